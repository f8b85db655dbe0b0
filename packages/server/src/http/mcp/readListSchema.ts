import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { Column } from "@platform/protocol/lists/columns.ts";
import type { ToolHost } from "./toolHost.ts";

/** A list is a file, and the scope for lists stands for reading what the file says of itself. */
const standingFor = ["files:read"];

export interface ListSchema {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
}

export async function readListSchema(host: ToolHost, id: string): Promise<Outcome<{ list: ListSchema }, string>> {
  const info = await host.asClient("files.info", { file: id }, standingFor);
  const schema = info.ok ? info.file.list_metadata?.schema : undefined;
  if (!info.ok || !schema) return refuse("list_not_found");
  return succeed({ list: { id, title: info.file.title, columns: schema as readonly Column[] } });
}

/** The list with this title; of several, the one that was created last. */
export async function findListByTitle(host: ToolHost, title: string): Promise<Outcome<{ list: ListSchema }, string>> {
  const wanted = title.trim().toLowerCase();
  for (let cursor = ""; ;) {
    const asked = { types: ["lists"] as const, limit: limits.page_max, ...(cursor !== "" && { cursor }) };
    const page = await host.asClient("files.list", asked, standingFor);
    if (!page.ok) return page;
    const found = page.files.find((file) => file.title.trim().toLowerCase() === wanted);
    if (found) return readListSchema(host, found.id);
    cursor = page.response_metadata?.next_cursor ?? "";
    if (cursor === "") return refuse("list_not_found");
  }
}
