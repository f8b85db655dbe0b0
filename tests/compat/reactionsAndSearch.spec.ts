import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type ReactionsListResponse, WebClient } from "@slack/web-api";
import { servePlatform } from "./servePlatform.ts";

async function listening() {
  const platform = await servePlatform({ rates: "off" });
  const { dev } = platform;
  const slackApiUrl = `${platform.url}/api/`;
  const client = (token: string | undefined) =>
    new WebClient(token ?? "", { slackApiUrl, retryConfig: { retries: 0 } });
  return {
    platform,
    channel: dev.channels["random"] ?? "",
    alice: client(dev.users.find((user) => user.name === "alice")?.token),
    bot: client(dev.apps.find((app) => app.name === "Dev App")?.bot_token),
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

describe("@slack/web-api", () => {
  test("reacts, reads the reactions, pages through them, and takes them back", async () => {
    await using server = await listening();
    const { alice, bot, channel } = server;
    const stamps: string[] = [];
    for (const text of ["one", "two", "three"]) {
      const { ts = "" } = await bot.chat.postMessage({ channel, text });
      await alice.reactions.add({ channel, timestamp: ts, name: "thumbsup" });
      stamps.push(ts);
    }
    const [first = ""] = stamps;

    const read = await bot.reactions.get({ channel, timestamp: first });
    const listed: (string | undefined)[] = [];
    for await (const page of alice.paginate("reactions.list", { limit: 2 })) {
      listed.push(...((page as ReactionsListResponse).items ?? []).map((item) => item.message?.ts));
    }
    await alice.reactions.remove({ channel, timestamp: first, name: "+1" });
    const again = await bot.reactions.get({ channel, timestamp: first });

    assert.deepEqual(
      read.message?.reactions?.map(({ name, count }) => [name, count]),
      [["+1", 1]],
    );
    assert.deepEqual(listed.toSorted(), stamps.toSorted());
    assert.equal(again.message?.reactions, undefined);
    await assert.rejects(alice.reactions.remove({ channel, timestamp: first, name: "+1" }), /no_reaction/);
  });

  test("pins and bookmarks", async () => {
    await using server = await listening();
    const { alice, bot, channel } = server;
    const { ts = "" } = await bot.chat.postMessage({ channel, text: "keep this" });

    await bot.pins.add({ channel, timestamp: ts });
    await alice.bookmarks.add({ channel_id: channel, title: "Docs", type: "link", link: "https://example.com/docs" });

    const pins = await bot.pins.list({ channel });
    const { bookmarks } = await bot.bookmarks.list({ channel_id: channel });
    assert.equal(pins.items?.[0]?.message?.ts, ts);
    assert.equal(bookmarks?.[0]?.title, "Docs");
  });

  test("searches with a person's token, and with no other", async () => {
    await using server = await listening();
    const { alice, bot, channel, platform } = server;
    const { ts } = await bot.chat.postMessage({ channel, text: "the quick brown zebra" });
    await platform.settle();

    const { messages } = await alice.search.messages({ query: "zebra in:#random", sort: "timestamp", highlight: true });

    assert.equal(messages?.total, 1);
    const [match] = messages.matches ?? [];
    assert.equal(match?.ts, ts);
    assert.equal(match?.text, "the quick brown \u{e000}zebra\u{e001}");
    await assert.rejects(bot.search.messages({ query: "zebra" }), /not_allowed_token_type/);
  });
});
