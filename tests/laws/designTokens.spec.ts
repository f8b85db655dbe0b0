import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

const sources = fileURLToPath(new URL("../../packages/web/src/", import.meta.url));
const tokens = readFileSync(`${sources}styles/tokens.css`, "utf8");
const sheets = globSync("**/*.css", { cwd: sources }).filter((path) => !path.endsWith("tokens.css"));

/** Properties whose values form a scale: a value of its own would fall between two steps of it. */
const scaled = /(?<property>z-index|font-size|line-height|font): (?<value>[^;]+);/g;
const free = new Set(["inherit", "1"]);

describe("design tokens", () => {
  for (const path of sheets) {
    test(`${path} takes sizes, line heights and layers from the tokens`, () => {
      const raw = [...readFileSync(sources + path, "utf8").matchAll(scaled)].filter(
        ({ groups: { value = "" } = {} }) => !free.has(value) && /\d(px|rem|em)\b|^\d+$/.test(value),
      );
      assert.deepEqual(
        raw.map(([declaration]) => declaration),
        [],
      );
    });

    test(`${path} names only tokens that exist`, () => {
      const sheet = readFileSync(sources + path, "utf8");
      const own = new Set([...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
      const named = [...sheet.matchAll(/var\((--(?:z|size|leading)-[\w-]+)/g)].map(([, name = ""]) => name);
      assert.deepEqual(
        named.filter((name) => !own.has(name) && !tokens.includes(`${name}:`)),
        [],
      );
    });
  }
});
