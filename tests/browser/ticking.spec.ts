import { after, before, describe, test } from "node:test";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";

describe("times on a page that stays open", { skip: noBrowser }, () => {
  let stage: AppStage;
  let general: string;
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
  });
  after(() => stage?.[Symbol.asyncDispose]());

  test("a status that is over disappears, and the age of a draft grows", async () => {
    const status = { status_text: "In a call", status_emoji: ":train:" };
    const profile = { ...status, status_expiration: Math.floor(Date.now() / 1000) + 900 };
    await stage.call("users.profile.set", { profile }, stage.tokenOf("alice"));
    // Between two messages of one person, the second has no name beside it.
    await stage.call("chat.postMessage", { channel: general, text: "Later" }, stage.tokenOf("carol"));
    await stage.call("chat.postMessage", { channel: general, text: "Soon" }, stage.tokenOf("alice"));
    await using visit = await stage.enter("bob", "/sign-in");
    const { page } = visit;
    await page.clock.install();
    await page.goto(`${stage.url}/client/${general}`);
    await page.getByText("Soon").first().waitFor();
    const sign = messagesOf(page).getByRole("img", { name: "train" });
    await sign.first().waitFor();
    await composerOf(page).fill("Not finished");
    await page.clock.runFor(5_000);
    await page.clock.fastForward(20 * 60_000);
    await sign.first().waitFor({ state: "detached" });

    await page.getByRole("link", { name: /^Drafts & sent/ }).click();
    const drafts = page.getByRole("list", { name: "Drafts" });
    await drafts.getByText("20 minutes ago").waitFor();
    await page.clock.fastForward(10 * 60_000);
    await drafts.getByText("30 minutes ago").waitFor();
  });
});
