import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { startRun } from "../../domain/runs/startRun.ts";
import { systemIds } from "../../ports/ports.ts";
import { defaulted, optional, text } from "../../methods/params.ts";
import { actErrors, whoParams } from "../actAs.ts";
import { defineControl } from "../define.ts";
import { findPerson } from "../findPerson.ts";
import { args } from "../params.ts";

export const runsStart = defineControl({
  name: "runs.start",
  summary: "Starts a run of an app's workflow as a person, without a trigger.",
  notes: "Permissions are not checked, because they belong to triggers. `runs.await` returns the result.",
  params: {
    ...whoParams,
    app_id: text({ describe: "The app." }),
    workflow: text({ describe: "Callback id of the workflow." }),
    inputs: defaulted(args({ describe: "Its inputs, by name." }), {}),
    key: optional(text({ describe: "Idempotency key: two starts with one key are one run." })),
  },
  result: { run_id: Type.String(), is_new: Type.Boolean() },
  errors: actErrors,
  example: { user: "alice", app_id: "A0123456789", workflow: "welcome", inputs: { name: "Ann" } },
  async handler(context, { app_id: appId, workflow, inputs, key, ...who }) {
    const found = await findPerson(context, who);
    if (!found.ok) return found;
    const ctx = await context.actAs(found);
    if (!ctx) return refuse("user_not_found");
    const { teamId, userId: startedBy } = ctx.caller;
    const named = key ?? systemIds.unguessable();
    const started = await ctx.write(startRun, { appId, teamId, workflow, inputs, startedBy, key: named });
    if (started.ok) return succeed({ run_id: started.runId, is_new: started.isNew });
    const sentences = (started.response_metadata?.messages ?? []).map((line) => line.replace("[ERROR] ", ""));
    return refuse("refused", started.error, ...sentences);
  },
});
