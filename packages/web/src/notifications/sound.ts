import type { PreferenceValues } from "@platform/protocol/preferences.ts";

type Sound = PreferenceValues["sound"];

/** Two notes each: frequency, start and length in seconds. Made here, so that nothing is loaded. */
const notes: Readonly<
  Record<Exclude<Sound, "none">, readonly (readonly [hertz: number, startS: number, s: number])[]>
> = {
  chime: [
    [880, 0, 0.18],
    [1318.5, 0.1, 0.3],
  ],
  knock: [
    [196, 0, 0.08],
    [196, 0.14, 0.08],
  ],
};

const volume = 0.15;
let audio: AudioContext | undefined;

/** Plays the sound of a notification. Browsers stay silent until the person has used the page. */
export function playSound(sound: Sound): void {
  if (sound === "none" || !("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const [hertz, startS, lengthS] of notes[sound]) {
    const [note, gain] = [audio.createOscillator(), audio.createGain()];
    const beginS = currentTime + startS;
    note.frequency.value = hertz;
    gain.gain.setValueAtTime(volume, beginS);
    gain.gain.exponentialRampToValueAtTime(0.001, beginS + lengthS);
    note.connect(gain).connect(destination);
    note.start(beginS);
    note.stop(beginS + lengthS);
  }
}
