import { selectLayout } from "../../storage/queries/sections.ts";
import type { ReadContext } from "../context.ts";
import { type Layout, parseLayout } from "./layout.ts";

/** The caller's sections in this workspace, in their order. */
export async function listSections({ db, caller }: ReadContext): Promise<Layout> {
  return parseLayout(await selectLayout(db, caller));
}
