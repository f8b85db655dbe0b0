import type { Db } from "../../storage/db.ts";
import { selectAudience } from "../../storage/queries/channels.ts";
import type { ChannelKind } from "../../storage/tables/channels.ts";
import { readSharing } from "../connections/sharing.ts";

export interface TypingAudience {
  /** The others in the conversation; nobody when the writer is not in it. */
  readonly userIds: readonly string[];
  /** The workspaces that have the conversation: a person may be connected to another one as well. */
  readonly teamIds: readonly string[];
  readonly kind: ChannelKind | undefined;
}

/** Who types, and where they are connected; undefined for an indicator that another server has checked. */
export interface Typist {
  readonly userId: string;
  readonly teamId: string | undefined;
}

/** The people who see a typing notice. */
export async function typingAudience(db: Db, channelId: string, typist: Typist): Promise<TypingAudience> {
  const { userIds, teamId, sharing, kind } = await selectAudience(db, channelId);
  const teamIds = teamId === undefined ? [] : [teamId, ...(readSharing({ sharing })?.teamIds ?? [])];
  const isHere = typist.teamId === undefined || teamIds.includes(typist.teamId);
  const isIn = isHere && userIds.includes(typist.userId);
  return { userIds: isIn ? userIds.filter((id) => id !== typist.userId) : [], teamIds, kind };
}
