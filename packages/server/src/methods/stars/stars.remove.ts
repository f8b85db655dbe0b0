import { withoutCodes } from "../../domain/messages/withoutCodes.ts";
import { setStar } from "../../domain/stars/setStar.ts";
import { defineMethod } from "../define.ts";
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
  },
  examples: [{ title: "A message", params: { channel: "C0123456789", timestamp: "1700000000.000100" } }],
  async handler(ctx, { channel: channelId, timestamp: ts, file: fileId }) {
    const set = await ctx.write(setStar, { name: { channelId, ts, fileId }, isStarred: false });
    return set.ok ? set : withoutCodes(set, "already_starred", "too_many_stars");
  },
});
