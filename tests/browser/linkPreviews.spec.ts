import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { bytesOf, LinkedSite } from "../../packages/server/testkit/linkedSite.ts";
import { twoColored } from "../../packages/server/testkit/photos.ts";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

describe("previews of links", { skip: noBrowser }, () => {
  let stage: AppStage;
  let site: LinkedSite;
  let visits: Visit[];
  let alice: Page;
  let carol: Page;
  const channelOf = (name: string) => stage.dev.channels[name] ?? "";
  const say = (name: string, channel: string, text: string, thread_ts?: unknown) =>
    stage.call("chat.postMessage", { channel: channelOf(channel), text, thread_ts }, stage.tokenOf(name));
  const linkTo = async (channel: string, message_ts: unknown) =>
    String(
      (await stage.call("chat.getPermalink", { channel: channelOf(channel), message_ts }, stage.tokenOf("alice")))[
        "permalink"
      ],
    );

  before(async () => {
    stage = await openAppStage();
    const soup = await twoColored(600, 300, [
      [200, 80, 20],
      [90, 140, 40],
    ]);
    site = await LinkedSite.open({
      "/menu": `<title>x</title><meta property="og:title" content="Soup &amp; salad"><meta property="og:site_name" content="Bistro">
        <meta property="og:description" content="Open until nine"><meta property="og:image" content="/soup.png">`,
      "/soup.png": bytesOf("image/png", await soup.png().toBuffer()),
    });
    visits = [await stage.enter("alice", "/sign-in"), await stage.enter("carol", "/sign-in")];
    [alice, carol] = visits.map(({ page }) => page) as [Page, Page];
    for (const page of [alice, carol]) await page.goto(`${stage.url}/client/${channelOf("general")}`);
    for (const page of [alice, carol]) await composerOf(page).waitFor();
  });
  after(async () => {
    for (const visit of visits ?? []) await visit[Symbol.asyncDispose]();
    await site?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  test("appear for everybody, load nothing from the site, and are removed by the author", async () => {
    await composerOf(alice).fill(`${site.url}/menu`);
    await alice.keyboard.press("Enter");

    for (const page of [alice, carol]) {
      await messagesOf(page).getByRole("link", { name: "Soup & salad" }).waitFor();
      const image = messagesOf(page).getByRole("img", { name: "Soup & salad" });
      await image.waitFor();
      assert.match((await image.getAttribute("src")) ?? "", /^\/link-images\//);
    }
    assert.deepEqual(
      site.requests.filter(({ headers }) => /Mozilla/.test(headers["user-agent"] ?? "")),
      [],
    );
    await expectAccessible(alice, "a message with a preview");
    await expectNarrow(alice, "a message with a preview");
    assert.equal(await carol.getByRole("button", { name: "Remove preview" }).count(), 0);
    await press(alice, alice.getByRole("button", { name: "Remove preview" }));
    for (const page of [alice, carol]) {
      await messagesOf(page).getByRole("link", { name: "Soup & salad" }).waitFor({ state: "detached" });
    }
    assert.deepEqual(stage.forbidden, []);
  });

  test("of a private message show it to readers with access only", async () => {
    const { ts } = await say("alice", "secret", "The launch is in May");
    await say("alice", "general", `News: <${await linkTo("secret", ts)}>`);

    const quote = (page: Page) => messagesOf(page).getByRole("region", { name: "Linked message" });
    await quote(alice).getByText("The launch is in May").waitFor();
    await quote(alice).getByText("In #secret").waitFor();
    await messagesOf(carol).getByText("News:").waitFor();
    await until("the attachment of the message", async () => {
      const history = await stage.call("conversations.history", { channel: channelOf("general"), limit: 1 });
      return JSON.stringify(history["messages"]).includes("is_msg_unfurl");
    });
    await carol.reload();
    await messagesOf(carol).getByText("News:").waitFor();
    assert.equal(await quote(carol).count(), 0);
    assert.ok(!(await carol.content()).includes("The launch is in May"));
    await expectAccessible(alice, "a message that links a message");
  });

  test("lead to the message in its conversation, and to a reply in its thread", async () => {
    const { ts } = await say("alice", "random", "Who brings the cake?");
    const { ts: reply } = await say("carol", "random", "I bring the cake", ts);
    await say("alice", "general", `Cake: <${await linkTo("random", ts)}> and <${await linkTo("random", reply)}>`);
    const quotes = messagesOf(alice).getByRole("region", { name: "Linked message" });

    await press(alice, quotes.filter({ hasText: "Who brings" }).getByRole("link", { name: "View message" }));
    await until("the message in its channel", async () =>
      alice.url().endsWith(`/${channelOf("random")}/at/${String(ts)}`),
    );
    await messagesOf(alice).getByText("Who brings the cake?").first().waitFor();
    await alice.goBack();
    await composerOf(alice).waitFor();
    const inThread = quotes.filter({ hasText: "I bring" }).getByRole("link", { name: "View thread" });
    await tabTo(alice, inThread);
    await inThread.click();
    await until("the reply in its thread", async () =>
      alice.url().endsWith(`/${channelOf("random")}/thread/${String(ts)}/at/${String(reply)}`),
    );
    await alice.getByText("I bring the cake").last().waitFor();
  });
});
