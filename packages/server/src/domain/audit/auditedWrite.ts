import type { WriteResult } from "../../storage/job.ts";
import { defineOperation } from "../context.ts";
import { loadOperation } from "../loadOperation.ts";
import { type Audited, withEntry } from "./withEntry.ts";

export interface AuditedWrite extends Audited {
  /** Where the operation lies that is to be done. */
  readonly module: string;
  readonly input: unknown;
}

/** Does another operation and adds its entry, in one transaction. */
export const auditedWrite = defineOperation(
  import.meta,
  async (ctx, { module, input, origin, method, entry }: AuditedWrite): Promise<WriteResult> => {
    const operation = await loadOperation(module);
    return withEntry(ctx, { origin, method, entry }, (audited) => operation.within(audited, input));
  },
);
