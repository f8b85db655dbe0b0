import type { MethodParams } from "@platform/protocol/contract/methods.ts";
import { teamsOf } from "./admins.ts";
import type { PostingPlace } from "./posting.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** Alice asks something in #random; tells what the app needs to answer her there. */
export async function ask(world: Workspace) {
  const { ts } = await world.alice.does("chat.postMessage", { channel: world.random, text: "What is it?" });
  return {
    channel: world.random,
    thread_ts: ts,
    recipient_user_id: world.alice.id,
    recipient_team_id: teamsOf(world).acme,
  };
}

/** The app begins to answer Alice. */
export async function startAnswer(
  world: Workspace,
  more: Partial<MethodParams<"chat.startStream">> = {},
): Promise<{ readonly channel: string; readonly ts: string; readonly thread_ts: string }> {
  const question = await ask(world);
  const { channel, ts } = await world.bot.does("chat.startStream", { ...question, ...more });
  return { channel, ts, thread_ts: question.thread_ts };
}

/** The person who made a channel, as the recipient of what an app answers there; a DM has its one reader. */
export async function recipientIn(actor: Actor, { channel }: PostingPlace) {
  const { team_id } = await actor.does("auth.test", {});
  const { channel: named } = await actor.does("conversations.info", { channel });
  return named.creator ? { recipient_user_id: named.creator, recipient_team_id: team_id } : {};
}

/** An app begins to answer in whatever channel it is a member of. */
export async function startIn(actor: Actor, { channel }: PostingPlace, markdown_text?: string) {
  const recipient = await recipientIn(actor, { channel });
  const { ts: thread_ts } = await actor.does("chat.postMessage", { channel, text: "question" });
  const { ts } = await actor.does("chat.startStream", {
    channel,
    thread_ts,
    ...recipient,
    ...(markdown_text === undefined ? {} : { markdown_text }),
  });
  return { channel, ts };
}

/** The message that a stream has become by now. */
export async function streamed(world: Workspace, at: { channel: string; ts: string; thread_ts: string }) {
  const { messages } = await world.alice.does("conversations.replies", { channel: at.channel, ts: at.thread_ts });
  const found = messages.find((message) => message.ts === at.ts);
  if (!found) throw new Error(`there is no message ${at.ts}`);
  return found;
}
