// The fast search, compiled once for each kind of processor with RICOCHET_PATH as its namespace.
#include <memory>

#include "answer.hpp"
#include "search.hpp"

namespace ricochet::RICOCHET_PATH {

static_assert(sizeof(Workspace) < least_bytes);

bool accepts(const Puzzle& puzzle) {
    int robots = 0;
    for (const int cell : puzzle.robots) robots += cell != not_in_play;
    return puzzle.width <= stride && puzzle.height <= stride && robots >= 4;
}

void search(const Puzzle& puzzle, const Limits& limits, Control& control, int /*threads*/, Answer& answer) {
    static thread_local const std::unique_ptr<Workspace> work(new Workspace);
    bool all_in_play = true;
    for (const int cell : puzzle.robots) all_in_play &= cell != not_in_play;
    if (all_in_play) {
        Search<5>(puzzle, limits, control, *work).run(answer);
    } else {
        Search<4>(puzzle, limits, control, *work).run(answer);
    }
}

}  // namespace ricochet::RICOCHET_PATH
