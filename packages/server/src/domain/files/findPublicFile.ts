import { hash, timingSafeEqual } from "node:crypto";
import { selectFile } from "../../storage/queries/files.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { FileRow } from "../access/accessFile.ts";
import type { ReadContext } from "../context.ts";
import { publicSecretOf } from "./publicLinks.ts";

/**
 * The file behind a public link. The link is good while the file and its workspace exist, the administrators allow
 * public links and messages of the workspace can be read.
 */
export async function findPublicFile(
  ctx: ReadContext,
  asked: { readonly teamId: string; readonly fileId: string; readonly secret: string },
): Promise<FileRow | undefined> {
  const file = await selectFile(ctx.db, asked.fileId);
  if (!file || file.team_id !== asked.teamId || file.deleted_ms !== null || file.blob_key === null) return undefined;
  const secret = publicSecretOf(ctx, file);
  if (secret === undefined || !isSame(asked.secret, secret)) return undefined;
  const team = await selectTeam(ctx.db, file.team_id);
  const isOpen = team?.deleted_ms === null && team.public_files_off === 0 && team.key_suspended_ms === null;
  return isOpen ? file : undefined;
}

/** Digests have one length and reveal nothing by the time that comparing them takes. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", expected, "buffer"));
}
