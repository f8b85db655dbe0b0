import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";

describe("one browser, two people", { skip: noBrowser }, () => {
  let stage: AppStage;
  let general: string;
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
  });
  after(async () => {
    await stage?.[Symbol.asyncDispose]();
  });

  const fullNames = { alice: "Alice Adams", bob: "Bob Brown" } as const;
  type Name = keyof typeof fullNames;

  async function openTab(name: Name): Promise<Visit> {
    const visit = await stage.enter(name, `/client/${general}`);
    await composerOf(visit.page).waitFor();
    return visit;
  }

  /** Takes the network from this tab alone, as the other one signs in meanwhile; gives it back when called. */
  async function goOffline(page: Page): Promise<() => Promise<void>> {
    const devtools = await page.context().newCDPSession(page);
    const set = (offline: boolean) =>
      devtools.send("Network.emulateNetworkConditions", {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    await devtools.send("Network.enable");
    await set(true);
    return async () => void (await set(false));
  }

  async function write(page: Page, text: string): Promise<void> {
    await composerOf(page).click();
    await page.keyboard.type(text);
  }

  /** The second tab of the same browser, where the link of another person is opened. */
  async function signInInNewTab({ context }: Visit, name: Name): Promise<Page> {
    const tab = await context.newPage();
    await tab.goto(stage.linkOf(name));
    await shows(tab, name);
    return tab;
  }

  const shows = (page: Page, name: Name) =>
    page.getByRole("button", { name: `Your profile, ${fullNames[name]}` }).waitFor();
  const stored = (page: Page) => page.evaluate<string>(`JSON.stringify(localStorage)`);

  async function authorsOf(text: string): Promise<unknown[]> {
    const { messages } = await stage.call(
      "conversations.history",
      { channel: general, limit: 100 },
      stage.tokenOf("alice"),
    );
    return (
      (messages as { text: string; user: string }[])
        // A draft of the same person, which follows them from another browser, may precede it.
        .filter((message) => message.text.endsWith(text))
        .map(({ user }) => user)
    );
  }

  for (const [first, second] of [
    ["alice", "bob"],
    ["bob", "alice"],
  ] as const) {
    test(`a tab of ${first} becomes one of ${second} at once when ${second} signs in in another tab`, async () => {
      await using visit = await openTab(first);
      const { page } = visit;
      await write(page, `a draft of ${first}`);
      await until("the draft is stored", async () => (await stored(page)).includes(".draft."));

      await signInInNewTab(visit, second);
      await shows(page, second);
      await composerOf(page).waitFor();
      assert.equal(await page.getByText(`a draft of ${first}`).count(), 0);
      assert.equal((await stored(page)).includes(`a draft of ${first}`), false);
      await write(page, `said by ${second}`);
      await page.keyboard.press("Enter");
      await messagesOf(page).getByText(`said by ${second}`).waitFor();
      await until("the message is sent", async () => (await authorsOf(`said by ${second}`)).length > 0);
      assert.deepEqual(await authorsOf(`said by ${second}`), [stage.userId(second)]);
    });

    test(`what ${first} wrote without a network is never sent as ${second}, and is sent when ${first} is back`, async () => {
      await using visit = await openTab(first);
      const { page } = visit;
      const queued = `queued by ${first}`;
      const goOnline = await goOffline(page);
      await write(page, queued);
      await page.keyboard.press("Enter");
      await messagesOf(page).getByText(queued).waitFor();
      await write(page, `unfinished by ${first}`);
      await until("the draft is stored", async () => (await stored(page)).includes(".draft."));

      await signInInNewTab(visit, second);
      await goOnline();
      await shows(page, second);
      await composerOf(page).waitFor();
      assert.equal(await page.getByText(queued).count(), 0);
      assert.equal(await page.getByText(`unfinished by ${first}`).count(), 0);
      const left = await stored(page);
      assert.equal(left.includes(queued), false);
      assert.equal(left.includes("unfinished"), false);
      assert.match(left, new RegExp(`${stage.userId(first)}\\.unsent\\.`));
      assert.deepEqual(await authorsOf(queued), []);

      const back = await signInInNewTab(visit, first);
      await back.goto(`${stage.url}/client/${general}`);
      await back.getByText(`unfinished by ${first}`).waitFor();
      await until("the queued text is posted", async () => (await authorsOf(queued)).length > 0);
      assert.deepEqual(await authorsOf(queued), [stage.userId(first)]);
    });
  }

  test("a tab that only comes back into view notices, too, that its cookie belongs to another person", async () => {
    await using visit = await openTab("alice");
    const { page, context } = visit;
    // The cookie is replaced behind the page's back, without ending the session it had.
    await context.clearCookies();
    await visit.signIn(stage.linkOf("bob"));
    await page.evaluate(`dispatchEvent(new Event("focus"))`);
    await shows(page, "bob");
  });
});
