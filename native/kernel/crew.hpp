// Threads that search together: who has nothing to do waits, whoever has too much gives.
//
// Nothing here is a template or inline but one look at a flag, so that it can be used by code compiled for any processor.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace ricochet {

class Crew {
   public:
    /// The calling thread is worker 0; the others live as long as the crew.
    explicit Crew(int workers);
    ~Crew();
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    /// Calls `task(context, worker)` for each worker at once and returns when all have returned.
    void run(void (*task)(void* context, int worker), void* context);

    // For the workers of a run:

    /// True if somebody waits for work and there is none to take.
    bool is_hungry() const { return hungry_.load(std::memory_order_relaxed); }
    void give(const std::uint64_t* items, std::size_t count);

    /// Waits for work and takes up to `most` items of it; 0 when every worker waits or somebody has called `stop`.
    std::size_t take(std::uint64_t* items, std::size_t most);

    /// No worker will get more work in this run.
    void stop();

    /// True if somebody wants to be alone: call `step_aside` soon.
    bool is_disturbing() const { return disturbing_.load(std::memory_order_relaxed); }
    void step_aside();

    /// Calls `act(context)` while every other worker waits. If another worker is about to do so, only steps aside.
    void alone(void (*act)(void* context), void* context);

   private:
    struct Shared;
    std::atomic<bool> hungry_{false};
    std::atomic<bool> disturbing_{false};
    std::unique_ptr<Shared> shared_;
};

}  // namespace ricochet
