import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessFile, type SeenFile } from "../access/accessFile.ts";
import type { ReadContext } from "../context.ts";

export type PublicLinkCode = "file_not_found" | "not_allowed";

/**
 * A file whose public link the caller decides about: their own, and one in a public channel of its workspace, where it is
 * nobody's secret. `mayOthers` says whether the caller may in any case.
 */
export async function accessLinkedFile(
  ctx: ReadContext,
  id: string,
  mayOthers: boolean,
): Promise<Outcome<SeenFile, PublicLinkCode>> {
  const seen = await accessFile(ctx, id);
  if (!seen.ok) return refuse("file_not_found");
  const { file, shares } = seen;
  const isOwn = file.user_id === ctx.caller.userId || shares.some(({ channel }) => channel.kind === "public");
  const isHere = file.team_id === ctx.caller.teamId;
  return isHere && (isOwn || mayOthers) ? succeed({ file, shares }) : refuse("not_allowed");
}
