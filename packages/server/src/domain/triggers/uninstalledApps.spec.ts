import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { configuring } from "../../../testkit/openConfig.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { type Serving, serving } from "../../../testkit/signingIn.ts";
import { devAppId, makeTrigger, runsOf, type WireTrigger } from "../../../testkit/triggers.ts";

/** One trigger of each type; each starts a workflow that needs nothing. */
async function makeAll(world: Serving): Promise<readonly WireTrigger[]> {
  const schedule = { start_time: "2026-01-15T10:00:00Z", frequency: { type: "hourly" } };
  const filter = { version: 1, root: { statement: "{{data.text}} CONTAINS 'hello'" } };
  const event = { event_type: "slack#/events/message_posted", channel_ids: [world.general], filter };
  return [
    await makeTrigger(world, { type: "shortcut" }),
    await makeTrigger(world, { type: "webhook" }),
    await makeTrigger(world, { type: "scheduled", schedule }),
    await makeTrigger(world, { type: "event", event }),
  ];
}

/** Gives each of them its reason to start, and tells the statuses of the link and the webhook. */
async function setOff(world: Serving, [link, webhook]: readonly WireTrigger[]) {
  const bob = await atHome(world, world.bob);
  const run = await bob.asks("client.triggers.run", { trigger_id: link?.id ?? "" });
  const called = await fetch(webhook?.webhook_url ?? "", { method: "POST", body: "{}" });
  await bob.does("chat.postMessage", { channel: world.general, text: "hello" });
  world.clock.advance({ hours: 1 });
  await world.platform.settle();
  return { link: run.ok ? "ok" : run.error, webhook: called.status };
}

async function countRuns(world: Serving, triggers: readonly WireTrigger[]): Promise<number[]> {
  const runs = await Promise.all(triggers.map(({ id }) => runsOf(world, id)));
  return runs.map(({ length }) => length);
}

describe("The triggers of an app that was uninstalled", () => {
  test("start nothing until it is installed again, and then each starts once", async () => {
    await using world = await serving();
    const triggers = await makeAll(world);
    const author = await configuring(world, "alice");
    const app_id = devAppId(world);
    await setOff(world, triggers);
    assert.deepEqual(await countRuns(world, triggers), [1, 1, 1, 1]);

    await author.does("apps.developerUninstall", { app_id });
    const refused = await setOff(world, triggers);
    assert.deepEqual(await countRuns(world, triggers), [1, 1, 1, 1]);
    assert.deepEqual(refused, { link: "workflow_not_found", webhook: 404 });

    await author.does("apps.developerInstall", { app_id });
    await world.platform.settle();
    // What was missed meanwhile is not made up for.
    assert.deepEqual(await countRuns(world, triggers), [1, 1, 1, 1]);
    const answered = await setOff(world, triggers);
    assert.deepEqual(await countRuns(world, triggers), [2, 2, 2, 2]);
    assert.deepEqual(answered, { link: "ok", webhook: 200 });
  });

  test("are listed for the people who work on it, and for nobody else", async () => {
    await using world = await serving();
    const triggers = await makeAll(world);
    const app_id = devAppId(world);
    const author = await configuring(world, "alice");
    await author.does("apps.developerUninstall", { app_id });

    const listed = await author.does("workflows.triggers.list", { app_id });

    assert.deepEqual(listed.triggers.map(({ id }) => id).toSorted(), triggers.map(({ id }) => id).toSorted());
    const bob = await configuring(world, "bob");
    assert.equal(await bob.refused("workflows.triggers.list", { app_id }), "access_denied");
  });

  test("end with the app when it is deleted", async () => {
    await using world = await serving();
    const triggers = await makeAll(world);
    const author = await configuring(world, "alice");

    await author.does("apps.manifest.delete", { app_id: devAppId(world) });

    assert.deepEqual(await setOff(world, triggers), { link: "trigger_not_found", webhook: 404 });
    const rows = await world.platform.store.db.selectFrom("triggers").select("id").execute();
    assert.deepEqual(rows, []);
  });
});
