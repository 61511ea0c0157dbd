// Threads that search together.
//
// Nothing here is a template or inline, so that it can be used by code compiled for any processor.
#pragma once

#include <memory>

namespace ricochet {

class Crew {
   public:
    /// The calling thread is worker 0; the others live as long as the crew.
    explicit Crew(int workers);
    ~Crew();
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    using Task = void (*)(void* context, int worker);
    using Between = void (*)(void* context);

    /// Calls `task(context, worker)` for each worker at once and returns when all have returned.
    void run(Task task, Between between, void* context);

    /// For the workers of a run: waits until every one of them is here. The last to come calls `between(context)` before anybody
    /// goes on.
    void meet();

   private:
    struct Shared;
    std::unique_ptr<Shared> shared_;
};

}  // namespace ricochet
