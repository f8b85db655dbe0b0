import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "users.identity";

describe(method, () => {
  test("tells a person who they are and where", async () => {
    await using world = await workspace();

    const { user, team } = await world.bob.does(method, {});

    const { id, name, email, image_48: picture } = user;
    assert.deepEqual({ id, name, email }, { id: world.bob.id, name: "Bob Brown", email: "bob@acme.test" });
    assert.match(picture, /\/avatars\/[0-9a-f]{12}-48\.png$/);
    assert.deepEqual(team, { id: teamsOf(world).acme, name: "Acme" });
  });

  test("is for people, not for bots", async () => {
    await using world = await workspace();

    assert.equal(await world.bot.refused(method, {}), "not_allowed_token_type");
  });
});
