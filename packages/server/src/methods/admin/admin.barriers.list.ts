import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listBarriers } from "../../domain/barriers/listBarriers.ts";
import { barrierSchema, presentBarrier } from "../../present/barrier.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const adminBarriersList = defineMethod({
  name: "admin.barriers.list",
  summary: "Lists the information barriers of the workspace.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.barriers:read"],
  rate: 2,
  params: {
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: { barriers: Type.Array(barrierSchema), response_metadata: pageSchema },
  errors: {
    not_an_admin: "The caller does not run the workspace.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "All barriers", params: {} }],
  async handler(ctx, params) {
    const page = await listBarriers(ctx, params);
    if (!page.ok) return page;
    return succeed({
      barriers: page.barriers.map((barrier) => presentBarrier(barrier, ctx.caller)),
      response_metadata: { next_cursor: page.next },
    });
  },
});
