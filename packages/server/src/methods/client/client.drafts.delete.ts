import { succeed } from "@platform/protocol";
import { deleteDraft } from "../../domain/drafts/deleteDraft.ts";
import { defineMethod } from "../define.ts";
import { count, id } from "../params.ts";

export const clientDraftsDelete = defineMethod({
  name: "client.drafts.delete",
  summary: "Deletes a draft that was sent or is no longer wanted.",
  http: "POST",
  tokens: ["user"],
  scopes: ["chat:write"],
  rate: 4,
  forPeople: true,
  params: {
    draft_id: id({ object: "draft", describe: "The draft.", otherwise: "draft_not_found" }),
    version: count({
      describe: "The version that the caller saw; a later one is not deleted.",
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
    }),
  },
  result: {},
  errors: {
    draft_not_found: "The caller has no such draft in this workspace.",
    draft_has_changed: "The caller has changed the draft elsewhere since.",
  },
  notes: "A method of this server's own, for clients. The caller's sockets get `draft_changed`.",
  examples: [{ title: "A sent draft", params: { draft_id: "Dr0123456789", version: 1_700_000_000_000 } }],
  async handler(ctx, { draft_id: draftId, version }) {
    const deleted = await ctx.write(deleteDraft, { id: draftId, version });
    return deleted.ok ? succeed({}) : deleted;
  },
});
