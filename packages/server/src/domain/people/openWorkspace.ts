import type { Context } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { noteUnlessFull } from "./noteUnlessFull.ts";
import { noteWorkspace } from "./noteWorkspace.ts";
import { type OpenClient, openClient } from "./openClient.ts";

/**
 * Opens the client for a page that was just loaded. A workspace that the address names becomes the one that was opened
 * last. Pages that renew their token use `openClient`: of two open tabs, the one that renews later was not opened later.
 */
export async function openWorkspace(ctx: Context, session: string, teamId?: string): Promise<OpenClient | undefined> {
  const opened = await openClient(ctx, session, teamId);
  if (opened && teamId !== undefined && opened.lastTeamId !== teamId) {
    await noteUnlessFull(() => ctx.write(noteWorkspace, { hash: hashToken(session), teamId }));
  }
  return opened;
}
