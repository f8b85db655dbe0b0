import type { Actor, Workspace } from "./workspace.ts";

/** What a search finds, as the texts of the messages, once the index has caught up. */
export async function finds(
  world: Workspace,
  actor: Actor,
  query: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  await world.platform.settle();
  const { messages } = await actor.does("search.messages", { query, sort: "timestamp", ...more });
  return messages.matches.map((match) => match.text);
}

/** What a search finds, as the names of the files, once the index has caught up. */
export async function findsFiles(world: Workspace, actor: Actor, query: string): Promise<string[]> {
  await world.platform.settle();
  const { files } = await actor.does("search.files", { query, sort: "timestamp" });
  return files.matches.map((match) => match.name);
}
