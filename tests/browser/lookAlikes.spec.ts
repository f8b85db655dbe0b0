import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type AppStage, openAppStage, postBlocks } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf } from "./enterClient.ts";

describe("what an app can show to a person", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bobs: Visit;
  let random: string;
  before(async () => {
    stage = await openAppStage();
    random = stage.dev.channels["random"] ?? "";
    bobs = await stage.enter("bob", `/client/${random}`);
    await composerOf(bobs.page).waitFor();
  });
  after(async () => {
    await bobs?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  test("a picture that is the sign-in link of another person signs nobody in", async () => {
    const { page } = bobs;
    const answered = page.waitForResponse((response) => response.url().includes(`/sign-in/${stage.userId("alice")}`));
    const image = { type: "image", image_url: stage.linkOf("alice"), alt_text: "A cat" };
    await postBlocks(stage, page, [image], random);
    assert.equal((await answered).status(), 403);

    await page.reload();
    await page.getByRole("button", { name: "Your profile, Bob Brown" }).waitFor();
  });

  test("a host that looks like another one is shown in ASCII, whatever the link says", async () => {
    const { page } = bobs;
    // The first letter of the host is Cyrillic.
    const link = "https://\u0430pple.com/account";
    const texts = [`${link} and <${link}|our shop>`];
    await stage.call("chat.postMessage", { channel: random, text: texts.join(), unfurl_links: false });
    const message = page.getByRole("article").filter({ hasText: "our shop" });
    await message.waitFor();
    const links = await message.getByRole("link", { name: /xn--pple-43d\.com/ }).allInnerTexts();
    assert.deepEqual(links, ["https://xn--pple-43d.com/account", "our shop (xn--pple-43d.com)"]);
  });
});
