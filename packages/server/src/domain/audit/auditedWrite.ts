import type { WriteResult } from "../../storage/job.ts";
import { defineOperation, type DomainOperation } from "../context.ts";
import { type Note, note } from "./note.ts";

export interface Noted {
  /** Where the operation lies that is to be done. */
  readonly module: string;
  readonly input: unknown;
  readonly entry: Note;
}

/**
 * Does another operation and notes it, in one transaction: a change that is not in the log, and an entry for what was
 * refused, are both impossible. Operations know nothing of it, so none can forget.
 */
export const auditedWrite = defineOperation(
  import.meta,
  async (ctx, { module, input, entry }: Noted): Promise<WriteResult> => {
    const operation = await load(module);
    const result = await operation.within(ctx, input);
    if (result.ok) await note(ctx, entry);
    return result;
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
