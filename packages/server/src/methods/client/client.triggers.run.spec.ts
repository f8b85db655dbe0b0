import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { link, makeTrigger, nameBob, runsOf } from "../../../testkit/triggers.ts";
import { declare } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.triggers.run";
const leave = { workflow: "#/workflows/leave" };

async function refusal(world: Workspace, more: object): Promise<string> {
  const { id: trigger_id } = await makeTrigger(world);
  return (await atHome(world, world.bob)).refused(method, { trigger_id, ...more });
}

describe(method, () => {
  test("starts a run, told who ran it and where", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world, {
      ...leave,
      inputs: { who: { value: "{{data.user_id}}" }, note: { value: "{{data.location}} in {{data.channel_id}}" } },
    });
    const bob = await atHome(world, world.bob);

    const { run_id } = await bob.does(method, { trigger_id, channel: world.random });

    assert.deepEqual(await runsOf(world, trigger_id), [
      { id: run_id, startedBy: bob.id, inputs: { who: bob.id, note: `link in <#${world.random}>` } },
    ]);
  });

  test("says where it was run: in a message, from a bookmark, by a button, or by the link alone", async () => {
    await using world = await workspace();
    const note = "{{data.location}} {{data.message_ts}} {{data.bookmark_id}} {{data.action_id}}";
    const { id: trigger_id } = await makeTrigger(world, {
      ...leave,
      inputs: { who: { value: "{{data.user_id}}" }, note: { value: note } },
    });
    const bob = await atHome(world, world.bob);
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: "Here" });
    const noteOf = async (more: object) => {
      const { run_id } = await bob.does(method, { trigger_id, channel: world.random, ...more });
      return (await runsOf(world, trigger_id)).find(({ id }) => id === run_id)?.inputs["note"];
    };

    assert.equal(await noteOf({ ts }), `message ${ts}  `);
    assert.equal(await noteOf({ bookmark_id: "Bk123456789" }), "bookmark  Bk123456789 ");
    assert.equal(await noteOf({ ts, action_id: "go", block_id: "b" }), `button ${ts}  go`);
    assert.equal(await noteOf({}), "link   ");
  });

  test("says what to do when it needs a channel and is run in none", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world, {
      workflow: "#/workflows/place",
      inputs: { place: { value: "{{data.channel_id}}" } },
    });
    const bob = await atHome(world, world.bob);

    const refused = await bob.asks(method, { trigger_id });

    assert.equal(refused.error, "invalid_trigger_inputs");
    assert.deepEqual(refused["response_metadata"], {
      messages: ["[ERROR] place is missing: run the link in a channel"],
    });
    await bob.does(method, { trigger_id, channel: world.random });
  });

  test("is run in a private channel only as admins allow", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);
    const alice = await atHome(world, world.alice);
    await alice.does(method, { trigger_id, channel: world.secret });
    await world.alice.does("admin.workflows.triggers.types.permissions.set", {
      id: "Ftt01",
      permissions: [{ type: "private_channel_access", visibility: "no_one" }],
    });

    assert.equal(await alice.refused(method, { trigger_id, channel: world.secret }), "access_denied");
    await alice.does(method, { trigger_id, channel: world.random });
  });

  test("hands over what is asked for, and nothing else that is given", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world, {
      ...leave,
      inputs: { who: { customizable: true }, note: { value: "fixed" } },
    });
    const bob = await atHome(world, world.bob);
    const given = { who: world.carol.id, note: "forged", days: 3 };

    await bob.does(method, { trigger_id, inputs: given });

    assert.deepEqual((await runsOf(world, trigger_id))[0]?.inputs, { who: world.carol.id, note: "fixed" });
  });

  test("takes the workflow only into channels that the person sees, and into private ones as admins allow", async () => {
    await using world = await workspace();
    const place = { type: "slack#/types/channel_id", is_required: true };
    await declare(world, { workflows: { go: { title: "Go", input_parameters: { place } } } });
    const { trigger } = await world.bot.does("workflows.triggers.create", {
      ...link,
      workflow: "#/workflows/go",
      inputs: { place: { customizable: true } },
    });
    const [alice, carol] = [await atHome(world, world.alice), await atHome(world, world.carol)];
    const into = (channel: string) => ({ trigger_id: trigger.id, inputs: { place: channel } });

    await carol.does(method, into(world.random));
    assert.equal(await carol.refused(method, into(world.secret)), "channel_not_found");
    assert.equal(await carol.refused(method, into(`<#${world.secret}>`)), "channel_not_found");
    await alice.does(method, into(world.secret));
    await world.alice.does("admin.workflows.triggers.types.permissions.set", {
      id: "Ftt01",
      permissions: [{ type: "private_channel_access", visibility: "no_one" }],
    });
    assert.equal(await alice.refused(method, into(world.secret)), "access_denied");
    await alice.does(method, into(world.random));

    assert.equal((await runsOf(world, trigger.id)).length, 3);
  });

  test("gives the workflow what opens a form for the person", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world, {
      workflow: "#/workflows/form",
      inputs: { interactivity: { value: "{{data.interactivity}}" } },
    });
    const bob = await atHome(world, world.bob);

    await bob.does(method, { trigger_id });

    const [run] = await runsOf(world, trigger_id);
    const given = run?.inputs["interactivity"] as { interactor?: { id?: string }; interactivity_pointer?: string };
    assert.equal(given.interactor?.id, bob.id);
    assert.match(given.interactivity_pointer ?? "", /^[\w-]{40,}$/);
  });

  test("starts the same thing once, however often a client asks", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);
    const bob = await atHome(world, world.bob);
    const asked = { trigger_id, client_run_id: "click-1" };

    const runs = await Promise.all([bob.does(method, asked), bob.does(method, asked), bob.does(method, asked)]);
    await bob.does(method, { trigger_id });

    assert.equal(new Set(runs.map((run) => run.run_id)).size, 1);
    assert.equal((await runsOf(world, trigger_id)).length, 2);
  });

  test("is for people alone: an app cannot run it in a person's name", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);

    assert.equal(await world.bob.refused(method, { trigger_id }), "not_allowed_token_type");
  });

  test("does not tell outsiders of triggers that they may not run", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);
    const frank = await atHome(world, personOf(world, "frank"));

    assert.equal(await frank.refused(method, { trigger_id }), "trigger_not_found");
  });

  refuses(method, {
    trigger_not_found: async (world) => {
      const { id: trigger_id } = await makeTrigger(world, { type: "webhook" });
      return (await atHome(world, world.bob)).refused(method, { trigger_id });
    },
    access_denied: async (world) =>
      (await atHome(world, world.carol)).refused(method, { trigger_id: await nameBob(world) }),
    channel_not_found: async (world) => {
      const { id: trigger_id } = await makeTrigger(world);
      return (await atHome(world, world.carol)).refused(method, { trigger_id, channel: world.secret });
    },
    bad_timestamp: (world) => refusal(world, { ts: "now" }),
    invalid_trigger_inputs: async (world) => {
      const inputs = { who: { customizable: true } };
      const { id: trigger_id } = await makeTrigger(world, { ...link, ...leave, inputs });
      return (await atHome(world, world.bob)).refused(method, { trigger_id, inputs: { who: "nobody!" } });
    },
    workflow_not_found: async (world) => {
      const { id: trigger_id } = await makeTrigger(world);
      await declare(world, { workflows: {} });
      return (await atHome(world, world.bob)).refused(method, { trigger_id });
    },
  });
});
