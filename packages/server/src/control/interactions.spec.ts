import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../testkit/controls.ts";
import { eventsAfter, outboxEnd } from "../../testkit/outbox.ts";
import { playApp } from "../../testkit/playedApp.ts";
import { devBot, makeLinked } from "../../testkit/posting.ts";
import { shareWithFrank } from "../../testkit/sharing.ts";
import { modal, openModal, plain, question } from "../../testkit/views.ts";
import { workspace } from "../../testkit/workspace.ts";

/** A workspace whose dev app is played by the test, and its controls. */
async function stage() {
  const app = playApp();
  const world = await workspace({ ask: app.ask });
  return { world, app, controls: steer(world.platform), [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

type Stage = Awaited<ReturnType<typeof stage>>;

const options = ["a", "b"].map((value) => ({ text: plain(value.toUpperCase()), value }));
const button = { type: "button", action_id: "go", text: plain("Go"), value: "1" };
const menu = { type: "static_select", action_id: "pick", options, initial_option: options[0] };
const blocks = [{ type: "actions", block_id: "row", elements: [button, menu] }];

async function post({ world }: Stage, more: object = { blocks }): Promise<{ channel: string; ts: string }> {
  const { channel, ts } = await world.bot.does("chat.postMessage", { channel: world.general, text: "Well?", ...more });
  return { channel, ts };
}

const send = (url: unknown, body: object) =>
  fetch(String(url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as object }));

describe("a person in a message", () => {
  test("presses a button, and the app hears who, where and what else stands there", async () => {
    await using set = await stage();
    const { world, app, controls } = set;
    const { channel, ts } = await post(set);

    const seen = await controls.does("person.act", { user: "alice", channel: "general", ts, action_id: "go" });

    assert.deepEqual([seen["reply"], seen["views"]], [{ answered: true, body: {} }, []]);
    const { trigger_id, response_url, token, message, team, enterprise, ...rest } = app.last();
    const [team1] = world.dev.teams;
    assert.match(String(response_url), /\/responses\/T/);
    assert.ok(String(trigger_id).length > 40 && String(token).length > 20);
    assert.equal((message as { ts: string }).ts, ts);
    assert.deepEqual([(team as { id: string }).id, (team as { domain: string }).domain], [team1?.id, "acme"]);
    assert.deepEqual((enterprise as { name: string }).name, "Acme Corporation");
    assert.deepEqual(rest, {
      type: "block_actions",
      api_app_id: world.dev.apps.find(({ name }) => name === "Dev App")?.id,
      user: { id: world.alice.id, username: "alice", name: "alice", team_id: team1?.id },
      is_enterprise_install: false,
      container: { type: "message", message_ts: ts, channel_id: channel, is_ephemeral: false },
      channel: { id: channel, name: "general" },
      state: { values: { row: { pick: { type: "static_select", selected_option: options[0] } } } },
      actions: [
        {
          type: "button",
          action_id: "go",
          block_id: "row",
          text: plain("Go"),
          value: "1",
          action_ts: `${world.clock.nowMs() / 1000}.000000`,
        },
      ],
    });
  });

  test("chooses what a menu offers, and nothing else", async () => {
    await using set = await stage();
    const { app, controls, world } = set;
    const at = { user: "alice", ...(await post(set)), action_id: "pick" };

    await controls.does("person.act", { ...at, value: "b" });

    const chosen = { type: "static_select", selected_option: options[1] };
    const [action] = app.last()["actions"] as Record<string, unknown>[];
    assert.deepEqual(action?.["selected_option"], options[1]);
    assert.deepEqual(app.last()["state"], { values: { row: { pick: chosen } } });
    const refused = await world.platform.control("person.act", { ...at, value: "c" });
    assert.deepEqual(refused, {
      ok: false,
      error: "refused",
      response_metadata: { messages: ["[ERROR] invalid_choice", '[ERROR] pick does not offer "c"'] },
    });
    assert.equal(app.heard.length, 1);
  });

  test("acts only on what is there, and only where they can see it", async () => {
    await using set = await stage();
    const { app, controls, world } = set;
    const { ts } = await post(set);
    const act = { user: "alice", channel: "general", ts, action_id: "go" };
    const why = async (args: object) => {
      const answer = await world.platform.control("person.act", { ...act, ...args });
      return answer?.ok === false ? answer.response_metadata?.messages[0] : "done";
    };
    await world.bob.does("chat.postMessage", { channel: world.secret, text: "x" });

    assert.equal(await why({ action_id: "stop" }), "[ERROR] element_not_found");
    assert.equal(await why({ ts: "1600000000.000100" }), "[ERROR] message_not_found");
    assert.equal(await why({ user: "carol", channel: world.secret }), "[ERROR] channel_not_found");
    assert.equal(await why({ channel: undefined }), "[ERROR] invalid_place");
    await controls.refused("person.act", { ...act, user: "zoe" });
    await controls.refused("person.act", { ...act, workspace: "nowhere" });
    await world.bot.does("apps.uninstall", credentials(set));
    assert.equal(await why({}), "[ERROR] app_not_found");
    assert.deepEqual(app.heard, []);
  });

  test("is reported when the app does not answer", async () => {
    await using set = await stage();
    const { app, controls } = set;
    app.hangs();

    const seen = await controls.does("person.act", { user: "alice", ...(await post(set)), action_id: "go" });

    assert.deepEqual(seen["reply"], { answered: false, why: "timeout" });
  });

  test("gets a modal that the app opens with the trigger of the press, in time", async () => {
    await using set = await stage();
    const { app, controls, world } = set;
    app.answers(async ({ trigger_id }) => {
      await world.bot.does("views.open", { trigger_id: String(trigger_id), view: modal("Hi") });
      return {};
    });

    const seen = await controls.does("person.act", { user: "alice", ...(await post(set)), action_id: "go" });

    assert.deepEqual(
      (seen["views"] as { title: object }[]).map(({ title }) => title),
      [plain("Hi")],
    );
    assert.deepEqual((await controls.does("person.views", { user: "alice" }))["views"], seen["views"]);
    assert.deepEqual((await controls.does("person.views", { user: "bob" }))["views"], []);
  });
});

function credentials({ world }: Stage) {
  const app = world.dev.apps.find(({ name }) => name === "Dev App");
  return { client_id: app?.client_id ?? "", client_secret: app?.client_secret ?? "" };
}

describe("an answer through a response URL", () => {
  async function pressed(set: Stage, more?: object) {
    await set.world.platform.listen();
    const at = await post(set, more);
    await set.controls.does("person.act", { user: "alice", ...at, action_id: "go" });
    return { ...at, url: set.app.last()["response_url"] };
  }
  const newest = async ({ world }: Stage) =>
    (await world.bot.does("conversations.history", { channel: world.general, limit: 1 })).messages[0];

  test("is for the one person unless it is for the channel", async () => {
    await using set = await stage();
    const { url, ts } = await pressed(set);
    const end = await outboxEnd(set.world);

    assert.deepEqual(await send(url, { text: "Psst" }), { status: 200, body: { ok: true } });
    const [sent] = await eventsAfter(set.world, end);
    assert.deepEqual([sent?.userIds, sent?.payload["text"]], [[set.world.alice.id], "Psst"]);
    assert.equal((await newest(set))?.ts, ts);

    await send(url, { text: "Hear ye", response_type: "in_channel" });
    assert.equal((await newest(set))?.text, "Hear ye");
  });

  test("replaces the message that was acted on, or takes it away", async () => {
    await using set = await stage();
    const { url, ts } = await pressed(set);

    await send(url, { text: "Done", replace_original: true });
    const after = await newest(set);
    assert.deepEqual([after?.ts, after?.text, after?.blocks], [ts, "Done", undefined]);
    await send(url, { delete_original: true });
    assert.notEqual((await newest(set))?.ts, ts);
    assert.deepEqual(await send(url, { text: "Again", replace_original: true }), {
      status: 404,
      body: { ok: false, error: "message_not_found" },
    });
  });

  test("works five times, and a refused one does not count", async () => {
    await using set = await stage();
    const { url } = await pressed(set);

    assert.deepEqual((await send(url, { blocks: [{ type: "hr" }] })).status, 400);
    assert.deepEqual((await send(url, { text: {} })).body, {
      ok: false,
      error: "invalid_payload",
      response_metadata: { messages: ["[ERROR] must provide a string: text"] },
    });
    for (let use = 0; use < 5; use++) assert.equal((await send(url, { text: "x" })).status, 200);
    assert.deepEqual(await send(url, { text: "x" }), { status: 404, body: { ok: false, error: "used_url" } });
  });

  test("works for half an hour, and nothing is kept of it afterwards", async () => {
    await using set = await stage();
    const { url } = await pressed(set);
    const expired = { status: 404, body: { ok: false, error: "expired_url" } };

    set.world.clock.advance({ seconds: 30 * 60 - 1 });
    assert.equal((await send(url, { text: "x" })).status, 200);
    set.world.clock.advance({ seconds: 1 });
    assert.deepEqual(await send(url, { text: "x" }), expired);
    await set.world.platform.settle();
    assert.deepEqual(await send(url, { text: "x" }), expired);
    assert.deepEqual(await send(`${String(url)}x`, { text: "x" }), expired);
  });

  test("links nothing that must not leave the workspace, in whatever it says or makes of what it said", async () => {
    await using set = await stage();
    const { world, controls, app } = set;
    await world.platform.listen();
    const { channel } = await shareWithFrank(world);
    await world.alice.does("conversations.invite", { channel, users: [(await devBot(world)).id] });
    const { file_links: link } = await makeLinked(world, world.bot);
    await world.alice.does("admin.enterprise.setConnectPolicy", { file_links: false });
    const shown = { channel, user: world.alice.id, text: "Only you", blocks };
    const { message_ts: ts } = await world.bot.does("chat.postEphemeral", shown);
    await controls.does("person.act", { user: "alice", channel, ts, action_id: "go" });
    const url = app.last()["response_url"];

    for (const answer of [{}, { replace_original: true }, { response_type: "in_channel" }]) {
      const { status, body } = await send(url, { text: link, ...answer });
      assert.equal(status, 403, JSON.stringify(answer));
      assert.match(JSON.stringify(body), /action_prohibited.*platform_connect_file_link_sharing_blocked/);
    }
    assert.equal((await send(url, { text: "nothing linked", replace_original: true })).status, 200);
  });

  test("is answered from a message that only one person sees, which is then changed for that person", async () => {
    await using set = await stage();
    const { world, controls, app } = set;
    await world.platform.listen();
    const shown = { channel: world.general, user: world.alice.id, text: "Only you", blocks };
    const { message_ts: ts } = await world.bot.does("chat.postEphemeral", shown);
    const act = { channel: "general", ts, action_id: "go" };

    assert.equal(await controls.refused("person.act", { ...act, user: "bob" }), "refused");
    await controls.does("person.act", { ...act, user: "alice" });
    const { container, message, response_url: url } = app.last();
    assert.deepEqual([(container as { is_ephemeral: boolean }).is_ephemeral, message], [true, undefined]);
    const end = await outboxEnd(world);
    await send(url, { text: "Changed", replace_original: true });
    await send(url, { delete_original: true });

    const sent = await eventsAfter(world, end);
    assert.deepEqual(
      sent.map(({ userIds, payload }) => [userIds, payload["subtype"], payload["ts"]]),
      [
        [[world.alice.id], "message_changed", ts],
        [[world.alice.id], "message_deleted", ts],
      ],
    );
    assert.equal(await controls.refused("person.act", { ...act, user: "alice" }), "refused");
  });
});

describe("a person in a modal", () => {
  const asking = modal("Ask", { submit: plain("Send"), blocks: [question("name", { max_length: 5 }), ...blocks] });
  const submit = (set: Stage, view_id: string, values?: object) =>
    set.controls.does("person.submit", { user: "alice", view_id, ...(values && { values }) });

  test("submits it, the app receives all of its values, and it closes", async () => {
    await using set = await stage();
    const view = await openModal(set.world, asking);

    const seen = await submit(set, view.id, { name: { name: "Ann" } });

    assert.deepEqual([seen["outcome"], seen["views"]], ["closed", []]);
    const { type, view: sent, response_urls } = set.app.last();
    assert.deepEqual([type, response_urls], ["view_submission", []]);
    assert.deepEqual((sent as { state: object }).state, {
      values: {
        name: { name: { type: "plain_text_input", value: "Ann" } },
        row: { pick: { type: "static_select", selected_option: options[0] } },
      },
    });
  });

  test("has to answer what is asked, as it is asked", async () => {
    await using set = await stage();
    const view = await openModal(set.world, asking);
    const why = async (values: object) => {
      const answer = await set.world.platform.control("person.submit", { user: "alice", view_id: view.id, values });
      return answer?.ok === false ? answer.response_metadata?.messages[0] : "done";
    };

    assert.equal(await why({}), "[ERROR] input_missing");
    assert.equal(await why({ name: { name: "Annabelle" } }), "[ERROR] invalid_choice");
    assert.equal(await why({ other: { other: "x" } }), "[ERROR] element_not_found");
    assert.equal(await set.controls.refused("person.submit", { user: "bob", view_id: view.id }), "refused");
    assert.deepEqual(set.app.heard, []);
  });

  test("sees the errors that the app finds, and keeps what was entered", async () => {
    await using set = await stage();
    const view = await openModal(set.world, asking);
    set.app.answers(() => ({ response_action: "errors", errors: { name: "Too short" } }));

    const seen = await submit(set, view.id, { name: { name: "A" } });

    assert.deepEqual([seen["outcome"], seen["errors"]], ["errors", { name: "Too short" }]);
    set.app.answers(() => ({}));
    assert.equal((await submit(set, view.id))["outcome"], "closed");
  });

  test("gets another one in its place, one on top, or none at all, as the app answers", async () => {
    await using set = await stage();
    const view = await openModal(set.world, asking);
    const values = { name: { name: "Ann" } };

    set.app.answers(() => ({ response_action: "update", view: modal("Two", { submit: plain("Go") }) }));
    const updated = await submit(set, view.id, values);
    set.app.answers(() => ({ response_action: "push", view: modal("Three") }));
    const pushed = await submit(set, view.id);
    const [first, second] = pushed["views"] as { id: string; previous_view_id: string | null }[];
    set.app.answers(() => ({ response_action: "clear" }));
    const cleared = await submit(set, second?.id ?? "");

    assert.deepEqual([updated["outcome"], pushed["outcome"], cleared["outcome"]], ["updated", "pushed", "cleared"]);
    assert.deepEqual([first?.id, second?.previous_view_id], [view.id, view.id]);
    assert.deepEqual(cleared["views"], []);
  });

  test("still has it when the app answers nonsense, or nothing", async () => {
    await using set = await stage();
    const view = await openModal(set.world, asking);
    const values = { name: { name: "Ann" } };
    const nonsense = [
      { response_action: "errors", errors: { line: "no input" } },
      { response_action: "update", view: { type: "modal" } },
      { response_action: "jump" },
    ];

    for (const answer of nonsense) {
      set.app.answers(() => answer);
      const seen = await submit(set, view.id, values);
      assert.deepEqual([seen["outcome"], (seen["views"] as object[]).length], ["failed", 1]);
    }
    set.app.hangs();
    assert.equal((await submit(set, view.id, values))["why"], "timeout");
  });

  test("chooses in it, which the app hears and the view keeps", async () => {
    await using set = await stage();
    const view = await openModal(set.world, asking);
    const act = { user: "alice", view_id: view.id };

    const typed = await set.controls.does("person.act", { ...act, action_id: "name", value: "Ann" });
    await set.controls.does("person.act", { ...act, action_id: "pick", value: "b" });

    assert.equal(typed["reply"], undefined);
    const { container, view: sent, channel, response_url } = set.app.last();
    assert.deepEqual(container, { type: "view", view_id: view.id });
    assert.deepEqual([channel, response_url], [undefined, undefined]);
    assert.deepEqual((sent as { state: object }).state, {
      values: {
        name: { name: { type: "plain_text_input", value: "Ann" } },
        row: { pick: { type: "static_select", selected_option: options[1] } },
      },
    });
    assert.equal((await submit(set, view.id))["outcome"], "closed");
  });

  test("gets the app an address into the conversation that is chosen for it [MENU-3.13]", async () => {
    await using set = await stage();
    const element = { type: "conversations_select", action_id: "to", response_url_enabled: true };
    const view = await openModal(
      set.world,
      modal("To", { submit: plain("Go"), blocks: [{ ...question("to"), element }] }),
    );
    await set.world.platform.listen();

    await submit(set, view.id, { to: { to: set.world.random } });
    const [place] = set.app.last()["response_urls"] as Record<string, unknown>[];
    await send(place?.["response_url"], { text: "There", response_type: "in_channel" });

    const { messages } = await set.world.bot.does("conversations.history", { channel: set.world.random, limit: 1 });
    assert.deepEqual(
      [place?.["block_id"], place?.["action_id"], place?.["channel_id"]],
      ["to", "to", set.world.random],
    );
    assert.equal(messages[0]?.text, "There");
  });

  test("closes it, and the app is notified if it asked to be", async () => {
    await using set = await stage();
    const { controls, app, world } = set;
    const quiet = await openModal(world);
    const closed = await controls.does("person.close", { user: "alice", view_id: quiet.id });
    const loud = await openModal(world, modal("Loud", { notify_on_close: true, clear_on_close: true }));
    await controls.does("person.close", { user: "alice", view_id: loud.id });

    assert.deepEqual([closed["reply"], closed["views"]], [undefined, []]);
    assert.equal(app.heard.length, 1);
    const { type, is_cleared, trigger_id } = app.last();
    assert.deepEqual([type, is_cleared, trigger_id], ["view_closed", true, undefined]);
    assert.equal(await controls.refused("person.close", { user: "alice", view_id: loud.id }), "refused");
  });
});

describe("a menu whose options come from the app", () => {
  const external = { type: "external_select", action_id: "ticket", min_query_length: 2 };
  const asks = { blocks: [{ type: "actions", block_id: "row", elements: [external] }] };

  test("asks once enough is typed, and tells apart what comes of it [MENU-3.7, MENU-5.1, MENU-5.4]", async () => {
    await using set = await stage();
    const { app, controls } = set;
    const at = { user: "alice", ...(await post(set, asks)), action_id: "ticket" };
    const state = async (query: string) => (await controls.does("person.options", { ...at, query }))["state"];

    assert.equal(await state("a"), "waiting");
    assert.deepEqual(app.heard, []);
    app.answers(() => ({ options: [] }));
    assert.equal(await state("ab"), "empty");
    app.answers(() => ({ option_groups: [{ label: plain("All"), options }] }));
    const ready = await controls.does("person.options", { ...at, query: "ab" });
    assert.deepEqual(ready, { ok: true, state: "ready", option_groups: [{ label: plain("All"), options }] });
    const { type, action_id, block_id, value, trigger_id, actions } = app.last();
    assert.deepEqual([type, action_id, block_id, value], ["block_suggestion", "ticket", "row", "ab"]);
    assert.deepEqual([trigger_id, actions], [undefined, undefined]);
    app.hangs();
    assert.equal(await state("abc"), "error");
  });

  test("takes no answer that breaks a limit [MENU-5.6]", async () => {
    await using set = await stage();
    const at = { user: "alice", ...(await post(set, asks)), action_id: "ticket", query: "ab" };
    set.app.answers(() => ({ options: Array.from({ length: 101 }, () => options[0]) }));

    const seen = await set.controls.does("person.options", at);

    assert.deepEqual(seen["state"], "error");
    assert.match(String(seen["errors"]), /no more than 100 items allowed \[json-pointer:\/options\]/);
  });

  test("takes what was found, and nothing else", async () => {
    await using set = await stage();
    const { app, controls } = set;
    const at = { user: "alice", ...(await post(set, asks)), action_id: "ticket" };
    app.answers(({ type }) => (type === "block_suggestion" ? { options } : {}));

    assert.equal(await controls.refused("person.act", { ...at, value: "b" }), "refused");
    assert.equal(await controls.refused("person.act", { ...at, query: "ab", value: "z" }), "refused");
    await controls.does("person.act", { ...at, query: "ab", value: "b" });

    const [action] = app.last()["actions"] as Record<string, unknown>[];
    assert.deepEqual(action?.["selected_option"], options[1]);
    assert.equal(await controls.refused("person.options", { ...at, action_id: "other" }), "refused");
  });
});

describe("a slash command", () => {
  const command = { user: "alice", channel: "general", command: "/dev", text: "hello" };

  test("is sent as form data, and the app's answer is shown to that person alone", async () => {
    await using set = await stage();
    const { world, app, controls } = set;
    app.answers(() => "Hello yourself");
    const end = await outboxEnd(world);

    const seen = await controls.does("person.command", command);

    assert.equal(seen["shown"], true);
    const { token, response_url, trigger_id, enterprise_id, enterprise_name, ...rest } = app.last();
    assert.ok(token && response_url && trigger_id && enterprise_id && enterprise_name);
    assert.deepEqual(rest, {
      team_id: world.dev.teams[0]?.id,
      team_domain: "acme",
      channel_id: world.general,
      channel_name: "general",
      user_id: world.alice.id,
      user_name: "alice",
      command: "/dev",
      text: "hello",
      api_app_id: world.dev.apps.find(({ name }) => name === "Dev App")?.id,
      is_enterprise_install: "false",
    });
    const [sent] = await eventsAfter(world, end);
    assert.deepEqual([sent?.userIds, sent?.payload["text"]], [[world.alice.id], "Hello yourself"]);
  });

  test("is answered to everybody where the app says so, and not at all where it says nothing", async () => {
    await using set = await stage();
    const { world, app, controls } = set;

    assert.equal((await controls.does("person.command", command))["shown"], false);
    app.answers(() => ({ response_type: "in_channel", text: "All hear this" }));
    await controls.does("person.command", command);
    app.answers(() => ({ blocks: [{ type: "hr" }] }));
    const wrong = await controls.does("person.command", command);
    app.answers(() => ({ text: "", blocks: [{ type: "divider" }] }));
    const wordless = await controls.does("person.command", command);

    const { messages } = await world.bot.does("conversations.history", { channel: world.general, limit: 1 });
    assert.equal(messages[0]?.text, "All hear this");
    assert.deepEqual([wrong["shown"], wrong["why"]], [false, "invalid_blocks"]);
    assert.equal(wordless["shown"], true);
  });

  test("needs an app that has it, and a channel that the person is in", async () => {
    await using set = await stage();
    const { controls } = set;

    assert.equal(await controls.refused("person.command", { ...command, command: "/nothing" }), "refused");
    assert.equal(await controls.refused("person.command", { ...command, user: "carol", channel: "secret" }), "refused");
    assert.deepEqual(set.app.heard, []);
  });
});

describe("a shortcut", () => {
  test("is used from everywhere, or on a message", async () => {
    await using set = await stage();
    const { world, app, controls } = set;
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.general, text: "Look" });

    await controls.does("person.shortcut", { user: "alice", callback_id: "try_it" });
    const everywhere = app.last();
    await controls.does("person.shortcut", { user: "alice", callback_id: "look_closer", channel: "general", ts });
    const ofMessage = app.last();

    assert.deepEqual([everywhere["type"], everywhere["callback_id"]], ["shortcut", "try_it"]);
    assert.deepEqual([everywhere["channel"], everywhere["response_url"]], [undefined, undefined]);
    assert.ok(everywhere["trigger_id"] && everywhere["action_ts"]);
    assert.deepEqual([ofMessage["type"], ofMessage["message_ts"]], ["message_action", ts]);
    assert.deepEqual((ofMessage["message"] as { text: string }).text, "Look");
    assert.ok(ofMessage["response_url"]);
  });

  test("has to be there", async () => {
    await using set = await stage();

    assert.equal(
      await set.controls.refused("person.shortcut", { user: "alice", callback_id: "look_closer" }),
      "refused",
    );
  });
});

