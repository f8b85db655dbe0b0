import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, plain, postBlocks, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";

describe("legacy dialogs, calls and remote files", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  let channel = "";
  before(async () => {
    stage = await openAppStage();
    channel = stage.dev.channels["general"] ?? "";
    alice = await stage.enter("alice", `/client/${channel}`);
    page = alice.page;
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  test("a dialog is filled in, shows the app's errors, and closes", async () => {
    const elements = [
      { type: "text", label: "From", name: "from", hint: "A day" },
      { type: "textarea", label: "Why", name: "why", optional: true },
    ];
    const dialog = { title: "Request leave", callback_id: "leave", submit_label: "Ask", elements };
    stage.app.answers(async (payload) => {
      if (payload["type"] === "block_actions") {
        await stage.call("dialog.open", { trigger_id: payload["trigger_id"], dialog });
      }
      const { from } = (payload["submission"] ?? {}) as { from?: string };
      return from === "then" ? { errors: [{ name: "from", error: "Use YYYY-MM-DD" }] } : {};
    });
    const button = { type: "button", action_id: "open", text: plain("Open the dialog") };
    await postBlocks(stage, page, [{ type: "actions", elements: [button] }], channel);
    await page.getByRole("button", { name: "Open the dialog" }).click();
    const shown = page.getByRole("dialog", { name: "Request leave" });
    await shown.getByRole("textbox", { name: "From" }).fill("then");
    await expectAccessible(page, "the dialog");

    await shown.getByRole("button", { name: "Ask" }).click();
    await shown.getByText("Use YYYY-MM-DD").waitFor();
    await shown.getByRole("textbox", { name: "From" }).fill("2026-12-01");
    await shown.getByRole("button", { name: "Ask" }).click();
    await shown.waitFor({ state: "detached" });

    const submitted = stage.app.heard.findLast(({ type }) => type === "dialog_submission");
    assert.deepEqual(submitted?.["submission"], { from: "2026-12-01", why: null });
  });

  test("a call shows who is in it and how to join, until it ends", async () => {
    const { call } = (await stage.call("calls.add", {
      external_unique_id: "m-77",
      join_url: "https://meet.example.com/77",
      title: "Stand-up",
      created_by: stage.userId("alice"),
      users: [{ external_id: "g1", display_name: "Gail Guest" }],
    })) as unknown as { call: { id: string } };
    await stage.call("chat.postMessage", { channel, text: "Join", blocks: [{ type: "call", call_id: call.id }] });
    const card = page.getByRole("group", { name: "Stand-up" });
    await card.getByText("Gail Guest").waitFor();
    assert.equal(await card.getByRole("link", { name: "Join" }).getAttribute("href"), "https://meet.example.com/77");
    await expectAccessible(page, "the call");

    await stage.call("calls.end", { id: call.id, duration: 900 });

    await card.getByText("Call ended after 15 min").waitFor();
    await until("no way to join", async () => (await card.getByRole("link", { name: "Join" }).count()) === 0);
  });

  test("a remote file is a link to where its app keeps it", async () => {
    const external_url = "https://docs.example.com/inv-7";
    await stage.call("files.remote.add", { external_id: "inv-7", external_url, title: "Invoice 7" });

    await stage.call("files.remote.share", { external_id: "inv-7", channels: channel });

    const link = page.getByRole("link", { name: "Invoice 7" });
    await link.waitFor();
    assert.equal(await link.getAttribute("href"), external_url);

    await page.getByRole("button", { name: "Actions for Invoice 7" }).click();
    await page.getByRole("menuitem", { name: "Save for later" }).click();
    await page.getByText("Saved for later.").first().waitFor();
  });
});
