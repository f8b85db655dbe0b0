import { selectCanvasAccess, selectChannelCanvasesOf } from "../../storage/queries/canvases.ts";
import type { CanvasAccessRow, CanvasLevel } from "../../storage/tables/canvasAccess.ts";
import type { FileRow } from "../../storage/tables/files.ts";
import type { ReadContext } from "../context.ts";
import type { SeenShare } from "./accessFile.ts";

export type { CanvasLevel } from "../../storage/tables/canvasAccess.ts";

/** What a caller may do with a canvas, and how the conversations that it was shared with may use it. */
export interface CanvasSight {
  readonly level: CanvasLevel | undefined;
  readonly shares: readonly SeenShare[];
  readonly people: readonly { readonly user_id: string; readonly access: CanvasLevel }[];
}

interface Placed {
  readonly file: FileRow;
  readonly shares: readonly SeenShare[];
}

const ranks: Readonly<Record<CanvasLevel, number>> = { read: 1, write: 2, owner: 3 };

/** Reads the access to several canvases at once. */
export async function seeCanvases(ctx: ReadContext, placed: readonly Placed[]): Promise<Map<string, CanvasSight>> {
  const ids = placed.map(({ file }) => file.id);
  const rows = Map.groupBy(await selectCanvasAccess(ctx.db, ids), (row) => row.file_id);
  const ofChannels = await selectChannelCanvasesOf(ctx.db, ids);
  return new Map(
    placed.map(({ file, shares }) => {
      const grants = rows.get(file.id) ?? [];
      return [file.id, seeCanvas(ctx, { file, shares }, grants, ofChannels.has(file.id))] as const;
    }),
  );
}

/**
 * The highest of what the person and their channels were given. The canvas of a channel has no owner beyond the channel:
 * its creator loses it with the channel.
 */
function seeCanvas(
  { caller }: ReadContext,
  { file, shares }: Placed,
  grants: readonly CanvasAccessRow[],
  isChannelCanvas: boolean,
): CanvasSight {
  const granted = (kind: CanvasAccessRow["kind"], id: string): CanvasLevel | undefined =>
    grants.find((grant) => grant.kind === kind && grant.subject_id === id)?.level;
  const isHome = file.team_id === caller.teamId;
  const isOwn = isHome && file.user_id === caller.userId;
  const levels = shares.map(({ channel }) => {
    const isWritable = channel.is_archived === 0 && channel.is_member === 1;
    return isWritable ? (granted("channel", channel.id) ?? "read") : "read";
  });
  const direct = isHome ? granted("user", caller.userId) : undefined;
  if (direct !== undefined) levels.push(direct);
  const isArchived = shares.every(({ channel }) => channel.is_archived === 1);
  if (isOwn && (isChannelCanvas ? shares.length > 0 && !isArchived : true)) levels.push("owner");
  return {
    people: grants
      .filter(({ kind }) => kind === "user")
      .map(({ subject_id: user_id, level: access }) => ({ user_id, access })),
    level: levels.toSorted((one, other) => ranks[other] - ranks[one])[0],
    shares: shares.map((share) => {
      const access = granted("channel", share.channel.id);
      return access === undefined ? share : { ...share, access };
    }),
  };
}

export function mayWrite(level: CanvasLevel): boolean {
  return ranks[level] >= ranks.write;
}
