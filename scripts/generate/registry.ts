/** The list of all methods, one line per file. */
export function printRegistry(files: readonly string[]): string {
  const imports = files.map((file) => `import * as ${variableOf(file)} from "./${file}";`);
  const modules = files.map((file) => `  ${variableOf(file)},`);
  return `// GENERATED from the files of this folder by npm run gen.
import type { Method } from "./define.ts";
${imports.join("\n")}

const modules: readonly Record<string, Method>[] = [
${modules.join("\n")}
];

/** Every method by its name. */
export const methods: ReadonlyMap<string, Method> = new Map(
  modules.flatMap((module) => Object.values(module)).map((method) => [method.name, method]),
);
`;
}

function variableOf(file: string): string {
  const name = file.slice(file.indexOf("/") + 1, -".ts".length);
  return name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
}
