import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { limits } from "../limits.ts";
import { isFields } from "../workflows/parameter.ts";
import { manifestSchema } from "./manifest.ts";
import { checkManifest, parseManifest } from "./parseManifest.ts";
import { patterns } from "./patterns.ts";
import { escapePointer } from "./pointer.ts";

interface Node {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly patternProperties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: unknown;
  readonly items?: Node;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
}

const schema = manifestSchema as object as Node;

const shaped: Readonly<Record<string, string>> = {
  [patterns.url]: "https://echo.example/",
  [patterns.scope]: "commands",
  [patterns["slash command"]]: "/echo",
  [patterns["ip address range"]]: "203.0.113.0/24",
};

/** A value with every key that the schema knows. */
function sampleOf(node: Node): unknown {
  if (node.enum) return node.enum[0];
  if (node.type === "object") {
    const known = Object.entries(node.properties ?? {});
    const [inMap] = Object.values(node.patternProperties ?? {});
    return Object.fromEntries([
      ...known.map(([key, inside]) => [key, sampleOf(inside)]),
      ...(inMap?.type === undefined ? [] : [["sample", sampleOf(inMap)]]),
    ]) as unknown;
  }
  if (node.type === "array") return [sampleOf(node.items ?? {})];
  if (node.type === "boolean") return true;
  if (node.type === "integer") return node.minimum ?? 1;
  return shaped[node.pattern ?? ""] ?? "x".repeat(Math.max(1, node.minLength ?? 1));
}

/** The sample, with the values that a schema cannot know: events, types, datastores, and steps of a function that there is. */
function fullManifest(): Record<string, unknown> {
  const sample = sampleOf(schema) as Record<string, Record<string, unknown>>;
  const settings = sample["settings"] ?? {};
  const scopes = sample["oauth_config"]?.["scopes"] as object;
  const subscriptions = settings["event_subscriptions"] as object;
  const events = { bot_events: ["app_uninstalled"], user_events: ["tokens_revoked"] };
  const [workflow] = Object.values(sample["workflows"] ?? {}) as { steps: object[] }[];
  const step = { ...workflow?.steps[0], function_id: "#/functions/sample" };
  return {
    ...sample,
    settings: { ...settings, event_subscriptions: { ...subscriptions, ...events } },
    workflows: { sample: { ...workflow, steps: [step] } },
    oauth_config: { ...sample["oauth_config"], scopes: { ...scopes, bot: ["commands", "mcp:connect"] } },
    mcp_servers: { sample: { ...(sample["mcp_servers"]?.["sample"] as object), auth_provider_key: "sample" } },
    datastores: { sample: { primary_key: "sample", attributes: { sample: { type: "string" } } } },
    types: { sample: { ...(sample["types"]?.["sample"] as object), type: "object", required: [] } },
  };
}

/** Every object of a value that the schema describes, with its pointer. */
function objectsOf(node: Node, value: unknown, pointer: string): { node: Node; pointer: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => objectsOf(node.items ?? {}, item, `${pointer}/${at}`));
  if (!isFields(value) || node.type !== "object") return [];
  const inside = Object.entries(value).flatMap(([key, part]) => {
    const next = node.properties?.[key] ?? Object.values(node.patternProperties ?? {})[0] ?? {};
    return objectsOf(next, part, `${pointer}/${escapePointer(key)}`);
  });
  return [{ node, pointer }, ...inside];
}

/** The same value with one more key at that place. */
function withKey(value: unknown, path: readonly string[], key: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return { ...(value as object), [key]: 1 };
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === step ? withKey(item, rest, key) : item));
  const fields = value as Record<string, unknown>;
  return { ...fields, [step]: withKey(fields[step], rest, key) };
}

const places = objectsOf(schema, fullManifest(), "");
const isClosed = ({ node }: { node: Node }) => node.additionalProperties === false;

