import { succeed } from "@platform/protocol";
import { readRunnable } from "../../domain/triggers/readRunnable.ts";
import { presentRunnable, runnableTriggerSchema } from "../../present/runnableTrigger.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const clientTriggersInfo = defineMethod({
  name: "client.triggers.info",
  summary: "Describes a trigger to a person who may run it: its name and the inputs it asks for.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    trigger_id: id({ object: "trigger", describe: "The trigger, of type shortcut.", otherwise: "trigger_not_found" }),
  },
  result: { trigger: runnableTriggerSchema },
  errors: {
    trigger_not_found: "`trigger_id` names no trigger that the caller could run.",
    access_denied: "The caller may not run it: see `workflows.triggers.permissions.set`.",
  },
  examples: [{ title: "Before it is run", params: { trigger_id: "Ft0123456789" } }],
  notes: "A method of this server's own, for clients that show a link before they run it.",
  async handler(ctx, params) {
    const found = await readRunnable(ctx, params.trigger_id);
    return found.ok ? succeed({ trigger: presentRunnable(found) }) : found;
  },
});
