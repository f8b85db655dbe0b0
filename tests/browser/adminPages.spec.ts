import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import type { Browser } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, type Visit, visit } from "./chromium.ts";
import { callAsVisitor, expectAccessible, shows } from "./showing.ts";

describe("the pages for administrators", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  async function openAs({ page, signIn }: Visit, name: string, path: string, heading: string): Promise<void> {
    await signIn(server.linkOf(name));
    await page.goto(`${server.url}/admin${path}`);
    await shows(page, heading);
  }

  test("a person is made an admin, deactivated and reactivated; filters are in the address", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await openAs(tab, "alice", "/people", "People");

    await page.getByLabel("Role of carol").selectOption("admin");
    await page.getByText("carol is now an admin.").waitFor();
    await page.getByRole("button", { name: "Deactivate bob" }).click();
    const dialog = page.getByRole("dialog", { name: "Deactivate Bob Brown?" });
    await dialog.waitFor();
    await expectAccessible(page, "the question before a person is deactivated");
    await dialog.getByRole("button", { name: "Deactivate" }).click();
    await page.getByRole("button", { name: "Reactivate bob" }).waitFor();

    await page.getByLabel("Status").selectOption("gone");
    await page.waitForURL("**/people?standing=gone");
    await page.reload();
    await shows(page, "People");
    await page.getByRole("button", { name: "Reactivate bob" }).click();
    await page.getByText("No people match this filter.").waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("a person who is invited by a link joins by it", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await openAs(tab, "alice", "/people", "People");
    await page.getByRole("button", { name: "Create link" }).click();
    const link = await page.locator("td code", { hasText: "/join/" }).innerText();

    await using guest = await visit(browser);
    await guest.page.goto(link);
    await guest.page.getByRole("heading", { level: 1, name: "Join Acme" }).waitFor();
    await guest.page.getByLabel("Full name").fill("Nina Novak");
    await guest.page.getByLabel("Email").fill("nina@acme.test");
    await guest.page.getByLabel("Password").fill("a password to remember");
    await guest.page.getByRole("button", { name: "Join Acme" }).click();
    await guest.page.waitForURL((url) => !url.pathname.startsWith("/join"));

    await page.reload();
    await page.getByText("nina@acme.test").waitFor();
    await page.getByText("No active links.").waitFor();
    assert.deepEqual([...tab.faults, ...guest.faults], []);
  });

  test("numbers are in charts, in a table, and in a file", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await page.goto(server.linkOf("alice"));
    const { channels } = await callAsVisitor(page, "conversations.list", {});
    const channel = (channels as { id: string; name: string }[]).find(({ name }) => name === "general")?.id;
    const { ts } = await callAsVisitor(page, "chat.postMessage", { channel, text: "Read this" });
    await callAsVisitor(page, "client.activity.record", { channel, views: [ts], clicks: [ts] });
    await page.goto(`${server.url}/admin/analytics`);
    await shows(page, "Analytics");

    await page.getByRole("img", { name: /^Views by day\. .*: [1-9]/ }).waitFor();
    await page.getByRole("region", { name: "Messages" }).getByText("Read this").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export as CSV" }).click(),
    ]);
    assert.equal(download.suggestedFilename(), "general-messages.csv");
    assert.match(
      readFileSync(await download.path(), "utf8"),
      new RegExp(`,${String(ts)},${channel},1,0,1,0,0,0,0\r\n`),
    );
    assert.deepEqual(tab.faults, []);
  });

  test("members see whom to ask", async () => {
    await using tab = await visit(browser);
    await openAs(tab, "dora", "/people", "People");

    await tab.page.getByText(/You don’t have permission to view this \(not_an_admin\)\. Ask .*Alice Adams/).waitFor();
    await expectAccessible(tab.page, "a page without permission");
  });
});
