import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "usergroups.disable";

async function cooks({ alice, bob }: Workspace): Promise<string> {
  const { usergroup } = await alice.does("usergroups.create", { name: "Cooks", handle: "cooks" });
  await alice.does("usergroups.users.update", { usergroup: usergroup.id, users: [bob.id] });
  return usergroup.id;
}

describe(method, () => {
  test("disables it: it is listed only on request and keeps its members and its handle", async () => {
    await using world = await workspace();
    const usergroup = await cooks(world);
    const before = await outboxEnd(world);
    const disabled = await world.alice.does(method, { usergroup });

    const nowS = world.clock.nowMs() / 1000;
    const { date_delete, deleted_by, users } = disabled.usergroup;
    assert.deepEqual([date_delete, deleted_by, users], [nowS, world.alice.id, [world.bob.id]]);
    const ids = async (include_disabled: boolean) =>
      (await world.bob.does("usergroups.list", { include_disabled })).usergroups.map(({ id }) => id);
    assert.equal((await ids(false)).includes(usergroup), false);
    assert.equal((await ids(true)).includes(usergroup), true);
    const [event, ...more] = await eventsAfter(world, before);
    assert.deepEqual([event?.type, more.length], ["subteam_updated", 0]);
    const again = { name: "Others", handle: "cooks" };
    assert.equal(await world.alice.refused("usergroups.create", again), "handle_already_exists");
  });

  test("changes nothing the second time", async () => {
    await using world = await workspace();
    const usergroup = await cooks(world);
    const first = await world.alice.does(method, { usergroup });
    world.clock.advance({ seconds: 60 });
    const before = await outboxEnd(world);
    assert.deepEqual(await world.alice.does(method, { usergroup }), first);
    assert.deepEqual(await eventsAfter(world, before), []);
  });

  refuses(method, {
    no_such_subteam: ({ alice }) => alice.refused(method, { usergroup: "S0NOSUCHTEAM" }),
    permission_denied: async (world) => world.dora.refused(method, { usergroup: await cooks(world) }),
  });
});
