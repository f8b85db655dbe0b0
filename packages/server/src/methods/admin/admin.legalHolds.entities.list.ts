import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listEntities } from "../../domain/holds/listHolds.ts";
import { pageSchema } from "../../present/page.ts";
import { seconds } from "../../present/timestamp.ts";
import { defineMethod } from "../define.ts";
import { holdErrors, policyParam } from "../legalHoldParams.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const adminLegalHoldsEntitiesList = defineMethod({
  name: "admin.legalHolds.entities.list",
  summary: "Lists the people on a legal hold.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.legal_holds:read"],
  rate: 2,
  params: {
    policy_id: policyParam,
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: {
    entities: Type.Array(
      Type.Object({ entity_id: Type.String(), entity_type: Type.Literal("USER"), date_added: Type.Integer() }),
    ),
    response_metadata: pageSchema,
  },
  errors: { ...holdErrors, invalid_cursor: "`cursor` is of another listing or caller, forged, or too old." },
  examples: [{ title: "All of them", params: { policy_id: "Lh0123456789" } }],
  notes: "A method of this server's own.",
  async handler(ctx, params) {
    const page = await listEntities(ctx, { ...params, holdId: params.policy_id });
    if (!page.ok) return page;
    return succeed({
      entities: page.entities.map(({ user_id, added_ms }) => ({
        entity_id: user_id,
        entity_type: "USER" as const,
        date_added: seconds(added_ms),
      })),
      response_metadata: { next_cursor: page.next },
    });
  },
});
