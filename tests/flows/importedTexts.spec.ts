import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import type { SeedDocument } from "../../packages/server/src/platform.ts";
import { readDevSeed } from "../../packages/server/src/seed/readDevSeed.ts";
import { eventsOf } from "../../packages/server/testkit/events.ts";
import { finds } from "../../packages/server/testkit/searching.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";

const devSeed = readDevSeed();
const [acme, ...others] = devSeed.workspaces;
assert.ok(acme, "the dev seed has a workspace");
const imported = <Named extends { readonly name: string }>(prefix: string, list: readonly Named[] = []): Named[] =>
  list.map((one, at) => ({ ...one, id: `${prefix}1H9RES${at}L` }));

/** The dev workspace as a Slack import would leave it: its people have `W` ids, its channels `G` ids. */
const seed: SeedDocument = {
  ...devSeed,
  workspaces: [{ ...acme, users: imported("W", acme.users), channels: imported("G", acme.channels) }, ...others],
};

describe("imported ids in texts and links", () => {
  const open = async (): Promise<Workspace> => workspace({ seed });

  test("are the ids that methods return", async () => {
    await using world = await open();
    const { alice, bob, secret } = world;
    assert.match(bob.id, /^W/);
    assert.match(secret, /^G/);
    const { members } = await alice.does("users.list", {});
    assert.ok(members.some(({ id }) => id === bob.id));
    assert.equal((await alice.does("users.info", { user: bob.id })).user.name, "bob");
    const { channel } = await alice.does("conversations.info", { channel: secret });
    assert.deepEqual([channel.id, channel.is_private], [secret, true]);
  });

  test("a message to a W id reaches the DM with that person", async () => {
    await using world = await open();
    const { alice, bob } = world;
    const { channel } = await alice.does("chat.postMessage", { channel: bob.id, text: "Hello" });
    const opened = await alice.does("conversations.open", { users: [bob.id] });
    assert.deepEqual([channel[0], opened.channel.id], ["D", channel]);
  });

  test("a W id in a reply makes that person follow the thread", async () => {
    await using world = await open();
    const { alice, bob, secret: channel } = world;
    const { ts } = await alice.does("chat.postMessage", { channel, text: "Plans" });
    await alice.does("chat.postMessage", { channel, thread_ts: ts, text: `<@${bob.id}> look at <#${channel}>` });
    const [event] = await eventsOf(world, "thread_unread");
    assert.deepEqual([event?.["$userId"], event?.["channel"]], [bob.id, channel]);
  });

  test("search finds by a G channel and a W author", async () => {
    await using world = await open();
    const { alice, bob, secret: channel } = world;
    await alice.does("chat.postMessage", { channel, text: "zebra one" });
    await bob.does("chat.postMessage", { channel, text: "zebra two" });
    for (const place of [`<#${channel}>`, `<#${channel}|secret>`, channel]) {
      assert.deepEqual(await finds(world, alice, `zebra in:${place} from:<@${bob.id}>`), ["zebra two"], place);
    }
  });

  test("links and unfurls name messages of G channels", async () => {
    await using world = await open();
    const { alice, bot, general: channel } = world;
    const posted = await alice.does("chat.postMessage", { channel, text: "<https://example.com/menu>" });
    const { permalink } = await alice.does("chat.getPermalink", { channel, message_ts: posted.ts });
    assert.match(permalink, new RegExp(`/archives/${channel}/p\\d{16}$`));
    const named = { source: "conversations_history", unfurl_id: `${channel}.${posted.ts}` };
    const unfurls = { "https://example.com/menu": { text: "Menu" } };
    // The message is found; the app has not asked for links to this domain.
    assert.equal(await bot.refused("chat.unfurl", { ...named, unfurls }), "cannot_unfurl_url");
    await alice.does("chat.postMessage", { channel: world.random, text: permalink });
    const shares = await world.platform.store.db.selectFrom("message_acts").selectAll().execute();
    assert.deepEqual(
      shares.filter(({ kind }) => kind === "share").map(({ user_id }) => user_id),
      [alice.id],
    );
  });

  test("mentions become elements of rich text", () => {
    const [section] = parseMrkdwn("<@W1H9RES0L> in <#G1H9RES0L|secret>").elements;
    assert.deepEqual(section?.elements, [
      { type: "user", user_id: "W1H9RES0L" },
      { type: "text", text: " in " },
      { type: "channel", channel_id: "G1H9RES0L" },
    ]);
  });
});
