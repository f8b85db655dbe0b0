import { foldText } from "./matchText.ts";

/** Longer numbers than this are no numbers to anybody who reads a list. */
const digitsMax = 12;
const lettersMax = 200;

/**
 * What a name is sorted by. Databases agree on bytes and on nothing else, so this is made of bytes that come in the order
 * that people expect: letters without case and accents, and 2 before 10.
 */
export function sortName(name: string): string {
  const folded = foldText(name.trim()).replaceAll(/\d+/g, (digits) =>
    digits.replace(/^0+(?=\d)/, "").padStart(digitsMax, "0"),
  );
  // A letter that is cut in half is none that can be stored.
  return folded.slice(0, lettersMax).toWellFormed();
}
