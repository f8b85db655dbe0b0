import { personOf } from "./admins.ts";
import { makeChannel } from "./channels.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** An invite of Alice's that Frank, who runs a workspace outside her org, has not answered yet. */
export async function inviteFrank(world: Workspace, isPrivate = false) {
  const channel = await makeChannel(world.alice, "partners", isPrivate);
  await world.alice.does("conversations.invite", { channel, users: [world.bob.id] });
  const { invite_id } = await world.alice.does("conversations.inviteShared", {
    channel,
    emails: ["Frank@birch.test"],
  });
  return { channel, invite_id, frank: personOf(world, "frank") };
}

/** A channel with Alice and Bob that is shared with Frank's workspace. */
export async function shareWithFrank(
  world: Workspace,
  isPrivate = false,
): Promise<{ channel: string; invite_id: string; frank: Actor }> {
  const invited = await inviteFrank(world, isPrivate);
  await invited.frank.does("conversations.acceptSharedInvite", { invite_id: invited.invite_id });
  return invited;
}
