#include "envs/tables.hpp"

#include "kernel/model/slide.hpp"

namespace ricochet::envs {

namespace {

class Table {
public:
    std::vector<CellData> cells;

    explicit Table(const Puzzle& board) : cells(board.walls.size()), floor_(board) {
        const int count = int(cells.size());
        for (int cell = 0; cell < count; ++cell) {
            measure({cell, north});
            measure({cell, west});
        }
        for (int cell = count - 1; cell >= 0; --cell) {
            measure({cell, east});
            measure({cell, south});
        }
        for (const Diagonal& diagonal : board.diagonals) {
            for (const Heading direction : headings) mark_refused({diagonal.cell, direction});
        }
    }

private:
    const Floor floor_;

    /// Measures a slide. Requires the slide from the next cell.
    void measure(Pose from) {
        if (!floor_.is_open(from)) return;
        const int next = floor_.ahead(from), direction = int(from.heading);
        const CellData one = CellData(1) << 8 * direction, onto = CellData(1) << (onto_bits + direction);
        CellData data = CellData(1) << (open_bits + direction);
        if (const Diagonal* const diagonal = floor_.diagonal_at(next); diagonal != nullptr) {
            const int slide = 1 | int(diagonal->robot) << robot_shift | diagonal->rising << rising_shift;
            data |= CellData(slide) << 8 * direction | onto | CellData(1) << beside_bit;
        } else {
            data |= (cells[std::size_t(next)] & (255 * one | onto)) + one;
        }
        cells[std::size_t(from.cell)] |= data;
    }

    /// Marks the slides that come to a diagonal in this direction, for each robot for which they are not legal.
    void mark_refused(Pose onto) {
        CellData refused = 0;
        for (const Robot robot : all_robots) {
            if (is_refused(onto, robot)) refused |= CellData(1) << (refused_bits + number_of({robot, onto.heading}));
        }
        if (refused == 0) return;
        for (Pose back{onto.cell, opposite(onto.heading)}; floor_.is_open(back);) {
            back.cell = floor_.ahead(back);
            cells[std::size_t(back.cell)] |= refused;
            if (floor_.diagonal_at(back.cell) != nullptr) break;
        }
    }

    /// Returns whether a robot that comes to a diagonal stops on one (R4.3) or never stops (R4.4).
    bool is_refused(Pose onto, Robot robot) const {
        Pose at = floor_.turned_at(onto, robot);
        const int passed = floor_.slide(robot, at, [](int) { return true; });
        return passed == Floor::endless || floor_.diagonal_at(at.cell) != nullptr;
    }
};

}  // namespace

std::vector<CellData> cell_data(const Puzzle& board) { return Table(board).cells; }

Position position_of(const ByRobot<int>& robots, const Grid& grid, const CellData* board) {
    Position position;
    position.by_axis[0].fill(nowhere);
    position.by_axis[1].fill(nowhere);
    position.sides.fill(0);
    for (const Robot robot : all_robots) {
        if (robots[robot] == not_in_play) continue;
        const Place place = grid.place(robots[robot]);
        const auto lane = std::size_t(robot);
        position.by_axis[0][lane] = std::uint16_t(place);
        position.by_axis[1][lane] = std::uint16_t(place >> 16);
        position.sides[lane] = sides_for(board[robots[robot]], int(robot));
    }
    return position;
}

}  // namespace ricochet::envs
