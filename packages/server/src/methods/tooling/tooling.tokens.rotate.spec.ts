import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { startRotating } from "../../../testkit/apps.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "tooling.tokens.rotate";
const rotate = (world: Workspace, refresh_token = world.dev.config_refresh_token ?? "") =>
  world.actor("").does(method, { refresh_token });

describe(method, () => {
  test("gives the next pair, and says whose it is and how long it lasts", async () => {
    await using world = await workspace();

    const answer = await rotate(world);

    assert.match(answer.token, /^xoxe\.xoxp-1-/);
    assert.match(answer.refresh_token, /^xoxe-1-/);
    assert.deepEqual([answer.team_id, answer.user_id], [world.dev.teams[0]?.id, world.alice.id]);
    assert.equal(answer.iat, Math.floor(world.clock.nowMs() / 1000));
    assert.equal(answer.exp - answer.iat, limits.access_token_lifetime_s);
    assert.equal((await world.actor(answer.token).does("auth.test", {})).user_id, world.alice.id);
  });

  test("a configuration token expires after 12 hours, and its refresh token does not", async () => {
    await using world = await workspace();
    const alice = world.actor(world.dev.config_token ?? "");

    world.clock.advance({ seconds: limits.access_token_lifetime_s - 1 });
    await alice.does("auth.test", {});
    world.clock.advance({ seconds: 1 });

    assert.equal(await alice.refused("auth.test", {}), "token_expired");
    await world.actor((await rotate(world)).token).does("auth.test", {});
  });

  test("ten at once, or a retry within the grace, get one and the same answer", async () => {
    await using world = await workspace();

    const answers = await Promise.all(Array.from({ length: 10 }, () => rotate(world)));
    world.clock.advance({ seconds: limits.refresh_grace_s - 1 });
    answers.push(await rotate(world));

    assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
  });

  test("the description of the dev workspace follows it", async () => {
    await using world = await workspace();

    const { token, refresh_token } = await rotate(world);

    const dev = await world.platform.describeDev();
    assert.deepEqual([dev.config_token, dev.config_refresh_token], [token, refresh_token]);
  });

  test("a revoked token ends alone; its refresh token goes on", async () => {
    await using world = await workspace();
    const alice = world.actor(world.dev.config_token ?? "");

    await alice.does("auth.revoke", {});

    assert.equal(await alice.refused("auth.test", {}), "token_revoked");
    await rotate(world);
  });

  test("is no way to renew an app's token, nor the app's way to renew a person's", async () => {
    await using world = await workspace();
    const { set, refresh } = await startRotating(world);

    const refused = await world.actor("").refused(method, { refresh_token: set.refresh_token });
    const reverse = await world.actor("").refused("oauth.v2.access", refresh(world.dev.config_refresh_token ?? ""));

    assert.deepEqual([refused, reverse], ["invalid_refresh_token", "invalid_refresh_token"]);
    await rotate(world);
    await world.actor("").does("oauth.v2.access", refresh(set.refresh_token));
  });

  refuses(method, {
    invalid_refresh_token: async (world) => {
      await rotate(world);
      world.clock.advance({ seconds: limits.refresh_grace_s });
      return world.actor("").refused(method, { refresh_token: world.dev.config_refresh_token });
    },
  });
});
