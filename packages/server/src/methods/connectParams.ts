import { flag, id, optional } from "./params.ts";

export const inviteParam = id({ object: "shared_invite", describe: "The invite.", otherwise: "invite_not_found" });

/** What other organizations that channels are shared with may see and do. What is left out stays as it is. */
export const connectParams = {
  file_links: optional(flag({ describe: "Whether links to uploaded files may be posted." })),
  canvases: optional(flag({ describe: "Whether links to canvases may be posted." })),
  lists: optional(flag({ describe: "Whether links to lists may be posted." })),
  trigger_users: optional(flag({ describe: "Whether people of theirs may be named to run a trigger." })),
  trigger_channels: optional(
    flag({ describe: "Whether a channel that is shared with them may be named, so that they run a trigger from it." }),
  ),
  trigger_teams: optional(flag({ describe: "Whether workspaces of theirs may be named to run a trigger." })),
  trigger_orgs: optional(flag({ describe: "Whether they may be named as a whole to run a trigger." })),
  unreviewed_invites: optional(
    flag({ describe: "Whether an invite of a person is sent at once, and is no request that has to be reviewed." }),
  ),
};

export const connectNotes =
  "A method of this server's own. It applies to people and apps of the workspace, or of any workspace of the org, when they post in a channel that is shared with another organization and link one of their files. They get `platform_connect_file_link_sharing_blocked`, `platform_connect_canvas_sharing_blocked` or `platform_connect_lists_sharing_blocked`. The `trigger_` policies are about `workflows.triggers.permissions.set` and `.add`, which return `connected_user_denied`, `shared_channel_denied`, `connected_team_denied` and `connected_org_denied`; entities that were named before can no longer run the trigger. Without `unreviewed_invites`, `conversations.inviteShared` of a person makes a request, which `conversations.requestSharedInvite.approve` sends. What the org blocks no workspace of it can allow.";

/** The refusals of `checkSharedLinks`, worded once for every method that posts. */
export const linkErrors = {
  platform_connect_file_link_sharing_blocked:
    "The message links a file, the channel is shared with another organization, and an admin does not allow that.",
  platform_connect_canvas_sharing_blocked: "The same, for a canvas.",
  platform_connect_lists_sharing_blocked: "The same, for a list.",
};
