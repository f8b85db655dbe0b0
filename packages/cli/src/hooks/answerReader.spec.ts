import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { frameAnswer } from "@platform/protocol/hooks/index.ts";
import fc from "fast-check";
import { type HookAnswer, readAnswer } from "./answerReader.ts";
import { makeBoundary } from "./boundary.ts";

const boundary = await makeBoundary();
const maxBytes = 16 * 1024 * 1024;

interface ReadOptions {
  readonly isPlain?: boolean;
  readonly maxBytes?: number;
}

function read(chunks: Iterable<Buffer | string>, options: ReadOptions = {}): { answer: HookAnswer; logs: string } {
  const logs: Buffer[] = [];
  const reader = readAnswer({
    ...(options.isPlain ? {} : { boundary }),
    maxBytes: options.maxBytes ?? maxBytes,
    log: (text) => void logs.push(Buffer.from(text)),
  });
  for (const chunk of chunks) reader.push(Buffer.from(chunk));
  return { answer: reader.end(), logs: Buffer.concat(logs).toString() };
}

/** Cuts the bytes at the given places, wherever those fall. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const at = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b);
  return at.slice(1).map((end, index) => bytes.subarray(at[index], end));
}

const json = (value: unknown): HookAnswer => ({ kind: "json", value });
const cuts = fc.array(fc.nat(), { maxLength: 30 });
const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
/** As a hook that prints its own command line does. */
const echo = fc.constantFrom(
  `--boundary=${boundary}\n`,
  `argv: ["--boundary=${boundary}"]\n`,
  `${boundary} was given\n`,
);
const noise = fc.array(fc.oneof(bytes, echo, fc.constant("{\n"), fc.constant('\n{"log":1}\n'), fc.constant("\n5\n")), {
  maxLength: 6,
});