describe("the keys of a manifest", () => {
  test("are all accepted that the schema knows", () => {
    assert.deepEqual(checkManifest(fullManifest()).faults, []);
  });

  test("are refused where nobody knows them, at every level, with a pointer to the key", () => {
    const unknownKey = fc.string({ minLength: 1, maxLength: 20 }).filter((key) => !(key in {}));
    const place = fc.constantFrom(...places.filter(isClosed));
    fc.assert(
      fc.property(place, unknownKey, ({ node, pointer }, key) => {
        fc.pre(!Object.hasOwn(node.properties ?? {}, key));
        const path = pointer.split("/").slice(1);

        const parsed = parseManifest(withKey(fullManifest(), path, key));

        const expected = `${pointer}/${escapePointer(key)}`;
        assert.ok(!parsed.ok);
        assert.deepEqual(
          parsed.faults.map((fault) => [
            fault.pointer,
            fault.message.startsWith(`invalid additional property: ${key}`),
          ]),
          [[expected, true]],
        );
      }),
      { numRuns: 500 },
    );
  });

  test("are refused at each closed level at least once", () => {
    for (const { pointer } of places.filter(isClosed)) {
      const parsed = parseManifest(withKey(fullManifest(), pointer.split("/").slice(1), "from_the_future"));
      assert.ok(!parsed.ok && parsed.faults[0]?.pointer === `${pointer}/from_the_future`, pointer);
    }
  });

  test("are free only in maps, and where the published schema is open", () => {
    const open = places.filter((place) => !isClosed(place) && !place.node.patternProperties);
    assert.deepEqual(
      open.map(({ pointer }) => pointer),
      [
        "/features/functions/0/input_parameters/0",
        "/features/functions/0/output_parameters/0",
        "/events/sample",
        "/types/sample",
        "/datastores/sample/attributes/sample",
      ],
    );
  });
});

describe("the work that a manifest can cause", () => {
  const command = { command: "/echo", description: "Echoes" };
  const named = { display_information: { name: "Echo" } };

  test("ends at the length of a list, before its items are looked at", () => {
    const slash_commands = Array.from({ length: 12_500 }, () => ({ ...command, unknown: 1 }));
    const scopes = { bot: ["commands"] };

    const report = checkManifest({ ...named, features: { slash_commands }, oauth_config: { scopes } });

    const pointer = "/features/slash_commands";
    assert.deepEqual(report.faults, [{ message: `no more than ${limits.slash_commands_max} items allowed`, pointer }]);
    assert.ok(report.visited < 20, `${report.visited} values were visited`);
  });

  test("ends at the limit of errors, wherever they are", () => {
    const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key${at}`, 1]));
    const redirect_urls = Array.from({ length: limits.redirect_urls_max }, () => "nowhere");
    for (const manifest of [unknown, { ...named, settings: unknown }, { ...named, oauth_config: { redirect_urls } }]) {
      const report = checkManifest(manifest);
      assert.equal(report.faults.length, limits.manifest_errors_max);
      assert.ok(report.visited <= limits.manifest_errors_max + 10, `${report.visited} values were visited`);
    }
  });

  test("ends at the size of a map, before its entries are looked at", () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`f${at}`, { input_parameters: [] }]));

    const report = checkManifest({ ...named, functions: many, workflows: many });

    assert.deepEqual(
      report.faults.map(({ pointer }) => pointer),
      ["/functions", "/workflows"],
    );
    assert.ok(report.visited < 20, `${report.visited} values were visited`);
  });

  test("has a bound at every list and map of the schema", () => {
    const unbounded: string[] = [];
    const visit = (node: Node, pointer: string): void => {
      if (node.type === "array" && node.maxItems === undefined) unbounded.push(pointer);
      const [inMap] = Object.values(node.patternProperties ?? {});
      // What nobody looks into costs nothing, and is bounded by the size of the body.
      if (inMap?.type !== undefined && node.maxProperties === undefined) unbounded.push(pointer);
      for (const [key, inside] of Object.entries(node.properties ?? {})) visit(inside, `${pointer}/${key}`);
      if (inMap) visit(inMap, `${pointer}/*`);
      if (node.items) visit(node.items, `${pointer}/0`);
    };
    visit(schema, "");
    assert.deepEqual(unbounded, []);
  });
});