describe("a home tab", () => {
  test("is looked at where the app has one", async () => {
    await using set = await stage();
    const { controls, world } = set;
    const app = (wanted: string) => world.dev.apps.find(({ name }) => name === wanted)?.id ?? "";
    await world.bot.does("views.publish", { user_id: world.alice.id, view: { type: "home", blocks: [] } });

    const seen = await controls.does("person.home", { user: "alice", app_id: app("Dev App") });

    assert.deepEqual(
      (seen["views"] as { type: string }[]).map(({ type }) => type),
      ["home"],
    );
    assert.equal(await controls.refused("person.home", { user: "alice", app_id: app("Rotating App") }), "refused");
    assert.equal(await controls.refused("person.home", { user: "alice", app_id: app("Birch App") }), "refused");
  });
});

test("an unknown person does nothing", async () => {
  await using set = await stage();
  const places: Record<string, object> = {
    "person.act": { action_id: "go" },
    "person.options": { action_id: "go" },
    "person.command": { channel: "general", command: "/dev" },
    "person.shortcut": { callback_id: "try_it" },
    "person.submit": { view_id: "V0000000000" },
    "person.close": { view_id: "V0000000000" },
    "person.home": { app_id: "A0000000000" },
    "person.views": {},
  };
  for (const [name, args] of Object.entries(places)) {
    assert.equal(await set.controls.refused(name, { ...args, user: "zoe" }), "user_not_found");
    assert.equal(await set.controls.refused(name, { ...args, user: "dev_app" }), "user_not_found");
    assert.equal(await set.controls.refused(name, { ...args, user: "alice", workspace: "no" }), "team_not_found");
  }
});
