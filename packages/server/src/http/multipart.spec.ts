import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import fc from "fast-check";
import { serve } from "../../testkit/files.ts";
import { workspace } from "../../testkit/workspace.ts";
import { type FilePart, readMultipart } from "./multipart.ts";

const contentType = "multipart/form-data; boundary=x";

function field(name: string, value: string): string {
  return `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function file(name: string, value: string): string {
  return `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${name}.txt"\r\n\r\n${value}\r\n`;
}

async function read(body: string) {
  const parts: [string, string | FilePart][] = [];
  const fault = await readMultipart(Buffer.from(body), contentType, (name, value) => void parts.push([name, value]));
  return { parts, code: fault?.error };
}

describe("a multipart body", () => {
  test("may have as many parts as the limit allows", async () => {
    const fields = Array.from({ length: limits.multipart_parts_max }, (_, at) => field(`a${at}`, "1"));

    const { parts, code } = await read(`${fields.join("")}--x--\r\n`);

    assert.deepEqual([parts.length, code], [limits.multipart_parts_max, undefined]);
  });

  // That it has no end is seen only by a parser that goes there.
  for (const [what, part] of [
    ["fields", field("a", "1")],
    ["files", file("a", "1")],
    ["parts without a name", "--x\r\n\r\n1\r\n"],
    ["parts without anything", "--x\r\n"],
  ] as const) {
    test(`of 14,000 ${what} is parsed up to the limit, and not to its end`, async () => {
      const { parts, code } = await read(part.repeat(14_000));

      assert.equal(code, "invalid_arguments");
      assert.ok(parts.length <= limits.multipart_parts_max);
    });
  }

  test("is cut off when it ends within the limit and without its last boundary", async () => {
    assert.equal((await read(field("a", "1"))).code, "invalid_form_data");
  });

  test("does not read the name of a part behind more headers than a part may have", async () => {
    const padding = `x-padding: ${"x".repeat(limits.multipart_header_bytes_max)}\r\n`;
    const late = `--x\r\n${padding}content-disposition: form-data; name="late"\r\n\r\n1\r\n`;

    const { parts } = await read(`${late}${field("a", "1")}--x--\r\n`);

    assert.deepEqual(parts, [["a", "1"]]);
  });

  test("is read alike wherever the slices that the parser is given end", async () => {
    const length = fc.integer({ min: 0, max: 9_000 });
    await fc.assert(
      fc.asyncProperty(length, length, async (before, inside) => {
        const texts = ["b".repeat(before), "f".repeat(inside)] as const;
        const { parts } = await read(`${field("a", texts[0])}${file("f", texts[1])}${field("z", "last")}--x--\r\n`);
        const values = parts.map(([, value]) => (typeof value === "string" ? value : value.bytes.toString()));
        assert.deepEqual(values.toSorted(), [...texts, "last"].toSorted());
      }),
    );
  });
});

describe("an upload as a form", () => {
  test("is refused when it has more parts than the limit", async () => {
    await using world = await workspace();
    await serve(world);
    const { upload_url } = await world.bob.does("files.getUploadURLExternal", { filename: "a.txt", length: 1 });
    const body = `${field("a", "1").repeat(limits.multipart_parts_max + 1)}${file("f", "1")}--x--\r\n`;

    const answer = await fetch(upload_url, { method: "POST", body, headers: { "content-type": contentType } });

    assert.deepEqual([answer.status, await answer.text()], [400, "The form has more than 250 parts.\n"]);
  });
});
