import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { localeNames } from "@platform/protocol/locales.ts";

const here = new URL("./", import.meta.url);
/** Not texts. */
const shared = new Set(["locale.ts", "plural.ts"]);
const files = readdirSync(here).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".spec.ts") && !shared.has(name),
);

for (const locale of localeNames.filter((name) => name !== "en")) {
  test(`every file of texts is translated into ${locale}; the types compare what is in them`, () => {
    const translated = new Set(readdirSync(new URL(`${locale}/`, here)));
    assert.deepEqual(
      files.filter((name) => !translated.has(name)),
      [],
    );
  });

  test(`texts in ${locale} take the same values as in English, and say them`, async () => {
    for (const name of files) {
      const [english, other] = await Promise.all([import(`./${name}`), import(`./${locale}/${name}`)]);
      for (const [group, texts] of Object.entries(english)) compare(texts, other[group], `${name} ${group}`);
    }
  });
}

/** Numbers are tried as singular and plural; text that a caller gives must be in the result wherever it is in English. */
function compare(english: unknown, other: unknown, path: string): void {
  assert.equal(typeof other, typeof english, path);
  if (typeof english === "string") assert.ok((other as string).trim() !== "" || english.trim() === "", path);
  else if (typeof english === "function") {
    assert.equal((other as (...given: unknown[]) => unknown).length, english.length, path);
  } else if (typeof english === "object" && english !== null) {
    for (const [key, value] of Object.entries(english))
      compare(value, (other as Record<string, unknown>)[key], `${path}.${key}`);
  }
}
