import type { Operation, WriteCall, Writer, WriteResult } from "../../job.ts";
import { GroupCommit, type Waiting } from "./groupCommit.ts";
import type { SqliteConnection } from "./open.ts";

/** Group commit on the calling thread: for a database in memory, which no second thread could open. */
export function localWriter(connection: SqliteConnection, environment: unknown): Writer {
  const groupCommit = new GroupCommit(connection);
  const waiting: Waiting[] = [];
  let turning: Promise<void> | undefined;

  async function turn(): Promise<void> {
    while (waiting.length > 0) await groupCommit.commit(() => waiting.shift(), waiting.length);
    turning = undefined;
  }

  return {
    write<Input, Result extends WriteResult>(operation: Operation<Input, Result>, context: WriteCall, input: Input) {
      return new Promise<Result>((resolve, reject) => {
        waiting.push({
          run: (tx) => operation.run(tx, environment, context, input),
          answer: (answer) => ("result" in answer ? resolve(answer.result as Result) : reject(answer.thrown)),
        });
        turning ??= turn();
      });
    },
    async close() {
      await turning;
    },
  };
}
