export interface Import {
  specifier: string;
  /** `types` vanishes when the code runs; `lazy` is loaded later, by an `import()` or as the file of a worker. */
  kind: "value" | "types" | "lazy";
}

// The formatter puts every import at the start of a line and in double quotes, so a parser is not needed.
const STATIC = /^(?:import|export)\s+(type\s+)?([^"';]*?)\s*from\s+"([^"]+)"/gm;
const FOR_EFFECT = /^import\s+"([^"]+)"/gm;
const LATER = /(typeof\s+)?\bimport\(\s*"([^"]+)"\s*\)/g;
const BY_URL = /new URL\(\s*"(\.[^"]+\.tsx?)",\s*import\.meta\.url\s*\)/g;

/** What a source file imports, in the order of kinds. Comments are left out. */
export function readImports(source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  return [
    ...[...code.matchAll(STATIC)].map(([, type, names = "", specifier = ""]): Import => {
      return { specifier, kind: type || namesOnlyTypes(names) ? "types" : "value" };
    }),
    ...[...code.matchAll(FOR_EFFECT)].map(([, specifier = ""]): Import => ({ specifier, kind: "value" })),
    ...[...code.matchAll(LATER)].map(([, inType, specifier = ""]): Import => {
      return { specifier, kind: inType ? "types" : "lazy" };
    }),
    ...[...code.matchAll(BY_URL)].map(([, specifier = ""]): Import => ({ specifier, kind: "lazy" })),
  ];
}

function namesOnlyTypes(names: string): boolean {
  const inBraces = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
  if (inBraces === undefined) return false;
  const listed = inBraces.split(",").map((name) => name.trim());
  return listed.every((name) => name === "" || name.startsWith("type ")) && listed.some(Boolean);
}
