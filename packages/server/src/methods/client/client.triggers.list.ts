import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listRunnable } from "../../domain/triggers/listRunnable.ts";
import { offeredTriggerSchema, presentOffered } from "../../present/runnableTrigger.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const clientTriggersList = defineMethod({
  name: "client.triggers.list",
  summary: "Lists the workflows that a person can start in a channel.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    channel: id({ object: "channel", describe: "Where the person is.", otherwise: "channel_not_found" }),
  },
  result: { triggers: Type.Array(offeredTriggerSchema) },
  errors: { channel_not_found: "`channel` is none that the caller sees." },
  examples: [{ title: "For the shortcut menu", params: { channel: "C0123456789" } }],
  notes:
    "A method of this server's own, for the shortcut menu of clients. Triggers that the channel features come first, then those that it has bookmarked, then the others of the workspace by name. Only triggers that the caller may run are listed.",
  async handler(ctx, params) {
    const listed = await listRunnable(ctx, params.channel);
    return listed.ok ? succeed({ triggers: listed.offered.map(presentOffered) }) : listed;
  },
});
