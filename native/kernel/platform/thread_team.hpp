// Threads that search together.
//
// Nothing here is a template or inline, so that code compiled for any CPU target can use it.
#pragma once

#include <cstdint>
#include <memory>

namespace ricochet {

class ThreadTeam {
public:
    /// The calling thread is worker 0; the others live as long as the team. If the system refuses a thread, the team is
    /// smaller.
    explicit ThreadTeam(int workers);
    ~ThreadTeam();
    ThreadTeam(const ThreadTeam&) = delete;
    ThreadTeam& operator=(const ThreadTeam&) = delete;

    using Task = void (*)(void* context, int worker);
    using Between = void (*)(void* context);

    /// Calls `task(context, worker)` for all workers at once. Returns when all calls have returned.
    void run(Task task, Between between, void* context);

    /// A barrier for the workers of a run: waits until all of them have arrived. The last one to arrive calls
    /// `between(context)` before any continues.
    void synchronize();

private:
    struct Shared;
    std::unique_ptr<Shared> shared_;
};

/// A number of expansions that several workers may make together. Each takes some at a time, and returns what it did
/// not use.
class Allowance {
public:
    Allowance();
    ~Allowance();
    Allowance(const Allowance&) = delete;
    Allowance& operator=(const Allowance&) = delete;

    /// Sets the expansions, once. Before, there are none.
    void share(std::uint64_t expansions);

    /// Takes up to `most`. If none is left, waits until another worker has used or returned all that it took. Returns 0
    /// if none remains then. Requires that the worker holds none.
    std::uint64_t take(std::uint64_t most);

    /// Ends the worker's hold. Requires that its last `take` returned at least `unused` and more than 0.
    void give_back(std::uint64_t unused);

private:
    struct Shared;
    std::unique_ptr<Shared> shared_;
};

}  // namespace ricochet
