import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { slackbotTexts } from "../../../testkit/slackbotTexts.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

/** What Slackbot answers to a command. */
async function answerTo(world: Workspace, person: Actor, line: string): Promise<string> {
  const [command = "", text = ""] = line.split(/ ([^]*)/, 2);
  const end = await outboxEnd(world);
  const own = await atHome(world, person);
  await own.does("client.commands.run", { channel: world.random, command, text });
  const shown = (await eventsAfter(world, end)).find(({ payload }) => payload["is_ephemeral"] === true);
  return String(shown?.payload["text"]);
}

async function germanBob() {
  const world = await workspace();
  const own = await atHome(world, world.bob);
  await own.does("client.preferences.set", { language: "de" });
  return world;
}

const answers: readonly [line: string, answer: string][] = [
  ["/topic", "Es gibt kein Thema."],
  ["/status clear", "Dein Status ist gelöscht."],
  ["/dnd soon", "Gib auf Englisch an, wie lange: `/dnd 1 hour`, `/dnd until 5pm`, `/dnd off`."],
  ["/dnd for 20 minutes", "Benachrichtigungen sind 20 Minuten lang pausiert."],
  ["/dnd off", "Benachrichtigungen sind eingeschaltet."],
  ["/mute", "Stummgeschaltet."],
  ["/remind list", "Du hast keine Erinnerungen."],
  ["/invite nobody", "/invite ist fehlgeschlagen: Die Person gibt es nicht."],
  ["/join #nowhere", "/join ist fehlgeschlagen: Den Kanal gibt es nicht, oder du hast keinen Zugriff darauf."],
];

describe("Slackbot", () => {
  test("answers commands in the language of the person", async () => {
    await using world = await germanBob();
    for (const [line, answer] of answers) assert.equal(await answerTo(world, world.bob, line), answer);
    assert.equal(await answerTo(world, world.carol, "/remind list"), "You have no reminders.");
  });

  test("reminds a person in their language, at a time in its form, and a channel in that of the workspace", async () => {
    await using world = await germanBob();
    const { bob, random } = world;
    const said = await answerTo(world, bob, "/remind me to Milch kaufen in 20 minutes");
    assert.match(said, /^Ich erinnere dich am 15\.01\.2026, \d\d:20: „Milch kaufen“\.$/);
    await answerTo(world, bob, `/remind <#${random}> Besprechung in 21 minutes`);
    assert.match(await answerTo(world, bob, "/remind list"), /^Deine Erinnerungen:\n• Milch kaufen am 15\.01\.2026, /);
    world.clock.advance({ seconds: 22 * 60 });
    await world.platform.settle();

    assert.equal((await slackbotTexts(bob))[0], "Erinnerung: Milch kaufen");
    const { messages } = await bob.does("conversations.history", { channel: random, limit: 1 });
    assert.equal(messages[0]?.text, "Reminder: Besprechung");
  });

  test("keeps codes as they are, and the locale of the profile says the language", async () => {
    await using world = await germanBob();
    const { user } = await world.bob.does("users.info", { user: world.bob.id, include_locale: true });
    assert.equal(user.locale, "de-DE");
    const own = await atHome(world, world.bob);
    const refused = await own.asks("conversations.setTopic", { channel: "C404404404", topic: "x" });
    assert.equal(refused.error, "channel_not_found");
    await own.does("client.preferences.set", { language: "en" });
    assert.equal(await answerTo(world, world.bob, "/mute"), "Muted.");
  });
});
