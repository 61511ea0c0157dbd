#include "envs/tables.hpp"

namespace ricochet::envs {

namespace {

class Table {
public:
    std::vector<CellData> cells;

    explicit Table(const Puzzle& board) : cells(board.walls.size()), board_(board), diagonal_at_(board.walls.size()) {
        for (const Diagonal& diagonal : board.diagonals) diagonal_at_[std::size_t(diagonal.cell)] = &diagonal;
        const int count = int(cells.size());
        for (int cell = 0; cell < count; ++cell) {
            measure(cell, north);
            measure(cell, west);
        }
        for (int cell = count - 1; cell >= 0; --cell) {
            measure(cell, east);
            measure(cell, south);
        }
        for (const Diagonal& diagonal : board.diagonals) {
            for (const Heading direction : headings) mark_refused(diagonal, direction);
        }
    }

private:
    const Puzzle& board_;
    std::vector<const Diagonal*> diagonal_at_;

    bool is_open(int cell, Heading direction) const { return !has_side(board_.walls[std::size_t(cell)], direction); }

    int cell_at(int cell, Heading direction, int far) const {
        const ByHeading<int> steps = {-board_.width, 1, board_.width, -1};
        return cell + far * steps[direction];
    }

    int length(int cell, Heading direction) const {
        return int(cells[std::size_t(cell)] >> 8 * int(direction)) & length_bits;
    }

    bool is_onto(int cell, Heading direction) const {
        return cells[std::size_t(cell)] >> (onto_bits + int(direction)) & 1;
    }

    /// Measures a slide. Requires the slide from the next cell.
    void measure(int cell, Heading direction) {
        if (!is_open(cell, direction)) return;
        const int next = cell_at(cell, direction, 1);
        CellData data = CellData(1) << (open_bits + int(direction));
        if (const Diagonal* const diagonal = diagonal_at_[std::size_t(next)]; diagonal != nullptr) {
            const int slide = 1 | diagonal->robot << robot_shift | diagonal->rising << rising_shift;
            data |= CellData(slide) << 8 * int(direction);
            data |= CellData(1) << (onto_bits + int(direction)) | CellData(1) << beside_bit;
        } else {
            const CellData one_onto = CellData(1) << (onto_bits + int(direction)), slide = CellData(255)
                                                                                           << 8 * int(direction);
            data |= (cells[std::size_t(next)] & (slide | one_onto)) + (CellData(1) << 8 * int(direction));
        }
        cells[std::size_t(cell)] |= data;
    }

    /// Marks the slides that reach a diagonal in this direction, for each robot for which they are not legal.
    void mark_refused(const Diagonal& diagonal, Heading direction) {
        CellData refused = 0;
        for (int robot = 0; robot < max_robots; ++robot) {
            if (is_refused(diagonal, direction, robot))
                refused |= CellData(1) << (refused_bits + 4 * robot + int(direction));
        }
        if (refused == 0) return;
        const Heading back = opposite(direction);
        for (int cell = diagonal.cell; is_open(cell, back);) {
            cell = cell_at(cell, back, 1);
            cells[std::size_t(cell)] |= refused;
            if (diagonal_at_[std::size_t(cell)] != nullptr) break;
        }
    }

    /// Returns whether a robot that comes to a diagonal stops on one (R4.3) or never stops (R4.4). With more slides
    /// than there are diagonals and directions, one has repeated.
    bool is_refused(Diagonal diagonal, Heading heading, int robot) const {
        for (std::size_t slides = 0; slides <= directions * board_.diagonals.size(); ++slides) {
            if (diagonal.robot != robot) heading = turned(heading, diagonal.rising);
            const int far = length(diagonal.cell, heading);
            if (!is_onto(diagonal.cell, heading)) return far == 0;
            diagonal = *diagonal_at_[std::size_t(cell_at(diagonal.cell, heading, far))];
        }
        return true;
    }
};

}  // namespace

std::vector<CellData> cell_data(const Puzzle& board) { return Table(board).cells; }

Position position_of(const std::array<int, max_robots>& robots, const Grid& grid, const CellData* board) {
    Position position;
    position.by_axis[0].fill(nowhere);
    position.by_axis[1].fill(nowhere);
    position.sides.fill(0);
    for (std::size_t robot = 0; robot < max_robots; ++robot) {
        if (robots[robot] == not_in_play) continue;
        const Place place = grid.place(robots[robot]);
        position.by_axis[0][robot] = std::uint16_t(place);
        position.by_axis[1][robot] = std::uint16_t(place >> 16);
        position.sides[robot] = sides_for(board[robots[robot]], int(robot));
    }
    return position;
}

}  // namespace ricochet::envs
