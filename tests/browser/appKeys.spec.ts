import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, option, plain, postBlocks, until } from "./appStage.ts";
import { chooseItem, hasFocus, press, tabRound, tabTo, toMessages } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";

const input = (name: string, element: object) => ({
  type: "input",
  block_id: name,
  label: plain(name),
  element: { action_id: name, ...element },
});
const cities = ["Berlin", "Lima"].map(option);

/** One of everything that a modal may ask for. */
const everyInput = [
  input("Reason", { type: "plain_text_input", multiline: true }),
  input("Email", { type: "email_text_input", focus_on_load: true }),
  input("Days", { type: "number_input", is_decimal_allowed: false, max_value: "12" }),
  input("From", { type: "datepicker" }),
  input("At", { type: "timepicker" }),
  input("City", { type: "static_select", options: cities }),
  input("Cover", { type: "multi_users_select" }),
  input("Boxes", { type: "checkboxes", options: cities }),
  input("Dots", { type: "radio_buttons", options: cities }),
  input("Story", { type: "rich_text_input" }),
  input("Photos", { type: "file_input" }),
];

describe("what apps show, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  let channel: string;
  before(async () => {
    stage = await openAppStage();
    channel = stage.dev.channels["general"] ?? "";
    alice = await stage.enter("alice", `/client/${channel}`);
    page = alice.page;
    await page.getByRole("textbox", { name: "Message #general" }).waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  /** Opens the menu at the focus, types, and takes what is marked then. */
  async function chooseOption(typed: string, name: string): Promise<void> {
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: /^Search/ }).waitFor();
    await page.keyboard.type(typed);
    await page.locator("[role=option][data-highlighted]", { hasText: name }).waitFor();
    await page.keyboard.press("Enter");
  }

  const submissions = () => stage.app.heard.filter(({ type }) => type === "view_submission");
  type Values = Record<string, Record<string, Record<string, unknown>>>;

  test("a modal is opened from a message, gone through, refused, fixed and sent", async () => {
    const view = {
      type: "modal",
      title: plain("Leave"),
      submit: plain("Send"),
      close: plain("No"),
      blocks: everyInput,
    };
    let answer: object = { response_action: "errors", errors: { City: "Nobody works there." } };
    stage.app.answers(async (payload) => {
      if (payload["type"] === "view_submission") return answer;
      await stage.call("views.open", { trigger_id: payload["trigger_id"], view });
      return {};
    });
    const button = { type: "button", action_id: "open", text: plain("Ask for leave") };
    const { shown } = await postBlocks(stage, page, [{ type: "actions", elements: [button] }], channel);
    await toMessages(page, "Messages in #general");
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, shown);
    await press(page, shown.getByRole("button", { name: "Ask for leave" }));
    const dialog = page.getByRole("dialog", { name: "Leave" });
    const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
    await hasFocus(page, field("Email"));
    await expectAccessible(page, "a modal reached by keyboard");
    const names = everyInput.map(({ label }) => label.text);
    assert.deepEqual(await tabRound(page), [...names.slice(2), "No", "Send", "Close", ...names.slice(0, 2)]);

    await press(page, dialog.getByRole("button", { name: "Send" }));
    await dialog.getByText("Choose at least one option.").first().waitFor();
    await hasFocus(page, field("Reason"));
    assert.equal(submissions().length, 0, "the app hears nothing of what is not whole");
    await expectAccessible(page, "a modal with errors");

    await page.keyboard.type("Because.");
    await tabTo(page, field("Email"));
    await page.keyboard.type("ada@example.com");
    await tabTo(page, field("Days"));
    await page.keyboard.type("2");
    await tabTo(page, dialog.getByLabel("From"));
    await page.keyboard.type("12242026");
    await tabTo(page, dialog.getByLabel("At", { exact: true }));
    await page.keyboard.type("0930AM");
    await tabTo(page, dialog.getByRole("combobox", { name: /^City/ }));
    await chooseOption("lim", "Lima");
    await tabTo(page, dialog.getByRole("combobox", { name: /^Cover/ }));
    await chooseOption("bob", "Bob Brown");
    await expectAccessible(page, "a menu of a modal");
    await page.keyboard.press("Escape");
    await tabTo(page, dialog.getByRole("checkbox", { name: "Lima" }));
    await page.keyboard.press("Space");
    await tabTo(page, dialog.getByRole("radio", { name: "Berlin" }));
    await page.keyboard.press("ArrowDown");
    await hasFocus(page, dialog.getByRole("radio", { name: "Lima" }));
    await press(page, dialog.getByRole("button", { name: "Send" }));
    // The first that is still missing, whatever kind of field it is.
    await hasFocus(page, field("Story"));
    await page.keyboard.type("Once upon a time");
    const choosing = page.waitForEvent("filechooser");
    await press(page, dialog.getByRole("button", { name: "Add files" }));
    await (await choosing).setFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
    await dialog.getByRole("button", { name: "Remove note.txt" }).waitFor();
    await press(page, dialog.getByRole("button", { name: "Send" }));
    await dialog.getByText("Nobody works there.").waitFor();
    await hasFocus(page, dialog.getByRole("combobox", { name: /^City/ }));
    await expectAccessible(page, "a modal with an error of its app");

    answer = {};
    await chooseOption("ber", "Berlin");
    await press(page, dialog.getByRole("button", { name: "Send" }));
    await dialog.waitFor({ state: "detached" });
    await hasFocus(page, shown.getByRole("button", { name: "Ask for leave" }));
    const sent = submissions().at(-1)?.["view"] as { state: { values: Values } };
    const value = (name: string) => sent.state.values[name]?.[name];
    assert.deepEqual([value("From")?.["selected_date"], value("At")?.["selected_time"]], ["2026-12-24", "09:30"]);
    assert.deepEqual(value("City")?.["selected_option"], cities[0]);
    assert.deepEqual(value("Cover")?.["selected_users"], [stage.userId("bob")]);
    assert.deepEqual(value("Boxes")?.["selected_options"], [cities[1]]);
    assert.deepEqual(value("Dots")?.["selected_option"], cities[1]);
    assert.match(JSON.stringify(value("Story")), /Once upon a time/);
    assert.equal((value("Photos")?.["files"] as unknown[] | undefined)?.length, 1);
  });

  test("one modal lies on another, and Escape closes them one by one", async () => {
    const second = { type: "modal", title: plain("Second"), blocks: [{ type: "section", text: plain("On top") }] };
    const button = { type: "button", action_id: "push", text: plain("More") };
    const first = { ...second, title: plain("First"), blocks: [{ type: "actions", elements: [button] }] };
    stage.app.answers(async (payload) => {
      const { trigger_id } = payload;
      const isInModal = payload["view"] !== undefined;
      if (payload["type"] !== "block_actions") return {};
      await (isInModal
        ? stage.call("views.push", { trigger_id, view: second })
        : stage.call("views.open", { trigger_id, view: { ...first, notify_on_close: true } }));
      return {};
    });
    const opener = page.getByRole("article").last().getByRole("button", { name: "Ask for leave" });
    await press(page, opener);
    await page.getByRole("dialog", { name: "First" }).waitFor();
    await press(page, page.getByRole("dialog", { name: "First" }).getByRole("button", { name: "More" }));
    await page.getByRole("dialog", { name: "Second" }).waitFor();
    await expectAccessible(page, "a modal on another");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "First" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await until("the app hears that it was closed", () => stage.app.last()["type"] === "view_closed");
    await hasFocus(page, opener);
  });

  test("a home tab is found, and everything in it does what it does", async () => {
    const menu = (text: string) => ({ text: plain(text), value: text });
    const elements = [
      { type: "button", action_id: "go", text: plain("Go on") },
      { type: "static_select", action_id: "city", placeholder: plain("City"), options: cities },
      { type: "overflow", action_id: "more", options: ["Edit", "Archive"].map(menu) },
    ];
    stage.app.answers(() => ({}));
    const blocks = [{ type: "actions", elements }, input("Note", { type: "plain_text_input" })];
    await stage.call("views.publish", { user_id: stage.userId("alice"), view: { type: "home", blocks } });
    await stage.call("conversations.open", { users: stage.userId("alice") });
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Go to a conversation" }).waitFor();
    await page.keyboard.type("Dev App");
    await page.getByRole("option", { name: "Dev App Start a direct message" }).waitFor();
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("button", { name: "App home" }));
    const home = page.getByRole("region", { name: "Home of Dev App" });
    const heard = (id: string) => () => {
      const [action] = (stage.app.last()["actions"] ?? []) as Record<string, unknown>[];
      return action?.["action_id"] === id ? action : undefined;
    };
    await press(page, home.getByRole("button", { name: "Go on" }));
    await until("the button is heard", heard("go"));
    await tabTo(page, home.getByRole("combobox", { name: /^City/ }));
    await chooseOption("lim", "Lima");
    assert.deepEqual((await until("the menu is heard", heard("city")))["selected_option"], cities[1]);
    await press(page, home.getByRole("button", { name: "More actions" }));
    await page.getByRole("menu").waitFor();
    await expectAccessible(page, "a home tab with a menu open");
    await chooseItem(page, page.getByRole("menuitem", { name: "Archive" }));
    assert.deepEqual((await until("the choice is heard", heard("more")))["selected_option"], menu("Archive"));
    await tabTo(page, home.getByRole("textbox", { name: "Note" }));
    await page.keyboard.type("By train");
    await expectAccessible(page, "a home tab that is filled in");
  });

  test("a stream is stopped, its tasks unfolded, and its sources reached", async () => {
    const asked = await stage.call("chat.postMessage", { channel, text: "How many?" }, stage.tokenOf("alice"));
    await page.goto(`${stage.url}/client/${channel}/thread/${String(asked["ts"])}`);
    const thread = page.getByRole("complementary", { name: "Thread" });
    await thread.getByText("How many?").waitFor();
    const source = { type: "url", text: "The archive", url: "https://example.com/archive" };
    const chunks = [
      { type: "markdown_text", text: "Let me look." },
      {
        type: "task_update",
        id: "1",
        title: "Search",
        status: "complete",
        details: "In twelve boxes",
        sources: [source],
      },
      { type: "task_update", id: "2", title: "Count", status: "in_progress" },
    ];
    const answering = { recipient_user_id: stage.userId("alice"), recipient_team_id: stage.dev.teams[0]?.id };
    const { ts } = await stage.call("chat.startStream", { channel, thread_ts: asked["ts"], chunks, ...answering });
    const message = thread.locator(`[data-ts="${String(ts)}"]`);
    await message.waitFor();
    await hasFocus(page, thread.getByRole("textbox", { name: "Reply" }));
    await toMessages(page, "Messages in thread");
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, message);
    const task = message.getByRole("button", { name: /Search/ });
    await press(page, task);
    await tabTo(page, message.getByRole("link", { name: "The archive" }));
    await expectAccessible(page, "a stream under way");
    await press(page, message.getByRole("button", { name: "Stop" }));
    await message.locator("[aria-busy=false]").waitFor();
    await expectAccessible(page, "a stream that was stopped");
    assert.deepEqual(alice.faults, []);
  });
});
