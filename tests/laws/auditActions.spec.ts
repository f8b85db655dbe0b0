import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { methodActions, ownActions } from "../../packages/server/src/domain/audit/actions.ts";
import { slackActions } from "../../packages/server/src/domain/audit/slackActions.ts";

const published = new Set(Object.values(slackActions).flat());
const known = new Set<string>([...published, ...ownActions]);
const entity = (privacy: string) => ({ type: "channel", id: "C1", state: { privacy } });

/** Every name that a function of the table can return. */
function namesOf(action: (typeof methodActions)[string]): string[] {
  if (typeof action === "string") return [action];
  const params = [{}, { is_private: true }, { role: "owner" }, { role: "admin" }, { expiration_ts: 1 }];
  return params.flatMap((given) =>
    ["public", "private", "mpim"].map((privacy) => action({ params: given, entity: entity(privacy) })),
  );
}

describe("names of actions in the audit log", () => {
  test("are Slack's, in 25 categories, or listed as our own", () => {
    assert.equal(Object.keys(slackActions).length, 25);
    assert.equal(Object.values(slackActions).flat().length, 770);
    const unknown = Object.values(methodActions)
      .flatMap(namesOf)
      .filter((name) => !known.has(name));
    assert.deepEqual(unknown, []);
    assert.deepEqual(
      ownActions.filter((name) => published.has(name)),
      [],
    );
  });

  test("that operations write themselves are, too", () => {
    const folder = new URL("../../packages/server/src/", import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (path) => path.endsWith(".ts") && !path.endsWith(".spec.ts"),
    );
    const written = sources.flatMap((path) => {
      const text = readFileSync(new URL(path, folder), "utf8");
      if (!/\bnote(?:Action)?\(/.test(text)) return [];
      return [...text.matchAll(/\baction: "([^"]+)"|"(app_\w+|user_log\w+)"/g)].map(
        ([, action, name = ""]) => action ?? name,
      );
    });
    assert.ok(written.includes("anomaly"));
    for (const change of ["join", "leave"]) written.push(`user_channel_${change}`, `guest_channel_${change}`);
    for (const change of ["created", "archive", "unarchive"])
      written.push(`public_channel_${change}`, `private_channel_${change}`);
    assert.deepEqual(
      written.filter((name) => !known.has(name)),
      [],
    );
  });
});
