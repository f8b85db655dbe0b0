import { succeed } from "@platform/protocol";
import { accessCall } from "../../domain/access/accessCall.ts";
import { callSchema } from "../../present/call.ts";
import { callErrors, callParam, printCall } from "../callParams.ts";
import { defineMethod } from "../define.ts";

export const callsInfo = defineMethod({
  name: "calls.info",
  summary: "Describes a call of the app.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["calls:read"],
  rate: 3,
  params: { id: callParam },
  result: { call: callSchema },
  errors: callErrors,
  examples: [{ title: "One call", params: { id: "R0123456789" } }],
  async handler(ctx, { id }) {
    const seen = await accessCall(ctx, id);
    return seen.ok ? succeed({ call: await printCall(ctx, seen.call) }) : seen;
  },
});
