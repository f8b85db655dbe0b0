import type { Actor, Workspace } from "./workspace.ts";

/** Gives a channel a rule of its own, and confirms it. */
export async function retainChannel({ alice }: Workspace, channel_id: string, duration_days: number): Promise<void> {
  await alice.does("admin.conversations.setCustomRetention", { channel_id, duration_days });
  await alice.does("admin.retention.confirm", { channel_id, duration_days });
}

/** Gives the org or a workspace a rule, and confirms it. */
export async function retainKind(
  actor: Actor,
  rule: {
    readonly kind: "public" | "private" | "direct" | "files";
    readonly duration_days: number;
    readonly team_id?: string;
    readonly allow_override?: boolean;
  },
): Promise<void> {
  await actor.does("admin.retention.rules.set", rule);
  const { allow_override: _override, ...named } = rule;
  await actor.does("admin.retention.confirm", named);
}

/** Moves the clock, and does what is due by then: the daily run of retention. */
export async function passDays({ clock, platform }: Workspace, days: number): Promise<void> {
  clock.advance({ hours: 24 * days });
  await platform.settle();
}

/** What a person reads in a channel, newest first, without announcements. */
export async function readTexts(actor: Actor, channel: string): Promise<string[]> {
  const { messages } = await actor.does("conversations.history", { channel });
  return messages.filter(({ subtype }) => subtype !== "channel_join").map(({ text }) => text ?? "");
}

export async function postText(actor: Actor, channel: string, text: string, thread_ts?: string): Promise<string> {
  return (await actor.does("chat.postMessage", { channel, text, ...(thread_ts === undefined ? {} : { thread_ts }) }))
    .ts;
}
