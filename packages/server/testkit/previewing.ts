import type { Actor, Workspace } from "./workspace.ts";

export type ShownAttachment = Readonly<Record<string, unknown>>;

/** Posts a message, waits for the previews of its links, and returns what the message then shows. */
export async function postLinks(
  world: Workspace,
  text: string,
  {
    by = world.bob,
    channel = world.general,
    ...more
  }: Readonly<Record<string, unknown>> & { by?: Actor; channel?: string } = {},
): Promise<{ readonly ts: string; readonly attachments: readonly ShownAttachment[] }> {
  const { ts } = await by.does("chat.postMessage", { channel, text, ...more });
  await world.platform.settle();
  return { ts, attachments: await attachmentsOf(world, ts, channel) };
}

export async function attachmentsOf(
  world: Workspace,
  ts: string,
  channel: string = world.general,
): Promise<readonly ShownAttachment[]> {
  const { messages } = await world.bob.does("conversations.replies", { channel, ts, limit: 1 });
  return messages[0]?.attachments ?? [];
}
