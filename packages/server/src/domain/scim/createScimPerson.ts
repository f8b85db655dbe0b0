import { type Outcome, refuse, succeed } from "@platform/protocol";
import { scimUserAttributes } from "@platform/protocol/scim.ts";
import { lockRedemption } from "../../storage/queries/oneTimeLinks.ts";
import { selectHasAddress } from "../../storage/queries/scimPeople.ts";
import { governTeam } from "../access/governTeam.ts";
import { addMembers } from "../channels/addMembers.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { addPerson } from "../invites/joinByLink.ts";
import { newcomerChannels } from "../teams/newcomerChannels.ts";
import { applyOperation } from "./applyOperation.ts";
import { applyWish } from "./applyWish.ts";
import type { Tree } from "./attributeTree.ts";
import type { PersonCode } from "./codes.ts";
import { type Directory, openDirectory } from "./directory.ts";
import { findPerson } from "./findPeople.ts";
import { handleFor } from "./handleFor.ts";
import { type PersonWish, readWish } from "./personWish.ts";
import { storePerson } from "./storePerson.ts";

/** Adds a person to the workspace of the token. They join the channels that newcomers join, and nobody has proved their address. */
export const createScimPerson = defineOperation(
  import.meta,
  async (ctx, { body }: { readonly body: Tree }): Promise<Outcome<{ id: string }, PersonCode>> => {
    const opened = await openDirectory(ctx);
    if (!opened.ok) return opened;
    const { directory } = opened;
    const [teamId] = directory.teamIds;
    const governed = await governTeam(ctx, teamId);
    if (!governed.ok) return governed;
    await lockRedemption(ctx.db);
    const tree: Tree = {};
    const touched = new Set<string>();
    const read = applyOperation(scimUserAttributes, tree, { kind: "add", path: undefined, value: body }, touched);
    if (!read.ok) return read;
    const wished = readWish(tree);
    if (!wished.ok) return wished;
    const { wish } = wished;
    const id = await addWished(ctx, directory, wish);
    if (!id.ok) return id;
    const found = await findPerson(ctx, directory, id.userId);
    if (!found.ok) return found;
    const applied = await applyWish(ctx, directory, found.person, { ...wish, userName: undefined });
    if (!applied.ok) return applied;
    const given = { tree, touched, externalId: wish.externalId, userName: wish.userName };
    const stored = await storePerson(ctx, directory, found.person, given);
    return stored.ok ? succeed({ id: id.userId }) : stored;
  },
);

async function addWished(
  ctx: WriteContext,
  directory: Directory,
  wish: PersonWish,
): Promise<Outcome<{ userId: string }, PersonCode>> {
  const { teamIds } = directory;
  const { userName = "", email = "", realName, displayName, locale = "en" } = wish;
  const named = await handleFor(ctx, directory, { user: undefined, given: userName, before: undefined });
  if (!named.ok) return named;
  if (await selectHasAddress(ctx.db, { teamIds, email, exceptId: "" })) return refuse("email_taken");
  const [team_id] = teamIds;
  const role = wish.guest ? "multi_channel_guest" : "member";
  const person = { realName: realName ?? displayName ?? userName, email, locale, handle: named.handle };
  const userId = await addPerson(ctx, { team_id, role }, { ...person, actorId: ctx.caller.userId });
  for (const channel of await newcomerChannels(ctx, { team_id, role })) {
    await addMembers(ctx, channel, [userId], ctx.caller.userId);
  }
  return succeed({ userId });
}
