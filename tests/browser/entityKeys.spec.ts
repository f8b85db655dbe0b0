import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { asked, editable } from "../../packages/server/testkit/entities.ts";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { chooseItem, hasFocus, press, tabTo, toMessages } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { look } from "./pictures.ts";
import { expectAccessible } from "./showing.ts";

const url = "https://example.com/tasks/12?from=chat";
const title = "Fix the login page";
const { entity_payload: payload } = editable;
const overflow_actions = [{ text: "Snooze", action_id: "snooze" }];
const actions = { ...payload.actions, overflow_actions };
const attributes = { ...payload.attributes, product_icon: { alt_text: "Tracker" } };
const fields = {
  ...payload.fields,
  description: { value: "The page stays **blank** after the second factor.", format: "markdown", long: true },
  due_date: { type: "slack#/types/date", value: "2026-12-24" },
};
const task = { ...editable, entity_payload: { ...payload, attributes, fields, actions } };

describe("work objects, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    const { manifest } = await stage.call("apps.manifest.export", { app_id: stage.appId }, stage.dev.config_token);
    const { features, ...rest } = manifest as { readonly features?: object };
    const shows = { unfurl_domains: ["example.com"], rich_previews: { is_active: true, entity_types: [] } };
    const changed = { ...rest, features: { ...features, ...shows }, settings: asked };
    await stage.call("apps.manifest.update", { app_id: stage.appId, manifest: changed }, stage.dev.config_token);
    const channel = stage.dev.channels["general"] ?? "";
    alice = await stage.enter("alice", `/client/${channel}`);
    page = alice.page;
    await page.getByRole("textbox", { name: "Message #general" }).waitFor();
    const { ts } = await stage.call("chat.postMessage", { channel, text: `<${url}>` }, stage.tokenOf("bob"));
    await stage.call("chat.unfurl", { channel, ts, metadata: { entities: [{ ...task, app_unfurl_url: url }] } });
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  /** What the last request for details, or the last press, gave the app. */
  async function lastRequest(count: number): Promise<string> {
    return until(`request ${count}`, async () => {
      const { db } = stage.platform.store;
      const rows = await db
        .selectFrom("outbox")
        .select("payload")
        .where("type", "=", "entity_details_requested")
        .orderBy("id")
        .execute();
      const row = rows[count - 1];
      return row && (JSON.parse(row.payload) as { trigger_id: string }).trigger_id;
    });
  }

  const card = () => page.getByRole("article", { name: title });
  const pane = () => page.getByRole("complementary", { name: "Details" });
  const button = (name: string) => pane().getByRole("button", { name, exact: true });

  test("a card opens details, which load, ask to sign in, fail, and come", async () => {
    await card().waitFor();
    await look(page, "entity-card");
    await toMessages(page, "Messages in #general");
    await page.keyboard.press("ArrowUp");
    await press(page, card().getByRole("button", { name: `Open details: ${title}` }));
    await hasFocus(page, pane().getByRole("heading", { name: title }));
    await pane().and(page.locator("[aria-busy=true]")).waitFor();
    const trigger_id = await lastRequest(1);
    await look(page, "entity-loading");

    const user_auth_url = "https://example.com/in";
    await stage.call("entity.presentDetails", { trigger_id, user_auth_required: true, user_auth_url });
    await pane().getByRole("link", { name: "Sign in" }).waitFor();
    await expectAccessible(page, "details that need a sign-in");
    const error = { status: "custom", custom_title: "Private", custom_message: "Ask Ada for access." };
    await stage.call("entity.presentDetails", { trigger_id, error });
    await pane().getByRole("alert").getByText("Ask Ada for access.").waitFor();

    await press(page, button("Refresh"));
    const again = await lastRequest(2);
    await stage.call("entity.presentDetails", { trigger_id: again, metadata: task });
    await button("Edit").waitFor();
    await look(page, "entity-details");
    await expectAccessible(page, "the details of a task");
  });

  test("a button tells the app, and the menu has the others", async () => {
    await press(page, button("Close"));
    const pressed = () => stage.app.heard.filter(({ type }) => type === "block_actions");
    await until("a press", () => pressed().length === 1);
    await press(page, button("More actions"));
    await page.getByRole("menuitem", { name: "Snooze" }).waitFor();
    await expectAccessible(page, "the menu of a task");
    await chooseItem(page, page.getByRole("menuitem", { name: "Snooze" }));
    await until("another press", () => pressed().length === 2);
    const names = pressed().map(({ actions: done }) => (done as { action_id: string }[])[0]?.action_id);
    assert.deepEqual(names, ["close", "snooze"]);
  });

  test("fields are edited, refused by the app, and saved", async () => {
    let answer: object = { response_action: "errors", errors: { title: "Too short." } };
    stage.app.answers((body) => (body["type"] === "view_submission" ? answer : {}));
    await press(page, button("Edit"));
    const field = pane().getByRole("textbox", { name: "Title" });
    await hasFocus(page, pane().getByRole("form", { name: "Edit" }));
    await tabTo(page, field);
    await page.keyboard.press("End");
    await page.keyboard.type(" today");
    await press(page, button("Save"));
    await pane().getByText("Too short.").waitFor();
    await look(page, "entity-edit");
    await expectAccessible(page, "the fields of a task");

    answer = {};
    await press(page, button("Save"));
    await button("Edit").waitFor();
    const submitted = stage.app.heard.findLast(({ type }) => type === "view_submission");
    const view = submitted?.["view"] as
      | { state: { values: Record<string, Record<string, { value?: string }>> } }
      | undefined;
    assert.equal(view?.state.values["title"]?.["title.input"]?.value, `${title} today`);
    const saved = {
      ...task,
      entity_payload: { ...task.entity_payload, attributes: { title: { text: `${title} today` } } },
    };
    await stage.call("entity.presentDetails", { trigger_id: submitted?.["trigger_id"], metadata: saved });
    await pane()
      .getByRole("heading", { name: `${title} today` })
      .waitFor();
  });

  test("the pane closes, and the focus goes back to the card", async () => {
    await press(page, button("Close details"));
    await pane().waitFor({ state: "detached" });
    await hasFocus(page, card().getByRole("button", { name: `Open details: ${title}` }));
    await tabTo(page, card().getByRole("button", { name: "Close", exact: true }));
  });
});
