import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { posix } from "node:path";
import { parseAllDocuments } from "yaml";
import type { Flags } from "../../packages/cli/src/command.ts";
import { commonFlags, readFlags } from "../../packages/cli/src/flags.ts";
import { slugs } from "../../packages/server/src/http/pages/docs/slugs.ts";

export interface DocContext {
  readonly root: string;
  /** The flags of each command, by its name. */
  readonly commands: ReadonlyMap<string, Flags>;
  readonly methods: ReadonlySet<string>;
  readonly controls: ReadonlySet<string>;
  readonly scripts: ReadonlySet<string>;
}

export interface DocBlock {
  readonly line: number;
  readonly language: string;
  readonly text: string;
  /** The file that a comment before the block names: it holds the same text. */
  readonly file: string | undefined;
}

/** The blocks of code of a Markdown file. */
export function blocksOf(markdown: string): DocBlock[] {
  const found: DocBlock[] = [];
  const pattern = /^(?:<!-- file: (\S+) -->\n+)?( *)```(.*)\n([\s\S]*?)^ *```$/gm;
  for (const { index, 1: file, 2: indent = "", 3: language = "", 4: text = "" } of markdown.matchAll(pattern)) {
    const line = markdown.slice(0, index).split("\n").length + (file === undefined ? 0 : 1);
    found.push({ line, language, text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""), file });
  }
  return found;
}

/** What is wrong with the blocks, links and names of one file, as `line: fault`. */
export function findDocFaults(path: string, markdown: string, context: DocContext): string[] {
  const blocks = blocksOf(markdown).flatMap((block) =>
    blockFaults(block, context).map((fault) => `${block.line}: ${fault}`),
  );
  return [...blocks, ...nameFaults(markdown, context), ...linkFaults(path, markdown, context.root)];
}

