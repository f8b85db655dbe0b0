import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { methods } from "../../packages/server/src/methods/registry.ts";
import { Fault } from "../../packages/server/src/methods/params.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const smile = "😀";

/** What these limits count is not text of a person: tokens, keys, URLs, code, and what is kept of logs. */
const notTexts =
  /limits\.(arg_name|token|idempotency_key|operator_token|url|block_url|bookmark_link|request_url|audit_value|activity_payload|markdown_segment|variable_name|hosted_log)_chars/;

test("every argument with a limit in characters takes that many code points and not one more", () => {
  let checked = 0;
  for (const method of methods.values()) {
    for (const [name, { schema, decode }] of method.params) {
      const max = (schema as { maxLength?: number }).maxLength;
      if (max === undefined) continue;
      const label = `${method.name} ${name}`;
      if (decode(`https://a.example/${"a".repeat(5)}`) instanceof Fault) continue;
      assert.ok(!(decode(smile.repeat(max)) instanceof Fault), label);
      assert.ok(decode(smile.repeat(max + 1)) instanceof Fault, label);
      checked++;
    }
  }
  assert.ok(checked > 10, `${checked} arguments have such a limit`);
});

test("no limit in characters is compared with a number of code units", () => {
  const folders = ["packages/protocol/src", "packages/server/src"];
  const lines = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".spec.ts"))
      .flatMap((file) =>
        readFileSync(join(root, folder, file), "utf8")
          .split("\n")
          .map((line) => `${folder}/${file}: ${line.trim()}`),
      ),
  );

  const counted = lines.filter((line) => /\.length\b.*_chars_m|\.slice\(0, limits\.\w+_chars_m/.test(line));

  assert.deepEqual(
    counted.filter((line) => !notTexts.test(line)),
    [],
  );
});
