import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { describe, test } from "node:test";
import type { ArchiveEntry } from "./archive.ts";
import { readItems } from "./jsonItems.ts";

/** An entry whose stream hands out so many bytes at a time. */
function entry(text: string, chunkBytes: number): ArchiveEntry {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, at) =>
    bytes.subarray(at * chunkBytes, (at + 1) * chunkBytes),
  );
  return { path: "x.json", size: bytes.length, crc32: undefined, open: async () => Readable.from(chunks) };
}

async function items(text: string, chunkBytes = 1_000): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const item of readItems(entry(text, chunkBytes))) found.push(item);
  return found;
}

const tricky = [
  { text: 'brackets ]}[{ and "quotes" \\ and \\" commas, here', "],": [[], {}, [{ a: 1 }]] },
  { text: "☕ naïve \u0000", ["__proto__"]: { polluted: true } },
];

describe("the objects of a JSON array", () => {
  for (const chunkBytes of [1, 2, 3, 7, 1_000]) {
    test(`are the same in pieces of ${chunkBytes} bytes`, async () => {
      const text = `\ufeff ${JSON.stringify(tricky, null, 4).replaceAll("/", "\\/")}\n`;
      assert.deepEqual(await items(text, chunkBytes), JSON.parse(JSON.stringify(tricky)));
    });
  }

  test("are none where the array is empty or has no objects", async () => {
    for (const text of ["[]", " [ ] ", '[""]', "[1, null, []]"]) assert.deepEqual(await items(text), [], text);
  });

  test("are refused with the name of the file where there is no array, or not all of it", async () => {
    for (const text of ["", "{}", "null", '[{"a":1}', '[{"a":"', "[] []", "[}", "[{]", '[{"a":}]'])
      await assert.rejects(items(text), /^StartFailure: x\.json /, text);
  });

  test("are refused where they are deeper than any message", async () => {
    await assert.rejects(items(`[${"[".repeat(300)}${"]".repeat(300)}]`), /more than 200 levels/);
  });

  test("do not touch the prototype of anything", async () => {
    await items('[{"__proto__":{"polluted":true}}]');
    assert.equal(({} as { polluted?: boolean }).polluted, undefined);
  });
});
