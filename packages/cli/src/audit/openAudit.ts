import type { AuditMaintenance } from "@platform/server/auditMaintenance.ts";
import type { Io } from "../command.ts";
import { databaseUrlFlag, dataFlag } from "../storeFlags.ts";
import { maintenancePlace, type StoreFlagValues } from "../users/openUsers.ts";

/** The flags of the commands about the audit log of a server, which work on its store. */
export const auditFlags = { data: dataFlag, "database-url": databaseUrlFlag } as const;

export async function openAudit(io: Io, flags: StoreFlagValues): Promise<AuditMaintenance> {
  const { openAuditMaintenance } = await import("@platform/server/auditMaintenance.ts");
  return openAuditMaintenance(maintenancePlace(io, flags));
}
