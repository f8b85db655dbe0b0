import { type Outcome, refuse, succeed } from "@platform/protocol";
import { scimGroupAttributes, type ScimVersion } from "@platform/protocol/scim.ts";
import { lockUsergroup } from "../../storage/queries/usergroups.ts";
import type { UsergroupRow } from "../access/accessUsergroup.ts";
import { governTeam } from "../access/governTeam.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { editUsergroup } from "../usergroups/editUsergroup.ts";
import { applyOperation } from "./applyOperation.ts";
import type { Entry, Tree } from "./attributeTree.ts";
import type { BodyCode, GroupCode } from "./codes.ts";
import { readGroupName } from "./createScimGroup.ts";
import { inTeam, openDirectory } from "./directory.ts";
import { findGroup } from "./findGroup.ts";
import { setMembers } from "./groupMembers.ts";
import { readPatch } from "./readPatch.ts";
import { storeGroup } from "./storeGroup.ts";

export interface GroupChange {
  readonly id: string;
  readonly version: ScimVersion;
  readonly kind: "replace" | "patch";
  readonly body: Tree;
}

/** Changes a group of the directory. A whole group without `members` keeps them: clients read groups without, too. */
export const changeScimGroup = defineOperation(
  import.meta,
  async (ctx, input: GroupChange): Promise<Outcome<object, GroupCode>> => {
    const opened = await openDirectory(ctx);
    if (!opened.ok) return opened;
    const { directory } = opened;
    await lockUsergroup(ctx.db, input.id);
    const read = await findGroup(ctx, directory, input.id);
    if (!read.ok) return read;
    const { group, attributes } = read.found;
    const governed = await governTeam(ctx, group.team_id);
    if (!governed.ok) return governed;
    const changed = changeTree(attributes, input);
    if (!changed.ok) return changed;
    const { tree } = changed;
    const named = readGroupName(tree);
    if (!named.ok) return named;
    const there = inTeam(ctx, group.team_id);
    const renamed = await rename(there, group, named.name);
    if (!renamed.ok) return renamed;
    if (changed.touched.has("members")) {
      const before = (attributes["members"] as Entry[]).map(({ value }) => value as string);
      const members = await setMembers(there, group, { before, wanted: tree["members"] });
      if (!members.ok) return members;
    }
    return storeGroup(ctx, directory, group, tree["externalId"]);
  },
);

function changeTree(
  attributes: Tree,
  { version, kind, body }: GroupChange,
): Outcome<{ readonly tree: Tree; readonly touched: ReadonlySet<string> }, BodyCode> {
  const touched = new Set<string>();
  if (kind === "replace") {
    const tree: Tree = {};
    const read = applyOperation(scimGroupAttributes, tree, { kind: "replace", path: undefined, value: body }, touched);
    return read.ok ? succeed({ tree, touched }) : read;
  }
  const patch = readPatch(version, body);
  if (!patch.ok) return patch;
  const tree = structuredClone(attributes);
  for (const operation of patch.operations) {
    const done = applyOperation(scimGroupAttributes, tree, operation, touched);
    if (!done.ok) return done;
  }
  return succeed({ tree, touched });
}

async function rename(ctx: WriteContext, group: UsergroupRow, name: string): Promise<Outcome<object, GroupCode>> {
  if (name === group.name) return succeed({});
  const edit = { handle: undefined, description: undefined, channelIds: undefined, extraChannelIds: undefined };
  const done = await editUsergroup.within(ctx, { groupId: group.id, name, isSection: undefined, ...edit });
  if (done.ok) return succeed({});
  if (done.error === "permission_denied") return refuse("permission_denied");
  if (done.error === "no_such_subteam") return refuse("group_not_found");
  return refuse(done.error === "name_already_exists" ? "group_name_taken" : "invalid_value", done.error);
}
