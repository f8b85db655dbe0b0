import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectBarredChannels } from "../../storage/queries/barriers.ts";
import { type FileListing, type FileWant, selectFileCount, selectFiles } from "../../storage/queries/fileListing.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { type SeenFile, seeFiles } from "../access/accessFile.ts";
import { accessUser } from "../access/accessUser.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface AskedFiles {
  readonly userId?: string | undefined;
  readonly channelId?: string | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly types: readonly FileTypeGroup[];
  readonly limit: number;
  /** From 1; counts only without a cursor. */
  readonly page: number;
  readonly cursor?: string | undefined;
}

/** Groups of files as they are asked for. */
const groups = {
  all: undefined,
  snippets: { kinds: ["snippet"] },
  images: { mimetypes: ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml"] },
  pdfs: { filetypes: ["pdf"] },
  zips: { filetypes: ["zip"] },
  canvas: { kinds: ["canvas"] },
  canvases: { kinds: ["canvas"] },
  spaces: { kinds: ["canvas"] },
  lists: { kinds: ["list"] },
} as const satisfies Record<string, FileWant | undefined>;

export type FileTypeGroup = keyof typeof groups;
export const fileTypeGroups = Object.keys(groups) as FileTypeGroup[];

export interface FilesFound {
  readonly files: readonly SeenFile[];
  readonly total: number;
  readonly next: string;
}

export type ListCode = "user_not_found" | "access_denied" | "channel_not_found" | "invalid_cursor";

/** Files that the caller may see, newest first: by pages that are counted, or from a cursor on. */
export async function listFiles(ctx: ReadContext, asked: AskedFiles): Promise<Outcome<FilesFound, ListCode>> {
  if (asked.userId !== undefined) {
    const owner = await accessUser(ctx, asked.userId);
    if (!owner.ok) return owner;
  }
  const channel = asked.channelId === undefined ? undefined : await findReadableChannel(ctx, asked.channelId);
  if (asked.channelId !== undefined && !channel) return refuse("channel_not_found");
  const key = `files ${asked.userId ?? ""} ${channel?.id ?? ""} ${asked.fromMs ?? ""} ${asked.toMs ?? ""} ${asked.types.join()}`;
  const from = openCursor(ctx, key, asked.cursor);
  if (!from.ok) return from;

  const listing = await listingOf(ctx, asked, channel?.key);
  const after = from.at === undefined ? undefined : readPosition(from.at);
  const offset = after ? 0 : (asked.page - 1) * asked.limit;
  const rows = await selectFiles(ctx.db, listing, { limit: asked.limit + 1, offset, after });
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  const next = rows.length > page.length && last ? sealCursor(ctx, key, `${last.created_ms} ${last.id}`) : "";
  return succeed({ files: await seeFiles(ctx, page), total: await selectFileCount(ctx.db, listing), next });
}

async function listingOf(
  { db, caller }: ReadContext,
  asked: AskedFiles,
  channelKey: number | undefined,
): Promise<FileListing> {
  const { teamId, userId } = caller;
  const wants = asked.types.map((type) => groups[type]);
  return {
    teamId,
    userId,
    membersOnly: isGuest(caller),
    barredKeys: caller.kind === "bot" ? [] : await selectBarredChannels(db, teamId, userId),
    ownerId: asked.userId,
    channelKey,
    fromMs: asked.fromMs,
    toMs: asked.toMs,
    wants: wants.every((want) => want !== undefined) ? wants : undefined,
  };
}

function readPosition(at: string): { createdMs: number; id: string } {
  const [createdMs = "", id = ""] = at.split(" ");
  return { createdMs: Number(createdMs), id };
}
