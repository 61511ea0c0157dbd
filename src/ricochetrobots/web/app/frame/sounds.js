// Synthesises the sounds: wood, sand and a few notes. None is needed to play.

/** @typedef {"glass" | "bid" | "tick" | "slide" | "stop" | "success" | "failure" | "chord"} Sound */

const VOLUMES = { quiet: 0.06, full: 0.25 };
const NOISE_SECONDS = 1;

/** @type {AudioContext | undefined} */
let context;
/** @type {AudioBuffer | undefined} */
let noise;

/**
 * @param {Sound} sound @param {"quiet" | "full"} volume
 * @param {{moves?: number, ms?: number, step?: number}} of the number of a bid (a lower number has a lower pitch), the
 * duration of a slide, or how many tones a stop is higher
 */
export function play(sound, volume, { moves = 7, ms = 200, step = 0 }) {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const level = VOLUMES[volume];
  switch (sound) {
    case "glass":
      tone(330, 0, 0.12, level, "sine");
      tone(495, 0.1, 0.2, level, "sine");
      break;
    case "bid":
      tone(180 + 24 * Math.min(moves, 20), 0, 0.09, level, "triangle");
      break;
    case "tick":
      tone(1200, 0, 0.03, level / 3, "sine");
      break;
    case "slide":
      rub(ms / 1000, level / 4);
      break;
    case "stop":
      tone(140 * 2 ** (step / 6), 0, 0.08, level, "triangle");
      break;
    case "success":
      tone(523, 0, 0.16, level, "sine");
      tone(784, 0.14, 0.24, level, "sine");
      break;
    case "chord":
      for (const pitch of [523, 659, 784]) tone(pitch, 0, 0.6, level / 2, "sine");
      break;
    case "failure":
      tone(147, 0, 0.3, level, "sine");
      break;
  }
}

/** @param {number} pitch in Hz @param {number} from @param {number} seconds @param {number} level @param {OscillatorType} type */
function tone(pitch, from, seconds, level, type) {
  if (!context) return;
  const voice = new OscillatorNode(context, { type, frequency: pitch });
  voice.connect(fading(context.currentTime + from, seconds, level));
  voice.start(context.currentTime + from);
  voice.stop(context.currentTime + from + seconds);
}

/** Plays a soft rubbing sound. @param {number} seconds @param {number} level */
function rub(seconds, level) {
  if (!context) return;
  noise ??= makeNoise(context);
  const voice = new AudioBufferSourceNode(context, { buffer: noise });
  const soft = new BiquadFilterNode(context, { type: "lowpass", frequency: 700 });
  voice.connect(soft).connect(fading(context.currentTime, seconds, level));
  voice.start();
  voice.stop(context.currentTime + seconds);
}

/** @param {number} at @param {number} seconds @param {number} level */
function fading(at, seconds, level) {
  const { destination } = /** @type {AudioContext} */ (context);
  const gain = new GainNode(/** @type {AudioContext} */ (context), { gain: 0 });
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(destination);
  return gain;
}

/** @param {AudioContext} output */
function makeNoise(output) {
  const buffer = output.createBuffer(1, output.sampleRate * NOISE_SECONDS, output.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return buffer;
}
