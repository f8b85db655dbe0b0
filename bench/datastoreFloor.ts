import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Sqlite from "better-sqlite3";

// A bare server beside ours: it reads the form, finds the item by the index of the same database, and sends it. It checks no
// token, no scope and no rate, and parses no expression.
const [, , path = "", ...place] = process.argv;
const database = new Sqlite(path, { readonly: true });
const select = database.prepare(
  "select item from datastore_items where app_id = ? and team_id = ? and datastore = ? and id = ?",
);

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const values = JSON.parse(form.get("expression_values") ?? "{}") as Readonly<Record<string, string>>;
    const row = select.get(...place, values[":id"]) as { readonly item: string };
    const text = JSON.stringify({ ok: true, datastore: place[2], items: [JSON.parse(row.item) as unknown] });
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(text),
    });
    response.end(text);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`Floor is ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on("SIGTERM", () => process.exit());
