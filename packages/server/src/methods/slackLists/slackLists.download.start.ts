import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { startExport } from "../../domain/lists/startExport.ts";
import { defineMethod } from "../define.ts";
import { listParam } from "../listParams.ts";
import { defaulted, flag } from "../params.ts";

export const slackListsDownloadStart = defineMethod({
  name: "slackLists.download.start",
  summary: "Starts the download of a list as CSV.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:read"],
  rate: 2,
  params: {
    list_id: listParam,
    include_archived: defaulted(flag({ describe: "Whether archived items are part of it." }), false),
  },
  result: { job_id: Type.String({ description: "For `slackLists.download.get`, for an hour." }) },
  errors: { list_not_found: "`list_id` names no list of the caller's; a deleted one is none." },
  examples: [{ title: "A list", params: { list_id: "F0123456789" } }],
  async handler(ctx, params) {
    const started = await ctx.write(startExport, { listId: params.list_id, hasArchived: params.include_archived });
    return started.ok ? succeed({ job_id: started.id }) : started;
  },
});
