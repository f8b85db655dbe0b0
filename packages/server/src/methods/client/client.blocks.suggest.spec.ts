import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { plain } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.blocks.suggest";

const menu = (more: object) => ({ type: "external_select", action_id: "ticket", min_query_length: 2, ...more });
const elements = [
  menu({}),
  menu({ action_id: "any", min_query_length: 0 }),
  { type: "users_select", action_id: "who" },
  { type: "datepicker", action_id: "when" },
];

async function post(world: Workspace) {
  const blocks = [{ type: "actions", block_id: "row", elements }];
  const { channel, ts } = await world.bot.does("chat.postMessage", { channel: world.general, text: "?", blocks });
  return { channel, ts, block_id: "row", action_id: "ticket" };
}

describe(method, () => {
  test("tells what the app offers, what it did not find, that it waits, and that it failed [MENU-5.1, MENU-5.4]", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const at = await post(world);
    const option = { text: plain("PLAT-12"), value: "12" };
    const groups = [{ label: plain("Open"), options: [option] }];

    assert.deepEqual(await alice.does(method, { ...at, query: "P" }), { ok: true, state: "waiting" });
    app.answers(() => ({ options: [option] }));
    const { proofs, ...ready } = await alice.does(method, { ...at, query: "PL" });
    assert.deepEqual(ready, { ok: true, state: "ready", options: [option] });
    assert.match(proofs?.["12"] ?? "", /^[0-9a-f]{32}$/);
    app.answers(() => ({ option_groups: groups }));
    assert.deepEqual((await alice.does(method, { ...at, action_id: "any" })).option_groups, groups);
    app.answers(() => ({ options: [] }));
    assert.equal((await alice.does(method, { ...at, query: "none" })).state, "empty");
    app.hangs();
    const failed = await alice.does(method, { ...at, query: "slow" });
    assert.deepEqual([failed.state, failed.errors], ["error", ["timeout"]]);
    assert.equal(app.heard.length, 4, "as long as too little is typed, the app is left alone");
  });

  test("counts what is typed in code points: one emoji is one character", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const at = await post(world);
    app.answers(() => ({ options: [] }));

    assert.equal((await alice.does(method, { ...at, query: "😀" })).state, "waiting");
    assert.equal((await alice.does(method, { ...at, query: "😀😀" })).state, "empty");
    assert.equal(app.heard.length, 1);
  });

  const suggest = async (world: Workspace, args: object) =>
    (await atHome(world, world.carol)).refused(method, { ...(await post(world)), ...args });

  refuses(method, {
    channel_not_found: (world) => suggest(world, { channel: world.secret }),
    message_not_found: (world) => suggest(world, { ts: "1600000000.000100" }),
    bad_timestamp: (world) => suggest(world, { ts: "yesterday" }),
    view_not_found: (world) => suggest(world, { view_id: "V0000000000" }),
    element_not_found: (world) => suggest(world, { action_id: "stop" }),
    no_menu: (world) => suggest(world, { action_id: "when" }),
    async app_not_found(world) {
      const carol = await atHome(world, world.carol);
      const at = await post(world);
      const app = world.dev.apps.find(({ name }) => name === "Dev App");
      const client = { client_id: app?.client_id ?? "", client_secret: app?.client_secret ?? "" };
      await world.bot.does("apps.uninstall", client);
      return carol.refused(method, at);
    },
  });
});
