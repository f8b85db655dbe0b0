import type { Workspace } from "./workspace.ts";
import { link, makeTrigger } from "./triggers.ts";

/** The dev app's link triggers, as many as named. */
export async function makeLinks(world: Workspace, ...names: string[]): Promise<string[]> {
  const first = await makeTrigger(world, { name: names[0] ?? "One" });
  const others: string[] = [];
  for (const name of names.slice(1)) {
    const { trigger } = await world.bot.does("workflows.triggers.create", { ...link, name });
    others.push(trigger.id);
  }
  return [first.id, ...others];
}

/** The titles that a channel features, in their order. */
export async function featuredIn(world: Workspace, channel: string): Promise<string[]> {
  const { featured_workflows } = await world.bob.does("workflows.featured.list", { channel_ids: [channel] });
  return featured_workflows.flatMap(({ triggers }) => triggers.map(({ title }) => title));
}
