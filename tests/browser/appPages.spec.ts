import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { type AppSite, listen } from "./callbackServer.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { callAsVisitor, expectAccessible, shows } from "./showing.ts";

const hostile = '<img src=x onerror="alert(1)">\u202e!';

describe("the pages for app authors", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  let site: AppSite;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
    site = await listen((request, response) => void request.pipe(response));
  });
  after(async () => {
    await site?.[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
  });

  async function makeApp(page: Page, manifest: object): Promise<string> {
    const answer = await callAsVisitor(page, "apps.manifest.create", { manifest });
    return String(answer["app_id"]);
  }

  test("an app is made from a manifest by keyboard alone, and a fault stands at its line", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await tab.signIn(server.linkOf("bob"));
    await page.goto(`${server.url}/apps/new`);
    await shows(page, "Create app");
    const editor = page.getByRole("textbox", { name: "Manifest" });

    await editor.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(`display_information:\n  name: ${"x".repeat(36)}\n`);
    const fault = page.getByRole("button", { name: "line 2 must be less than 36 characters" });
    await fault.waitFor();
    assert.equal(await page.getByRole("button", { name: "Create app" }).isDisabled(), true);
    await expectAccessible(page, "a manifest with a fault");
    await fault.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.insertText("Echo");
    const create = page.getByRole("button", { name: "Create Echo" });
    await create.waitFor();
    await editor.press("Control+End");
    await page.keyboard.insertText("icon: icon.png\n");
    await page.getByRole("button", { name: "line 3 Warning: this field has no effect on this platform" }).waitFor();
    assert.deepEqual([await create.isDisabled(), await editor.getAttribute("aria-invalid")], [false, "false"]);
    await create.focus();
    await page.keyboard.press("Enter");

    await shows(page, "Echo");
    await page.waitForURL("**/apps/A*");
    assert.deepEqual(tab.faults, []);
  });

  test("credentials are hidden until asked for, and another one can be had", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await page.goto(server.linkOf("bob"));
    const appId = await makeApp(page, { display_information: { name: "Keys" } });
    await page.goto(`${server.url}/apps/${appId}`);
    await shows(page, "Keys");

    const row = page.locator("dd", { has: page.getByRole("button", { name: "Copy the signing secret" }) });
    await row.getByRole("img", { name: "the signing secret, hidden" }).waitFor();
    await row.getByRole("button", { name: "Reveal the signing secret" }).click();
    const before = await row.locator("code").innerText();
    assert.match(before, /^\w{32}$/);
    await row.getByRole("button", { name: "Regenerate the signing secret" }).click();
    const dialog = page.getByRole("dialog", { name: "Regenerate the signing secret?" });
    await dialog.waitFor();
    await expectAccessible(page, "the question before a secret changes");
    await dialog.getByRole("button", { name: "Regenerate" }).click();

    await row.locator("code", { hasNotText: before }).waitFor();
    assert.match(await row.locator("code").innerText(), /^\w{32}$/);
    assert.deepEqual(tab.faults, []);
  });

  test("a URL is checked before it is saved, and the result is shown", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await page.goto(server.linkOf("bob"));
    const appId = await makeApp(page, { display_information: { name: "Reach" } });
    await page.goto(`${server.url}/apps/${appId}/reach`);
    await shows(page, "Events and interactivity");
    const form = page.locator("form", { has: page.getByLabel("Events request URL") });

    await form.getByRole("textbox").fill("http://localhost:1/nobody");
    await form.getByRole("button", { name: "Verify URL" }).click();
    await page.getByRole("alert").getByText("Couldn’t verify the URL: the URL could not be asked").waitFor();
    await form.getByRole("textbox").fill(`${site.url}/slack/events`);
    await form.getByRole("button", { name: "Verify URL" }).click();
    await page.getByText("The URL was verified.").waitFor();
    await expectAccessible(page, "a URL that was checked");
    await form.getByRole("button", { name: "Save" }).click();

    await page.getByText("Saved.", { exact: true }).waitFor();
    const { manifest } = await callAsVisitor(page, "apps.manifest.export", { app_id: appId });
    assert.match(JSON.stringify(manifest), /slack\/events/);
    assert.deepEqual(tab.faults, []);
  });

  test("scopes, rotation, sockets and tokens are set, and a token is revoked [API-4.10]", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await page.goto(server.linkOf("bob"));
    const appId = await makeApp(page, { display_information: { name: "Tokens" } });

    await page.goto(`${server.url}/apps/${appId}/scopes`);
    await shows(page, "Scopes and token rotation");
    await page.getByLabel("Scope for the bot").fill("chat:write");
    await page.keyboard.press("Enter");
    await page.getByText("Send messages").waitFor();
    await page.getByRole("button", { name: "Turn on token rotation" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Turn on token rotation" }).click();
    await page.getByText("Token rotation is on.").waitFor();

    await page.getByRole("link", { name: "Socket Mode" }).click();
    await shows(page, "Socket Mode");
    await page.getByRole("switch", { name: "Socket Mode", checked: false }).click();
    await page.getByRole("switch", { name: "Socket Mode", checked: true }).waitFor();
    await page.getByRole("button", { name: "Generate app-level token" }).click();
    await page.getByText("Copy this token now. It is shown only once.").waitFor();
    await page.getByRole("button", { name: /^Revoke xapp-1-/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();

    await page.getByText("No app-level tokens yet.").waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("a person who does not work on an app sees whom to ask, and names cannot break a page", async () => {
    await using author = await visit(browser);
    await author.page.goto(server.linkOf("bob"));
    const appId = await makeApp(author.page, { display_information: { name: hostile } });
    await author.page.goto(`${server.url}/apps/${appId}`);
    await shows(author.page, hostile);
    await author.page.getByRole("button", { name: `Delete ${hostile}` }).waitFor();

    await using tab = await visit(browser);
    await tab.signIn(server.linkOf("carol"));
    await tab.page.goto(`${server.url}/apps/${appId}`);
    await tab.page
      .getByText("You don’t have permission to view this (access_denied). Ask Alice Adams for access.")
      .waitFor();

    assert.deepEqual([...author.faults, ...tab.faults], []);
  });
});
