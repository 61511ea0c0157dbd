"""Records the sounds of a page with an AudioContext that plays nothing."""

from playwright.sync_api import Page

HEAR = """() => {
    window.heard = [];
    class Part {
        constructor(context, { frequency = "rub" } = {}) { this.pitch = frequency; }
        connect(next) { this.next = next; return next; }
        start() {
            let last = this;
            while (last.level === undefined) last = last.next;
            window.heard.push([this.pitch, last.level, document.querySelector("h1")?.textContent ?? ""]);
        }
        stop() {}
    }
    class Gain extends Part {
        gain = { setValueAtTime: (level) => { this.level = level; }, exponentialRampToValueAtTime() {} };
    }
    window.AudioContext = class {
        currentTime = 0; state = "running"; sampleRate = 8; destination = {};
        createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
    };
    for (const name of ["OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode"]) window[name] = Part;
    window.GainNode = Gain;
}"""
SET_VOLUME = """async (volume) => {
    const { set } = part("/store/settings.js");
    set("sound", volume);
}"""
GLASS, TICK, RUB, STOP, SUCCESS, FAILURE = [330, 495], [1200], ["rub"], [140], [523, 784], [147]
CHORD = [523, 659, 784]
FULL, QUIET = 0.25, 0.06


def listen(page: Page) -> None:
    """Record all sounds from now on."""
    page.evaluate(HEAR)


def set_volume(page: Page, volume: str) -> None:
    """Set the volume as the settings do."""
    page.evaluate(SET_VOLUME, volume)


def heard(page: Page, count: int) -> list[tuple[object, float, str]]:
    """Wait for this many tones and return them: pitch, level, and the title shown at the time."""
    page.wait_for_function("(count) => window.heard.length >= count", arg=count)
    found: list[tuple[object, float, str]] = page.evaluate("() => window.heard.splice(0)")
    return found
