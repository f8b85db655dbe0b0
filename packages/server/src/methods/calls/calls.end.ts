import { limits, succeed } from "@platform/protocol";
import { changeCall } from "../../domain/calls/changeCall.ts";
import { callSchema } from "../../present/call.ts";
import { callErrors, callParam, participantErrors, printCall } from "../callParams.ts";
import { defineMethod } from "../define.ts";
import { count, optional } from "../params.ts";

export const callsEnd = defineMethod({
  name: "calls.end",
  summary: "Ends a call of the app.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["calls:write"],
  rate: 3,
  params: {
    id: callParam,
    duration: optional(
      count({
        describe: "How long it took, in seconds; its end is that long after its start. Else it ends now.",
        min: 0,
        max: limits.call_duration_s_max,
      }),
    ),
  },
  result: { call: callSchema },
  errors: { ...callErrors, inactive_call: participantErrors.inactive_call },
  examples: [{ title: "A quarter of an hour", params: { id: "R0123456789", duration: 900 } }],
  async handler(ctx, { id, duration: durationS }) {
    const ended = await ctx.write(changeCall, { id, change: { kind: "end", durationS } });
    return ended.ok ? succeed({ call: await printCall(ctx, ended.call) }) : ended;
  },
});
