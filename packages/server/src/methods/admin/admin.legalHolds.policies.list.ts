import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listHolds } from "../../domain/holds/listHolds.ts";
import { legalHoldSchema, presentLegalHold } from "../../present/legalHold.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { governHoldsErrors } from "../legalHoldParams.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const adminLegalHoldsPoliciesList = defineMethod({
  name: "admin.legalHolds.policies.list",
  summary: "Lists the legal holds of the org, active and released.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.legal_holds:read"],
  rate: 2,
  params: {
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: { policies: Type.Array(legalHoldSchema), response_metadata: pageSchema },
  errors: {
    ...governHoldsErrors,
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "All holds", params: {} }],
  notes: "A method of this server's own. A workspace that is in no org has legal holds of its own.",
  async handler(ctx, params) {
    const page = await listHolds(ctx, params);
    if (!page.ok) return page;
    return succeed({ policies: page.holds.map(presentLegalHold), response_metadata: { next_cursor: page.next } });
  },
});
