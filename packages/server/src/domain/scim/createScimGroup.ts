import { cutCharacters, isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { scimGroupAttributes } from "@platform/protocol/scim.ts";
import { lockRedemption } from "../../storage/queries/oneTimeLinks.ts";
import { selectGroupMembers, selectUsergroupsNamed } from "../../storage/queries/usergroups.ts";
import type { UsergroupRow } from "../access/accessUsergroup.ts";
import { governTeam } from "../access/governTeam.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { createUsergroup } from "../usergroups/createUsergroup.ts";
import { enableUsergroup } from "../usergroups/enableUsergroup.ts";
import { applyOperation } from "./applyOperation.ts";
import type { Tree } from "./attributeTree.ts";
import type { GroupCode } from "./codes.ts";
import { openDirectory } from "./directory.ts";
import { setMembers } from "./groupMembers.ts";
import { storeGroup } from "./storeGroup.ts";

/** Makes a user group. One of this name that a client deleted is enabled again, because its name is still taken. */
export const createScimGroup = defineOperation(
  import.meta,
  async (ctx, { body }: { readonly body: Tree }): Promise<Outcome<{ id: string }, GroupCode>> => {
    const opened = await openDirectory(ctx);
    if (!opened.ok) return opened;
    const { directory } = opened;
    const [teamId] = directory.teamIds;
    const governed = await governTeam(ctx, teamId);
    if (!governed.ok) return governed;
    await lockRedemption(ctx.db);
    const tree: Tree = {};
    const read = applyOperation(scimGroupAttributes, tree, { kind: "add", path: undefined, value: body }, new Set());
    if (!read.ok) return read;
    const named = readGroupName(tree);
    if (!named.ok) return named;
    const made = await makeGroup(ctx, teamId, named.name);
    if (!made.ok) return made;
    const { group } = made;
    const before = (await selectGroupMembers(ctx.db, [group.id])).get(group.id) ?? [];
    const members = await setMembers(ctx, group, { before, wanted: tree["members"] });
    if (!members.ok) return members;
    const stored = await storeGroup(ctx, directory, group, tree["externalId"]);
    return stored.ok ? succeed({ id: group.id }) : stored;
  },
);

export function readGroupName(tree: Tree): Outcome<{ name: string }, "invalid_value"> {
  const { displayName } = tree;
  const name = typeof displayName === "string" ? displayName.trim() : "";
  if (name === "") return refuse("invalid_value", "displayName is missing");
  const max = limits.usergroup_name_chars_max;
  if (isLongerThan(name, max)) return refuse("invalid_value", `displayName has more than ${max} characters`);
  return succeed({ name });
}

async function makeGroup(
  ctx: WriteContext,
  teamId: string,
  name: string,
): Promise<Outcome<{ group: UsergroupRow }, GroupCode>> {
  const same = await selectUsergroupsNamed(ctx.db, { teamId, name, handle: "" });
  const [former] = same;
  if (former && former.disabled_ms === null) return refuse("group_name_taken");
  if (former) {
    const enabled = await enableUsergroup.within(ctx, { groupId: former.id, isEnabled: true });
    if (enabled.ok) return succeed({ group: enabled.listed.group });
    return refuse(enabled.error === "permission_denied" ? "permission_denied" : "group_not_found");
  }
  const made = await createUsergroup.within(ctx, { name, description: "", handle: await freeGroupHandle(ctx, name) });
  if (made.ok) return made;
  if (made.error === "permission_denied") return refuse("permission_denied");
  return refuse(made.error === "name_already_exists" ? "group_name_taken" : "invalid_value", made.error);
}

/** Shorter than a handle may be, so that there is room for a number. */
const handleCharsMax = 70;

/** Clients cannot set handles, so a taken one must not be their problem. */
async function freeGroupHandle(ctx: WriteContext, name: string): Promise<string> {
  const letters = name.toLowerCase().replaceAll(/[^\p{Ll}\p{Lo}\p{N}]+/gu, "-");
  const wanted = cutCharacters(letters.replaceAll(/^-+|-+$/g, ""), handleCharsMax) || "group";
  for (let at = 1; ; at++) {
    const handle = at === 1 ? wanted : `${wanted}-${at}`;
    const holders = await selectUsergroupsNamed(ctx.db, { teamId: ctx.caller.teamId, name: "", handle });
    if (holders.length === 0) return handle;
  }
}
