import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteScimResources } from "../../storage/queries/scimResources.ts";
import { lockUsergroup } from "../../storage/queries/usergroups.ts";
import { governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { enableUsergroup } from "../usergroups/enableUsergroup.ts";
import type { GroupCode } from "./codes.ts";
import { inTeam, openDirectory } from "./directory.ts";
import { findGroup } from "./findGroup.ts";

/** Disables a group, which is as far as user groups go: messages still name it. Clients do not find it any longer. */
export const removeScimGroup = defineOperation(
  import.meta,
  async (ctx, { id }: { readonly id: string }): Promise<Outcome<object, GroupCode>> => {
    const opened = await openDirectory(ctx);
    if (!opened.ok) return opened;
    await lockUsergroup(ctx.db, id);
    const read = await findGroup(ctx, opened.directory, id);
    if (!read.ok) return read;
    const { group } = read.found;
    const governed = await governTeam(ctx, group.team_id);
    if (!governed.ok) return governed;
    const done = await enableUsergroup.within(inTeam(ctx, group.team_id), { groupId: id, isEnabled: false });
    if (!done.ok) return refuse(done.error === "permission_denied" ? "permission_denied" : "group_not_found");
    await deleteScimResources(ctx.db, id);
    return succeed({});
  },
);
