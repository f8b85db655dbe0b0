import type { HLJSApi, LanguageFn } from "highlight.js";

/** A piece of code: words, or pieces that belong to one kind of word. */
export type CodePiece = string | { readonly scope: string; readonly pieces: readonly CodePiece[] };

type Loader = () => Promise<{ default: LanguageFn }>;

/** Each is a chunk of its own, fetched when the first code in it is shown. */
const loaders: Readonly<Record<string, Loader>> = {
  bash: () => import("highlight.js/lib/languages/bash"),
  c: () => import("highlight.js/lib/languages/c"),
  cpp: () => import("highlight.js/lib/languages/cpp"),
  csharp: () => import("highlight.js/lib/languages/csharp"),
  css: () => import("highlight.js/lib/languages/css"),
  diff: () => import("highlight.js/lib/languages/diff"),
  dockerfile: () => import("highlight.js/lib/languages/dockerfile"),
  go: () => import("highlight.js/lib/languages/go"),
  graphql: () => import("highlight.js/lib/languages/graphql"),
  ini: () => import("highlight.js/lib/languages/ini"),
  java: () => import("highlight.js/lib/languages/java"),
  javascript: () => import("highlight.js/lib/languages/javascript"),
  json: () => import("highlight.js/lib/languages/json"),
  kotlin: () => import("highlight.js/lib/languages/kotlin"),
  markdown: () => import("highlight.js/lib/languages/markdown"),
  php: () => import("highlight.js/lib/languages/php"),
  python: () => import("highlight.js/lib/languages/python"),
  ruby: () => import("highlight.js/lib/languages/ruby"),
  rust: () => import("highlight.js/lib/languages/rust"),
  sql: () => import("highlight.js/lib/languages/sql"),
  swift: () => import("highlight.js/lib/languages/swift"),
  typescript: () => import("highlight.js/lib/languages/typescript"),
  xml: () => import("highlight.js/lib/languages/xml"),
  yaml: () => import("highlight.js/lib/languages/yaml"),
};

const aliases: Readonly<Record<string, string>> = {
  "c#": "csharp",
  "c++": "cpp",
  cs: "csharp",
  docker: "dockerfile",
  html: "xml",
  js: "javascript",
  jsx: "javascript",
  kt: "kotlin",
  md: "markdown",
  py: "python",
  rb: "ruby",
  rs: "rust",
  sh: "bash",
  shell: "bash",
  svg: "xml",
  toml: "ini",
  ts: "typescript",
  tsx: "typescript",
  yml: "yaml",
  zsh: "bash",
};

/** Longer code is shown as it is: coloring it would hold up the page. */
const charsMax = 20_000;

let engine: Promise<HLJSApi> | undefined;

async function openEngine(): Promise<HLJSApi> {
  const [{ default: core }, { PieceEmitter }] = await Promise.all([
    import("highlight.js/lib/core"),
    import("./PieceEmitter.ts"),
  ]);
  const made = core.newInstance();
  // Its own way out is a string of HTML, which this page never takes.
  made.configure({ __emitter: PieceEmitter });
  return made;
}

/** Code with its words told apart; nothing when nobody here knows the language. */
export async function highlight(code: string, language: string): Promise<readonly CodePiece[] | undefined> {
  const wanted = language.toLowerCase();
  const name = aliases[wanted] ?? wanted;
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (!load || code.length > charsMax) return undefined;
  const [made, grammar] = await Promise.all([(engine ??= openEngine()), load()]);
  if (!made.getLanguage(name)) made.registerLanguage(name, grammar.default);
  const found = made.highlight(code, { language: name, ignoreIllegals: true });
  return (found._emitter as unknown as { readonly pieces: readonly CodePiece[] }).pieces;
}
