import { existsSync } from "node:fs";
import { join } from "node:path";

export const projectKinds = ["deno", "node", "python"] as const;
export type ProjectKind = (typeof projectKinds)[number];

const signs: readonly (readonly [file: string, kind: ProjectKind])[] = [
  ["deno.json", "deno"],
  ["deno.jsonc", "deno"],
  ["package.json", "node"],
  ["pyproject.toml", "python"],
  ["requirements.txt", "python"],
  ["app.py", "python"],
];

/** What a folder of code is written for, if its files tell. */
export function detectKind(root: string): ProjectKind | undefined {
  return signs.find(([file]) => existsSync(join(root, file)))?.[1];
}

/** Python's hooks are a package of their own, which the project installs beside its framework. */
export function pythonHooksFile(): string {
  const hooks = { "get-hooks": "python3 -m slack_cli_hooks.hooks.get_hooks" };
  return `${JSON.stringify({ runtime: "python", hooks }, undefined, 2)}\n`;
}
