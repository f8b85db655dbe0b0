import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type ConversationsListResponse, type ConversationsMembersResponse, WebClient } from "@slack/web-api";
import { servePlatform } from "./servePlatform.ts";

async function listening() {
  const platform = await servePlatform({ rates: "off" });
  const { url, dev } = platform;
  const client = (token: string | undefined, teamId?: string) =>
    new WebClient(token ?? "", {
      slackApiUrl: `${url}/api/`,
      retryConfig: { retries: 0 },
      ...(teamId === undefined ? {} : { teamId }),
    });
  const person = (name: string) => {
    const user = dev.users.find((candidate) => candidate.name === name);
    return { id: user?.id ?? "", client: client(user?.token) };
  };
  const app = dev.apps.find((candidate) => candidate.name === "Dev App");
  return {
    dev,
    person,
    bot: client(app?.bot_token, dev.teams[0]?.id),
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

describe("@slack/web-api", () => {
  test("takes a channel from its creation to the archive and back", async () => {
    await using server = await listening();
    const { bot } = server;
    const [alice, bob, carol] = ["alice", "bob", "carol"].map((name) => server.person(name));
    assert.ok(alice && bob && carol);

    const { channel } = await bot.conversations.create({ name: "release-42" });
    const id = channel?.id ?? "";
    await bot.conversations.invite({ channel: id, users: `${alice.id},${bob.id}` });
    const topic = await bot.conversations.setTopic({ channel: id, topic: "Friday" });
    const purpose = await bot.conversations.setPurpose({ channel: id, purpose: "Everything for the release" });
    const renamed = await bot.conversations.rename({ channel: id, name: "release-43" });
    const joined = await carol.client.conversations.join({ channel: id });
    const again = await carol.client.conversations.join({ channel: id });
    await bot.conversations.kick({ channel: id, user: carol.id });
    await bob.client.conversations.leave({ channel: id });
    await bot.conversations.archive({ channel: id });
    const info = await alice.client.conversations.info({ channel: id, include_num_members: true });
    await bot.conversations.unarchive({ channel: id });
    const history = await alice.client.conversations.history({ channel: id });

    assert.equal(topic.channel?.topic?.value, "Friday");
    assert.equal(purpose.channel?.purpose?.value, "Everything for the release");
    assert.deepEqual([renamed.channel?.name, renamed.channel?.previous_names], ["release-43", ["release-42"]]);
    assert.equal(joined.channel?.is_member, true);
    assert.deepEqual(
      [again.warning, again.response_metadata?.warnings],
      ["already_in_channel", ["already_in_channel"]],
    );
    assert.deepEqual([info.channel?.is_archived, info.channel?.num_members], [true, 2]);
    assert.deepEqual(
      history.messages?.map((message) => message.subtype).toReversed(),
      ["join", "join", "topic", "purpose", "name", "join", "leave", "leave", "archive", "unarchive"].map(
        (change) => `channel_${change}`,
      ),
    );
  });

  test("pages through members and lists with its own iterator", async () => {
    await using server = await listening();
    const { bot, dev } = server;
    const members: string[] = [];
    const names: (string | undefined)[] = [];

    for await (const page of bot.paginate("conversations.members", { channel: dev.channels["general"], limit: 2 })) {
      members.push(...((page as ConversationsMembersResponse).members ?? []));
    }
    for await (const page of bot.paginate("conversations.list", {
      types: "public_channel,private_channel",
      limit: 1,
    })) {
      names.push(...((page as ConversationsListResponse).channels ?? []).map((channel) => channel.name));
    }

    assert.equal(members.length, 6);
    assert.equal(new Set(members).size, 6);
    assert.deepEqual(names, ["general", "random"]);
  });

  test("opens a DM with a person, writes there, and the person reads and marks it", async () => {
    await using server = await listening();
    const alice = server.person("alice");

    const opened = await server.bot.conversations.open({ users: alice.id, return_im: true });
    const channel = opened.channel?.id ?? "";
    const posted = await server.bot.chat.postMessage({ channel, text: "Your build is done." });
    const listed = await alice.client.users.conversations({ types: "im" });
    const before = await alice.client.conversations.info({ channel });
    await alice.client.conversations.mark({ channel, ts: posted.ts ?? "" });
    const after = await alice.client.conversations.info({ channel });
    await alice.client.conversations.close({ channel });

    assert.deepEqual([opened.channel?.is_im, opened.channel?.user], [true, alice.id]);
    assert.deepEqual(
      listed.channels?.map(({ id }) => id),
      [channel],
    );
    const unread = (info: typeof before) => (info.channel as { unread_count?: number } | undefined)?.unread_count;
    assert.deepEqual([unread(before), unread(after)], [1, 0]);
    assert.equal(after.channel?.last_read, posted.ts);
    assert.deepEqual((await alice.client.users.conversations({ types: "im" })).channels, []);
  });

  test("returns who could not be invited, and why", async () => {
    await using server = await listening();
    const { channel } = await server.bot.conversations.create({ name: "few" });

    const call = server.bot.conversations.invite({ channel: channel?.id ?? "", users: "U0000000000" });

    await assert.rejects(call, (error: { data?: { error?: string; errors?: unknown } }) => {
      assert.equal(error.data?.error, "user_not_found");
      assert.deepEqual(error.data.errors, [{ ok: false, error: "user_not_found", user: "U0000000000" }]);
      return true;
    });
  });
});
