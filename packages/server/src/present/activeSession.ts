import { type Static, Type } from "typebox";
import type { SessionRow } from "../domain/sessions/listActiveSessions.ts";

const clientSchema = Type.Object({
  device_hardware: Type.String({ description: "Empty: browsers do not say." }),
  os: Type.String(),
  os_version: Type.String(),
  slack_client_version: Type.String({ description: "Empty: the client is the one that the server serves." }),
  ip: Type.String({ description: "Empty before the client was opened." }),
});

export const activeSessionSchema = Type.Object(
  {
    user_id: Type.String(),
    session_id: Type.Integer(),
    team_id: Type.String({ description: "The workspace, or the org when no workspace was named." }),
    created: clientSchema,
    recent: clientSchema,
  },
  { title: "ActiveSession" },
);

export function presentActiveSession(row: SessionRow, teamId: string): Static<typeof activeSessionSchema> {
  return {
    user_id: row.user_id,
    session_id: row.id,
    team_id: teamId,
    created: describeClient(row.user_agent, row.created_address),
    recent: describeClient(row.last_user_agent || row.user_agent, row.last_address),
  };
}

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["iOS", /(?:iPhone OS|CPU OS) ([\d_]+)/],
  ["Android", /Android ([\d.]+)/],
  ["Windows", /Windows NT ([\d.]+)/],
  ["macOS", /Mac OS X ([\d_.]+)/],
  ["Linux", /Linux()/],
];

function describeClient(userAgent: string, address: string): Static<typeof clientSchema> {
  const found = systems.find(([, pattern]) => pattern.test(userAgent));
  const version = found?.[1].exec(userAgent)?.[1] ?? "";
  return {
    device_hardware: "",
    os: found?.[0] ?? "",
    os_version: version.replaceAll("_", "."),
    slack_client_version: "",
    ip: address,
  };
}
