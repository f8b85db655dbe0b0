import { limits, type Outcome, succeed } from "@platform/protocol";
import { claimLinkCrawls } from "../../storage/queries/linkCrawls.ts";
import type { LinkCrawlRow } from "../../storage/tables/linkCrawls.ts";
import { defineOperation } from "../context.ts";

export { selectHasDueCrawls as hasDueCrawls } from "../../storage/queries/linkCrawls.ts";
export type { LinkCrawlRow } from "../../storage/tables/linkCrawls.ts";

/** Takes messages whose links are due. If this server dies, another one takes them when the lease ends. */
export const claimCrawls = defineOperation(
  import.meta,
  async (ctx, { limit }: { readonly limit: number }): Promise<Outcome<{ crawls: LinkCrawlRow[] }, never>> => {
    const crawls = await claimLinkCrawls(ctx.db, {
      nowMs: ctx.nowMs,
      leaseUntilMs: ctx.nowMs + limits.preview_lease_s * 1000,
      limit,
      attemptsMax: limits.preview_attempts_max,
    });
    return succeed({ crawls });
  },
);
