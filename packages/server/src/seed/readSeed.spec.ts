import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { StartFailure } from "../ports/failures.ts";
import { readSeed } from "./readSeed.ts";

const good = `
orgs:
  - { name: Acme Corporation, domain: acme-corp }
workspaces:
  - name: Acme
    domain: acme
    org: acme-corp
    users:
      - { name: alice, role: owner, tz: Europe/Berlin }
      - { name: bob }
    channels:
      - { name: general, general: true }
      - { name: secret, private: true, members: [alice] }
    apps:
      - { name: Echo, bot_scopes: [chat:write], channels: [general] }
    messages:
      - channel: general
        user: alice
        text: Hello.
        replies:
          - { user: bob, text: Hi. }
`.trimStart();

/** The good file with one piece changed. */
function change(from: string, to: string): string {
  assert.ok(good.includes(from), `${from} is not in the file`);
  return good.replace(from, to);
}

function complaint(text: string): string {
  try {
    readSeed(text, "seed.yaml");
  } catch (error) {
    assert.ok(error instanceof StartFailure, `not a failure for people: ${String(error)}`);
    return error.message;
  }
  assert.fail("the file was taken");
}

describe("A seed file", () => {
  test("reports all faults at once, in the order of the lines", () => {
    const shape = good.replace("name: bob", "nmae: bob, colour: red").replace("private: true", "private: 1");
    assert.deepEqual(complaint(shape).split("\n"), [
      "seed.yaml:9: workspaces.0.users.1 lacks name",
      "seed.yaml:9: workspaces.0.users.1 has the unknown field nmae; did you mean name?",
      complaint(shape).split("\n")[2],
      "seed.yaml:12: workspaces.0.channels.1.private must be true or false, not the number 1",
    ]);
    assert.match(
      complaint(shape).split("\n")[2] ?? "",
      /^seed\.yaml:9: .* has the unknown field colour; it may have id, name, /,
    );

    const names = good
      .replace("members: [alice]", "members: [alcie]")
      .replace("channels: [general]", "channels: [lobby]");
    assert.deepEqual(complaint(names.replace("user: alice", "user: zoe")).split("\n"), [
      "seed.yaml:12: there is no user alcie",
      "seed.yaml:14: there is no channel lobby",
      "seed.yaml:17: there is no user zoe",
    ]);
  });

  test("is read when all is well, as YAML and as JSON", () => {
    const document = readSeed(good, "seed.yaml");
    assert.equal(document.workspaces[0]?.users[0]?.name, "alice");
    assert.deepEqual(readSeed(JSON.stringify(document), "seed.json"), document);
  });

  test("counts the characters of texts as code points, as every limit does", () => {
    // One grapheme cluster of seven code points.
    const family = "👨\u200D👩\u200D👧\u200D👦";
    const named = (name: string) => change("name: Echo", `name: "${name}"`);

    assert.doesNotThrow(() => readSeed(named("😀".repeat(35)), "seed.yaml"));
    assert.match(complaint(named("😀".repeat(36))), /must not have more than 35 characters/);
    assert.doesNotThrow(() => readSeed(named(family.repeat(5)), "seed.yaml"));
    assert.match(complaint(named(family.repeat(6))), /must not have more than 35 characters/);
    assert.match(complaint(named("")), /must not have fewer than 1 characters/);
  });

  test("may share parts by anchors, as the dev workspace does", () => {
    const dev = readSeed(readFileSync(new URL("./dev.yaml", import.meta.url), "utf8"), "dev.yaml");
    assert.deepEqual(dev.workspaces[1]?.apps?.[0]?.bot_scopes, dev.workspaces[0]?.apps?.[0]?.bot_scopes);
  });
});

