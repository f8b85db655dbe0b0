import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { describe, test } from "node:test";
import { configureSocketMode, connectApp } from "../../../testkit/appListener.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { configureApp, Receiver } from "../../../testkit/receiving.ts";
import { plain } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const option = (value: string) => ({ text: plain(value.toUpperCase()), value });
const optionsOf = (count: number) => Array.from({ length: count }, (_, at) => option(`v${at}`));
const groupsOf = (count: number, size = 1) =>
  Array.from({ length: count }, (_, at) => ({ label: plain(`Group ${at}`), options: optionsOf(size) }));

/** Alice opens an external menu of a message and types; what she is shown. */
async function openMenu(world: Workspace, more: object = {}) {
  const menu = { type: "external_select", action_id: "ticket", ...more };
  const { channel, ts } = await world.bot.does("chat.postMessage", {
    channel: world.general,
    text: "?",
    blocks: [{ type: "actions", block_id: "row", elements: [menu] }],
  });
  const alice = await atHome(world, world.alice);
  return (query: string) =>
    alice.does("client.blocks.suggest", { channel, ts, block_id: "row", action_id: "ticket", query });
}

describe("a menu with an external source", () => {
  for (const type of ["external_select", "multi_external_select"]) {
    test(`of type ${type} asks from the third character on by default [MENU-3.7, MENU-3.8, MENU-4.6, MENU-5.1]`, async () => {
      const app = playApp();
      await using world = await workspace({ ask: app.ask });
      app.answers(() => ({ options: [option("a")] }));
      const usual = await openMenu(world, { type });
      const eager = await openMenu(world, { type, min_query_length: 0 });

      for (const query of ["", "a", "ab"]) assert.equal((await usual(query)).state, "waiting");
      assert.deepEqual(app.heard, []);
      assert.equal((await usual("abc")).state, "ready");
      assert.equal((await usual("abcd")).state, "ready");
      assert.equal((await eager("")).state, "ready");
      assert.deepEqual(
        app.heard.map(({ value }) => value),
        ["abc", "abcd", ""],
      );
    });
  }

  test("takes options or groups of them, and not both [MENU-5.4]", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const type = await openMenu(world);
    const shown = async (answer: unknown) => {
      app.answers(() => answer);
      return (await type("abc")).state;
    };

    assert.equal(await shown({ options: optionsOf(1) }), "ready");
    assert.equal(await shown({ option_groups: groupsOf(1) }), "ready");
    assert.equal(await shown({ options: optionsOf(1), option_groups: groupsOf(1) }), "error");
    assert.equal(await shown({}), "error");
  });

  test("takes 100 options, or 100 groups of 100 [MENU-5.6]", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const type = await openMenu(world);

    for (const [answer, state] of [
      [{ options: optionsOf(100) }, "ready"],
      [{ option_groups: groupsOf(100, 100) }, "ready"],
      [{ options: optionsOf(101) }, "error"],
      [{ option_groups: groupsOf(101) }, "error"],
      [{ option_groups: groupsOf(1, 101) }, "error"],
    ] as const) {
      app.answers(() => answer);
      assert.equal((await type("abc")).state, state);
    }
  });

  test("takes options with a plain text and a value that is a string [MENU-5.7]", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const type = await openMenu(world);

    for (const wrong of [
      { text: plain("A") },
      { value: "a" },
      { text: "A", value: "a" },
      { text: { type: "mrkdwn", text: "A" }, value: "a" },
      { text: plain("A"), value: 1 },
    ]) {
      app.answers(() => ({ options: [wrong] }));
      assert.equal((await type("abc")).state, "error", JSON.stringify(wrong));
    }
  });

  test("asks the options load URL of the app, and takes JSON with status 200 alone [MENU-5.2, MENU-5.5]", async () => {
    await using world = await workspace();
    await using requests = await Receiver.start();
    await using loads = await Receiver.start();
    const urls = { request_url: requests.url, message_menu_options_url: loads.url };
    await configureApp(world, { interactivity: { is_enabled: true, ...urls } });
    const type = await openMenu(world);
    const body = JSON.stringify({ options: [option("a")] });
    const shown = async (answer: (response: ServerResponse) => void) => {
      loads.answer = answer;
      return (await type("abc")).state;
    };
    const isJson = { "content-type": "application/json" };

    assert.equal(await shown((response) => void response.writeHead(200, isJson).end(body)), "ready");
    assert.equal(await shown((response) => void response.writeHead(500, isJson).end(body)), "error");
    assert.equal(await shown((response) => void response.writeHead(200).end("none")), "error");
    assert.deepEqual([loads.received.length, requests.received.length], [3, 0]);
  });

  test("asks over the socket where the app uses one, without any URL [MENU-5.3]", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await configureSocketMode(world, []);
    await using app = await connectApp(world);
    const type = await openMenu(world);

    const typed = type("abc");
    const asked = await app.next();
    app.acknowledge(asked, { options: [option("a")] });

    assert.deepEqual((await typed).options, [option("a")]);
    assert.partialDeepStrictEqual(asked.payload, { type: "block_suggestion", value: "abc" });
  });
});
