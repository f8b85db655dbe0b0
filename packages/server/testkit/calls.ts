import type { Workspace } from "./workspace.ts";

export const newCall = (world: Workspace, more: object = {}) => ({
  external_unique_id: "m-77",
  join_url: "https://meet.example.com/77",
  title: "Stand-up",
  created_by: world.alice.id,
  ...more,
});

/** Adds a call of the dev app, and returns its id. */
export async function addCall(world: Workspace, more: object = {}): Promise<string> {
  return (await world.bot.does("calls.add", newCall(world, more))).call.id;
}

/** Posts a message that shows the call, and returns how to read what it shows now. */
export async function postCall(world: Workspace, callId: string, channel = world.general) {
  const blocks = [{ type: "call", call_id: callId }];
  const { ts } = await world.bot.does("chat.postMessage", { channel, text: "Join us", blocks });
  const read = async () => {
    const { messages } = await world.bot.does("conversations.history", {
      channel,
      latest: ts,
      inclusive: true,
      limit: 1,
    });
    const [message] = messages as unknown as { edited?: object; blocks: { call: { v1: Record<string, unknown> } }[] }[];
    return { v1: message?.blocks[0]?.call.v1 ?? {}, edited: message?.edited };
  };
  return { ts, read };
}

/** The bot of another app in the same workspace. */
export function otherBot(world: Workspace) {
  return world.actor(world.dev.apps.find(({ name }) => name === "Rotating App")?.bot_token ?? "");
}
