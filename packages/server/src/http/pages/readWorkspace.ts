import type { Visitor } from "./door.ts";

export interface ShownChannel {
  readonly id: string;
  readonly name: string;
  readonly is_private: boolean;
  readonly is_general: boolean;
  readonly topic: { readonly value: string };
  readonly purpose: { readonly value: string };
}

export interface ShownMessage {
  readonly user?: string;
  readonly text: string;
  readonly ts: string;
  readonly bot_id?: string;
  readonly reply_count?: number;
}

export interface ShownUser {
  readonly id: string;
  readonly name: string;
  readonly real_name: string;
  readonly tz: string;
  readonly color: string;
}

/** What somebody sees on the start page, all of it read as that person. */
export interface WorkspaceView {
  readonly me: ShownUser;
  readonly team: { readonly name: string; readonly enterprise_name?: string };
  readonly channels: readonly ShownChannel[];
  readonly shown: ShownChannel | undefined;
  /** Oldest first. */
  readonly messages: readonly ShownMessage[];
  readonly authors: ReadonlyMap<string, ShownUser>;
}

const shownMessages = 30;

export async function readWorkspace(visitor: Visitor, channelId: string | undefined): Promise<WorkspaceView> {
  const [me, team, listed] = await Promise.all([
    visitor.ask("users.info", { user: visitor.userId }),
    visitor.ask("team.info"),
    visitor.ask("conversations.list", { types: "public_channel,private_channel", exclude_archived: true, limit: 200 }),
  ]);
  const channels = ((listed["channels"] ?? []) as ShownChannel[]).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const shown =
    channels.find(({ id }) => id === channelId) ?? channels.find((channel) => channel.is_general) ?? channels[0];
  const page = shown
    ? await visitor.ask("conversations.history", { channel: shown.id, limit: shownMessages })
    : undefined;
  const messages = ((page?.["messages"] ?? []) as ShownMessage[]).toReversed();
  return {
    me: me["user"] as ShownUser,
    team: team["team"] as WorkspaceView["team"],
    channels,
    shown,
    messages,
    authors: await readAuthors(visitor, messages),
  };
}

/** Whoever wrote the messages, or is named in them. */
async function readAuthors(visitor: Visitor, messages: readonly ShownMessage[]): Promise<Map<string, ShownUser>> {
  const mentioned = messages.flatMap(({ text }) => [...text.matchAll(/<@([A-Z0-9]+)/g)].map(([, id]) => id ?? ""));
  const ids = new Set([...messages.map(({ user }) => user ?? ""), ...mentioned].filter((id) => id !== ""));
  const found = await Promise.all([...ids].map((user) => visitor.ask("users.info", { user })));
  return new Map(
    found.filter(({ ok }) => ok).map((answer) => [(answer["user"] as ShownUser).id, answer["user"] as ShownUser]),
  );
}
