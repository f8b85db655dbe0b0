import { succeed } from "@platform/protocol";
import { updateBarrier } from "../../domain/barriers/updateBarrier.ts";
import { barrierSchema, presentBarrier } from "../../present/barrier.ts";
import { barrierErrors, barrierParams, planOf } from "../barrierParams.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminBarriersUpdate = defineMethod({
  name: "admin.barriers.update",
  summary: "Changes the groups of an information barrier.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.barriers:write"],
  rate: 2,
  params: {
    barrier_id: id({ object: "barrier", describe: "The barrier.", otherwise: "barrier_not_found" }),
    ...barrierParams,
  },
  result: { barrier: barrierSchema },
  errors: {
    ...barrierErrors,
    barrier_not_found: "`barrier_id` names no barrier of the workspace.",
    barrier_already_exists: "The first group has another barrier.",
  },
  examples: [
    {
      title: "Other groups",
      params: {
        barrier_id: "Bar0123456789",
        primary_usergroup_id: "S0123456789",
        barriered_from_usergroup_ids: ["S0987654321"],
        restricted_subjects: ["im", "mpim", "call"],
      },
    },
  ],
  async handler(ctx, params) {
    const done = await ctx.write(updateBarrier, { ...planOf(params), barrierId: params.barrier_id });
    return done.ok ? succeed({ barrier: presentBarrier(done.barrier, ctx.caller) }) : done;
  },
});
