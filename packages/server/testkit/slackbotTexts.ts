import { slackbotId } from "@platform/protocol";
import type { Actor } from "./workspace.ts";

/** What Slackbot wrote to a person, the latest first. */
export async function slackbotTexts(person: Actor): Promise<string[]> {
  const { channel } = await person.does("conversations.open", { users: [slackbotId] });
  const { messages } = await person.does("conversations.history", { channel: channel.id });
  return messages.map(({ text }) => text ?? "");
}
