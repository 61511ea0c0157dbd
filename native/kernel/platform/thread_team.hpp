// Threads that search together.
//
// Nothing here is a template or inline, so that code compiled for any CPU target can use it.
#pragma once

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

}  // namespace ricochet
