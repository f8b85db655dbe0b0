import { atHome } from "./ownToken.ts";
import type { Actor, Workspace } from "./workspace.ts";

export interface InviteWish {
  readonly person?: Actor;
  readonly email?: string;
  readonly role?: "member" | "multi_channel_guest" | "single_channel_guest";
  readonly channel_ids?: readonly string[];
  readonly real_name?: string;
  readonly reason?: string;
}

/** A member asks for an invitation, as the dialog of the client does; bob asks for eve unless the wish says otherwise. */
export async function requestInvite(
  world: Workspace,
  { person = world.bob, ...wish }: InviteWish = {},
): Promise<string> {
  const client = await atHome(world, person);
  const asked = { email: "eve@acme.test", channel_ids: [world.random], reason: "She designs the website.", ...wish };
  const { status, invite_request_id } = await client.does("client.invites.create", asked);
  if (status !== "requested" || invite_request_id === undefined) throw new Error("the person is invited already");
  return invite_request_id;
}
