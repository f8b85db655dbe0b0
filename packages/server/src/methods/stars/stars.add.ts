import { limits } from "@platform/protocol";
import { withoutCodes } from "../../domain/messages/withoutCodes.ts";
import { setStar } from "../../domain/stars/setStar.ts";
import { defineMethod } from "../define.ts";
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
    too_many_stars: `The caller has ${limits.stars_max} stars.`,
  },
  examples: [{ title: "A message", params: { channel: "C0123456789", timestamp: "1700000000.000100" } }],
  async handler(ctx, { channel: channelId, timestamp: ts, file: fileId }) {
    const set = await ctx.write(setStar, { name: { channelId, ts, fileId }, isStarred: true });
    return set.ok ? set : withoutCodes(set, "not_starred");
  },
});
