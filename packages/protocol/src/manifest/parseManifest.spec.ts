import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, test } from "node:test";
import { limits } from "../limits.ts";
import type { ManifestFault } from "./fault.ts";
import { parseManifest } from "./parseManifest.ts";

const fixtures = new URL("../../fixtures/manifest/", import.meta.url);

function textsIn(folder: "valid" | "invalid"): (readonly [name: string, text: string])[] {
  const place = new URL(`${folder}/`, fixtures);
  return readdirSync(place).map((file) => [basename(file), readFileSync(new URL(file, place), "utf8")] as const);
}

function faultsOf(given: unknown): readonly ManifestFault[] {
  const parsed = parseManifest(given);
  return parsed.ok ? [] : parsed.faults;
}

const named = (name: unknown) => ({ display_information: { name } });

describe("a manifest is taken", () => {
  for (const [name, text] of textsIn("valid")) test(name, () => assert.deepEqual(faultsOf(text), []));

  test("the same from JSON, from YAML and from a value", () => {
    const value = { ...named("Echo"), settings: { socket_mode_enabled: true } };

    const fromYaml = parseManifest("display_information: {name: Echo}\nsettings:\n  socket_mode_enabled: true\n");

    assert.deepEqual(fromYaml, parseManifest(JSON.stringify(value)));
    assert.deepEqual(fromYaml, parseManifest(value));
    assert.deepEqual(fromYaml, { ok: true, manifest: value, warnings: [] });
  });

  test("with a name of as many code points as are allowed, and refused with one more", () => {
    const joined = "👩‍💻";
    const max = limits.app_name_chars_max;

    assert.deepEqual(faultsOf(named("😀".repeat(max))), []);
    assert.deepEqual(faultsOf(named(joined.repeat(Math.floor(max / 3)))), []);
    const message = `must be less than ${max + 1} characters`;
    assert.deepEqual(faultsOf(named("😀".repeat(max + 1))), [{ message, pointer: "/display_information/name" }]);
    assert.equal(faultsOf(named(joined.repeat(Math.floor(max / 3) + 1)))[0]?.message, message);
  });

  test("with every field that has no effect here, in its order, and a warning for each", () => {
    const [, text] = textsIn("valid").find(([name]) => name === "functionsAndInertFields.json") ?? ["", ""];

    const parsed = parseManifest(text);

    assert.ok(parsed.ok);
    assert.equal(JSON.stringify(parsed.manifest), JSON.stringify(JSON.parse(text)));
    assert.deepEqual(
      parsed.warnings.map(({ pointer, code }) => [pointer, code]),
      ["/settings/hermes_app_type", "/settings/siws_links", "/icon"].map((pointer) => [pointer, "no_effect"]),
    );
  });

  test("without what no store can hold", () => {
    const parsed = parseManifest(named("Ec\u0000ho \ud800"));

    assert.deepEqual(parsed, { ok: true, manifest: named("Echo \ufffd"), warnings: [] });
  });

  test("with events that are never emitted here, and a warning for each", () => {
    const settings = { event_subscriptions: { bot_events: ["app_uninstalled", "app_rate_limited"] } };

    const parsed = parseManifest({ ...named("Echo"), settings });

    assert.deepEqual(
      [parsed.ok, parsed.warnings.map(({ message }) => message)],
      [true, ["this platform never emits the event app_rate_limited"]],
    );
  });

  test("with JSON of any length", () => {
    const functions = { long: { description: "x".repeat(2 * limits.manifest_yaml_chars_max) } };

    assert.deepEqual(faultsOf(JSON.stringify({ ...named("Echo"), functions })), []);
  });
});

describe("a manifest is refused, with what is wrong and where", () => {
  for (const [name, text] of textsIn("invalid")) {
    test(name, () => {
      const { manifest, faults } = JSON.parse(text) as { manifest: unknown; faults: ManifestFault[] };

      assert.deepEqual(faultsOf(manifest), faults);
    });
  }

  test("when its YAML is broken", () => {
    for (const text of ["display_information: [", "}", "a: *nobody", "\tname: x", "a: b: c"]) {
      const [fault] = faultsOf(text);
      assert.equal(fault?.pointer, "/", text);
    }
  });

  test("when a field could become the prototype of something", () => {
    const text = '{"display_information":{"name":"Echo"},"settings":{"__proto__":{"is_hosted":true}}}';
    const faults = [{ message: "invalid additional property: __proto__", pointer: "/settings/__proto__" }];

    assert.deepEqual(faultsOf(text), faults);
    assert.deepEqual(faultsOf("display_information: {name: Echo}\nsettings: {__proto__: {is_hosted: true}}"), faults);
  });

  test("when aliases would unfold without end", () => {
    const lines = ["a: &a [x, x, x, x, x, x, x, x, x]"];
    for (const [letter, before] of ["ba", "cb", "dc", "ed", "fe", "gf", "hg"]) {
      lines.push(`${letter}: &${letter} [${Array.from({ length: 9 }, () => `*${before}`).join(", ")}]`);
    }

    assert.equal(faultsOf(lines.join("\n")).length, 1);
  });

  test("quickly, whatever the text", () => {
    const size = limits.manifest_yaml_chars_max;
    const keys = Array.from({ length: size / 10 }, (_, at) => `k${at}: 1`).join("\n");
    const hard = [
      "[".repeat(size),
      "- ".repeat(size / 2),
      "}".repeat(size),
      keys,
      '"'.repeat(size),
      "x".repeat(size + 1),
    ];

    for (const text of hard) {
      // Its own time on the processor: on a busy machine, wall-clock time includes others.
      const started = process.cpuUsage();
      assert.notDeepEqual(faultsOf(text), []);
      const elapsedMs = process.cpuUsage(started).user / 1000;
      assert.ok(elapsedMs < 3_000, `${text.slice(0, 10)}... took ${elapsedMs} ms`);
    }
  });
});

describe("A mistyped name in a manifest", () => {
  const faultWith = (scope: string, event: string): (string | undefined)[] => {
    const parsed = parseManifest({
      display_information: { name: "Echo" },
      features: { bot_user: { display_name: "Echo" } },
      oauth_config: { scopes: { bot: [scope] } },
      settings: { event_subscriptions: { bot_events: [event] } },
    });
    assert.ok(!parsed.ok);
    return parsed.faults.map(({ message }) => /did you mean (.*)\?$/.exec(message)?.[1]);
  };
  const table: Readonly<Record<string, readonly [event: string, scope: string, meant: string]>> = {
    "chat:wirte": ["mesage.channels", "chat:write", "message.channels"],
    "Chat:Write": ["app_mentions", "chat:write", "app_mention"],
    "chat:write ": ["reaction.added", "chat:write", "reaction_added"],
    chat_write: ["memberJoinedChannel", "chat:write", "member_joined_channel"],
    "channel:history": ["team-join", "channels:history", "team_join"],
  };
  for (const [scope, [event, ...meant]] of Object.entries(table)) {
    test(`is suggested: ${scope} and ${event}`, () => assert.deepEqual(faultWith(scope, event), meant));
  }
});
