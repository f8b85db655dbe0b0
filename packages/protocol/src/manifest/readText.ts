import { isLongerThan } from "../characters.ts";
import { Composer, isMap, isScalar, Parser, visit } from "yaml";
import { limits } from "../limits.ts";
import type { ManifestFault } from "./fault.ts";

/** A manifest's text as a value, JSON or YAML; or why it is neither. */
export function readText(text: string): { readonly value: unknown } | ManifestFault {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return readYaml(text);
  }
}

function readYaml(text: string): { readonly value: unknown } | ManifestFault {
  const fail = (message: string): ManifestFault => ({ message, pointer: "/" });
  // YAML takes some 5 us a character, and nobody else is served meanwhile. JSON is a hundred times as fast and needs no bound.
  if (isLongerThan(text, limits.manifest_yaml_chars_max)) {
    return fail(`YAML must be less than ${limits.manifest_yaml_chars_max + 1} characters; send JSON`);
  }
  const tokens = [];
  for (const token of new Parser().parse(text)) {
    if (token.type === "error") return fail(token.message);
    tokens.push(token);
  }
  // The library compares each key with every other; thousands of them would take minutes.
  const [document, second] = new Composer({ uniqueKeys: false, logLevel: "silent" }).compose(tokens);
  if (!document) return fail("must provide an object");
  if (second) return fail("a second document begins; a manifest is one");
  const [broken] = document.errors;
  if (broken) return fail(broken.message);
  const repeated = findRepeatedKey(document);
  if (repeated !== undefined) return fail(`the field ${repeated} is given twice`);
  try {
    // Aliases of aliases could unfold without end; the library counts, and stops.
    return { value: document.toJS() as unknown };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function findRepeatedKey(document: Parameters<typeof visit>[0]): string | undefined {
  let repeated: string | undefined;
  visit(document, {
    Map(_, map) {
      if (!isMap(map)) return undefined;
      const keys = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : undefined));
      const seen = new Set<string | undefined>();
      for (const key of keys) {
        if (key !== undefined && seen.has(key)) {
          repeated = key;
          return visit.BREAK;
        }
        seen.add(key);
      }
      return undefined;
    },
  });
  return repeated;
}
