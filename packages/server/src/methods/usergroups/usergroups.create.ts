import { limits, succeed } from "@platform/protocol";
import { createUsergroup } from "../../domain/usergroups/createUsergroup.ts";
import { presentUsergroup, usergroupSchema } from "../../present/usergroup.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, optional, text } from "../params.ts";
import { groupChannelParams } from "../usergroupParams.ts";

export const usergroupsCreate = defineMethod({
  name: "usergroups.create",
  summary: "Creates a user group without members.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["usergroups:write"],
  rate: 2,
  params: {
    name: text({ describe: "What it is called.", maxLength: limits.usergroup_name_chars_max }),
    handle: optional(text({ describe: "What people type after the @; derived from the name by default." })),
    description: defaulted(
      text({ describe: "What it is for.", maxLength: limits.usergroup_description_chars_max }),
      "",
    ),
    ...groupChannelParams,
    include_count: defaulted(flag({ describe: "Whether to include the number of members." }), false),
  },
  result: { usergroup: usergroupSchema },
  errors: {
    permission_denied: "Guests make no groups.",
    bad_handle: "The handle has other characters than lower-case letters, digits, dots, underscores and hyphens.",
    name_already_exists: "Another group of the workspace has this name.",
    handle_already_exists: "Another group of the workspace has this handle.",
    invalid_channel_provided: "A channel is unknown, not visible to the caller, or a direct message.",
  },
  examples: [{ title: "A group", params: { name: "Marketing", handle: "marketing" } }],
  async handler(ctx, params) {
    const { name, handle, description } = params;
    const made = await ctx.write(createUsergroup, {
      name,
      handle,
      description,
      channelIds: params.channels,
      extraChannelIds: params.additional_channels,
      isSection: params.enable_section,
    });
    if (!made.ok) return made;
    const listed = { group: made.group, userIds: [] };
    return succeed({ usergroup: presentUsergroup(listed, { withUsers: true, withCount: params.include_count }) });
  },
});
