import { type Outcome, succeed } from "@platform/protocol";
import { selectLastTeam } from "../../storage/queries/auditChains.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { defineOperation } from "../context.ts";
import { noOrigin } from "./auditTrail.ts";
import { note } from "./note.ts";

export type ExportFormat = "jsonl" | "csv";

const actions = { jsonl: "audit_logs_export_json_started", csv: "audit_logs_export_csv_started" } as const;

interface ExportStart {
  readonly chainId: string;
  readonly format: ExportFormat;
  /** The operating system account that exports. */
  readonly operator: string;
}

/** Records the export of a chain, which the export then contains. */
export const noteExport = defineOperation(
  import.meta,
  async (ctx, { chainId, format, operator }: ExportStart): Promise<Outcome<object, never>> => {
    const teamId = await selectLastTeam(ctx.db, chainId);
    if (teamId === undefined) return succeed({});
    const team = await selectTeam(ctx.db, teamId);
    await note(ctx, {
      action: actions[format],
      method: "shell.audit.export",
      entity: { type: "workspace", id: teamId, state: { name: team?.name ?? "", domain: team?.domain ?? "" } },
      teamId,
      actorId: undefined,
      appId: undefined,
      details: { source: "shell", operator },
      origin: noOrigin,
    });
    return succeed({});
  },
);
