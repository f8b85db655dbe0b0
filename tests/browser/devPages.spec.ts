import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, type Visit, visit } from "./chromium.ts";
import { callAsVisitor, expectAccessible, shows } from "./showing.ts";

describe("the pages for developers", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  async function open({ page, signIn }: Visit, path: string, heading: string, name = "alice"): Promise<void> {
    await signIn(server.linkOf(name));
    await page.goto(`${server.url}/dev${path}`);
    await shows(page, heading);
  }

  async function general(page: Page): Promise<string> {
    const { channels } = await callAsVisitor(page, "conversations.list", {});
    return (channels as { id: string; name: string }[]).find(({ name }) => name === "general")?.id ?? "";
  }

  test("the inspector shows a call, below it what it caused, and calls it again", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await tab.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(tab, "/inspector", "Inspector");
    await callAsVisitor(page, "chat.postMessage", { channel: await general(page), text: "it's <b>here</b>" });
    await callAsVisitor(page, "chat.postMessage", { channel: "C0NOWHERE00", text: "nobody" });

    const log = page.getByRole("list", { name: "Log" });
    await log.getByRole("button", { name: /call.*channel_not_found/ }).waitFor();
    await page.getByLabel("Code").selectOption("channel_not_found");
    await log.getByRole("button", { name: /call.*chat\.postMessage/ }).waitFor();
    await page.getByLabel("Code").selectOption("");
    await page.getByLabel("Outcome").selectOption("ok");
    await page.getByLabel("Contains").fill("chat.post");
    await page.waitForURL("**/inspector?outcome=ok&q=chat.post");
    const line = log.getByRole("button", { name: /call chat\.postMessage/ });
    await line.press("Enter");
    await page.getByRole("region", { name: "Response" }).getByText("it's <b>here</b>").waitFor();
    await page.getByRole("button", { name: "Copy as curl" }).click();
    await page.getByText("Copied as curl.").waitFor();
    const curl = await page.evaluate<string>("navigator.clipboard.readText()");
    assert.match(curl, /^curl \S+\/api\/chat\.postMessage/);
    assert.match(curl, /it'\\''s <b>here<\/b>/);
    await page.getByRole("button", { name: "Replay" }).click();
    await page.getByText("chat.postMessage succeeded.").waitFor();

    await page.getByLabel("Contains").fill("");
    await page.getByLabel("Outcome").selectOption("");
    // An event stands below its call as soon as both are there.
    await log
      .locator("li[data-depth='1']", { has: page.getByRole("button", { name: /event.*message/ }) })
      .first()
      .waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("the clock is moved, and the server lives in that time", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await open(tab, "/clock", "Clock");

    await page.getByRole("button", { name: "+ 12h" }).click();
    await page.getByText("12 hours").waitFor();
    await page.getByRole("link", { name: "Sign in again" }).waitFor();
    await page.getByLabel("To", { exact: true }).fill("2001-01-01");
    await page.getByRole("button", { name: "Set clock" }).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page, "a clock that does not run back");
    // The session has run out, and the browser says so by itself.
    assert.deepEqual(
      tab.faults.filter((fault) => !fault.includes("401")),
      [],
    );
  });

  test("a fault is ordered, strikes, and is over", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await open(tab, "/faults", "Faults");

    await page.getByLabel("Method").fill("team.info");
    await page.getByLabel("Code").fill("team_not_found");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "All pending faults" }).getByText("team.info").waitFor();
    await expectAccessible(page, "a fault that has still to strike");
    assert.equal((await callAsVisitor(page, "team.info", {}))["error"], "team_not_found");
    await page.getByText("No pending faults.").waitFor();
    assert.equal((await callAsVisitor(page, "team.info", {}))["ok"], true);

    await page.getByLabel("Method").fill("team.info");
    await page.getByLabel("Code").fill("no_such_code");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("a snapshot takes everything back", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await open(tab, "/snapshots", "Snapshots");
    const channel = await general(page);

    await page.getByLabel("Name").fill("calm");
    await page.getByRole("button", { name: "Save snapshot" }).click();
    await page.getByText("Snapshot “calm” saved.").waitFor();
    await expectAccessible(page, "snapshots");
    await callAsVisitor(page, "chat.postMessage", { channel, text: "gone in a moment" });
    await page.getByRole("button", { name: "Restore “calm”" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Restore “calm”" }).click();
    await page.getByText("Snapshot “calm” restored.").waitFor();

    const { messages } = await callAsVisitor(page, "conversations.history", { channel, limit: 1 });
    assert.ok(!JSON.stringify(messages).includes("gone in a moment"));
    assert.deepEqual(tab.faults, []);
  });

  test("this browser signs in as another person", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await open(tab, "/act-as", "Act as");

    await page.getByRole("button", { name: "Act as dora" }).click();

    await page.waitForURL("**/client**");
    assert.equal((await callAsVisitor(page, "auth.test", {}))["user"], "dora");
  });

  test("blocks are built beside what people would see, and a link shows them to others", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await open(tab, "/blocks", "Block builder");
    const preview = page.getByRole("region", { name: "Preview" });
    const editor = page.getByRole("textbox", { name: "Blocks as JSON" });

    await preview.getByRole("button", { name: "Approve" }).waitFor();
    await expectAccessible(page, "the block builder");
    await page.getByLabel("Start from").selectOption("Feedback form");
    await preview.getByLabel("What is it about?").waitFor();
    assert.equal(await page.getByLabel("Surface").inputValue(), "modal");

    await page.getByLabel("Start from").selectOption("Table and chart");
    await preview.getByRole("img", { name: "Line chart: Requests per week" }).waitFor();
    await preview.getByRole("columnheader", { name: "Open" }).getByRole("button").click();
    await preview.getByRole("rowheader", { name: "Legal" }).first().waitFor();
    await expectAccessible(page, "the block builder with a table and charts");

    await editor.fill(
      '[\n  { "type": "header", "text": { "type": "plain_text", "text": "<i>Hi</i>" } },\n  { "type": "nonsense" }\n]',
    );
    await page
      .getByRole("button", { name: /^line 3 / })
      .first()
      .waitFor();
    await preview.getByText("<i>Hi</i>").waitFor();
    const link = page.url();

    await using other = await visit(browser);
    await other.signIn(server.linkOf("bob"));
    await other.page.goto(link);
    await other.page.getByRole("region", { name: "Preview" }).getByText("<i>Hi</i>").waitFor();
    assert.deepEqual([...tab.faults, ...other.faults], []);
  });
});
