import type { WriteResult } from "../storage/job.ts";
import type { DomainOperation } from "./context.ts";

/** The operation of a module, for operations that run another one as a part of themselves. */
export async function loadOperation(module: string): Promise<DomainOperation<unknown, WriteResult>> {
  const exports: Record<string, unknown> = await import(module);
  const operation = Object.values(exports).find(isOperation);
  if (!operation) throw new Error(`${module} exports no write operation`);
  return operation;
}

function isOperation(value: unknown): value is DomainOperation<unknown, WriteResult> {
  return typeof value === "object" && value !== null && "module" in value && "within" in value;
}
