import { basename } from "node:path/posix";
import type { Spec } from "../spec/readSpec.ts";

/** The page that lists the tests of every rule. */
export function printSpecTests({ rules, cited }: Spec): string {
  const proofs = listProofs(cited);
  let path = "";
  const lines = rules.flatMap(({ id, text, page, section }) => {
    const proof = (proofs.get(id) ?? []).map((line) => `  - ${line}`);
    const headings = path === `${page} ${section.join(" ")}` ? [] : ["", `## ${section.join(": ")}`, ""];
    path = `${page} ${section.join(" ")}`;
    return [...headings, `- **[${id}](${page})** ${text}`, ...proof];
  });
  return `<!-- GENERATED from docs/spec and the names of the tests by npm run gen. -->

# Tests of the rules

The tests that prove each rule of [web-api.md](web-api.md) and [interactivity-and-hooks.md](interactivity-and-hooks.md).
${lines.join("\n")}
`;
}

/** A line for every test file and its tests, by the id of the rule. */
function listProofs(cited: Spec["cited"]): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  for (const [file, { citations }] of cited) {
    const names = Map.groupBy(
      citations.flatMap(({ name, ids }) => ids.map((id) => ({ id, name }))),
      ({ id }) => id,
    );
    for (const [id, found] of names) {
      const titles = [...new Set(found.map(({ name }) => codeSpan(name)))].join(", ");
      proofs.set(id, [...(proofs.get(id) ?? []), `[${basename(file)}](../../${file}) ${titles}`]);
    }
  }
  return proofs;
}

function codeSpan(name: string): string {
  return name.includes("`") ? `\`\` ${name} \`\`` : `\`${name}\``;
}
