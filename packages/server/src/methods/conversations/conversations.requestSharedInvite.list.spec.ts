import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { inviteFrank, requestFrank, shareWithFrank } from "../../../testkit/sharing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.requestSharedInvite.list";
const review = "conversations.requestSharedInvite";

async function idsOf(world: Workspace, asked: object): Promise<string[]> {
  const { invite_requests } = await world.bot.does(method, asked);
  return invite_requests.map(({ id }) => id);
}

describe(method, () => {
  test("lists what waits for a review, and the rest if the caller wants it", async () => {
    await using world = await workspace();
    await inviteFrank(world);
    const expired = await requestFrank(world);
    world.clock.advance({ hours: 15 * 24 });
    const [waiting, approved, denied] = [
      await requestFrank(world),
      await requestFrank(world),
      await requestFrank(world),
    ];
    await world.alice.does(`${review}.approve`, { invite_id: approved });
    await world.alice.does(`${review}.deny`, { invite_id: denied });

    assert.deepEqual(await idsOf(world, {}), [waiting]);
    assert.deepEqual(await idsOf(world, { include_approved: true }), [waiting, approved].toSorted());
    assert.deepEqual(await idsOf(world, { include_denied: true }), [waiting, denied].toSorted());
    assert.deepEqual(await idsOf(world, { include_expired: true }), [waiting, expired].toSorted());
  });

  test("lists only the named ones, or those of a person", async () => {
    await using world = await workspace();
    const [one, two] = [await requestFrank(world), await requestFrank(world)];

    assert.deepEqual(await idsOf(world, { invite_ids: [two, "I0000000NOT"] }), [two]);
    assert.deepEqual(await idsOf(world, { user_id: world.bob.id }), [one, two].toSorted());
    assert.deepEqual(await idsOf(world, { user_id: world.carol.id }), []);
  });

  test("pages go on where the last one ended", async () => {
    await using world = await workspace();
    const made = [await requestFrank(world), await requestFrank(world)].toSorted();
    const first = await world.bot.does(method, { limit: 1 });
    const cursor = first.response_metadata.next_cursor;
    const second = await world.bot.does(method, { limit: 1, cursor });

    assert.deepEqual(
      [...first.invite_requests, ...second.invite_requests].map(({ id }) => id),
      made,
    );
    assert.equal(second.response_metadata.next_cursor, "");
  });

  test("a request says who wants to share what with whom, and with whom it is shared", async () => {
    await using world = await workspace();
    const { channel } = await shareWithFrank(world);
    await requestFrank(world);
    const asked = { channel, emails: ["gina@cedar.test"], external_limited: false };
    const { invite_id } = await world.bob.does("conversations.inviteShared", asked);

    const { invite_requests } = await world.alice.does(method, { invite_ids: [invite_id] });

    const [request] = invite_requests;
    assert.equal(request?.inviting_user.id, world.bob.id);
    assert.equal(request.channel.id, channel);
    assert.deepEqual(
      request.channel.connections.map(({ team }) => team.id),
      [teamsOf(world).birch],
    );
    assert.equal(request.is_external_limited, false);
    assert.deepEqual(request.target_user, { recipient_email: "gina@cedar.test" });
    assert.equal(request.expires_at - request.date_created, limits.shared_invite_life_s);
  });

  test("another workspace sees none of them", async () => {
    await using world = await workspace();
    await requestFrank(world);

    assert.deepEqual((await personOf(world, "frank").does(method, {})).invite_requests, []);
  });

  refuses(method, {
    restricted_action: ({ bob }) => bob.refused(method, {}),
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "nonsense" }),
  });
});
