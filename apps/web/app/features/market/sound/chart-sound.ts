import { type ChartNote, noteMs } from './chart-notes.ts';

const VOLUME = 0.12;
const PATTERN_VOLUME = 0.08;
/** Each tone swells and fades, or it would click. */
const FADE_S = 0.008;

/** Plays candles one after another. One tune at a time. */
export class ChartSound {
  #context: AudioContext | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Begins to play; `onNote` is called as each candle sounds, and with null at the end. */
  play(notes: readonly ChartNote[], onNote: (note: ChartNote | null) => void): void {
    this.stop();
    const context = new AudioContext();
    this.#context = context;
    const length = noteMs(notes.length);
    for (const [place, note] of notes.entries()) {
      const at = { start: context.currentTime + (place * length) / 1000, seconds: length / 1000 };
      sound(context, { ...at, frequency: note.frequency, type: 'sine', volume: VOLUME });
      if (note.patternFrequency !== null) {
        const seconds = 2 * at.seconds;
        sound(context, { ...at, seconds, frequency: note.patternFrequency, type: 'triangle', volume: PATTERN_VOLUME });
      }
      this.#timers.push(setTimeout(() => onNote(note), place * length));
    }
    this.#timers.push(
      setTimeout(
        () => {
          this.stop();
          onNote(null);
        },
        (notes.length + 2) * length,
      ),
    );
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    void this.#context?.close();
    this.#context = null;
  }
}

interface Tone {
  readonly start: number;
  readonly seconds: number;
  readonly frequency: number;
  readonly type: OscillatorType;
  readonly volume: number;
}

function sound(context: AudioContext, { start, seconds, frequency, type, volume }: Tone): void {
  const oscillator = new OscillatorNode(context, { frequency, type });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + FADE_S);
  gain.gain.setValueAtTime(volume, Math.max(start + FADE_S, start + seconds - FADE_S));
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
