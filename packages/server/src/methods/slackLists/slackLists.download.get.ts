import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { findExport } from "../../domain/lists/findExport.ts";
import { defineMethod } from "../define.ts";
import { listParam } from "../listParams.ts";
import { text } from "../params.ts";

export const slackListsDownloadGet = defineMethod({
  name: "slackLists.download.get",
  summary: "Reads the state of the download of a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:read"],
  rate: 4,
  params: {
    list_id: listParam,
    job_id: text({ describe: "What `slackLists.download.start` answered.", otherwise: "job_not_found" }),
  },
  result: {
    status: Type.String({ description: "Always COMPLETED: the file is written while it is downloaded." }),
    download_url: Type.String({ description: "Send a token with `lists:read` or `files:read` as bearer." }),
  },
  errors: {
    list_not_found: "`list_id` names no list of the caller's; a deleted one is none.",
    job_not_found: "`job_id` names no download of this list by the caller, or is older than an hour.",
  },
  examples: [{ title: "A download", params: { list_id: "F0123456789", job_id: "Le0123456789" } }],
  async handler(ctx, params) {
    const found = await findExport(ctx, params.list_id, params.job_id);
    if (!found.ok) return found;
    return succeed({ status: "COMPLETED", download_url: `${ctx.baseUrl}${found.path}` });
  },
});
