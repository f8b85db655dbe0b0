import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { runTrigger } from "../../domain/triggers/runTrigger.ts";
import { defineMethod } from "../define.ts";
import { defaulted, id, jsonObject, optional, text, timestamp } from "../params.ts";

export const clientTriggersRun = defineMethod({
  name: "client.triggers.run",
  summary: "Starts a workflow from a link, a button or a bookmark.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    trigger_id: id({ object: "trigger", describe: "The trigger, of type shortcut.", otherwise: "trigger_not_found" }),
    inputs: defaulted(
      jsonObject({ describe: "What is asked for, by name.", otherwise: "invalid_trigger_inputs", nulls: "kept" }),
      {},
    ),
    channel: optional(id({ object: "channel", describe: "Where the person is.", otherwise: "channel_not_found" })),
    ts: optional(
      timestamp({ object: "message", describe: "The message that contains it.", otherwise: "bad_timestamp" }),
    ),
    action_id: optional(text({ describe: "The button." })),
    block_id: optional(text({ describe: "Its block." })),
    bookmark_id: optional(text({ object: "bookmark", describe: "The bookmark." })),
    client_run_id: optional(
      text({
        describe: "The same for the same start: asked again, it starts nothing again.",
        maxLength: limits.idempotency_key_chars_max,
      }),
    ),
  },
  result: { run_id: Type.String() },
  errors: {
    trigger_not_found: "`trigger_id` names no trigger that the caller could run.",
    access_denied:
      "The caller may not run it: see `workflows.triggers.permissions.set`. Or it needs a channel, and the caller may not run it in a private one: see `admin.workflows.triggers.types.permissions.set`.",
    channel_not_found: "`channel`, or a channel among `inputs`, is none that the caller sees.",
    bad_timestamp: "`ts` is not a timestamp.",
    invalid_trigger_inputs: "A requested input is missing or has another type; the messages name it.",
    workflow_not_found: "The app has the workflow no longer.",
  },
  examples: [{ title: "From a link", params: { trigger_id: "Ft0123456789", channel: "C0123456789" } }],
  notes: "A method of this server's own, for clients. Whether the caller may is decided by the trigger's permission.",
  async handler(ctx, params) {
    const { trigger_id: triggerId, inputs, channel: channelId, ts: messageTs, client_run_id: key } = params;
    const { action_id: actionId, block_id: blockId, bookmark_id: bookmarkId } = params;
    const place = { channelId, messageTs, actionId, blockId, bookmarkId };
    const started = await ctx.write(runTrigger, { triggerId, inputs, chosenBy: "person", place, key });
    return started.ok ? succeed({ run_id: started.runId }) : started;
  },
});
