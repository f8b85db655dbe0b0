import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const library = "lucide-react";
const importOf = /import \{([^}]+)\} from "lucide-react";/g;
const exportOf = /export \{([^}]+)\} from '(\.\/icons\/[^']+)';/g;

/**
 * Imports each icon from its own file. Through the index of the library every module would depend on every icon, so
 * that all of them would belong to the first screen.
 */
export function directIcons(): Plugin {
  const files = findFiles();
  const directly = (named: string): string => {
    const [name = "", alias = name] = named.split(/\s+as\s+/);
    const file = files.get(name);
    if (file === undefined) throw new Error(`${library} has no icon ${name}`);
    return `import ${alias} from ${JSON.stringify(file)};`;
  };
  return {
    name: "platform-direct-icons",
    transform: {
      filter: { code: `from "${library}"` },
      handler: (code) => ({
        // On one line, so that positions in the file stay as they are.
        code: code.replaceAll(importOf, (_, names: string) => namesIn(names).map(directly).join(" ")),
        map: null,
      }),
    },
  };
}

function findFiles(): Map<string, string> {
  const index = join(
    dirname(createRequire(import.meta.url).resolve(`${library}/package.json`)),
    "dist/esm/lucide-react.mjs",
  );
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of readFileSync(index, "utf8").matchAll(exportOf)) {
    for (const name of namesIn(names)) files.set(name.replace("default as ", ""), join(dirname(index), file));
  }
  return files;
}

const namesIn = (list: string): string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
