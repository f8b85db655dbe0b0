import { limits } from "@platform/protocol";
import { storeTeamIcon } from "../../domain/teams/storeTeamIcon.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const adminTeamsSettingsSetIcon = defineMethod({
  name: "admin.teams.settings.setIcon",
  summary: "Sets the icon of a workspace.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  needs: ["files", "nonce", "outgoing"],
  params: {
    team_id: teamParam,
    image_url: text({
      describe: "The address of a PNG, JPEG or GIF image.",
      maxLength: limits.url_chars_max,
      otherwise: "invalid_url",
    }),
  },
  result: {},
  errors: {
    ...governErrors,
    invalid_url: "Nothing could be fetched from `image_url`, or the address is not open to the server.",
    failed_to_set_icon: "It is not a PNG, JPEG or GIF image, is animated, damaged or too large.",
  },
  examples: [
    { title: "From an address", params: { team_id: "T0123456789", image_url: "https://example.com/icon.png" } },
  ],
  notes:
    "The server fetches the image once and stores it in every size of `team.info`, encoded again without metadata.",
  handler: (ctx, params) => storeTeamIcon(ctx, { teamId: params.team_id, url: params.image_url }),
});
