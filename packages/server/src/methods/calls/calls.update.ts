import { succeed } from "@platform/protocol";
import { describeCall } from "../../domain/calls/describeCall.ts";
import { callSchema } from "../../present/call.ts";
import {
  callErrors,
  callParam,
  callTitleParam,
  checkUrls,
  desktopJoinUrlParam,
  joinUrlParam,
  printCall,
} from "../callParams.ts";
import { defineMethod } from "../define.ts";
import { optional } from "../params.ts";

export const callsUpdate = defineMethod({
  name: "calls.update",
  summary: "Changes the title or the addresses of a call of the app.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["calls:write"],
  rate: 3,
  params: {
    id: callParam,
    title: optional(callTitleParam),
    join_url: optional(joinUrlParam),
    desktop_app_join_url: optional(desktopJoinUrlParam),
  },
  result: { call: callSchema },
  errors: callErrors,
  notes: "A call that has ended can be changed, too.",
  examples: [{ title: "Another title", params: { id: "R0123456789", title: "Retrospective" } }],
  async handler(ctx, params) {
    const checked = checkUrls(params);
    if (!checked.ok) return checked;
    const { id, title, join_url: joinUrl, desktop_app_join_url: desktopJoinUrl } = params;
    const updated = await ctx.write(describeCall, { id, title, joinUrl, desktopJoinUrl });
    return updated.ok ? succeed({ call: await printCall(ctx, updated.call) }) : updated;
  },
});
