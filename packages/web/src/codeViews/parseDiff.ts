/** One line of a unified diff. The text has no sign; the sign is drawn, so that nothing depends on colour. */
export interface DiffLine {
  readonly kind: "added" | "removed" | "same" | "hunk" | "remark";
  readonly text: string;
}

export interface DiffFile {
  /** Empty where the diff names none. */
  readonly name: string;
  readonly lines: readonly DiffLine[];
  readonly added: number;
  readonly removed: number;
}

interface OpenFile {
  name: string;
  readonly lines: DiffLine[];
  added: number;
  removed: number;
}

/** The files of a unified diff. Whatever is no diff is shown as it is, because an agent may send anything. */
export function parseDiff(diff: string): readonly DiffFile[] {
  const files: OpenFile[] = [];
  /** How many lines of the old and the new file the hunk still has: in it, `--- ` is a removed line and no header. */
  let left = { old: 0, new: 0 };
  const begin = (name: string): OpenFile => {
    const file: OpenFile = { name, lines: [], added: 0, removed: 0 };
    files.push(file);
    return file;
  };
  for (const line of diff.replace(/\n$/, "").split(/\r?\n/)) {
    const file = files.at(-1);
    if (left.old > 0 || left.new > 0) left = pass(left, add(file ?? begin(""), line));
    else if (line.startsWith("diff --git ")) begin(/ b\/(.*)$/.exec(line)?.[1] ?? line);
    else if (line.startsWith("--- ")) {
      if (!file || file.lines.some(({ kind }) => kind !== "same")) begin(nameIn(line));
    } else if (line.startsWith("+++ ")) {
      const name = nameIn(line);
      if (name !== "/dev/null") (file ?? begin(name)).name = name;
    } else {
      add(file ?? begin(""), line);
      left = linesOf(line);
    }
  }
  return files.filter(({ name, lines }) => name !== "" || lines.some(({ text }) => text !== ""));
}

interface Left {
  readonly old: number;
  readonly new: number;
}

/** How many lines a hunk has; none for what begins no hunk. */
function linesOf(line: string): Left {
  const found = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
  return found ? { old: Number(found[1] ?? 1), new: Number(found[2] ?? 1) } : { old: 0, new: 0 };
}

function pass(left: Left, kind: DiffLine["kind"]): Left {
  if (kind === "remark") return left;
  return { old: left.old - (kind === "added" ? 0 : 1), new: left.new - (kind === "removed" ? 0 : 1) };
}

function nameIn(line: string): string {
  const [name = ""] = line.slice(4).split("\t", 1);
  return name.replace(/^[ab]\//, "");
}

function add(file: OpenFile, line: string): DiffLine["kind"] {
  const kind = kindOf(line);
  if (kind === "added") file.added += 1;
  if (kind === "removed") file.removed += 1;
  const hasSign = kind === "added" || kind === "removed" || (kind === "same" && line.startsWith(" "));
  file.lines.push({ kind, text: kind === "remark" ? line.slice(1).trim() : hasSign ? line.slice(1) : line });
  return kind;
}

function kindOf(line: string): DiffLine["kind"] {
  if (line.startsWith("+")) return "added";
  if (line.startsWith("-")) return "removed";
  if (line.startsWith("@@")) return "hunk";
  return line.startsWith("\\") ? "remark" : "same";
}
