import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { dndFields, ownDndFields } from "../../domain/dnd/dndFields.ts";
import { readDnd } from "../../domain/dnd/readDnd.ts";
import { dndSchema, snoozeSchema } from "../../present/dnd.ts";
import { defineMethod } from "../define.ts";
import { id, optional } from "../params.ts";

export const dndInfo = defineMethod({
  name: "dnd.info",
  summary: "Shows when a person does not want to be disturbed.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["dnd:read"],
  rate: 3,
  params: {
    user: optional(
      id({ object: "user", describe: "The person; the caller when left out.", otherwise: "user_not_found" }),
    ),
  },
  result: { ...dndSchema, ...snoozeSchema, snooze_enabled: Type.Optional(snoozeSchema.snooze_enabled) },
  errors: {
    user_not_found: "`user` is unknown, or not visible to the caller.",
  },
  notes: "Only the person sees the fields of the snooze. Everyone else sees a snooze as the running window.",
  examples: [{ title: "A colleague", params: { user: "U0123456789" } }],
  async handler(ctx, { user }) {
    const read = await readDnd(ctx, user);
    if (!read.ok) return read;
    return succeed(read.isOwn ? ownDndFields(read.status, ctx.nowMs) : dndFields(read.status));
  },
});
