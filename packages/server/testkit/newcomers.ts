import { nobody } from "../src/domain/caller.ts";
import { joinByLink } from "../src/domain/invites/joinByLink.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** A new person joins a workspace by an invite link of this administrator. Returns their id. */
export async function joinAsNewcomer(
  world: Workspace,
  {
    admin,
    teamId,
    role = "member",
    email = "eve@acme.test",
  }: { admin: Actor; teamId: string; role?: "member" | "multi_channel_guest"; email?: string },
): Promise<string> {
  const { invite } = await admin.does("admin.inviteLinks.create", { team_id: teamId, role });
  const { pathname, searchParams } = new URL(invite.url);
  const link = { inviteId: pathname.slice("/join/".length), key: searchParams.get("key") ?? "" };
  const person = { realName: "Eve Ericson", email, passwordHash: "", locale: "en-US" };
  const context = { caller: nobody, nowMs: world.clock.nowMs() };
  const joined = await world.platform.store.write(joinByLink, context, { ...link, ...person });
  if (!joined.ok) throw new Error(`nobody joined: ${joined.error}`);
  return joined.userId;
}
