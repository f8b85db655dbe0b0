import { succeed } from "@platform/protocol";
import { createBarrier } from "../../domain/barriers/createBarrier.ts";
import { barrierSchema, presentBarrier } from "../../present/barrier.ts";
import { barrierErrors, barrierParams, planOf } from "../barrierParams.ts";
import { defineMethod } from "../define.ts";

export const adminBarriersCreate = defineMethod({
  name: "admin.barriers.create",
  summary: "Creates an information barrier between groups of people.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.barriers:write"],
  rate: 2,
  params: barrierParams,
  result: { barrier: barrierSchema },
  errors: { ...barrierErrors, barrier_already_exists: "The first group has a barrier already: update that one." },
  examples: [
    {
      title: "Traders and advisers",
      params: {
        primary_usergroup_id: "S0123456789",
        barriered_from_usergroup_ids: ["S0987654321"],
        restricted_subjects: ["im", "mpim", "call"],
      },
    },
  ],
  notes:
    "People on one side then get `access_denied` for those on the other, and for direct messages with them. Channels that both are in stay open. Who is in the groups may from now on be changed by admins only.",
  async handler(ctx, params) {
    const made = await ctx.write(createBarrier, planOf(params));
    return made.ok ? succeed({ barrier: presentBarrier(made.barrier, ctx.caller) }) : made;
  },
});
