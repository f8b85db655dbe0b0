import { setStar } from "../../domain/stars/setStar.ts";
import { defineMethod, reserved } from "../define.ts";
import { starErrors, starParams } from "../starParams.ts";

export const starsRemove = defineMethod({
  name: "stars.remove",
  summary: "Removes the caller's star from a message, a file or a conversation.",
  http: "POST",
  tokens: ["user"],
  scopes: ["stars:write"],
  rate: 2,
  params: starParams,
  result: {},
  errors: {
    ...starErrors,
    not_starred: "It is not starred.",
    already_starred: reserved("Only adding a star fails with one."),
    too_many_stars: reserved("Only adding a star is limited."),
    file_comment_not_found: reserved("There are no comments on files."),
  },
  examples: [{ title: "A message", params: { channel: "C0123456789", timestamp: "1700000000.000100" } }],
  handler: (ctx, { channel: channelId, timestamp: ts, file: fileId }) =>
    ctx.write(setStar, { name: { channelId, ts, fileId }, isStarred: false }),
});
