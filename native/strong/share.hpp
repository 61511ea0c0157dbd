// Shares items of work among threads that last only as long as the work.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

#include "strong/strong.hpp"

namespace ricochet::strong {

/// Threads that are joined at the end.
class Threads {
public:
    Threads() = default;
    ~Threads() {
        for (std::thread& thread : threads_) thread.join();
    }
    Threads(const Threads&) = delete;

    template <class... Work>
    void start(const Work&... work) {
        threads_.emplace_back(work...);
    }

private:
    std::vector<std::thread> threads_;
};

/// Calls work(worker, item) for every item on that many threads, lowest item first. If cancelled, it skips the
/// remaining items.
inline void share(int threads, StrongControl& control, std::size_t items,
                  const std::function<void(int, std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    const auto run = [&](int worker) {
        for (std::size_t item = next++; item < items && !control.cancelled; item = next++) {
            work(worker, item);
            if (worker == 0 && control.pulse) control.pulse();
        }
    };
    Threads others;
    for (int worker = 1; worker < threads; ++worker) others.start(run, worker);
    run(0);
}

}  // namespace ricochet::strong
