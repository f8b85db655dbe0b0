import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { limits } from "@platform/protocol";
import { strToU8, zipSync, type Zippable } from "fflate";
import fc from "fast-check";
import { bundleOf, zipOf } from "../../../testkit/deploying.ts";
import { tarOf } from "../../../testkit/tarOf.ts";
import { readBundle, readFunction } from "./readBundle.ts";

const code = "export default () => ({})";
const manifest = (functions: object | undefined = { greet: {} }) =>
  JSON.stringify({ display_information: { name: "Deployed" }, functions });
const sound = { "manifest.json": manifest(), "functions/greet.js": code };

/** Why it is not taken; empty when it is. */
async function faultOf(bundle: Buffer): Promise<string> {
  const read = await readBundle(bundle);
  return read.ok ? "" : (read.response_metadata?.messages.join(" ") ?? read.error);
}

describe("a bundle", () => {
  test("is taken as a ZIP and as a tar, with what else a build leaves in it", async () => {
    const files = { ...sound, "functions/greet.js.map": "{}", [`assets/${"deep/".repeat(30)}icon.txt`]: "x" };
    for (const bundle of [zipOf(files), tarOf(files)]) {
      assert.deepEqual(await readBundle(bundle), { ok: true, functions: ["greet"] });
      assert.equal(await readFunction(bundle, "greet"), code);
    }
  });

  test("needs a manifest at its root that names functions, and the code of each [HOOK-4.2, HOOK-4.3, HOOK-4.4]", async () => {
    const rules: [files: Record<string, string>, fault: RegExp][] = [
      [{ "app/manifest.json": manifest() }, /manifest\.json is missing/],
      [{ "manifest.json": "{" }, /manifest\.json is no JSON/],
      [{ "manifest.json": "{}" }, /manifest\.json.*display_information/],
      [{ "manifest.json": JSON.stringify({ display_information: { name: "X" } }) }, /has no functions/],
      [{ "manifest.json": manifest() }, /functions\/greet\.js is missing/],
      [{ "manifest.json": manifest({ "../greet": {} }) }, /a callback id has letters/],
    ];
    for (const [files, fault] of rules) assert.match(await faultOf(zipOf(files)), fault);
  });

  test("tells all that is missing at once, and asks no code of methods that are steps", async () => {
    const several = manifest({ one: {}, two: {}, post: { type: "API" } });

    const fault = await faultOf(zipOf({ "manifest.json": several }));

    assert.match(fault, /one\.js is missing.*two\.js is missing/);
    assert.doesNotMatch(fault, /post/);
  });

  test("holds code that is text and no larger than a function may be", async () => {
    const bytes = zipSync({ "manifest.json": strToU8(manifest()), "functions/greet.js": new Uint8Array([0xff, 0xfe]) });
    assert.match(await faultOf(Buffer.from(bytes)), /no text in UTF-8/);

    const long = "x".repeat(limits.bundle_function_bytes_max + 1);
    assert.match(await faultOf(bundleOf({ greet: long })), /larger than a function may be/);
  });
});

