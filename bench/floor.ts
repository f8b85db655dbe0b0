import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Sqlite from "better-sqlite3";
import { WebSocketServer } from "ws";

/** What the floor answers to each path, and which of them it writes a row for. */
export interface FloorPlan {
  readonly answers: Readonly<Record<string, string>>;
  readonly writes: readonly string[];
  readonly database: string;
}

// The least that any server written on Node must do for these calls: take the request, read the form, keep the row
// durably where there is one, send an answer of the same length. Nothing is checked, so nothing can be faster.
const plan = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as FloorPlan;
const database = new Sqlite(plan.database);
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");
database.exec(
  "create table if not exists messages (channel_key integer, thread_ts integer, ts integer, user_id text, body text, primary key (channel_key, thread_ts, ts)) without rowid",
);
const insert = database.prepare("insert into messages values (1, 0, ?, 'U0000000001', ?)");
let lastTs = Date.now() * 1000;

const answers = new Map(
  Object.entries(plan.answers).map(([path, text]) => [
    path,
    { text, length: Buffer.byteLength(text), writes: plan.writes.includes(path) },
  ]),
);

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const answer = answers.get(request.url ?? "");
    if (!answer) return void response.writeHead(404).end();
    if (answer.writes) insert.run(++lastTs, JSON.stringify({ type: "message", text: form.get("text"), ts: lastTs }));
    response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": answer.length });
    response.end(answer.text);
    if (answer.writes) for (const socket of sockets.clients) socket.send(`{"type":"message",${answer.text.slice(1)}`);
  });
});
// Every listener receives each write, with the text of its answer.
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`Floor is ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on("SIGTERM", () => {
  database.close();
  process.exit();
});
