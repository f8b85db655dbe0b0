import type { WriteContext } from "../context.ts";
import { isNameTaken } from "./isNameTaken.ts";

/** The wanted handle, with a number appended if another user of the workspace has it. */
export async function freeHandle(
  ctx: WriteContext,
  teamId: string,
  { wanted, separator = "" }: { readonly wanted: string; readonly separator?: string },
): Promise<string> {
  for (let at = 1; ; at++) {
    const name = at === 1 ? wanted : `${wanted}${separator}${at}`;
    if (!(await isNameTaken(ctx, teamId, name))) return name;
  }
}