describe("an archive is refused", () => {
  const names = {
    "that leads out": ["../x", "a/../../x", "..", "a/.."],
    "that is absolute": ["/etc/x", "C:/x", "a//b"],
    "with a backslash": ["a\\b", "..\\x"],
    "with what no name has": ["a\u0000b", "a\nb", "."],
  };
  for (const [how, bad] of Object.entries(names)) {
    test(`for a name ${how}`, async () => {
      for (const name of bad) {
        assert.match(await faultOf(zipOf({ ...sound, [name]: "x" })), /is no name for a file/, name);
        // A tar ends a name at its first NUL, so that one cannot be written there.
        if (!name.includes("\u0000")) assert.match(await faultOf(tarOf({ ...sound, [name]: "x" })), /is no name/, name);
      }
    });
  }

  test("for names that are one on some systems", async () => {
    for (const twins of [
      { "a.txt": "", "A.TXT": "" },
      { "\u00e9": "", "e\u0301": "" },
    ]) {
      assert.match(await faultOf(zipOf({ ...sound, ...twins })), /twice, or differs/);
    }
    const twice = Buffer.from(zipOf({ ...sound, "functions/other.js": "x" }));
    for (let at = twice.indexOf("other"); at >= 0; at = twice.indexOf("other", at)) twice.write("greet", at);
    assert.match(await faultOf(twice), /twice, or differs/);
  });

  test("for links and devices", async () => {
    const link: Zippable = {
      "manifest.json": strToU8(manifest()),
      "functions/greet.js": [strToU8("/etc/passwd"), { os: 3, attrs: (0o120777 << 16) >>> 0 }],
    };
    assert.match(await faultOf(Buffer.from(zipSync(link))), /greet\.js is no regular file/);
    for (const kind of ["1", "2", "3", "4", "6", "S"]) {
      assert.match(await faultOf(tarOf({ ...sound, odd: "" }, { odd: kind })), /odd is no regular file/);
    }
  });

  test("for being more than it says, or more than is taken", async () => {
    const bomb = zipOf({ ...sound, "functions/greet.js": "x".repeat(2_000_000) });
    const entry = bomb.lastIndexOf("functions/greet.js") - 46;
    const lying = Buffer.from(bomb);
    lying.writeUInt32LE(10, entry + 24);
    assert.match(await faultOf(lying), /functions\/greet\.js is broken/);

    const huge = Buffer.from(bomb);
    huge.writeUInt32LE(0xf0000000, entry + 24);
    assert.match(await faultOf(huge), /larger than a bundle may be/);
    assert.match(
      await faultOf(gzipSync(Buffer.alloc(limits.bundle_unpacked_bytes_max + 5_000_000))),
      /larger than a bundle/,
    );
    const many = Object.fromEntries(Array.from({ length: limits.bundle_files_max }, (_, n) => [`f${n}`, ""]));
    for (const bundle of [zipOf({ ...sound, ...many }), tarOf({ ...sound, ...many })]) {
      assert.match(await faultOf(bundle), /holds more than/);
    }
  });

  test("for a tar that is cut off, at any block", async () => {
    const tar = gunzipSync(tarOf({ ...sound, "assets/last.txt": "x" }));
    const whole = tar.length - 1024;
    for (let bytes = 100; bytes < whole; bytes += 300) {
      assert.match(await faultOf(gzipSync(tar.subarray(0, bytes))), /cut off|is missing/, `${bytes} bytes`);
    }
  });

  test("for a tar whose extended header gives another size than its header", async () => {
    const tar = gunzipSync(tarOf({ "pax/1": "12 size=100\n", ...sound }, { "pax/1": "x" }));
    assert.match(await faultOf(gzipSync(tar)), /another size/);
  });

  test("for what readers differ about", async () => {
    const zip = zipOf(sound);
    const front = Buffer.from(zip);
    front.write("functions/GREET.js", zip.indexOf("functions/greet.js"));
    assert.match(await faultOf(front), /is broken/);
    const encrypted = Buffer.from(zip);
    encrypted.writeUInt16LE(1, zip.lastIndexOf("manifest.json") - 46 + 8);
    assert.match(await faultOf(encrypted), /is encrypted/);
    assert.match(await faultOf(Buffer.concat([zip, Buffer.from("more")])), /no whole ZIP/);
  });

  test("or taken, whatever its bytes, and never more than that", async () => {
    const [zip, tar] = [zipOf(sound), tarOf(sound)];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(zip, tar),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 8 }),
        fc.nat(),
        async (whole, changes, cut) => {
          const bytes = Buffer.from(whole.subarray(0, cut % 3 === 0 ? cut % whole.length : whole.length));
          for (const [at, byte] of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte;
          await readBundle(bytes);
        },
      ),
      { numRuns: 500 },
    );
  });
});