/** Names of commands and methods in the text, as in `platform app list` and `chat.postMessage`. Pages that are generated list what is missing, too. */
function nameFaults(markdown: string, { commands, methods, controls }: DocContext): string[] {
  if (markdown.startsWith("<!-- GENERATED")) return [];
  const prose = markdown.replaceAll(/^ *```[\s\S]*?^ *```$/gm, (block) => block.replaceAll(/[^\n]/g, " "));
  const families = new Set([...methods, ...controls].map((name) => name.split(".")[0]));
  const isKnown = (name: string): boolean =>
    [...methods, ...controls].some((known) => known === name || known.startsWith(`${name}.`));
  const faults: string[] = [];
  for (const { index, 1: code = "" } of prose.matchAll(/`([^`\n]+)`/g)) {
    const line = prose.slice(0, index).split("\n").length;
    const [, first = "", second = ""] = /^platform ([a-z][a-z-]*)(?: ([a-z][a-z-]*))?/.exec(code) ?? [];
    const isGroup = [...commands.keys()].some((name) => name.startsWith(`${first} `));
    const isCommand = commands.has(first) || (isGroup && (second === "" || commands.has(`${first} ${second}`)));
    if (first !== "" && first !== "help" && !isCommand)
      faults.push(`${line}: there is no command ${`${first} ${second}`.trim()}`);
    const [method = ""] = /^[a-z]\w*(?:\.(?!json$|mjs$|ts$)[a-z]\w*)+$/i.exec(code) ?? [];
    if (families.has(method.split(".")[0]) && !isKnown(method)) faults.push(`${line}: there is no method ${method}`);
  }
  return faults;
}

function blockFaults({ language, text, file }: DocBlock, context: DocContext): string[] {
  if (file !== undefined && readOr(posix.join(context.root, file)) !== text) return [`the block differs from ${file}`];
  switch (language) {
    case "sh":
      return shellFaults(text, context);
    case "json":
      return failureOf(() => JSON.parse(text) as unknown);
    case "yaml":
      return parseAllDocuments(text).flatMap((document) => document.errors.map(({ message }) => message));
    case "js":
    case "ts":
      return codeFaults(text);
    case "text":
      return [];
    case "":
      return ["the block has no language: write text for output"];
    default:
      // A file is checked where it is used.
      return file === undefined ? [`no check for blocks of ${language}`] : [];
  }
}

/** A module, a type, or entries of an object: documents show all three. */
function codeFaults(text: string): string[] {
  const forms = [text, `type Shown = ${text}`, `({${text}})`, `interface Shown {${text}}`];
  const faults = forms.map((form) => failureOf(() => stripTypeScriptTypes(form)));
  return faults.some((found) => found.length === 0) ? [] : (faults[0] ?? []);
}

function shellFaults(text: string, context: DocContext): string[] {
  const { status, stderr } = spawnSync("sh", ["-n"], { input: text, encoding: "utf8" });
  if (status !== 0) return [`not valid shell: ${stderr.trim()}`];
  const lines = text.replaceAll(/\\\n\s*/g, " ").split("\n");
  return lines.flatMap((line) => lineFaults(line.replace(/(^|\s)#.*$/, "").trim(), context));
}

function lineFaults(line: string, { commands, methods, controls, scripts, root }: DocContext): string[] {
  const words = (line.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll(/^['"]|['"]$/g, ""));
  const redirection = words.findIndex((word) => /^(?:[|&<>]|\d>)/.test(word));
  if (redirection >= 0) words.length = redirection;
  while (/^[A-Z_]+=/.test(words[0] ?? "")) words.shift();
  const [program, ...rest] = words;
  if (program === "platform") return commandFaults(rest, commands);
  if (program === "npm") {
    const script = rest[0] === "run" ? rest[1] : rest[0];
    const isKnown = script === "install" || script === "ci" || scripts.has(script ?? "");
    return isKnown ? [] : [`there is no npm script ${script}`];
  }
  const file = program === "node" ? rest.find((word) => /\.(?:m?js|ts)$/.test(word)) : undefined;
  if (file !== undefined && !existsSync(posix.join(root, file))) return [`there is no ${file}`];
  const [, kind, name = ""] = /\/(api|control)\/([\w.]+)/.exec(program === "curl" ? line : "") ?? [];
  if (kind === "api" && !methods.has(name)) return [`there is no method ${name}`];
  return kind === "control" && !controls.has(name) ? [`there is no control ${name}`] : [];
}

function commandFaults(words: readonly string[], commands: ReadonlyMap<string, Flags>): string[] {
  if (words[0] === "help" || words[0]?.startsWith("--")) return [];
  const length = [2, 1].find((count) => commands.has(words.slice(0, count).join(" ")));
  if (length === undefined) return [`there is no command ${words.slice(0, 2).join(" ")}`];
  const flags = commands.get(words.slice(0, length).join(" ")) ?? {};
  return failureOf(() => readFlags({ ...commonFlags, ...flags }, words.slice(length), {}));
}

function linkFaults(path: string, markdown: string, root: string): string[] {
  const prose = markdown.replaceAll(/^ *```[\s\S]*?^ *```$|`[^`\n]*`/gm, (code) => code.replaceAll(/[^\n]/g, " "));
  const faults: string[] = [];
  for (const { index, 1: url = "" } of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(url)) continue;
    const [target = "", hash] = url.split("#", 2);
    const file = target === "" ? path : posix.join(posix.dirname(path), target);
    const line = prose.slice(0, index).split("\n").length;
    if (!existsSync(posix.join(root, file))) faults.push(`${line}: the link ${url} leads nowhere`);
    else if (hash !== undefined && file.endsWith(".md") && !anchorsOf(posix.join(root, file)).has(hash)) {
      faults.push(`${line}: ${file} has no heading #${hash}`);
    }
  }
  return faults;
}

function anchorsOf(file: string): Set<string> {
  const slug = slugs();
  const text = readFileSync(file, "utf8").replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");
  return new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => slug(heading)));
}

function failureOf(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    return [(error as Error).message.split("\n")[0] ?? ""];
  }
}

function readOr(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
