import { parentPort, workerData } from "node:worker_threads";
import { openSqlite } from "./open.ts";
import { PreparedConnection } from "./preparedConnection.ts";
import type { Question, Reply } from "./threadReader.ts";

/** The reader thread: answers one question after another, each as of when its turn comes. */
const connection = openSqlite(workerData as string, "read");
const prepared = new PreparedConnection(connection);

parentPort?.on("message", (question: Question | "close") => {
  if (question !== "close") return parentPort?.postMessage(answer(question));
  connection.close();
  parentPort?.close();
});

function answer({ id, sql, parameters }: Question): Reply {
  try {
    return { id, rows: prepared.rowsOf(sql, parameters) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}
