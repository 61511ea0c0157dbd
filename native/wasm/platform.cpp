// What a WebAssembly module lacks: threads, a choice of processors, and a clock.
#include <ctime>

#include "kernel/platform/cpu.hpp"
#include "kernel/platform/thread_team.hpp"

namespace ricochet {

// The team has one member.
struct ThreadTeam::Shared {
    Between between;
    void* context;
};

ThreadTeam::ThreadTeam(int) : shared_(new Shared) {}
ThreadTeam::~ThreadTeam() = default;

void ThreadTeam::run(Task task, Between between, void* context) {
    *shared_ = {between, context};
    task(context, 0);
}

void ThreadTeam::synchronize() { shared_->between(shared_->context); }

// Only several workers share an allowance.
struct Allowance::Shared {};
Allowance::Allowance() = default;
Allowance::~Allowance() = default;
void Allowance::share(std::uint64_t) {}
std::uint64_t Allowance::take(std::uint64_t) { return 0; }
void Allowance::give_back(std::uint64_t) {}

static constexpr Cpu cpus[cpu_count] = {{"portable", [] { return true; }}};

std::span<const Cpu, cpu_count> compiled_cpus() { return cpus; }

const CpuChoice& chosen_cpu() {
    static const CpuChoice choice{cpus, {}};
    return choice;
}

std::size_t CpuChoice::index() const { return 0; }

}  // namespace ricochet

extern "C" {

/// The only thread never ends, so there is nothing to destroy at its end.
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

/// Time stands still: a search here has no limit of time, since a page that waits no longer ends its worker.
int clock_gettime(clockid_t, struct timespec* now) {
    *now = {};
    return 0;
}
}

/// Ends the module without a message, since nobody would read it and the code that writes it is long.
[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }
