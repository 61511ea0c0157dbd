#include "crew.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace ricochet {

struct Crew::Shared {
    std::mutex mutex;
    std::condition_variable changed;
    std::vector<std::thread> threads;
    void (*task)(void*, int) = nullptr;
    void* context = nullptr;
    int workers = 1;
    int run = 0;         // how many runs there were
    int finished = 0;    // workers that have returned from this run
    int active = 0;      // workers that neither wait for work nor stand aside
    int waiting = 0;     // workers that wait for work
    bool over = false;   // nobody will get work in this run
    bool closing = false;
    std::vector<std::uint64_t> pool;
};

Crew::Crew(int workers) : shared_(std::make_unique<Shared>()) {
    Shared& s = *shared_;
    s.workers = workers;
    for (int worker = 1; worker < workers; ++worker) {
        s.threads.emplace_back([&s, worker] {
            std::unique_lock lock(s.mutex);
            for (int seen = 0;;) {
                s.changed.wait(lock, [&] { return s.closing || s.run != seen; });
                if (s.closing) return;
                seen = s.run;
                lock.unlock();
                s.task(s.context, worker);
                lock.lock();
                ++s.finished;
                --s.active;
                s.changed.notify_all();
            }
        });
    }
}

Crew::~Crew() {
    {
        const std::lock_guard lock(shared_->mutex);
        shared_->closing = true;
    }
    shared_->changed.notify_all();
    for (std::thread& thread : shared_->threads) thread.join();
}

void Crew::run(void (*task)(void*, int), void* context) {
    Shared& s = *shared_;
    std::unique_lock lock(s.mutex);
    s.task = task;
    s.context = context;
    s.finished = 0;
    s.active = s.workers;
    s.waiting = 0;
    s.over = false;
    s.pool.clear();
    ++s.run;
    s.changed.notify_all();
    lock.unlock();
    task(context, 0);
    lock.lock();
    --s.active;
    s.changed.notify_all();
    s.changed.wait(lock, [&] { return s.finished == s.workers - 1; });
    hungry_ = false;
}

void Crew::give(const std::uint64_t* items, std::size_t count) {
    Shared& s = *shared_;
    const std::lock_guard lock(s.mutex);
    s.pool.insert(s.pool.end(), items, items + count);
    hungry_ = false;
    s.changed.notify_all();
}

std::size_t Crew::take(std::uint64_t* items, std::size_t most) {
    Shared& s = *shared_;
    std::unique_lock lock(s.mutex);
    --s.active;
    ++s.waiting;
    if (s.waiting == s.workers && s.pool.empty()) s.over = true;
    hungry_ = s.pool.empty();
    s.changed.notify_all();
    s.changed.wait(lock, [&] { return s.over || (!s.pool.empty() && !disturbing_); });
    if (s.over) {
        ++s.active;
        return 0;
    }
    --s.waiting;
    ++s.active;
    const std::size_t count = std::min(most, s.pool.size());
    std::copy(s.pool.end() - std::ptrdiff_t(count), s.pool.end(), items);
    s.pool.resize(s.pool.size() - count);
    hungry_ = s.pool.empty() && s.waiting > 0;
    return count;
}

void Crew::stop() {
    const std::lock_guard lock(shared_->mutex);
    shared_->over = true;
    shared_->changed.notify_all();
}

void Crew::step_aside() {
    Shared& s = *shared_;
    std::unique_lock lock(s.mutex);
    --s.active;
    s.changed.notify_all();
    s.changed.wait(lock, [&] { return !disturbing_; });
    ++s.active;
}

void Crew::alone(void (*act)(void*), void* context) {
    Shared& s = *shared_;
    {
        std::unique_lock lock(s.mutex);
        if (!disturbing_) {
            disturbing_ = true;
            s.changed.wait(lock, [&] { return s.active == 1; });
            act(context);
            disturbing_ = false;
            s.changed.notify_all();
            return;
        }
    }
    step_aside();
}

}  // namespace ricochet
