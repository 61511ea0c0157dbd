// Numbers of different things, as types that no compiler mixes up.
#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace ricochet {

/// The direction of a move, the side of a cell, or the way a robot faces after a diagonal has turned it.
enum class Heading : std::uint8_t { north, east, south, west };
using enum Heading;

inline constexpr int max_robots = 5;

enum class Robot : std::int8_t { red, green, blue, yellow, silver };

/// The robot of a number that comes into the kernel. Of a number that no robot has, it is one that does not exist.
constexpr Robot robot_of(int number) { return Robot(number < -1 || max_robots < number ? max_robots : number); }

/// The place of a robot in a state.
enum class Slot : int {};

constexpr Slot operator+(Slot slot, int count) { return Slot(int(slot) + count); }
constexpr Slot operator-(Slot slot, int count) { return Slot(int(slot) - count); }
constexpr int operator-(Slot slot, Slot first) { return int(slot) - int(first); }
constexpr Slot& operator++(Slot& slot) { return slot = slot + 1; }
constexpr Slot& operator--(Slot& slot) { return slot = slot - 1; }

template <typename T>
concept Number = std::same_as<T, Heading> || std::same_as<T, Robot> || std::same_as<T, Slot>;

/// Consecutive numbers, for a loop. It counts in `int`, so that compilers unroll the loop.
template <Number T>
class Range {
public:
    struct Iterator {
        int number;
        constexpr T operator*() const { return T(number); }
        constexpr Iterator& operator++() { return ++number, *this; }
        constexpr bool operator!=(Iterator other) const { return number != other.number; }
    };

    constexpr Range(int first, int end) : first_{first}, end_{end} {}
    constexpr Iterator begin() const { return first_; }
    constexpr Iterator end() const { return end_; }

private:
    Iterator first_, end_;
};

inline constexpr Range<Heading> headings(0, 4);
inline constexpr Range<Robot> all_robots(0, max_robots);
constexpr Range<Slot> first_slots(int count) { return {0, count}; }

/// An array that only the numbers of one kind index.
template <Number Index, typename Item, std::size_t size>
struct Indexed {
    Item items[size];

    constexpr Item& operator[](Index index) { return items[std::size_t(index)]; }
    constexpr const Item& operator[](Index index) const { return items[std::size_t(index)]; }
    constexpr Item* begin() { return items; }
    constexpr Item* end() { return items + size; }
    constexpr const Item* begin() const { return items; }
    constexpr const Item* end() const { return items + size; }
    auto operator<=>(const Indexed&) const = default;
};

template <typename Item>
using ByHeading = Indexed<Heading, Item, 4>;
template <typename Item>
using ByRobot = Indexed<Robot, Item, max_robots>;
template <typename Item, std::size_t size = max_robots>
using BySlot = Indexed<Slot, Item, size>;

constexpr bool is_level(Heading heading) { return int(heading) % 2 == 1; }
constexpr Heading opposite(Heading heading) { return Heading(int(heading) ^ 2); }

/// The heading of a robot that a diagonal has turned (R4.2). '/' rises to the east, '\' falls.
constexpr Heading turned(Heading heading, bool rising) { return Heading(rising ? int(heading) ^ 1 : 3 - int(heading)); }

/// The bit of one side in the walls of a cell.
constexpr int side_bit(Heading side) { return 1 << int(side); }
constexpr bool has_side(unsigned walls, Heading side) { return walls >> int(side) & 1; }

}  // namespace ricochet
