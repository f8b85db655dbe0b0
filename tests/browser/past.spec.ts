import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { composerOf, enterClient, messagesOf } from "./enterClient.ts";
import { callAs } from "./furnish.ts";

const count = 300;

/** Lets React draw between two turns of the wheel, as a hand does. */
async function scrollUntil(page: Page, deltaY: number, text: string): Promise<void> {
  const wanted = messagesOf(page).getByText(text, { exact: true });
  await messagesOf(page).hover();
  for (let turns = 0; turns < 300 && (await wanted.count()) === 0; turns++) {
    await page.mouse.wheel(0, deltaY);
    await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
  }
  await wanted.waitFor();
}

describe("old messages", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  const sent: string[] = [];
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
    const { channel } = server.posting("bob", "random");
    for (let at = 0; at < count; at++) {
      const { ts } = await callAs(server, "bob", "chat.postMessage", { channel, text: `line ${at}` });
      sent.push(String(ts));
    }
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  test("a link to one opens its surroundings, and from there one reads on both ways up to the latest", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice", "random");
    const { channel } = server.posting("bob", "random");
    const ts = sent[120] ?? "";
    await page.goto(`${server.url}/archives/${channel}/p${ts.replace(".", "")}`);
    const list = messagesOf(page);
    const found = list.getByRole("article").filter({ hasText: /line 120$/ });
    await found.waitFor();
    assert.equal(await found.evaluate((row) => row.matches('[class*="flashed"]')), true);
    assert.equal(await list.getByText("line 299", { exact: true }).count(), 0);

    await scrollUntil(page, 600, "line 250");
    await scrollUntil(page, -600, "line 10");
    await list.getByRole("button", { name: "Jump to latest" }).click();
    await list.getByText("line 299", { exact: true }).waitFor();
    await list.getByRole("button", { name: "Jump to latest" }).waitFor({ state: "detached" });
    assert.deepEqual(tab.faults, []);
  });

  test("what is found by its words opens there, and what one says then is seen at the end", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "carol", "random");
    await page.keyboard.press("Control+f");
    await page.getByRole("combobox", { name: "Search messages" }).fill('"line 77"');
    await page.keyboard.press("Enter");
    await page
      .getByRole("link", { name: /Bob Brown in random/ })
      .first()
      .click();
    await messagesOf(page).getByText("line 77", { exact: true }).waitFor();

    await composerOf(page).click();
    await page.keyboard.type("I was there");
    await page.keyboard.press("Enter");
    await messagesOf(page).getByRole("article").filter({ hasText: "I was there" }).waitFor();
    await messagesOf(page).getByText("line 299", { exact: true }).waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("a link to a reply opens its thread there", async () => {
    const { channel } = server.posting("bob", "random");
    const root = sent[5] ?? "";
    const { ts } = await callAs(server, "bob", "chat.postMessage", { channel, text: "in time", thread_ts: root });
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice", "random");
    await page.goto(
      `${server.url}/archives/${channel}/p${String(ts).replace(".", "")}?thread_ts=${root}&cid=${channel}`,
    );
    const thread = page.getByRole("complementary", { name: "Thread" });
    const reply = thread.getByRole("article").filter({ hasText: "in time" });
    await reply.waitFor();
    assert.equal(await reply.evaluate((row) => row.matches('[class*="flashed"]')), true);
    assert.deepEqual(tab.faults, []);
  });
});
