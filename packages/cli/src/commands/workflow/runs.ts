import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand, UsageError } from "../../command.ts";
import { runTable, runText } from "../../workflows/runText.ts";

const statuses = ["running", "completed", "failed", "cancelled"] as const;

export const workflowRuns = defineCommand({
  name: "workflow runs",
  summary: "Lists the runs of an app's workflows, the newest first, or shows one step by step.",
  flags: {
    status: {
      kind: "text",
      describe: `Only runs with this status: ${statuses.join(", ")}.`,
      value: "STATUS",
      isCommandLineOnly: true,
    },
    workflow: {
      kind: "text",
      describe: "Only runs of this workflow, such as #/workflows/greet.",
      value: "WORKFLOW",
      isCommandLineOnly: true,
    },
    id: { kind: "text", describe: "One run, with its steps.", value: "RUN_ID", isCommandLineOnly: true },
    limit: {
      kind: "number",
      describe: "How many runs to show.",
      value: "N",
      fallback: 50,
      max: 1_000,
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: [
    "platform workflow runs",
    "platform workflow runs --app deployed --status failed",
    "platform workflow runs --id Wx012345678 --json",
  ],
  notes: "`platform activity --trace-id RUN_ID` shows the function logs of a run.",
  async run({ status: given, workflow, id, limit, ...flags }, io) {
    const status = statuses.find((known) => known === given);
    if (given !== undefined && !status)
      throw new UsageError(`--status must be one of ${statuses.join(", ")}, not ${given}.`);
    const { appId, connection } = await chooseApp(io, flags);
    if (id !== undefined) {
      const { run, steps } = await connection.ask("workflows.runs.info", { run_id: id });
      io.print(runText({ ok: true, run, steps }), { run, steps });
      return;
    }
    const { runs } = await connection.ask("workflows.runs.list", {
      app_id: appId,
      limit,
      ...(status === undefined ? {} : { status }),
      ...(workflow === undefined ? {} : { workflow: workflow.replace(/^#\/workflows\//, "") }),
    });
    io.print(runs.length === 0 ? `${appId} has no matching runs.\n` : runTable(runs), { app_id: appId, runs });
  },
});
