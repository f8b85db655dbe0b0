import fc from "fast-check";
import { limits } from "@platform/protocol";
import type { Method } from "../../packages/server/src/methods/define.ts";

export interface FuzzRequest {
  readonly method: string;
  readonly verb: "GET" | "POST";
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | undefined;
}

/** What the running server knows: near misses are more telling than noise. */
export interface FuzzWorld {
  readonly tokens: Readonly<Record<string, readonly string[]>>;
  /** By the word that arguments are named with. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

type Sent = readonly (readonly [name: string, value: unknown])[];

/** Requests for every method: valid, nearly valid, at the limits, of the wrong type, and nonsense. */
export function fuzzRequests(methods: readonly Method[], world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  const values = valueFor(world);
  const junk = fc.array(
    fc.tuple(
      fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom("team_id", "__proto__", "a[]", "x".repeat(limits.arg_name_chars_max + 1)),
      ),
      values,
    ),
    { maxLength: 2 },
  );
  const anyToken = fc.constantFrom(...Object.values(world.tokens).flat());
  const named = oneMethod(methods).chain((method) => {
    const fitting = method.tokens.flatMap((kind) => world.tokens[kind] ?? []);
    const args = method.params.map(([name]) =>
      fc.option(fc.tuple(fc.constant(name), fittingValue(world, name, values)), { freq: 6 }),
    );
    return fc.record({
      name: fc.constant(method.name),
      args: fc.tuple(...args).map((given) => given.filter((pair) => pair !== null) as Sent),
      token: fitting.length === 0 ? anyToken : mostly(fc.constantFrom(...fitting), anyToken),
    });
  });
  const unknown = fc.record({ name: fc.string({ maxLength: 30 }), args: fc.constant([] as Sent), token: anyToken });
  return fc
    .record({
      call: fc.oneof({ weight: 30, arbitrary: named }, { weight: 1, arbitrary: unknown }),
      junk: fc.oneof({ weight: 5, arbitrary: fc.constant([] as Sent) }, { weight: 1, arbitrary: junk }),
      garbage: mostly(fc.constant(undefined), fc.string()),
      place: oftener({ header: 6, argument: 2, none: 1 }),
      shape: oftener({ form: 4, json: 4, query: 2, multipart: 1, broken: 1 }),
      charset: oftener({ "": 6, "; charset=utf-8": 2, "; charset=iso-8859-1": 1, "; charset=klingon": 1 }),
    })
    .map(({ call, junk: extra, garbage, place, shape, charset }) => {
      const token = garbage ?? call.token;
      const args = [...call.args, ...extra, ...(place === "argument" ? [["token", token] as const] : [])];
      const headers: Record<string, string> =
        place === "header" ? { authorization: headerSafe(`Bearer ${token}`) } : {};
      const encoded = encode(shape, charset, args);
      return {
        method: call.name,
        headers: { ...headers, ...encoded.headers },
        verb: encoded.verb,
        body: encoded.body,
        path: `/api/${encodeURIComponent(call.name)}${encoded.query}`,
      };
    });
}

/** After a successful one of these a token, an app, a person or a workspace is gone, and there is less to fuzz. */
const ending = /revoke|uninstall|delete|remove|suspend|restrict|migration|setNetworkPolicy|setTwoFactor/;

function oneMethod(methods: readonly Method[]): fc.Arbitrary<Method> {
  const weights = methods.map((method) => ({
    weight: ending.test(method.name) ? 1 : 25,
    arbitrary: fc.constant(method),
  }));
  return fc.oneof(...weights);
}

/** A value that an argument of this name could mean, mostly; else anything. */
function fittingValue(world: FuzzWorld, name: string, anything: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const ids = Object.entries(world.ids).find(([word]) => name.includes(word))?.[1];
  return ids === undefined ? anything : mostly(fc.constantFrom(...ids), anything);
}

function mostly<A, B>(often: fc.Arbitrary<A>, seldom: fc.Arbitrary<B>): fc.Arbitrary<A | B> {
  return fc.oneof({ weight: 9, arbitrary: often }, { weight: 1, arbitrary: seldom });
}

/** What clients do comes often, what only fuzzers do comes too. */
function oftener(weights: Readonly<Record<string, number>>): fc.Arbitrary<string> {
  return fc.oneof(...Object.entries(weights).map(([value, weight]) => ({ weight, arbitrary: fc.constant(value) })));
}

function valueFor(world: FuzzWorld): fc.Arbitrary<unknown> {
  const edges = [0, 1, -1, 15, 16, 100, 101, 999, 1000, 1001, 2 ** 31, 2 ** 53, 1.5, Number.MAX_VALUE];
  const words = [
    "",
    "true",
    "false",
    "0",
    "1",
    "general",
    "#general",
    "[]",
    "{}",
    "[",
    "null",
    "public_channel",
    "public_channel,private_channel,im,mpim",
    "1700000000.000100",
    "9999999999.999999",
    "0",
    "٣",
    "\u0000",
    "😀".repeat(40),
    "%00",
    "x".repeat(limits.message_text_chars_max + 1),
  ];
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Object.values(world.ids).flat()) },
    { weight: 4, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: fc.constantFrom(...edges) },
    { weight: 2, arbitrary: fc.boolean() },
    { weight: 2, arbitrary: fc.string({ maxLength: 100, unit: "binary" }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("n", "-").map((letter) => letter.repeat(limits.channel_name_chars_max + 1)),
    },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    {
      weight: 1,
      arbitrary: fc
        .nat({ max: 90 })
        .map((depth) => JSON.parse("[".repeat(depth) + "]".repeat(depth) || "0") as unknown),
    },
  );
}

function encode(
  shape: string,
  charset: string,
  args: Sent,
): Pick<FuzzRequest, "verb" | "headers" | "body"> & { query: string } {
  const pairs = args.map(
    ([name, value]) =>
      [wellFormed(name), wellFormed(typeof value === "string" ? value : JSON.stringify(value))] as const,
  );
  const form = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
  switch (shape) {
    case "query":
      // Beyond this Node's own limit on headers answers before the pipeline could.
      if (form.length > 8_000) return post("application/x-www-form-urlencoded", form);
      return { verb: "GET", headers: {}, body: undefined, query: `?${form}` };
    case "form":
      return post(`application/x-www-form-urlencoded${charset}`, form);
    case "multipart": {
      const parts = pairs.map(
        ([name, value]) =>
          `--b\r\ncontent-disposition: form-data; name="${name.replace(/[\r\n"]/g, "_")}"\r\n\r\n${value}\r\n`,
      );
      return post("multipart/form-data; boundary=b", `${parts.join("")}--b--\r\n`);
    }
    case "broken":
      return post(
        ["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=b", "image/png", "x"][
          form.length % 5
        ] ?? "",
        `${form.slice(0, 40)}%{"`,
      );
    default:
      return post(`application/json${charset}`, JSON.stringify(Object.fromEntries(args)));
  }
}

function post(contentType: string, text: string): Pick<FuzzRequest, "verb" | "headers" | "body"> & { query: string } {
  return { verb: "POST", headers: { "content-type": contentType }, body: Buffer.from(text), query: "" };
}

function wellFormed(text: string): string {
  return text.toWellFormed();
}

/** Node refuses to send what no header can hold. */
function headerSafe(text: string): string {
  return text.replace(/[^\u0020-\u007e]/g, "?");
}
