import { type Outcome, refuse } from "@platform/protocol";
import { selectGroupsOfChannel } from "../../storage/queries/channelGroups.ts";
import { administerChannel, type AdministerCode } from "../access/administerChannel.ts";
import { isOrgAdmin, isWorkspaceOwner } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import { convertKind } from "./convertKind.ts";

/** An owner of the workspace or an administrator of its org makes a private channel public, with all that was written in it. */
export const convertToPublic = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string },
  ): Promise<
    Outcome<
      object,
      | Exclude<AdministerCode, "channel_type_not_supported">
      | "could_not_convert_channel"
      | "is_idp_managed"
      | "not_supported"
    >
  > => {
    const governed = await administerChannel(ctx, input.channelId);
    if (!governed.ok)
      return governed.error === "channel_type_not_supported" ? refuse("not_supported") : refuse(governed.error);
    const { channel, team, by } = governed;
    const mayOpen = by === "role" || isWorkspaceOwner(ctx.caller, team) || isOrgAdmin(ctx.caller);
    if (!mayOpen) return refuse("restricted_action");
    if ((await selectGroupsOfChannel(ctx.db, channel.key)).length > 0) return refuse("is_idp_managed");
    return convertKind(ctx, channel, "public");
  },
);
