import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { offerWorkflow } from "./furnishStage.ts";
import { callAsVisitor, shows } from "./showing.ts";

describe("by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    await offerWorkflow(stage);
    alice = await stage.enter("alice", `/client/${stage.dev.channels["general"]}`);
    page = alice.page;
    await page.getByRole("textbox", { name: "Message #general" }).waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  test("an app is found, its token rotation turned on, and a secret shown", async () => {
    await page.goto(`${stage.url}/apps`);
    await press(page, page.getByRole("link", { name: "Dev App" }));
    await shows(page, "Dev App");
    await press(page, page.getByRole("button", { name: "Reveal the signing secret" }));
    await page.locator("code", { hasText: /^\w{32}$/ }).waitFor();
    await press(page, page.getByRole("link", { name: "Scopes and rotation" }));
    await press(page, page.getByRole("button", { name: "Turn token rotation on" }));
    const question = page.getByRole("dialog");
    await press(page, question.getByRole("button", { name: "Turn token rotation on" }));
    await page.getByText("Tokens of this app rotate.").waitFor();
  });

  test("somebody gets a role, and a trigger the people who may run it", async () => {
    await page.goto(`${stage.url}/admin/people`);
    await tabTo(page, page.getByLabel("Role of carol"));
    await page.keyboard.type("Adm");
    await page.getByText("carol is an admin now.").waitFor();
    await press(page, page.getByRole("link", { name: "Triggers", exact: true }));
    await press(page, page.getByRole("button", { name: "Who may run Ask for leave" }));
    const dialog = page.getByRole("dialog", { name: "Who may run Ask for leave" });
    await tabTo(page, dialog.getByLabel("Who may"));
    await page.keyboard.type("Those n");
    await tabTo(page, dialog.getByLabel("Search by name"));
    await page.keyboard.type("bob");
    await press(page, dialog.getByRole("button", { name: /^@bob/ }));
    await dialog.getByRole("button", { name: /^Remove @bob/ }).waitFor();
    await press(page, dialog.getByRole("button", { name: "Save" }));
    await dialog.waitFor({ state: "detached" });
  });

  test("a call is found in the inspector and made again, a fault ordered, blocks mended", async () => {
    await page.goto(`${stage.url}/dev/inspector`);
    await shows(page, "Inspector");
    await callAsVisitor(page, "team.info", {});
    await tabTo(page, page.getByLabel("Contains"));
    await page.keyboard.type("team.info");
    await press(page, page.getByRole("list", { name: "Log" }).getByRole("button", { name: /call team\.info/ }));
    await press(page, page.getByRole("button", { name: "Replay" }));
    await page.getByText("team.info succeeded again.").waitFor();

    await page.goto(`${stage.url}/dev/faults`);
    await tabTo(page, page.getByLabel("Method"));
    await page.keyboard.type("team.info");
    await tabTo(page, page.getByLabel("Code"));
    await page.keyboard.type("team_not_found");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Faults still to strike" }).getByText("team.info").waitFor();

    await page.goto(`${stage.url}/dev/blocks`);
    const editor = page.getByRole("textbox", { name: "Blocks as JSON" });
    await tabTo(page, editor);
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText('[{ "type": "nonsense" }]');
    await press(page, page.getByRole("button", { name: /^line 1 / }));
    await editor.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText('[{ "type": "header", "text": { "type": "plain_text", "text": "Mended" } }]');
    await page.getByRole("region", { name: "Preview" }).getByText("Mended").waitFor();
    assert.deepEqual(alice.faults, []);
  });
});
