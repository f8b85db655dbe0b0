import { gunzipSync } from "node:zlib";
import type { Actor, Workspace } from "./workspace.ts";
import { serve } from "./files.ts";

export type Line = Readonly<Record<string, unknown>>;

/** Calls a method that answers a gzip file of JSON lines, as clients do, and reads it. */
export async function gunzipLines(
  world: Workspace,
  actor: Actor,
  method: string,
  params: Readonly<Record<string, string>>,
): Promise<Line[]> {
  const url = `${await serve(world)}/api/${method}?${new URLSearchParams(params).toString()}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${actor.token}` } });
  const type = answer.headers.get("content-type");
  if (type !== "application/gzip") throw new Error(`${method} answered ${type}: ${await answer.text()}`);
  const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as Line);
}
