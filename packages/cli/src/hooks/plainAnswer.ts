import type { HookAnswer } from "./answerReader.ts";

/**
 * The answer of version 1: all of STDOUT, or, where logs came with it, its last line, or what is between the first brace
 * and the last. Logs that come along are passed on.
 */
export function readPlainAnswer(bytes: Buffer, log: (text: Buffer) => void = () => {}): HookAnswer {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = bytes.toString("utf8");
  }
  if (text.trim() === "") return { kind: "nothing" };
  for (const [start, end] of placesOf(text)) {
    const parsed = parse(text.slice(start, end));
    if (parsed === undefined) continue;
    for (const part of [text.slice(0, start), text.slice(end)]) if (part.trim() !== "") log(Buffer.from(part));
    return { kind: "json", value: parsed.value };
  }
  log(bytes);
  return { kind: "unreadable", message: "its output is not JSON" };
}

function* placesOf(text: string): Generator<readonly [start: number, end: number]> {
  yield [0, text.length];
  const solid = text.trimEnd();
  yield [solid.lastIndexOf("\n") + 1, solid.length];
  yield [text.indexOf("{"), text.lastIndexOf("}") + 1];
  // A log line may hold a brace, too, so also from the first line that begins with one.
  const line = /^\s*\{/m.exec(text);
  if (line) yield [line.index, text.lastIndexOf("}") + 1];
}

function parse(text: string): { readonly value: unknown } | undefined {
  // A replacement character stands for bytes that were no text; an answer has none by accident only.
  if (text.includes("\uFFFD")) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
