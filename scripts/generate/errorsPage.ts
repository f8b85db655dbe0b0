import { commonErrors } from "../../packages/protocol/src/errors.ts";
import type { Method } from "../../packages/server/src/methods/define.ts";

/** Codes with more methods than this have the same meaning nearly everywhere; the page then shows a count. */
const listedMethods = 6;

/** Every code that a method can return, with its meaning per method. */
export function printErrorsPage(methods: readonly Method[]): string {
  const common = Object.entries(commonErrors).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
  const codes = new Map<string, Map<string, string[]>>();
  for (const { name, errors } of methods) {
    for (const [code, note] of Object.entries(errors)) {
      const meaning = typeof note === "string" ? note : `Reserved: ${note.reserved}`;
      const meanings = codes.get(code) ?? new Map<string, string[]>();
      codes.set(code, meanings.set(meaning, [...(meanings.get(meaning) ?? []), name]));
    }
  }
  const own = [...codes]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([code, meanings]) =>
        `### ${code}\n\n${[...meanings].map(([text, names]) => `- ${text} ${methodsText(names)}`).join("\n")}`,
    );
  return `<!-- GENERATED from the method definitions by npm run gen. -->

# Error codes

A refusal is \`{"ok": false, "error": CODE}\` with status 200; \`ratelimited\` has 429 and \`service_unavailable\` 503.
\`response_metadata.messages\`, where present, explains the refusal. [Errors of the CLI](cli/errors.md) have a page of their own.

## Codes of every method

| code | meaning |
|---|---|
${common.join("\n")}

## Codes of single methods

${own.join("\n\n")}
`;
}

function methodsText(names: readonly string[]): string {
  const shown = names.slice(0, listedMethods).map((name) => `[${name}](api/${name}.md)`);
  const more = names.length - shown.length;
  return `(${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""})`;
}
