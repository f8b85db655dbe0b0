import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readGeneralPosters } from "../../domain/policies/generalPosters.ts";
import { defineMethod } from "../define.ts";

export const teamPreferencesList = defineMethod({
  name: "team.preferences.list",
  summary: "Lists the preferences of the workspace that apps have to know.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["team.preferences:read"],
  rate: 3,
  params: {},
  result: {
    msg_edit_window_mins: Type.Integer({ description: "How long a message can be edited. -1 is without an end." }),
    allow_message_deletion: Type.Boolean(),
    display_real_names: Type.Boolean({ description: "Whether clients show real names instead of display names." }),
    disable_file_uploads: Type.Literal("allow_all"),
    who_can_post_general: Type.Enum(["everyone", "ra", "admin", "owner"], {
      description: "`ra` are regular accounts: everyone but guests.",
    }),
  },
  errors: {},
  notes:
    "`who_can_post_general` follows `admin.teams.settings.setPostingPolicy` and `admin.conversations.setConversationPrefs`. The other preferences are the same in every workspace of this server.",
  examples: [{ title: "The preferences", params: {} }],
  async handler(ctx) {
    return succeed({
      msg_edit_window_mins: -1,
      allow_message_deletion: true,
      display_real_names: false,
      disable_file_uploads: "allow_all" as const,
      who_can_post_general: await readGeneralPosters(ctx),
    });
  },
});
