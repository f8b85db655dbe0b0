import { succeed } from "@platform/protocol";
import { accessCall } from "../../domain/access/accessCall.ts";
import { changeCall } from "../../domain/calls/changeCall.ts";
import { readParticipants } from "../../domain/calls/participants.ts";
import { callSchema } from "../../present/call.ts";
import { callParam, callUsersParam, participantErrors, printCall } from "../callParams.ts";
import { defineMethod } from "../define.ts";

export const callsParticipantsRemove = defineMethod({
  name: "calls.participants.remove",
  summary: "Removes people from a call of the app.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["calls:write"],
  rate: 3,
  params: { id: callParam, users: callUsersParam },
  result: { call: callSchema },
  errors: participantErrors,
  notes: "People who are not in the call are ignored. The card goes on to count them among all participants.",
  examples: [{ title: "One person", params: { id: "R0123456789", users: [{ slack_id: "U0123456789" }] } }],
  async handler(ctx, { id, users }) {
    const seen = await accessCall(ctx, id);
    if (!seen.ok) return seen;
    const read = await readParticipants(ctx, users);
    if (!read.ok) return read;
    const changed = await ctx.write(changeCall, { id, change: { kind: "leave", users: read.users } });
    return changed.ok ? succeed({ call: await printCall(ctx, changed.call) }) : changed;
  },
});
