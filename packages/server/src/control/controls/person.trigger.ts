import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { runTrigger } from "../../domain/triggers/runTrigger.ts";
import { defaulted, id, optional, text } from "../../methods/params.ts";
import { actAs, actErrors, seenAfter, whoParams } from "../actAs.ts";
import { defineControl } from "../define.ts";
import { args } from "../params.ts";

interface Started {
  readonly run_id: string;
  readonly reply?: undefined;
}

export const personTrigger = defineControl({
  name: "person.trigger",
  summary: "Runs a trigger of type shortcut as a person, as a click on its link does.",
  notes: "The person's permission is checked. `runs.await` waits for the end of the run.",
  params: {
    ...whoParams,
    trigger_id: id({ object: "trigger", describe: "The trigger." }),
    channel: optional(text({ describe: "The current channel of the person: its name or id." })),
    inputs: defaulted(args({ describe: "The inputs that the trigger asks for, by name." }), {}),
  },
  result: { ...seenAfter, run_id: Type.String({ description: "The run that it started." }) },
  errors: actErrors,
  example: { user: "alice", trigger_id: "Ft0123456789", channel: "general" },
  handler: (context, { trigger_id: triggerId, channel, inputs, ...who }) =>
    actAs<Started>(context, who, async (ctx, person) => {
      const channelId = channel === undefined ? undefined : await person.channelId(channel);
      const started = await ctx.write(runTrigger, {
        triggerId,
        inputs,
        chosenBy: "person",
        place: { channelId },
        key: undefined,
      });
      return started.ok ? succeed({ run_id: started.runId }) : started;
    }),
});
