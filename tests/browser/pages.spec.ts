import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser } from "playwright-core";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { type DevServer, startDevServer } from "./devServer.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

describe("the pages in a browser", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: DevServer;
  // One after the other: if one fails, the other must not be left running.
  before(async () => {
    server = await startDevServer();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  test("the link from the terminal leads into the workspace, and the button out of it", async () => {
    await using tab = await visit(browser);
    const { page } = tab;

    await page.goto(server.linkOf("alice"));
    await page.getByText("This workspace is yours to break").waitFor();
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
    await page.getByRole("link", { name: "secret" }).click();
    await page.getByText("The surprise party is on Friday").waitFor();

    await page.getByRole("button", { name: "Acme", exact: true }).click();
    await page.getByRole("menuitem", { name: /^Sign out/ }).click();
    await page.getByText("Use the sign-in links printed in your terminal").waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("the search finds a method by the beginnings of its words, and Enter opens it", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    const found = page.getByRole("list", { name: "Search results" });
    await page.goto(`${server.url}/docs`);

    await page.keyboard.press("/");
    await page.keyboard.type("conv hist");
    await found.getByRole("link", { name: /^conversations\.history/ }).waitFor();
    await page.keyboard.press("Enter");

    await page.waitForURL("**/docs/conversations.history");
    assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), "conversations.history");
    assert.deepEqual(tab.faults, []);
  });

  test("a search that finds nothing says so, and Escape brings the contents back", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await page.goto(`${server.url}/docs/guides/events?q=nosuchword`);
    await page.getByText("Nothing found.").waitFor();

    await page.getByLabel("Search documentation").press("Escape");

    assert.equal(await page.getByRole("status").innerText(), "");
    await page.getByRole("navigation", { name: "Documentation" }).getByText("Web API").waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("the console calls a method with the token of the signed-in person", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await tab.signIn(server.linkOf("bob"));
    await page.goto(`${server.url}/docs/auth.test`);
    await page.getByText("The token of bob, who is signed in.").waitFor();

    await page.getByLabel("Token", { exact: true }).focus();
    await page.keyboard.press("Enter");

    await page.getByText("✓ ok").waitFor();
    const answer = JSON.parse(await page.getByRole("region", { name: "Answer" }).innerText()) as { user: string };
    assert.equal(answer.user, "bob");
    assert.match(await page.locator("#answer-line").innerText(), /status 200\s+[\d.]+ ms/);
    assert.equal(await page.evaluate("sessionStorage.length"), 0);
    assert.deepEqual(tab.faults, []);
  });

  test("the console explains a refusal", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await tab.signIn(server.linkOf("bob"));
    await page.goto(`${server.url}/docs/conversations.history?channel=C0NOWHERE00`);
    await page.getByText("The token of bob").waitFor();

    await page.getByRole("button", { name: "Send" }).click();

    await page.getByText("✕ channel_not_found").waitFor();
    assert.match(await page.locator("#answer-meaning").innerText(), /^channel is missing, unknown, or not visible/);
    assert.deepEqual(tab.faults, []);
  });

  test("the console shows the lines of a file", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await tab.signIn(server.linkOf("alice"));
    await page.goto(`${server.url}/docs/admin.analytics.getFile?type=public_channel&metadata_only=true`);
    await page.getByText("The token of alice").waitFor();

    await page.getByRole("button", { name: "Send" }).click();

    await page.getByText("✓ a file").waitFor();
    assert.match(await page.getByRole("region", { name: "Answer" }).innerText(), /"name":"general"/);
    assert.deepEqual(tab.faults, []);
  });

  test("a token typed by hand is kept for the tab alone, and a missing one is refused", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await page.goto(`${server.url}/docs/conversations.list`);

    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("✕ not_authed").waitFor();
    await page.getByLabel("Token", { exact: true }).fill("xoxb-wrong");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("✕ invalid_auth").waitFor();
    await page.goto(`${server.url}/docs/users.list`);

    assert.equal(await page.getByLabel("Token", { exact: true }).inputValue(), "xoxb-wrong");
    const other = await tab.context.newPage();
    await other.goto(`${server.url}/docs/users.list`);
    assert.equal(await other.getByLabel("Token", { exact: true }).inputValue(), "");
    assert.deepEqual(tab.faults, []);
  });

  test("the console sends only what was changed from its default", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await page.goto(`${server.url}/docs/conversations.list`);
    const sent = page.waitForRequest("**/api/conversations.list*");

    await page.getByLabel("private_channel").check();
    await page.getByLabel("limit").fill("5");
    await page.getByRole("button", { name: "Send" }).click();

    const { searchParams } = new URL((await sent).url());
    assert.deepEqual(
      [...searchParams],
      [
        ["types", "public_channel,private_channel"],
        ["limit", "5"],
      ],
    );
    assert.equal((await sent).headers()["cookie"], undefined);
    assert.deepEqual(tab.faults, []);
  });

  test("everybody can use them, in both themes, on wide screens and narrow ones", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    const readAll = async (who: string, paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto(server.url + path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expectAccessible(page, `${path}, ${who}`);
        await expectNarrow(page, `${path}, ${who}`);
      }
    };
    await readAll("a stranger", [
      "/",
      "/docs",
      "/docs/comparison",
      "/docs/settings",
      "/docs/blocks/section",
      "/docs/conversations.history",
    ]);
    await tab.signIn(server.linkOf("alice"));
    await readAll("signed in", ["/docs/conversations.history"]);
    assert.deepEqual(tab.faults, []);
  });

  test("the name of a method is in one piece on a phone; a table that is too wide scrolls", async () => {
    await using tab = await visit(browser, { width: 320 });
    const { page } = tab;
    for (const path of ["/docs/compatibility", "/docs/admin.conversations.setConversationPrefs", "/docs/scopes"]) {
      await page.goto(server.url + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const broken = await page.evaluate<string[]>(`[...document.querySelectorAll("tbody th code")]
        .filter((code) => !/[\\s-]/.test(code.textContent) && code.getClientRects().length > 1)
        .map((code) => code.textContent)`);
      assert.deepEqual(broken, [], path);
    }
  });
});
