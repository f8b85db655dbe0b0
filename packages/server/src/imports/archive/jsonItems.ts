import { StartFailure } from "../../ports/failures.ts";
import type { ArchiveEntry } from "./archive.ts";
import { readBytes } from "./readBytes.ts";

/** One person, channel or message; the largest messages of Slack have some hundred kilobytes. */
const itemBytesMax = 16 * 1024 * 1024;
const depthMax = 200;

const [quote, backslash, comma, openBrace, openBracket, closeBrace, closeBracket] = [...Buffer.from('"\\,{[}]')] as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * The objects of a JSON array, one after the other, so that a file of any size takes the memory of one object. Items that
 * are no objects are left out: an empty list of Slack may be `[""]`.
 */
export async function* readItems(entry: ArchiveEntry): AsyncGenerator<JsonObject> {
  const splitter = new Splitter(entry.path);
  for await (const chunk of readBytes(entry)) {
    for (const text of splitter.take(chunk)) {
      const item = parse(entry.path, text);
      if (typeof item === "object" && item !== null && !Array.isArray(item)) yield item as JsonObject;
    }
  }
  splitter.end();
}

function parse(path: string, text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartFailure(`${path} is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Cuts an array at the commas of its first level. What is between them is checked by the parser. */
class Splitter {
  readonly #path: string;
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  #isOver = false;
  #pieces: Buffer[] = [];
  #size = 0;

  constructor(path: string) {
    this.#path = path;
  }

  *take(chunk: Buffer): Generator<string> {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (this.#isInText) {
        this.#skipText(byte);
      } else if (this.#depth === 0) {
        this.#begin(byte);
        from = at + 1;
      } else if (byte === quote) {
        this.#isInText = true;
      } else if (byte === openBrace || byte === openBracket) {
        if (++this.#depth > depthMax) this.#fail(`has more than ${depthMax} levels`);
      } else if (byte === closeBrace || byte === closeBracket) {
        if (--this.#depth > 0) continue;
        if (byte !== closeBracket) this.#fail("is not valid JSON: an array ends with a brace");
        yield this.#cut(chunk, from, at);
        this.#isOver = true;
      } else if (byte === comma && this.#depth === 1) {
        yield this.#cut(chunk, from, at);
        from = at + 1;
      }
    }
    if (this.#depth > 0) this.#keep(chunk.subarray(from));
  }

  end(): void {
    if (!this.#isOver) this.#fail("ends in the middle, or holds no JSON array");
  }

  #skipText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === backslash) this.#isEscaped = true;
    else if (byte === quote) this.#isInText = false;
  }

  /** Before and behind the array there may be white space and a byte order mark. */
  #begin(byte: number): void {
    if (byte === openBracket && !this.#isOver) this.#depth = 1;
    else if (byte > 0x20 && byte < 0x80) this.#fail("holds no JSON array");
  }

  #cut(chunk: Buffer, from: number, to: number): string {
    this.#keep(chunk.subarray(from, to));
    const text = Buffer.concat(this.#pieces).toString("utf8");
    this.#pieces = [];
    this.#size = 0;
    return text;
  }

  #keep(piece: Buffer): void {
    this.#size += piece.length;
    if (this.#size > itemBytesMax) this.#fail("has an object of more than 16 MiB");
    // The stream may use its buffer again.
    if (piece.length > 0) this.#pieces.push(Buffer.from(piece));
  }

  #fail(reason: string): never {
    throw new StartFailure(`${this.#path} ${reason}.`);
  }
}
