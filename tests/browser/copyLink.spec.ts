import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";

describe("the link of a message", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bob: Visit;
  let carol: Visit;
  let general: string;
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
    bob = await stage.enter("bob", `/client/${general}`);
    carol = await stage.enter("carol");
    await bob.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  });
  after(async () => {
    await bob?.[Symbol.asyncDispose]();
    await carol?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const post = (text: string, more: object = {}) =>
    stage.call("chat.postMessage", { channel: general, text, ...more }, stage.tokenOf("alice"));

  /** Copies the link of a message in Bob's client. */
  async function copyLinkOf(text: string): Promise<string> {
    const row = bob.page.getByRole("article").filter({ hasText: text }).last();
    await row.hover();
    await row.getByRole("button", { name: "More" }).click();
    await bob.page.getByRole("menuitem", { name: "Copy link" }).click();
    await bob.page.getByText("Link copied").last().waitFor();
    return bob.page.evaluate<string>("navigator.clipboard.readText()");
  }

  test("is copied by one person, and shows the message to another who follows it", async () => {
    const { ts } = await post("The minutes are here");
    for (let said = 0; said < 60; said++) await post(`Later ${said}`);
    await bob.page.goto(`${stage.url}/client/${general}/at/${String(ts)}`);

    const link = await copyLinkOf("The minutes are here");
    const { permalink } = await stage.call(
      "chat.getPermalink",
      { channel: general, message_ts: ts },
      stage.tokenOf("bob"),
    );
    assert.equal(link, permalink);
    await carol.page.goto(link);

    await carol.page.getByRole("heading", { level: 1, name: "general" }).waitFor();
    const shown = carol.page.locator(`[data-ts="${String(ts)}"]`);
    await shown.getByText("The minutes are here").waitFor();
    assert.ok(await shown.isVisible());
    assert.deepEqual([...bob.faults, ...carol.faults], []);
  });

  test("of a reply leads into its thread", async () => {
    const { ts: thread_ts } = await post("Who is coming?");
    const { ts } = await post("I am", { thread_ts });
    await bob.page.goto(`${stage.url}/client/${general}/thread/${String(thread_ts)}`);

    await carol.page.goto(await copyLinkOf("I am"));

    const thread = carol.page.getByRole("complementary", { name: /Thread/ });
    await thread
      .locator(`[data-ts="${String(ts)}"]`)
      .getByText("I am")
      .waitFor();
    assert.deepEqual([...bob.faults, ...carol.faults], []);
  });
});
