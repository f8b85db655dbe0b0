import { limits } from "../../limits.ts";

/** Items and quotes inside each other on one line. */
const nesting = new RegExp(
  `^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${limits.rich_text_border_max + 1}}`,
  "m",
);

/** Whether a line begins with more items and quotes inside each other than rich text can show. */
export function isNestedDeeply(segment: string): boolean {
  return nesting.test(segment);
}

/** Parts of a line that may pair up with each other, which is what the parser spends its time on. */
export function countSigns(segment: string): number {
  let signs = 0;
  for (const character of segment) if ("*_~`[]<\\!&".includes(character)) signs += 1;
  return signs;
}

/**
 * Whether a segment is too much for the parser, whose work grows with the square of such signs: nobody writes so, but
 * an attacker may try. It is then shown as it was written.
 */
export function isTangled(segment: string): boolean {
  return (
    segment.length > limits.markdown_segment_chars_max ||
    countSigns(segment) > limits.markdown_segment_signs_max ||
    isNestedDeeply(segment)
  );
}
