import { setTimeout as sleep } from "node:timers/promises";
import { jitterMs } from "../../../ports/ports.ts";
import type { Operation, WriteCall, WriteResult } from "../../job.ts";
import { isRetryable } from "./failures.ts";
import { GroupCommit } from "./groupCommit.ts";
import { type OperationGround, OperationRun } from "./operationRun.ts";

const attemptsMax = 5;
/** Doubled with every attempt: those that met once should not meet again. */
const retryPauseMs = 2;

type Write = <Input, Result extends WriteResult>(
  operation: Operation<Input, Result>,
  context: WriteCall,
  input: Input,
) => Promise<Result>;

/** Runs operations, each all or nothing, and answers after the commit. */
export function createWriter(ground: OperationGround, environment: unknown, onRetry: () => void): Write {
  const group = new GroupCommit(ground.pool);
  return async (operation, context, input) => {
    for (let attempt = 1; ; attempt++) {
      // What has failed once may fail again, and then only for itself.
      const run = new OperationRun(ground, attempt === 1 && group.isOpen ? group : undefined);
      try {
        const answer = await attemptOnce(run, () => operation.run(run.tx, environment, context, input));
        if (answer) return answer;
      } catch (error) {
        if (!isRetryable(error) || attempt === attemptsMax) throw error;
        onRetry();
        await sleep(jitterMs(retryPauseMs * 2 ** attempt));
      }
    }
  };
}

/** Nothing, when it has to run again because of another operation in the same transaction. */
async function attemptOnce<Result extends WriteResult>(
  run: OperationRun,
  operate: () => Promise<Result>,
): Promise<Result | undefined> {
  let result: Result;
  try {
    result = await operate();
  } catch (error) {
    if (run.member) {
      // A failure of the transaction itself is what it throws.
      if ((await run.member.end(false)) === "again") return undefined;
    } else await run.session.rollback();
    throw error;
  } finally {
    run.leave();
  }
  if (run.member) return (await run.member.end(result.ok)) === "again" ? undefined : result;
  try {
    if (result.ok) await run.session.commit();
    else await run.session.rollback();
  } catch (error) {
    await run.session.rollback();
    throw error;
  }
  return result;
}
