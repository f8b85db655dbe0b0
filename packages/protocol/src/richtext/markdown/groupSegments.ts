import { limits } from "../../limits.ts";
import { countSigns, isTangled } from "./isTangled.ts";

/** Calling the parser has its price, so short segments go in together; much text at once has a higher one. */
const groupChars = 600;

/** In units of what two signs cost that may pair up, as measured: so much for each segment and for each letter. */
const segmentEffort = 2_000;
const letterEffort = 30;

type Group = { readonly text: string; readonly isTangled: boolean };

/** Segments that are parsed in one go, and those that are not parsed at all. */
export function groupSegments(segments: readonly string[]): Group[] {
  const groups: Group[] = [];
  let lines: string[] = [];
  let length = 0;
  let effort = 0;
  for (const segment of segments) {
    const tangled = isTangled(segment);
    if (!tangled) effort += effortOf(segment);
    if (tangled || effort > limits.markdown_effort_max) {
      end();
      groups.push({ text: segment, isTangled: true });
      continue;
    }
    if (length > 0 && length + segment.length > groupChars) end();
    lines.push(segment);
    length += segment.length + 1;
  }
  end();
  return groups;

  function end(): void {
    if (lines.length > 0) groups.push({ text: lines.join("\n"), isTangled: false });
    lines = [];
    length = 0;
  }
}

function effortOf(segment: string): number {
  return segmentEffort + letterEffort * segment.length + countSigns(segment) ** 2;
}
