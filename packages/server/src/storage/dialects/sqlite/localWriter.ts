import type { Operation, WriteCall, Writer, WriteResult } from "../../job.ts";
import { GroupCommit, type Waiting } from "./groupCommit.ts";
import { WriteQueue } from "./writeQueue.ts";
import type { SqliteConnection } from "./open.ts";

/** Group commit on the calling thread: for a database in memory, which no second thread could open. */
export function localWriter(connection: SqliteConnection, environment: unknown): Writer {
  const groupCommit = new GroupCommit(connection);
  const queue = new WriteQueue<Waiting>();
  let turning: Promise<void> | undefined;

  async function turn(): Promise<void> {
    while (queue.length > 0) await groupCommit.commit(queue);
    turning = undefined;
  }

  return {
    write<Input, Result extends WriteResult>(operation: Operation<Input, Result>, context: WriteCall, input: Input) {
      return new Promise<Result>((resolve, reject) => {
        queue.add({
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
