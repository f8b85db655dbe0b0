import { personOf, teamsOf } from "./admins.ts";
import { makeChannel } from "./channels.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** An invite of Alice's that Frank, who runs a workspace outside her org, has not answered yet. */
export async function inviteFrank(world: Workspace, isPrivate = false) {
  const channel = await makeChannel(world.alice, "partners", isPrivate);
  await world.alice.does("conversations.invite", { channel, users: [world.bob.id] });
  const { invite_id } = await world.alice.does("conversations.inviteShared", {
    channel,
    emails: ["Frank@birch.test"],
    external_limited: false,
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

/** From now on admins and apps review what people of the workspace want to share. */
export async function reviewInvites(world: Workspace): Promise<void> {
  const team_id = teamsOf(world).acme;
  await world.alice.does("admin.teams.settings.setConnectPolicy", { team_id, unreviewed_invites: false });
}

/** Bob asks to share a channel with Frank's workspace, which has invites reviewed. */
export async function requestFrank(world: Workspace): Promise<string> {
  await reviewInvites(world);
  const asked = { channel: world.random, emails: ["frank@birch.test"] };
  return (await world.bob.does("conversations.inviteShared", asked)).invite_id;
}
