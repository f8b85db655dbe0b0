import type { Actor, Workspace } from "./workspace.ts";

/** A direct message between these people of the first workspace, opened by the first of them; tells its id. */
export async function openDm(_world: Workspace, ...people: readonly Actor[]): Promise<string> {
  const [first, ...others] = people;
  if (!first) throw new Error("nobody is there to open it");
  const { channel } = await first.does("conversations.open", { users: others.map((person) => person.id) });
  return channel.id;
}
