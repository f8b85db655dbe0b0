import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsOf } from "../../../testkit/events.ts";
import { configureApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "chat.unfurl";
const url = "https://example.com/menu?day=1&soup=2";
const unfurls = { [url]: { title: "Menu", text: "Soup, and soup." } };

/** A message of bob's with a link to the app's own place. */
async function linked(world: Workspace) {
  const features = { bot_user: { display_name: "dev" }, unfurl_domains: ["example.com"] };
  await configureApp(world, {}, { features });
  const text = `<${url.replaceAll("&", "&amp;")}|the menu> and <https://example.org/>`;
  const { ts } = await world.bob.does("chat.postMessage", { channel: world.random, text });
  return { channel: world.random, ts };
}

async function attachmentsOf(world: Workspace): Promise<Readonly<Record<string, unknown>>[]> {
  const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });
  return (messages[0]?.attachments ?? []) as Readonly<Record<string, unknown>>[];
}

describe(method, () => {
  test("shows what is behind a link, and tells everybody", async () => {
    await using world = await workspace();
    const place = await linked(world);

    await world.bot.does(method, { ...place, unfurls });

    const [attachment] = await attachmentsOf(world);
    assert.deepEqual(
      [attachment?.["title"], attachment?.["from_url"], attachment?.["is_app_unfurl"]],
      ["Menu", url, true],
    );
    assert.equal((await eventsOf(world, "message")).at(-1)?.["subtype"], "message_changed");
  });

  test("by the words of the event, and a later preview replaces the one before", async () => {
    await using world = await workspace();
    const { channel, ts } = await linked(world);
    const named = { source: "conversations_history", unfurl_id: `${channel}.${ts}` };

    await world.bot.does(method, { ...named, unfurls });
    await world.bot.does(method, { ...named, unfurls: { [url]: { text: "Only soup." } } });

    assert.deepEqual(
      (await attachmentsOf(world)).map(({ text }) => text),
      ["Only soup."],
    );
  });

  const asked = async (world: Workspace, change: object) =>
    world.bot.refused(method, { ...(await linked(world)), unfurls, ...change });

  refuses(method, {
    missing_unfurls: ({ bot, random }) => bot.refused(method, { channel: random, ts: "1.000001" }),
    invalid_unfurls_format: ({ bot, random }) =>
      bot.refused(method, { channel: random, ts: "1.000001", unfurls: "[1]" }),
    cannot_parse_attachment: (world) => asked(world, { unfurls: { [url]: "a menu" } }),
    missing_channel: ({ bot }) => bot.refused(method, { ts: "1.000001", unfurls }),
    missing_ts: ({ bot, random }) => bot.refused(method, { channel: random, unfurls }),
    missing_source: ({ bot }) => bot.refused(method, { unfurl_id: "C1.1.000001", unfurls }),
    missing_unfurl_id: ({ bot }) => bot.refused(method, { source: "conversations_history", unfurls }),
    invalid_source: ({ bot }) => bot.refused(method, { source: "composer", unfurl_id: "C1.1.000001", unfurls }),
    invalid_unfurl_id: ({ bot }) =>
      bot.refused(method, { source: "conversations_history", unfurl_id: "nothing", unfurls }),
    cannot_find_channel: (world) => asked(world, { channel: "C0000000000" }),
    cannot_find_message: (world) => asked(world, { ts: "1.000001" }),
    cannot_unfurl_url: (world) => asked(world, { unfurls: { "https://example.org/": { text: "Not ours" } } }),
    cannot_unfurl_message: async (world) => {
      await linked(world);
      const place = { channel: world.random };
      const { ts } = await world.alice.does("chat.postMessage", { ...place, text: "What is it?" });
      const stream = await world.bot.does("chat.startStream", {
        ...place,
        thread_ts: ts,
        markdown_text: `<${url}>`,
        recipient_user_id: world.alice.id,
        recipient_team_id: world.dev.teams[0]?.id ?? "",
      });
      return world.bot.refused(method, { ...place, ts: stream.ts, unfurls });
    },
  });
});
