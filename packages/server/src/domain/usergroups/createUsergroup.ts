import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertUsergroup, selectUsergroupsNamed } from "../../storage/queries/usergroups.ts";
import type { UsergroupRow } from "../access/accessUsergroup.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { areGroupChannels } from "./areGroupChannels.ts";
import { emitUsergroup } from "./emitUsergroup.ts";
import { noteUsergroup } from "../audit/noteUsergroup.ts";

export interface NewUsergroup {
  readonly name: string;
  readonly handle?: string | undefined;
  readonly description: string;
  readonly channelIds?: readonly string[] | undefined;
  readonly extraChannelIds?: readonly string[] | undefined;
  readonly isSection?: boolean | undefined;
}

export type UsergroupCode = "permission_denied" | "bad_handle" | "name_already_exists" | "handle_already_exists";

/** What a handle looks like. */
export const handleShape = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N}._-]{0,79}$/u;

/** Makes a group of people, empty at first. */
export const createUsergroup = defineOperation(
  import.meta,
  async (
    ctx,
    input: NewUsergroup,
  ): Promise<Outcome<{ group: UsergroupRow }, UsergroupCode | "invalid_channel_provided">> => {
    const { caller, nowMs } = ctx;
    if (isGuest(caller)) return refuse("permission_denied");
    const name = input.name.trim();
    const handle = input.handle ?? name.toLowerCase().replaceAll(/[^\p{Ll}\p{Lo}\p{N}]+/gu, "-");
    if (!handleShape.test(handle)) return refuse("bad_handle");
    const taken = await selectUsergroupsNamed(ctx.db, { teamId: caller.teamId, name, handle });
    if (taken.some((group) => group.name === name)) return refuse("name_already_exists");
    if (taken.length > 0) return refuse("handle_already_exists");
    const { channelIds = [], extraChannelIds = [] } = input;
    if (!(await areGroupChannels(ctx, [...channelIds, ...extraChannelIds]))) return refuse("invalid_channel_provided");
    const group: UsergroupRow = {
      id: ctx.ids.next("usergroup"),
      team_id: caller.teamId,
      name,
      handle,
      description: input.description,
      creator_id: caller.userId,
      updater_id: caller.userId,
      created_ms: nowMs,
      updated_ms: nowMs,
      disabled_ms: null,
      disabler_id: null,
      channel_ids: JSON.stringify(channelIds),
      extra_channel_ids: JSON.stringify(extraChannelIds),
      is_section: input.isSection ? 1 : 0,
    };
    await insertUsergroup(ctx.db, group);
    await emitUsergroup(ctx, "subteam_created", { group, userIds: [] });
    await noteUsergroup(ctx, group, "usergroup_created");
    return succeed({ group });
  },
);
