#include "kernel/platform/thread_team.hpp"

#include <algorithm>
#include <barrier>
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace ricochet {

namespace {

struct Completion {
    const ThreadTeam::Between* between;
    void* const* context;
    void operator()() noexcept { (*between)(*context); }
};

}  // namespace

struct ThreadTeam::Shared {
    explicit Shared(int workers) : gate(workers), inside(workers, Completion{&between, &context}) {}

    Task task = nullptr;  // of the current run; null ends the threads
    Between between = nullptr;
    void* context = nullptr;
    std::barrier<> gate;  // all threads meet here when a run begins and ends
    std::barrier<Completion> inside;
    std::vector<std::thread> threads;

    void work(int worker) {
        for (;;) {
            gate.arrive_and_wait();
            if (task == nullptr) return;
            task(context, worker);
            gate.arrive_and_wait();
        }
    }
};

ThreadTeam::ThreadTeam(int workers) : shared_(std::make_unique<Shared>(workers)) {
    assert(workers >= 1);
    Shared& s = *shared_;
    for (int worker = 1; worker < workers; ++worker) {
        try {
            s.threads.emplace_back([&s, worker] { s.work(worker); });
        } catch (const std::system_error&) {  // the system has no more threads; the team stays smaller
            s.gate.arrive_and_drop();
            s.inside.arrive_and_drop();
        }
    }
}

ThreadTeam::~ThreadTeam() {
    shared_->task = nullptr;
    shared_->gate.arrive_and_wait();
    for (std::thread& thread : shared_->threads) thread.join();
}

void ThreadTeam::run(Task task, Between between, void* context) {
    shared_->task = task;
    shared_->between = between;
    shared_->context = context;
    shared_->gate.arrive_and_wait();
    task(context, 0);
    shared_->gate.arrive_and_wait();
}

void ThreadTeam::synchronize() { shared_->inside.arrive_and_wait(); }

struct Allowance::Shared {
    std::mutex mutex;
    std::condition_variable changed;
    std::uint64_t left;
    int holders = 0;
};

Allowance::Allowance() = default;
Allowance::~Allowance() = default;

void Allowance::share(std::uint64_t expansions) {
    assert(shared_ == nullptr);
    shared_.reset(new Shared{{}, {}, expansions});
}

std::uint64_t Allowance::take(std::uint64_t most) {
    assert(most > 0);
    if (shared_ == nullptr) return 0;
    Shared& s = *shared_;
    std::unique_lock lock(s.mutex);
    s.changed.wait(lock, [&] { return s.left > 0 || s.holders == 0; });
    const std::uint64_t taken = std::min(most, s.left);
    s.left -= taken;
    s.holders += taken > 0;
    return taken;
}

void Allowance::give_back(std::uint64_t unused) {
    Shared& s = *shared_;
    {
        const std::lock_guard lock(s.mutex);
        assert(s.holders > 0);
        s.left += unused;
        --s.holders;
    }
    s.changed.notify_all();
}

}  // namespace ricochet
