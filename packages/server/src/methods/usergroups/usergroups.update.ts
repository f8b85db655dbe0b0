import { limits, succeed } from "@platform/protocol";
import { editUsergroup } from "../../domain/usergroups/editUsergroup.ts";
import { presentUsergroup, usergroupSchema } from "../../present/usergroup.ts";
import { defineMethod } from "../define.ts";
import { optional, text } from "../params.ts";
import { groupChannelParams, usergroupErrors, usergroupParams } from "../usergroupParams.ts";

export const usergroupsUpdate = defineMethod({
  name: "usergroups.update",
  summary: "Changes a user group. Omitted arguments stay unchanged.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["usergroups:write"],
  rate: 2,
  params: {
    ...usergroupParams,
    name: optional(text({ describe: "What it is called.", maxLength: limits.usergroup_name_chars_max })),
    handle: optional(text({ describe: "What people type after the @." })),
    description: optional(text({ describe: "What it is for.", maxLength: limits.usergroup_description_chars_max })),
    ...groupChannelParams,
  },
  result: { usergroup: usergroupSchema },
  errors: {
    ...usergroupErrors,
    bad_handle: "The handle has other characters than lower-case letters, digits, dots, underscores and hyphens.",
    name_already_exists: "Another group of the workspace has this name.",
    handle_already_exists: "Another group of the workspace has this handle.",
    invalid_channel_provided: "A channel is unknown, not visible to the caller, or a direct message.",
  },
  examples: [{ title: "Another name", params: { usergroup: "S0123456789", name: "Marketing and Sales" } }],
  async handler(ctx, params) {
    const edited = await ctx.write(editUsergroup, {
      groupId: params.usergroup,
      name: params.name,
      handle: params.handle,
      description: params.description,
      channelIds: params.channels,
      extraChannelIds: params.additional_channels,
      isSection: params.enable_section,
    });
    if (!edited.ok) return edited;
    const view = { withUsers: true, withCount: params.include_count };
    return succeed({ usergroup: presentUsergroup(edited.listed, view) });
  },
});
