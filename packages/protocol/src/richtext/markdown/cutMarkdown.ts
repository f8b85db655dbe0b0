const fenceLine = /^( *)(`{3,}|~{3,})(.*)$/;
const bulletLine = /^[-*+][ \t]/;
const orderedLine = /^(\d{1,9})[.)][ \t]/;
const headingLine = /^#{1,6}(?:[ \t]|$)/;

/**
 * Markdown in segments that can be parsed alone: a paragraph, an item of a list with what belongs to it, a quote, a
 * fence. The parser's work grows faster than its text, and a stream needs only its last segment parsed again.
 */
export function cutMarkdown(markdown: string): string[] {
  const segments: string[][] = [];
  let fence: string | undefined;
  let before = "";
  for (const line of markdown.replaceAll(/\r\n?/g, "\n").split("\n")) {
    const current = segments.at(-1);
    const mark = fenceLine.exec(line);
    const isInside = fence !== undefined;
    if (fence === undefined) fence = mark?.[2];
    else if (mark?.[2]?.startsWith(fence) && mark[3]?.trim() === "") fence = undefined;

    if (current === undefined || (!isInside && beginsSegment(line, before, current))) segments.push([line]);
    else current.push(line);
    before = isInside && fence === undefined ? "" : line;
  }
  return segments.map((lines) => lines.join("\n")).filter((segment) => segment.trim() !== "");
}

function beginsSegment(line: string, before: string, current: readonly string[]): boolean {
  const isAfterBlank = before.trim() === "";
  const [first = ""] = current;
  // What is indented may belong to the item above, even after an empty line.
  if (/^(?: {2,}|\t)/.test(line)) return isAfterBlank && !isItem(first) && !/^(?: {4}|\t)/.test(line);
  if (line.trim() === "") return false;
  if (isAfterBlank || headingLine.test(line) || headingLine.test(before) || fenceLine.test(line)) return true;
  if (line.startsWith(">")) return !before.startsWith(">");
  if (bulletLine.test(line)) return true;
  // Only a list that begins with 1 may stand below a paragraph without an empty line: 1984. might end a sentence.
  const number = orderedLine.exec(line)?.[1];
  return number !== undefined && (Number(number) === 1 || isItem(first));
}

function isItem(line: string): boolean {
  return bulletLine.test(line) || orderedLine.test(line);
}
