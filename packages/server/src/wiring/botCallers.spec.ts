import assert from "node:assert/strict";
import { test } from "node:test";
import { nobody } from "../domain/caller.ts";
import { workspace } from "../../testkit/workspace.ts";
import { openBotCallers } from "./botCallers.ts";

test("a message of a bot names the picture that bots.info names, wherever it is read", async () => {
  await using world = await workspace();
  const { bot, bob, random: channel } = world;

  const { message, ts } = await bot.does("chat.postMessage", { channel, text: "Soup" });
  await bot.does("chat.scheduleMessage", {
    channel,
    text: "Later",
    post_at: Math.floor(world.clock.nowMs() / 1000) + 60,
  });
  world.clock.advance({ hours: 1 });
  await world.platform.settle();

  const { bot: described } = await bob.does("bots.info", { bot: message.bot_id ?? "" });
  const { messages } = await bob.does("conversations.history", { channel, oldest: ts, inclusive: true });
  const icons = messages.map((one) => (one as { bot_profile?: { icons?: object } }).bot_profile?.icons);
  assert.deepEqual(icons, [described.icons, described.icons]);
});

test("a caller is the same object every time, until the server has another address", () => {
  const server = { baseUrl: "http://localhost" };
  const withIcons = openBotCallers(server);
  const bot = { ...nobody, kind: "bot" as const, userId: "U0123456789" };

  const first = withIcons(bot);
  assert.equal(withIcons(bot), first);
  server.baseUrl = "https://chat.example.com";
  assert.match(withIcons(bot).icons?.["image_72"] ?? "", /^https:\/\/chat\.example\.com\//);
  assert.equal(withIcons(nobody), nobody);
});
