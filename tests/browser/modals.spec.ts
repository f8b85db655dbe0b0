import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, option, plain, postBlocks, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";

const input = (name: string, element: object, more: object = {}) => ({
  type: "input",
  block_id: name,
  label: plain(name),
  element: { action_id: name, ...element },
  ...more,
});
const modal = (title: string, blocks: readonly object[], more: object = {}) => ({
  type: "modal",
  title: plain(title),
  submit: plain("Send"),
  close: plain("Never mind"),
  blocks,
  ...more,
});

describe("modals and home tabs", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    alice = await stage.enter("alice", `/client/${stage.dev.channels["general"]}`);
    page = alice.page;
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  type Answering = Parameters<AppStage["app"]["answers"]>[0];

  /** Opens a modal by a button of its own, which tells the app where the person was looking. */
  async function open(view: object, answering: Answering = () => ({})) {
    const name = `Open ${Math.floor(performance.now())}`;
    stage.app.answers(async (payload) => {
      const isOpening = (payload["actions"] as { text?: { text: string } }[] | undefined)?.[0]?.text?.text === name;
      if (isOpening) await stage.call("views.open", { trigger_id: payload["trigger_id"], view });
      return isOpening ? {} : answering(payload);
    });
    const button = { type: "button", action_id: "open", text: plain(name) };
    await postBlocks(stage, page, [{ type: "actions", elements: [button] }], stage.dev.channels["general"] ?? "");
    await page.getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    return dialog;
  }

  const submitted = () => stage.app.heard.findLast(({ type }) => type === "view_submission");
  const valuesOf = (payload: Readonly<Record<string, unknown>> | undefined) =>
    (payload?.["view"] as { state: { values: Record<string, Record<string, Record<string, unknown>>> } } | undefined)
      ?.state.values;

  test("every input is filled in, checked here first, and arrives as the app reads it [TEXT-1.7]", async () => {
    const options = ["Berlin", "Lima"].map(option);
    const dialog = await open(
      modal("Request leave", [
        input("Reason", { type: "plain_text_input", multiline: true }),
        input("Email", { type: "email_text_input", focus_on_load: true }),
        input("Site", { type: "url_text_input" }),
        input("Days", { type: "number_input", is_decimal_allowed: false, min_value: "1", max_value: "12" }),
        input("From", { type: "datepicker" }),
        input("At", { type: "timepicker" }),
        input("When", { type: "datetimepicker" }),
        input("City", { type: "static_select", options }),
        input("Where", { type: "conversations_select", default_to_current_conversation: true }),
        input("Boxes", { type: "checkboxes", options }),
        input("Dots", { type: "radio_buttons", options }),
        input("Story", { type: "rich_text_input" }),
        input("Photos", { type: "file_input" }),
      ]),
    );
    const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
    await field("Email").and(page.locator(":focus")).waitFor();

    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.getByText("Choose at least one option.").waitFor();
    await field("Reason").and(page.locator(":focus")).waitFor();
    assert.equal(submitted(), undefined, "the app hears nothing of what is not whole");
    await expectAccessible(page, "a modal with errors");

    await field("Reason").fill("Because.");
    await field("Email").fill("ada@example.com");
    await field("Site").fill("https://example.com");
    await field("Days").fill("20");
    await dialog.getByLabel("From").fill("2026-12-24");
    await dialog.getByLabel("At", { exact: true }).fill("09:30");
    await dialog.getByLabel("When").fill("2026-12-24T09:30");
    await dialog.getByRole("combobox", { name: /^City/ }).click();
    await page.getByRole("option", { name: "Lima" }).click();
    await dialog.getByRole("checkbox", { name: "Berlin" }).click();
    await dialog.getByRole("radio", { name: "Lima" }).click();
    await field("Story").click();
    await page.keyboard.type("Once upon a time");
    const file = { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("hello") };
    await dialog.locator("input[type=file]").setInputFiles(file);
    await dialog.getByRole("button", { name: "Remove note.txt" }).waitFor();
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.getByText("Enter 12 or less.").waitFor();
    await field("Days").fill("2");
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.waitFor({ state: "detached" });

    const values = valuesOf(submitted());
    const value = (name: string) => values?.[name]?.[name];
    assert.deepEqual(
      ["Reason", "Email", "Site", "Days"].map((name) => value(name)?.["value"]),
      ["Because.", "ada@example.com", "https://example.com", "2"],
    );
    assert.deepEqual([value("From")?.["selected_date"], value("At")?.["selected_time"]], ["2026-12-24", "09:30"]);
    assert.equal(typeof value("When")?.["selected_date_time"], "number");
    assert.deepEqual(value("City")?.["selected_option"], option("Lima"));
    assert.equal(value("Where")?.["selected_conversation"], stage.dev.channels["general"]);
    assert.deepEqual(value("Boxes")?.["selected_options"], [option("Berlin")]);
    assert.deepEqual(value("Dots")?.["selected_option"], option("Lima"));
    assert.match(JSON.stringify(value("Story")?.["rich_text_value"]), /Once upon a time/);
    assert.equal((value("Photos")?.["files"] as { name: string }[] | undefined)?.[0]?.name, "note.txt");
  });

  test("errors of the app stand under their inputs, and what was entered stays", async () => {
    let answer: object = { response_action: "errors", errors: { Reason: "Too short for us." } };
    const dialog = await open(modal("Form", [input("Reason", { type: "plain_text_input" })]), () => answer);
    await dialog.getByRole("textbox", { name: "Reason" }).fill("No");
    await page.keyboard.press("Enter");
    await dialog.getByText("Too short for us.").waitFor();
    assert.equal(await dialog.getByRole("textbox", { name: "Reason" }).inputValue(), "No");
    stage.app.hangs();
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.getByRole("alert").filter({ hasText: "The app didn’t respond in time." }).waitFor();
    await expectAccessible(page, "a modal whose app is silent");
    answer = {};
    stage.app.answers(() => answer);
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  test("views are stacked, changed under the hand, and closed one by one or all", async () => {
    const first = modal("First", [input("Kept", { type: "plain_text_input" })], { notify_on_close: true });
    const second = modal("Second", [input("Other", { type: "plain_text_input" }, { optional: true })]);
    const dialog = await open(first, ({ type }) =>
      type === "view_submission" ? { response_action: "push", view: second } : {},
    );
    await dialog.getByRole("textbox", { name: "Kept" }).fill("Mine");
    await dialog.getByRole("button", { name: "Send" }).click();
    await page.getByRole("heading", { name: "Second" }).waitFor();
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("heading", { name: "First" }).waitFor();
    assert.equal(await dialog.getByRole("textbox", { name: "Kept" }).inputValue(), "Mine");

    const id = (submitted()?.["view"] as { id: string } | undefined)?.id;
    const changed = modal("Changed", [
      { type: "section", text: plain("More to say") },
      input("Kept", { type: "plain_text_input", initial_value: "Theirs" }),
      input("New", { type: "plain_text_input", initial_value: "Given" }),
    ]);
    await stage.call("views.update", { view_id: id, view: { ...changed, notify_on_close: true } });
    await dialog.getByText("More to say").waitFor();
    assert.equal(await dialog.getByRole("textbox", { name: "Kept" }).inputValue(), "Mine");
    assert.equal(await dialog.getByRole("textbox", { name: "New" }).inputValue(), "Given");

    await dialog.getByRole("textbox", { name: "New" }).press("Escape");
    await dialog.waitFor({ state: "detached" });
    await until("the app hears that it was closed", () => stage.app.last()["type"] === "view_closed");
  });

  test("a home tab fills when its app likes, in both themes, and acts like everything else", async () => {
    await page.goto(`${stage.url}/client/app/${stage.appId}`);
    await page.getByText("This app’s home tab is empty.").waitFor();
    await expectAccessible(page, "an empty home tab");
    const button = { type: "button", action_id: "go", text: plain("Go"), style: "primary" };
    const blocks = [
      { type: "header", text: plain("Welcome") },
      { type: "section", text: { type: "mrkdwn", text: "*Nothing* waits for you." }, accessory: button },
    ];
    stage.app.answers(() => ({}));
    await stage.call("views.publish", { user_id: stage.userId("alice"), view: { type: "home", blocks } });
    await page.getByText("Nothing waits for you.").waitFor();
    await expectAccessible(page, "a home tab that was filled");
    await page.getByRole("button", { name: "Go" }).click();
    await until("the app hears", () => (stage.app.last()["view"] as { type?: string } | undefined)?.type === "home");
    assert.deepEqual(alice.faults, []);
  });
});
