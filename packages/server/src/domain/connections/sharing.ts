/** With whom a channel is shared besides the workspace it is at home in. Stored as this very JSON. */
export interface Sharing {
  /** Whether some of them are outside its org. */
  readonly isExternal: boolean;
  readonly teamIds: readonly string[];
}

/** Nothing for a channel that is its workspace's own. */
export function readSharing({ sharing }: { readonly sharing: string | null }): Sharing | undefined {
  return sharing === null ? undefined : (JSON.parse(sharing) as Sharing);
}

export function isSharedWith(channel: { readonly sharing: string | null }, teamId: string): boolean {
  return readSharing(channel)?.teamIds.includes(teamId) ?? false;
}

/** Who connects: an org as a whole, or a workspace outside any. */
export function partyOf(team: { readonly id: string; readonly org_id: string | null }): string {
  return team.org_id ?? team.id;
}
