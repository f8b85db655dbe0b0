import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commonErrors } from "../../packages/protocol/src/errors.ts";
import type { Control } from "../../packages/server/src/control/define.ts";
import type { Method } from "../../packages/server/src/methods/define.ts";

const marker = "// GENERATED from the method definitions by npm run gen.";
const calls = /\b(?:ask|send|call|callWithoutToken|refused)\(\s*(?:io, apiUrl, )?"([\w.]+)"/g;

const controlMarker = "// GENERATED from the control definitions by npm run gen.";
const controlCalls = /\bcontrol(?:<[^(]*>)?\(\s*io,[^;]*?"([a-z]+\.[a-z]+)"/g;

/** The methods that the sources of the command line call by name. */
export function findCalledMethods(folder: string, methods: readonly Method[]): string[] {
  return findCalled(folder, calls, methods);
}

/** The same for the controls. */
export function findCalledControls(folder: string, controls: readonly Control[]): string[] {
  return findCalled(folder, controlCalls, controls);
}

function findCalled(folder: string, pattern: RegExp, definitions: readonly { readonly name: string }[]): string[] {
  const names = new Set(definitions.map(({ name }) => name));
  const called = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".ts") || entry.name.endsWith(".spec.ts")) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
    for (const [, name = ""] of text.matchAll(pattern)) if (names.has(name)) called.add(name);
  }
  return [...called].toSorted();
}

/** For suggestions when a name is mistyped. */
export function printMethodNames(methods: readonly Method[]): string {
  return `${marker}

/** Every method of the server that this version belongs to. */
export const methodNames: readonly string[] = [
${methods.map(({ name }) => `  "${name}",`).join("\n")}
];
`;
}

export function printCalledMethods(called: readonly string[]): string {
  return `${marker}

/** Every method that a command calls by its name; \`platform api\` calls any other. */
export const calledMethods = [
${called.map((name) => `  "${name}",`).join("\n")}
] as const;

export type CalledMethod = (typeof calledMethods)[number];
`;
}

/** The sentence of each code: one where all methods agree, else by method. */
export function printCauses(methods: readonly Method[]): string {
  const byCode = new Map<string, Map<string, string>>();
  for (const { name, errors } of methods) {
    for (const [code, sentence] of Object.entries(errors)) {
      if (typeof sentence !== "string") continue;
      byCode.set(code, (byCode.get(code) ?? new Map<string, string>()).set(name, sentence));
    }
  }
  const rows = [...byCode]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, sentences]) => {
      const [first = ""] = sentences.values();
      const isOne = new Set(sentences.values()).size === 1 && !Object.hasOwn(commonErrors, code);
      return `  ${JSON.stringify(code)}: ${JSON.stringify(isOne ? first : Object.fromEntries(sentences))},`;
    });
  return `${marker}

/** What each error code means: of every method, or by the name of the method where they differ. */
export const causes: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
${rows.join("\n")}
};
`;
}

/** The codes of each control that a command calls; the table of remedies is typed by them. */
export function printControlCauses(controls: readonly Control[], called: readonly string[]): string {
  const rows = controls
    .filter(({ name }) => called.includes(name))
    .map(({ name, errors }) => `  ${JSON.stringify(name)}: ${JSON.stringify(errors)},`);
  return `${controlMarker}

/** What each error code means, of every control that a command calls. */
export const controlCauses = {
${rows.join("\n")}
} as const;

export type CalledControl = keyof typeof controlCauses;
`;
}

interface RefusalRow {
  readonly code: string;
  readonly cause: string;
  readonly remedy: string;
}

/** The page of all refusals that commands explain. */
export function printRefusalPage(
  rows: readonly RefusalRow[],
  controlRows: readonly RefusalRow[],
  loginRows: readonly RefusalRow[],
): string {
  return `<!-- GENERATED from the method definitions and the table of remedies by npm run gen. -->

# Refusals

When the server refuses a call, the command prints the cause, the method with its error code, and what to do. With \`--json\`
the code of the server is in \`code\`, and \`error\` is \`api_refused\`. Where methods use one code for different causes, the command prints
the one of the method. \`platform api\` can meet other codes; the page of the method in \`docs/api\` explains them.

${tableOf(rows)}

## Controls

\`platform clock\`, \`platform faults\`, \`platform state\`, \`platform logs\` and \`platform event send\` call [controls](../control.md). With
\`--json\` the code of the server is in \`code\`, and \`error\` is \`control_refused\`.

${tableOf(controlRows)}

Without a data folder and an operator token, these commands ask for the control token with your login. If the server refuses
that, \`error\` is \`controls_refused\`.

${tableOf(loginRows)}
`;
}

function tableOf(rows: readonly RefusalRow[]): string {
  const lines = rows.map(({ code, cause, remedy }) => `| \`${code}\` | ${cell(cause)} | ${cell(remedy)} |`);
  return `| code | cause | what to do |\n|---|---|---|\n${lines.join("\n")}`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
