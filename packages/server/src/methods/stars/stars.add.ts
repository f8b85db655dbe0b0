import { limits } from "@platform/protocol";
import { setStar } from "../../domain/stars/setStar.ts";
import { defineMethod, reserved } from "../define.ts";
import { starErrors, starParams } from "../starParams.ts";

export const starsAdd = defineMethod({
  name: "stars.add",
  summary: "Stars a message, a file or a conversation for the caller.",
  http: "POST",
  tokens: ["user"],
  scopes: ["stars:write"],
  rate: 2,
  params: starParams,
  result: {},
  errors: {
    ...starErrors,
    already_starred: "It is starred already.",
    not_starred: reserved("Only removing a star needs one."),
    too_many_stars: `The caller has ${limits.stars_max} stars.`,
    file_comment_not_found: reserved("There are no comments on files."),
  },
  examples: [{ title: "A message", params: { channel: "C0123456789", timestamp: "1700000000.000100" } }],
  handler: (ctx, { channel: channelId, timestamp: ts, file: fileId }) =>
    ctx.write(setStar, { name: { channelId, ts, fileId }, isStarred: true }),
});
