import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";

/** Kilobytes of script come in seconds, not at once, and every question takes its time. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const bytesPerSecond = 50_000;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/**
 * Journeys that have no other place. The ten journeys of the client are tests whose names begin with theirs;
 * `tests/laws/journeys.spec.ts` knows the file of each.
 */
describe("journeys", { skip: noBrowser }, () => {
  let stage: AppStage;
  let general = "";
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
  });
  after(() => stage?.[Symbol.asyncDispose]());

  const asAlice = (method: string, args: object) => stage.call(method, args, stage.tokenOf("alice"));
  const row = (page: Page, name: string) =>
    page.getByRole("navigation", { name: "Conversations" }).getByRole("link").filter({ hasText: name });

  test("slow network: a first visit shows the channels, the conversation and the composer, and a message gets out", async () => {
    await asAlice("chat.postMessage", { channel: general, text: "Good morning, slow one" });
    await using bobs = await stage.enter("bob", "/sign-in");
    const { page } = bobs;
    page.setDefaultTimeout(60_000);
    await slowDown(page);
    await page.goto(`${stage.url}/client/${general}`, { waitUntil: "commit" });
    await row(page, "general").waitFor();
    await composerOf(page).waitFor();
    await messagesOf(page).getByText("Good morning, slow one").waitFor();
    await composerOf(page).click();
    await page.keyboard.type("Here, after a while");
    await page.keyboard.press("Enter");
    await until("the message is sent", async () => {
      const history = await asAlice("conversations.history", { channel: general });
      return JSON.stringify(history).includes("Here, after a while");
    });
  });

  test("slow network: a repeat visit begins with what the browser has kept", async () => {
    await using bobs = await stage.enter("bob", "/client", { serviceWorkers: "allow" });
    const { page } = bobs;
    await page.goto(`${stage.url}/client/${general}`);
    await messagesOf(page).getByText("Good morning, slow one").waitFor();
    await until("the service worker is in charge", () =>
      page.evaluate<boolean>("navigator.serviceWorker.controller !== null"),
    );
    await slowDown(page);
    await page.reload({ waitUntil: "commit" });
    await row(page, "general").waitFor();
    await composerOf(page).waitFor();
    await messagesOf(page).getByText("Good morning, slow one").waitFor();
  });

  test("a channel that is opened at its first unread message is read in the other browser, too, once its end was seen", async () => {
    const made = await asAlice("conversations.create", { name: "two-screens" });
    const channel = (made["channel"] as { id: string }).id;
    await asAlice("conversations.invite", { channel, users: stage.userId("bob") });
    for (let count = 1; count <= 60; count += 1) await asAlice("chat.postMessage", { channel, text: `note ${count}` });
    const visits: Visit[] = await Promise.all([
      stage.enter("bob", `/client/${general}`),
      stage.enter("bob", `/client/${general}`),
    ]);
    const [desk, phone] = visits.map(({ page }) => page) as [Page, Page];
    try {
      await row(phone, "two-screens").filter({ hasText: "unread" }).waitFor();
      await row(desk, "two-screens").click();
      const unread = messagesOf(desk).getByRole("region", { name: "Unread messages" });
      await messagesOf(desk).getByRole("heading", { name: "New messages" }).waitFor();
      await unread.getByText(/^6\d new messages since/).waitFor();
      await messagesOf(desk).getByText("note 1", { exact: true }).waitFor();
      await row(phone, "two-screens").filter({ hasText: "unread" }).waitFor();
      await unread.getByRole("button", { name: "Jump to latest" }).click();
      await messagesOf(desk).getByText("note 60", { exact: true }).waitFor();
      await until("the other browser shows it as read", async () => {
        return !(await row(phone, "two-screens").innerText()).includes("unread");
      });
    } finally {
      for (const visit of visits) await visit[Symbol.asyncDispose]();
    }
  });
});
