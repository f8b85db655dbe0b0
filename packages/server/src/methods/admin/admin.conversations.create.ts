import { isLongerThan, limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { createGoverned } from "../../domain/channelAdministration/createGoverned.ts";
import { governErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id, optional, text } from "../params.ts";

export const adminConversationsCreate = defineMethod({
  name: "admin.conversations.create",
  summary: "Creates a channel in a workspace, or in all workspaces of the org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: {
    name: text({ describe: "The name, under the rules of `conversations.create`." }),
    is_private: flag({ describe: "Whether only members can see it." }),
    description: defaulted(text({ describe: "Becomes the purpose of the channel." }), ""),
    team_id: optional(id({ object: "team", describe: "The workspace.", otherwise: "team_not_found" })),
    org_wide: defaulted(flag({ describe: "Whether all workspaces of the org have it." }), false),
  },
  result: { channel_id: Type.String() },
  errors: {
    team_not_found: governErrors.team_not_found,
    restricted_action: "The caller does not run the workspace, or with `org_wide` the org.",
    team_id_or_org_required: "Exactly one of `team_id` and `org_wide` is required.",
    invalid_name: "`name` is empty, too long, reserved, or contains characters that channel names cannot have.",
    name_taken: "A channel of the workspace has the name.",
    could_not_create_channel: "`description` is longer than 250 characters.",
  },
  examples: [{ title: "A public channel", params: { name: "launch", is_private: false, team_id: "T0123456789" } }],
  notes:
    "In the caller's own workspace, the caller becomes the first member. In another one, an owner or admin of it is the creator, and the first member of a private channel. `org_wide` shares the channel with the workspaces that the org has now; `admin.conversations.setTeams` adds later ones.",
  async handler(ctx, params) {
    const { team_id: teamId, org_wide: isOrgWide } = params;
    if ((teamId === undefined) !== isOrgWide) return refuse("team_id_or_org_required");
    const { name, is_private: isPrivate } = params;
    const { description: purpose } = params;
    if (isLongerThan(purpose, limits.channel_note_chars_max)) return refuse("could_not_create_channel");
    const created = await ctx.write(createGoverned, { teamId, name, isPrivate, purpose });
    return created.ok ? succeed({ channel_id: created.channelId }) : created;
  },
});
