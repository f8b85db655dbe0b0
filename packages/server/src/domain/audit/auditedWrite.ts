import type { WriteResult } from "../../storage/job.ts";
import { defineOperation, type DomainOperation } from "../context.ts";
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
    const operation = await load(module);
    return withEntry(ctx, { origin, method, entry }, (audited) => operation.within(audited, input));
  },
);

async function load(module: string): Promise<DomainOperation<unknown, WriteResult>> {
  const exports: Record<string, unknown> = await import(module);
  const operation = Object.values(exports).find(isOperation);
  if (!operation) throw new Error(`${module} exports no write operation`);
  return operation;
}

function isOperation(value: unknown): value is DomainOperation<unknown, WriteResult> {
  return typeof value === "object" && value !== null && "module" in value && "within" in value;
}
