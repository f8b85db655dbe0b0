import { makeTriggerId } from "../src/domain/interactions/trigger.ts";
import type { Actor, Workspace } from "./workspace.ts";

export const plain = (text: string) => ({ type: "plain_text" as const, text });

export const modal = (title = "Title", more: object = {}) => ({
  type: "modal",
  title: plain(title),
  blocks: [{ type: "divider", block_id: "line" }],
  ...more,
});

export const home = (more: object = {}) => ({ type: "home", blocks: [], ...more });

/** An input with a text field, named the same as its block. */
export const question = (name: string, more: object = {}) => ({
  type: "input",
  block_id: name,
  label: plain(name),
  element: { type: "plain_text_input", action_id: name, ...more },
});

/** More than a view may have, although no part of it is too long. */
export const hugeBlocks = () =>
  Array.from({ length: 100 }, () => ({ type: "section", text: { type: "mrkdwn", text: "x".repeat(3_000) } }));

/** What an app receives when a person acts, as the interaction makes it. */
export function triggerOf(
  world: Workspace,
  {
    person = world.alice,
    app = "Dev App",
    viewId,
    channelId,
  }: { person?: Actor; app?: string; viewId?: string; channelId?: string } = {},
): string {
  const teamId = world.dev.teams[0]?.id ?? "";
  const appId = world.dev.apps.find(({ name }) => name === app)?.id ?? "";
  const ctx = { secrets: world.platform.secrets, nowMs: world.clock.nowMs() };
  return makeTriggerId(ctx, { teamId, userId: person.id, appId, channelId, viewId });
}

/** Opens a modal of the dev app for alice, over the conversation that she looks at. */
export async function openModal(world: Workspace, view: object = modal(), looking: { channelId?: string } = {}) {
  const opened = await world.bot.does("views.open", { trigger_id: triggerOf(world, looking), view: { ...view } });
  return opened.view;
}

export async function pushModal(world: Workspace, viewId: string, view: object = modal()) {
  const trigger_id = triggerOf(world, { viewId });
  return (await world.bot.does("views.push", { trigger_id, view: { ...view } })).view;
}
