import { atHome } from "./ownToken.ts";
import { triggerOf } from "./views.ts";
import type { Workspace } from "./workspace.ts";

export const dialog = (more: object = {}) => ({
  callback_id: "leave",
  title: "Leave",
  state: "42",
  elements: [{ type: "text", label: "From", name: "from" }],
  ...more,
});

/** Opens a dialog of the dev app for alice, and returns the view that she sees and her own client. */
export async function openDialog(world: Workspace, given: object = dialog(), looking: { channelId?: string } = {}) {
  await world.bot.does("dialog.open", { trigger_id: triggerOf(world, looking), dialog: { ...given } });
  const alice = await atHome(world, world.alice);
  const { views } = await alice.does("client.views.list", {});
  const view = views.find(({ type }) => type === "modal");
  if (!view) throw new Error("alice sees no dialog");
  return { view, alice };
}
