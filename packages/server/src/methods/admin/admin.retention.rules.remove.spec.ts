import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { passDays, postText, readTexts, retainKind } from "../../../testkit/retention.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.retention.rules.remove";

describe(method, () => {
  test("puts the rule of the org into effect again", async () => {
    await using world = await workspace();
    const { alice, random } = world;
    const team_id = teamsOf(world).acme;
    await retainKind(alice, { kind: "public", duration_days: 3 });
    await retainKind(alice, { kind: "public", duration_days: 300, team_id });
    await postText(alice, random, "Some text");
    await passDays(world, 5);
    assert.ok((await readTexts(alice, random)).includes("Some text"));

    await alice.does(method, { kind: "public", team_id });
    await passDays(world, 1);

    assert.equal((await readTexts(alice, random)).includes("Some text"), false);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, kind: "public" }),
    not_an_admin: (world) => world.bob.refused(method, { kind: "public" }),
    restricted_action: (world) => personOf(world, "erin").refused(method, { kind: "public" }),
    rule_not_found: (world) => world.alice.refused(method, { kind: "public" }),
  });
});
