/** A part of Markdown: a table, or the text between tables. */
export interface Stretch {
  readonly kind: "text" | "table";
  readonly text: string;
}

const rule = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Markdown cut around its tables, which are drawn as tables; rich text has none. What looks like one in code is code. */
export function splitTables(markdown: string): Stretch[] {
  const stretches: Stretch[] = [];
  const lines = markdown.split("\n");
  let text: string[] = [];
  let closing: string | undefined;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const mark = fence.exec(line)?.[1];
    if (closing === undefined) closing = mark;
    else if (mark?.startsWith(closing)) closing = undefined;
    const isHead = closing === undefined && mark === undefined && line.includes("|") && rule.test(lines[at + 1] ?? "");
    if (!isHead || !(lines[at + 1] ?? "").includes("-")) {
      text.push(line);
      continue;
    }
    endText();
    let end = at + 2;
    while (end < lines.length && (lines[end] ?? "").includes("|")) end++;
    stretches.push({ kind: "table", text: lines.slice(at, end).join("\n") });
    at = end - 1;
  }
  endText();
  return stretches;

  function endText(): void {
    if (text.some((line) => line.trim() !== "")) stretches.push({ kind: "text", text: text.join("\n") });
    text = [];
  }
}
