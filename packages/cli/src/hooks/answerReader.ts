import { ByteStore } from "./byteStore.ts";
import { readPlainAnswer } from "./plainAnswer.ts";

/** What a hook answered on its STDOUT. */
export type HookAnswer =
  | { readonly kind: "json"; readonly value: unknown }
  /** It printed nothing at all. */
  | { readonly kind: "nothing" }
  | { readonly kind: "unreadable"; readonly message: string };

export interface AnswerReader {
  push(chunk: Buffer): void;
  end(): HookAnswer;
}

export interface ReaderOptions {
  /** Of version 2; without it the whole output is the answer, as in version 1. */
  readonly boundary?: string;
  /** The longest answer; what comes between is let go. */
  readonly maxBytes: number;
  /** Gets what is no answer, as soon as that is certain. */
  readonly log?: (text: Buffer) => void;
}

/** Reads the answer out of a stream that comes in any pieces. */
export function readAnswer(options: ReaderOptions): AnswerReader {
  const { boundary, maxBytes, log } = options;
  const whole = new ByteStore(maxBytes);
  const framed = boundary === undefined ? undefined : new FramedAnswers(Buffer.from(boundary), maxBytes, log);
  let size = 0;
  return {
    push(chunk) {
      size += chunk.length;
      whole.push(chunk);
      framed?.push(chunk);
    },
    end() {
      const found = framed?.end();
      if (found !== undefined) return { kind: "json", value: found.value };
      // A hook that was offered version 2 and answered without boundaries speaks version 1.
      if (size === 0) return { kind: "nothing" };
      if (whole.hasOverflowed) return { kind: "unreadable", message: `its answer is longer than ${maxBytes} bytes` };
      return readPlainAnswer(whole.read(), boundary === undefined ? log : undefined);
    },
  };
}

interface Candidate {
  readonly value: unknown;
  readonly rank: number;
}

/** The first byte of every JSON value, and the space or mark that may come before; and the last byte of every one. */
const couldBegin = new Set(Buffer.from('{["-0123456789tfn \t\r\n\uFEFF'));
const couldEnd = new Set(Buffer.from('}]"0123456789el \t\r\n'));
const space = new Set(Buffer.from(" \t\r\n"));

/**
 * JSON between two boundaries is an answer. A hook that logs its own arguments prints the boundary as
 * well, so every stretch between neighbouring boundaries is tried, and the best one counts: one that fills its stretch
 * exactly goes before one with space around, an object or array before anything else, and a later one before an earlier.
 */
class FramedAnswers {
  readonly #boundary: Buffer;
  readonly #stretch: ByteStore;
  readonly #log: (text: Buffer) => void;
  /** The end of the last chunk, in case a boundary begins there. */
  #tail = Buffer.alloc(0);
  #hasOpened = false;
  /** Whether the stretch is passed on as it comes, because it cannot be an answer or follows one. */
  #isLogged = true;
  #best: Candidate | undefined;

  constructor(boundary: Buffer, maxBytes: number, log: (text: Buffer) => void = () => {}) {
    this.#boundary = boundary;
    this.#stretch = new ByteStore(maxBytes);
    this.#log = log;
  }

  push(chunk: Buffer): void {
    let rest = this.#tail.length === 0 ? chunk : Buffer.concat([this.#tail, chunk]);
    for (let at = rest.indexOf(this.#boundary); at >= 0; at = rest.indexOf(this.#boundary)) {
      this.#take(rest.subarray(0, at));
      this.#closeStretch();
      rest = rest.subarray(at + this.#boundary.length);
    }
    const keep = beginningOf(this.#boundary, rest);
    this.#take(rest.subarray(0, rest.length - keep));
    this.#tail = Buffer.from(rest.subarray(rest.length - keep));
  }

  end(): Candidate | undefined {
    this.#take(this.#tail);
    if (!this.#isLogged) this.#log(this.#stretch.read());
    return this.#best;
  }

  #take(text: Buffer): void {
    if (text.length === 0) return;
    if (this.#hasOpened) this.#stretch.push(text);
    if (this.#isLogged) return this.#log(text);
    // Logs after an echoed boundary must not wait for the next one, which may never come.
    const isHopeless = this.#stretch.hasOverflowed || !couldBegin.has(firstSolid(this.#stretch.read()));
    if (!isHopeless) return;
    this.#isLogged = true;
    this.#log(this.#stretch.hasOverflowed ? text : this.#stretch.read());
  }

  #closeStretch(): void {
    const candidate = this.#hasOpened && !this.#stretch.hasOverflowed ? parse(this.#stretch.read()) : undefined;
    if (candidate !== undefined && candidate.rank >= (this.#best?.rank ?? 0)) this.#best = candidate;
    if (candidate === undefined && !this.#isLogged) this.#log(this.#stretch.read());
    this.#hasOpened = true;
    this.#isLogged = candidate !== undefined;
    this.#stretch.clear();
  }
}

function parse(text: Buffer): Candidate | undefined {
  // A hook that prints nothing but boundaries makes a million stretches, and each failing parse would cost as an exception.
  if (!couldBegin.has(text[0] ?? 0) || !couldEnd.has(text.at(-1) ?? 0)) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(text));
    const isExact = !space.has(text[0] ?? 0) && !space.has(text.at(-1) ?? 0);
    return { value, rank: (isExact ? 2 : 0) + (typeof value === "object" && value !== null ? 1 : 0) };
  } catch {
    return undefined;
  }
}

function firstSolid(text: Buffer): number {
  return text.find((byte) => !space.has(byte)) ?? 0x20;
}

/** How many bytes at the end may be the beginning of the boundary. */
function beginningOf(boundary: Buffer, text: Buffer): number {
  for (let size = Math.min(boundary.length - 1, text.length); size > 0; size--) {
    if (text.subarray(text.length - size).equals(boundary.subarray(0, size))) return size;
  }
  return 0;
}
