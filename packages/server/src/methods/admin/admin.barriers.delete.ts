import { removeBarrier } from "../../domain/barriers/removeBarrier.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminBarriersDelete = defineMethod({
  name: "admin.barriers.delete",
  summary: "Deletes an information barrier.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.barriers:write"],
  rate: 2,
  params: { barrier_id: id({ object: "barrier", describe: "The barrier.", otherwise: "barrier_not_found" }) },
  result: {},
  errors: {
    not_an_admin: "The caller does not run the workspace.",
    barrier_not_found: "`barrier_id` names no barrier of the workspace.",
  },
  examples: [{ title: "Let them meet again", params: { barrier_id: "Bar0123456789" } }],
  handler: (ctx, params) => ctx.write(removeBarrier, { barrierId: params.barrier_id }),
});
