import { auditedWrite } from "../domain/audit/auditedWrite.ts";
import { entryOf } from "../domain/audit/entryOf.ts";
import type { Context } from "../domain/context.ts";
import type { CallContext } from "../methods/define.ts";
import type { Operation, WriteResult } from "../storage/job.ts";

/** The methods with which people run workspaces and make apps for them. */
const families = ["admin.", "apps.", "developer.", "workflows."];

/** The same context, in which the first change that a method makes is noted in the audit log with it. */
export function withAudit(
  method: string,
  params: Readonly<Record<string, unknown>>,
  context: CallContext,
): CallContext {
  if (!families.some((family) => method.startsWith(family))) return context;
  let isNoted = false;
  const write: Context["write"] = async <Input, Result extends WriteResult>(
    operation: Operation<Input, Result>,
    input: Input,
  ): Promise<Result> => {
    if (isNoted) return context.write(operation, input);
    const entry = entryOf(method, params, context.caller, context.address());
    const result = (await context.write(auditedWrite, { module: operation.module, input, entry })) as Result;
    isNoted ||= result.ok;
    return result;
  };
  return { ...context, write };
}
