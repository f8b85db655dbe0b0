import { type Outcome, refuse } from "@platform/protocol";
import { selectUsergroupsNamed } from "../../storage/queries/usergroups.ts";
import { defineOperation } from "../context.ts";
import { areGroupChannels } from "./areGroupChannels.ts";
import { accessUsergroupToChange, type ChangeCode, changeUsergroup, type GroupChange } from "./changeUsergroup.ts";
import { handleShape, type UsergroupCode } from "./createUsergroup.ts";
import { defaultChannelsOf, joinDefaultChannels } from "./joinDefaultChannels.ts";
import type { ListedUsergroup } from "./listUsergroups.ts";

export interface UsergroupEdit {
  readonly groupId: string;
  readonly name: string | undefined;
  readonly handle: string | undefined;
  readonly description: string | undefined;
  readonly channelIds: readonly string[] | undefined;
  readonly extraChannelIds: readonly string[] | undefined;
  readonly isSection: boolean | undefined;
}

/** Changes what is named; the rest stays as it is. */
export const editUsergroup = defineOperation(
  import.meta,
  async (
    ctx,
    edit: UsergroupEdit,
  ): Promise<Outcome<{ listed: ListedUsergroup }, ChangeCode | UsergroupCode | "invalid_channel_provided">> => {
    const found = await accessUsergroupToChange(ctx, edit.groupId);
    if (!found.ok) return found;
    const { group } = found;
    const name = edit.name?.trim() ?? group.name;
    const handle = edit.handle ?? group.handle;
    if (!handleShape.test(handle)) return refuse("bad_handle");
    const named = await selectUsergroupsNamed(ctx.db, { teamId: group.team_id, name, handle });
    const others = named.filter(({ id }) => id !== group.id);
    if (others.some((other) => other.name === name)) return refuse("name_already_exists");
    if (others.length > 0) return refuse("handle_already_exists");
    const { channelIds, extraChannelIds, isSection, description = group.description } = edit;
    const areUsable = await areGroupChannels(ctx, [...(channelIds ?? []), ...(extraChannelIds ?? [])]);
    if (!areUsable) return refuse("invalid_channel_provided");
    const change: GroupChange = {
      name,
      handle,
      description,
      ...(channelIds && { channel_ids: JSON.stringify(channelIds) }),
      ...(extraChannelIds && { extra_channel_ids: JSON.stringify(extraChannelIds) }),
      ...(isSection !== undefined && { is_section: isSection ? 1 : 0 }),
    };
    const changed = await changeUsergroup(ctx, group, change);
    const before = defaultChannelsOf(group);
    const added = (channelIds ?? []).filter((id) => !before.includes(id));
    if (changed.ok) {
      await joinDefaultChannels(ctx, group, { channelIds: added, userIds: changed.listed.userIds });
    }
    return changed;
  },
);