describe("An answer between boundaries", () => {
  test("is found for every JSON value, in every noise, over every split of the bytes [HOOK-10.1]", () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        noise,
        noise,
        cuts,
        fc.constantFrom(undefined, 2),
        (value, before, after, places, indent) => {
          const printed = Buffer.concat(
            [...before, "\n", frameAnswer(boundary, JSON.stringify(value, undefined, indent)), "\n", ...after].map(
              (part) => Buffer.from(part),
            ),
          );
          assert.deepEqual(read(cut(printed, places)).answer, json(JSON.parse(JSON.stringify(value))));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test("is found byte by byte", () => {
    const printed = Buffer.from(`log ${boundary.slice(0, 30)}\n${frameAnswer(boundary, '{"ä":"🎉"}')}\nlog`);
    assert.deepEqual(read(cut(printed, [...printed.keys()])), {
      answer: json({ ä: "🎉" }),
      logs: `log ${boundary.slice(0, 30)}\n\nlog`,
    });
  });

  test("may have megabytes, over many lines, with megabytes of logs around", () => {
    const value = { lines: Array.from({ length: 40_000 }, (_, at) => `line ${at} ${"x".repeat(40)}`) };
    const log = "log line\n".repeat(200_000);
    const printed = Buffer.from(`${log}${boundary}${JSON.stringify(value, undefined, 2)}\n${boundary}${log}`);
    const chunks = cut(
      printed,
      Array.from({ length: printed.length / 65_536 }, (_, at) => at * 65_536),
    );
    const { answer, logs } = read(chunks, { maxBytes: 4 * 1024 * 1024 });
    assert.deepEqual(answer, json(value));
    assert.equal(logs, log + log);
  });

  const good: Record<string, readonly [printed: string, value: unknown]> = {
    "with an empty pair before": [`log ${boundary}${boundary}{"a":1}${boundary}`, { a: 1 }],
    "with three boundaries at each end": [`${boundary.repeat(3)}{"a":1}${boundary.repeat(3)}`, { a: 1 }],
    "the last of two": [`${frameAnswer(boundary, '{"a":1}')}\n${frameAnswer(boundary, '{"a":2}')}`, { a: 2 }],
    "after the boundary in a log": [`argv --boundary=${boundary}\n7\n${frameAnswer(boundary, "[]")}`, []],
    "before the boundary in a log": [`${frameAnswer(boundary, "{}")}\n7\n--boundary=${boundary}\n`, {}],
    "with space around": [`${boundary}\n{"a":1}\n${boundary}`, { a: 1 }],
    "with a byte order mark": [`${boundary}\uFEFF{"a":1}${boundary}`, { a: 1 }],
    "with the boundary inside of it": [frameAnswer(boundary, JSON.stringify({ argv: boundary })), { argv: boundary }],
    "that nothing closes": [`log\n${boundary}{"a":1}`, { a: 1 }],
    "that is none: version 1 instead": ['log\n{"a":1}\n', { a: 1 }],
    "with another boundary: version 1 instead": ['bffff{"a":1}bffff\n', { a: 1 }],
  };
  for (const [name, [printed, value]] of Object.entries(good)) {
    test(name, () => assert.deepEqual(read([printed]).answer, json(value)));
  }

  test("that is not JSON, or not text, is no answer", () => {
    assert.equal(read([`${boundary}{"a":${boundary}`]).answer.kind, "unreadable");
    assert.equal(read([`${boundary}"`, Buffer.from([0xff]), `"${boundary}`]).answer.kind, "unreadable");
    assert.equal(read([]).answer.kind, "nothing");
    assert.equal(read(["\n \n"]).answer.kind, "nothing");
  });

  test("longer than the limit is let go, and one that follows is found", () => {
    const long = frameAnswer(boundary, JSON.stringify("x".repeat(2_000)));
    assert.deepEqual(read([long], { maxBytes: 1_000 }).answer, {
      kind: "unreadable",
      message: "its answer is longer than 1000 bytes",
    });
    assert.deepEqual(read([long, "\n", frameAnswer(boundary, "{}")], { maxBytes: 1_000 }).answer, json({}));
  });

  test("keeps the logs around it, and they are not held back", () => {
    const logs: string[] = [];
    const reader = readAnswer({ boundary, maxBytes, log: (text) => void logs.push(text.toString()) });
    const push = (text: string): string => {
      reader.push(Buffer.from(text));
      return logs.join("");
    };
    assert.equal(push("one\n"), "one\n");
    assert.equal(push(`argv --boundary=${boundary}\nStar`), "one\nargv --boundary=\nStar");
    assert.equal(push("ting\n"), "one\nargv --boundary=\nStarting\n");
    assert.equal(push(`${boundary}{"a":`), "one\nargv --boundary=\nStarting\n");
    assert.equal(push(`1}${boundary}two`), "one\nargv --boundary=\nStarting\ntwo");
    assert.deepEqual(reader.end(), json({ a: 1 }));
  });
});

describe("An answer without boundaries", () => {
  const good: Record<string, readonly [printed: string, value: unknown, logs: string]> = {
    "is all that was printed": ['\n{"a":1}\n', { a: 1 }, ""],
    "may be any value": ["null", null, ""],
    "may span lines": ['{\n  "a": 1\n}\n', { a: 1 }, ""],
    "is the last line after logs": ['loading {x}\n{"a":1}\n\n', { a: 1 }, "loading {x}\n\n\n"],
    "is between the braces": ['loading\n{\n"a": 1\n}\ndone\n', { a: 1 }, "loading\n\ndone\n"],
    "begins at a line's beginning": ['loading {x}\n{\n"a": "}"\n}\n', { a: "}" }, "loading {x}\n"],
  };
  for (const [name, [printed, value, logs]] of Object.entries(good)) {
    test(name, () => {
      const found = read([printed], { isPlain: true });
      assert.deepEqual(found.answer, json(value));
      assert.equal(found.logs.replaceAll(/\s/g, ""), logs.replaceAll(/\s/g, ""));
    });
  }

  test("is found for every JSON value after logs without braces, over every split", () => {
    const line = fc.string().map((text) => `${text.replaceAll(/[{}\n\r\u2028\u2029]/g, "")} .\n`);
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(line), cuts, (value, logs, places) => {
        const printed = Buffer.from(`${logs.join("")}${JSON.stringify(value)}\n`);
        assert.deepEqual(read(cut(printed, places), { isPlain: true }).answer, json(JSON.parse(JSON.stringify(value))));
      }),
    );
  });

  test("that is none says so", () => {
    assert.deepEqual(read(["hello\n"], { isPlain: true }).answer, {
      kind: "unreadable",
      message: "its output is not JSON",
    });
    assert.equal(read([Buffer.from([0x22, 0xff, 0x22])], { isPlain: true }).answer.kind, "unreadable");
  });
});
