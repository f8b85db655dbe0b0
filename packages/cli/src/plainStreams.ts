import type { Io } from "./command.ts";

/** A control sequence of a terminal: colours and movements (CSI), titles and links (OSC), and the short ones. */
// oxlint-disable-next-line no-control-regex -- the escape character is what it looks for.
const sequence = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[ -/]*[0-Z\\^-~])/g;
/** The beginning of one, cut off by the end of a chunk. */
// oxlint-disable-next-line no-control-regex -- as above.
const unfinished = /\u001B(?:\[[0-?]*[ -/]*|\][^\u0007\u001B]*\u001B?|[ -/]*)$/;
/** Longer than any that is cut by accident; text that never ends its sequence must not be held back. */
const heldCharsMax = 256;

/** Removes control sequences from text that comes in chunks, which may cut a sequence in two. */
export function plainText(): (chunk: string) => string {
  let held = "";
  return (chunk) => {
    const text = (held + chunk).replaceAll(sequence, "");
    const rest = unfinished.exec(text)?.[0] ?? "";
    held = rest.length > heldCharsMax ? "" : rest;
    return held === "" ? text : text.slice(0, -held.length);
  };
}

/** Both outputs; one that no terminal shows gets no control sequences, unless `FORCE_COLOR` asks for them. */
export function plainStreams(io: Io): Pick<Io, "out" | "err"> {
  const plain = (print: (text: string) => void, isTerminal: boolean): ((text: string) => void) => {
    if (isTerminal || io.env["FORCE_COLOR"]) return print;
    const strip = plainText();
    return (text) => {
      const rest = strip(text);
      if (rest !== "") print(rest);
    };
  };
  return { out: plain(io.out, io.isTerminal), err: plain(io.err, io.isErrTerminal ?? io.isTerminal) };
}