describe("An invalid seed file is reported with file, line and cause", () => {
  const table: Record<string, readonly [text: string, message: string]> = {
    "an empty file": ["", "seed.yaml:1: the file must be a set of fields, not nothing"],
    "a list instead of fields": ["- a\n", "seed.yaml:1: the file must be a set of fields, not a list"],
    "malformed YAML": [
      change("domain: acme\n", "domain: [acme\n"),
      "seed.yaml:6: Flow sequence in block collection must be sufficiently indented and end with a ]",
    ],
    "a tab as indentation": [change("    org:", "\t\torg:"), "seed.yaml:6: Tabs are not allowed as indentation"],
    "malformed JSON": [
      '{"workspaces": [\n  {"name": "A",\n',
      "seed.yaml:3: Flow map in block collection must be sufficiently indented and end with a }",
    ],
    "a second document": [`${good}---\na: 1\n`, "seed.yaml:21: a second document begins here; a seed file is one"],
    "a field given twice": [
      change("    org:", "    name: Again\n    org:"),
      "seed.yaml:6: this field was given before",
    ],
    "an alias of nothing": [change("[chat:write]", "*scopes"), "seed.yaml:14: *scopes names no &scopes before it"],
    "an unknown field": [
      change("    org:", "    organisation:"),
      "seed.yaml:6: workspaces.0 has the unknown field organisation; it may have name, domain, org, locale, users, channels, apps, messages, streams",
    ],
    "a missing field": [change("    domain: acme\n", ""), "seed.yaml:4: workspaces.0 lacks domain"],
    "several missing fields": [
      "workspaces:\n  - org: x\n",
      "seed.yaml:2: workspaces.0 lacks name and domain and users",
    ],
    "a wrong type": [
      change("private: true", "private: sometimes"),
      'seed.yaml:12: workspaces.0.channels.1.private must be true or false, not "sometimes"',
    ],
    "a number for a name": [
      change("name: bob", "name: 7"),
      "seed.yaml:9: workspaces.0.users.1.name must be text, not the number 7",
    ],
    "a field without a value": [
      change("members: [alice]", "members: "),
      "seed.yaml:12: workspaces.0.channels.1.members must be a list, not nothing",
    ],
    "a value outside its list": [
      change("role: owner", "role: boss"),
      'seed.yaml:8: workspaces.0.users.0.role must be one of primary_owner, owner, admin, member, multi_channel_guest, single_channel_guest, not "boss"',
    ],
    "a name with letters it may not have": [
      change("name: bob", "name: Bob"),
      'seed.yaml:9: workspaces.0.users.1.name must be lower-case letters, digits, dots, underscores and hyphens, at most 80, not "Bob"',
    ],
    "an unknown org": [change("org: acme-corp", "org: corp"), "seed.yaml:6: there is no org with the domain corp"],
    "an app that is org-wide where there is no org": [
      change("    org: acme-corp\n", "").replace("channels: [general]", "org_wide: true"),
      "seed.yaml:13: Echo is org-wide, but its workspace is in no org",
    ],
    "workspaces for an app that is not org-wide": [
      change("channels: [general]", "granted: [acme]"),
      "seed.yaml:14: Echo is granted workspaces, but is not org_wide",
    ],
    "a workspace outside the org for an org-wide app": [
      change("channels: [general]", "org_wide: true, granted: [birch]"),
      "seed.yaml:14: there is no workspace birch in the org acme-corp",
    ],
    "an unknown time zone": [
      change("Europe/Berlin", "Europe/Atlantis"),
      "seed.yaml:8: there is no time zone Europe/Atlantis; one is Europe/Berlin",
    ],
    "an unknown member": [change("members: [alice]", "members: [zoe]"), "seed.yaml:12: there is no user zoe"],
    "an unknown channel of an app": [change("[general]", "[lobby]"), "seed.yaml:14: there is no channel lobby"],
    "an unknown channel of a message": [
      change("channel: general", "channel: lobby"),
      "seed.yaml:16: there is no channel lobby",
    ],
    "an unknown author": [change("        user: alice", "        user: zoe"), "seed.yaml:17: there is no user zoe"],
    "an unknown author of a reply": [change("user: bob", "user: zoe"), "seed.yaml:20: there is no user zoe"],
    "an org given twice": [
      change("workspaces:", "  - { name: Other, domain: acme-corp }\nworkspaces:"),
      "seed.yaml:3: the domain acme-corp is taken by another org",
    ],
    "a workspace given twice": [
      `${good}  - { name: Other, domain: acme, users: [{ name: alice }] }\n`,
      "seed.yaml:21: the domain acme is taken by another workspace",
    ],
    "a user given twice": [
      change("name: bob", "name: alice"),
      "seed.yaml:9: the name alice is given twice\nseed.yaml:20: there is no user bob",
    ],
    "an id that is none of a user": [
      change("name: bob", "name: bob, id: C0123456789"),
      'seed.yaml:9: workspaces.0.users.1.id must be an id of a user, such as U0123456789 or W012A3CDE, not "C0123456789"',
    ],
    "an id that is none of a channel": [
      change("name: secret", "name: secret, id: D0123456789"),
      'seed.yaml:12: workspaces.0.channels.1.id must be an id of a channel, such as C0123456789 or G1H9RESGL, not "D0123456789"',
    ],
    "an id given twice, also in another workspace": [
      `${change("name: bob", "name: bob, id: W012A3CDE")}  - { name: Other, domain: other, users: [{ name: eve, id: W012A3CDE }] }\n`,
      "seed.yaml:21: the id W012A3CDE is given twice",
    ],
    "a user with the name of Slackbot": [
      change("name: bob", "name: slackbot"),
      "seed.yaml:9: the name slackbot is Slackbot's\nseed.yaml:20: there is no user bob",
    ],
    "a user with the id of Slackbot": [
      change("name: bob", "name: bob, id: USLACKBOT"),
      "seed.yaml:9: the id USLACKBOT is Slackbot's",
    ],
    "an app whose bot would have the name of Slackbot": [
      change("name: Echo", "name: Slackbot"),
      "seed.yaml:14: the bot of Slackbot would be called slackbot, which is taken in this workspace",
    ],
    "a channel given twice": [
      change("name: secret", "name: general"),
      "seed.yaml:12: the channel general is given twice",
    ],
    "a member listed twice": [change("[alice]", "[alice, alice]"), "seed.yaml:12: alice is listed twice"],
    "an app named like a person": [
      change("name: Echo", "name: Bob"),
      "seed.yaml:14: the bot of Bob would be called bob, which is taken in this workspace",
    ],
    "an app given twice": [
      change("    messages:", "      - { name: echo }\n    messages:"),
      "seed.yaml:15: the bot of echo would be called echo, which is taken in this workspace",
    ],
    "a name too long for an app": [
      change("name: Echo", `name: ${"E".repeat(36)}`),
      `seed.yaml:14: workspaces.0.apps.0.name must not have more than 35 characters, not "${"E".repeat(36)}"`,
    ],
    "a redirect to no address": [
      change("channels: [general] }", "channels: [general], redirect_urls: [localhost] }"),
      'seed.yaml:14: workspaces.0.apps.0.redirect_urls.0 must be a web address, such as https://app.test/back, not "localhost"',
    ],
    "a scope that nobody knows": [
      change("[chat:write]", "[chat:wirte]"),
      "seed.yaml:14: unknown scope chat:wirte; did you mean chat:write?",
    ],
    "a scope that only the client holds": [
      change("channels: [general] }", "channels: [general], user_scopes: [client] }"),
      "seed.yaml:14: the scope client cannot be granted: only the platform's own client holds it",
    ],
    "a bot's scope for an app-level token": [
      change("channels: [general] }", "channels: [general], app_scopes: [chat:write] }"),
      "seed.yaml:14: the scope chat:write cannot be granted to an app-level token",
    ],
    "a distribution that there is not": [
      change("channels: [general] }", "channels: [general], distribution: public }"),
      'seed.yaml:14: workspaces.0.apps.0.distribution must be one of internal, unlisted, directory, not "public"',
    ],
    "a fault in a manifest": [
      change(
        "    messages:",
        "      - name: Desk\n        manifest:\n          settings:\n            socket_mode_enabled: maybe\n    messages:",
      ),
      "seed.yaml:18: the manifest of Desk at settings.socket_mode_enabled: must be a boolean",
    ],
  };
  for (const [name, [text, message]] of Object.entries(table)) test(name, () => assert.equal(complaint(text), message));
});
