import { succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectMeta, upsertMeta } from "../../storage/queries/meta.ts";
import { defineOperation } from "../context.ts";

const publicUrlKey = "base_url";

/** Where people reach the server that was last started on this store, for commands that print links without a server. */
export function readPublicUrl(db: Db): Promise<string | undefined> {
  return selectMeta(db, publicUrlKey);
}

export const storePublicUrl = defineOperation(import.meta, async (ctx, input: { readonly baseUrl: string }) => {
  await upsertMeta(ctx.db, publicUrlKey, input.baseUrl);
  return succeed({});
});
