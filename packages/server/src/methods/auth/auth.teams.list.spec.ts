import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "auth.teams.list";

describe(method, () => {
  test("lists the workspace that a token was given out in, and no other one of the org", async () => {
    await using world = await workspace();

    const answer = await world.bot.does(method, {});

    assert.deepEqual(answer.teams, [{ id: world.dev.teams[0]?.id, name: "Acme" }]);
    assert.equal(answer.response_metadata.next_cursor, "");
  });

  test("shows the icon when asked", async () => {
    await using world = await workspace();

    const answer = await world.alice.does(method, { include_icon: true });

    const [team] = answer.teams;
    assert.equal(team?.icon?.image_default, true);
    assert.match(team?.icon?.image_132 ?? "", /^http:\/\/localhost\/avatars\/[0-9a-f]{12}-132\.png$/);
  });

  refuses(method, {
    invalid_cursor: ({ bot }) => bot.refused(method, { cursor: "forged" }),
  });
});
