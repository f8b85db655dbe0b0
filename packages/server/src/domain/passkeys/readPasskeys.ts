import { selectPasskeys } from "../../storage/queries/passkeys.ts";
import { selectPasswordHash } from "../../storage/queries/passwords.ts";
import type { PasskeyContext } from "./beginPasskey.ts";
import { type PlaceFault, relyingPartyOf } from "./relyingParty.ts";

export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdMs: number;
  readonly usedMs: number | null;
}

export interface OwnPasskeys {
  readonly passkeys: readonly ListedPasskey[];
  /** Why no browser makes or takes a passkey at the public address of this server. */
  readonly placeFault: PlaceFault | undefined;
  /** Whether a change needs the person's password. */
  readonly asksPassword: boolean;
}

/** The passkeys of a person, the oldest first. */
export async function readPasskeys(ctx: PasskeyContext, userId: string): Promise<OwnPasskeys> {
  const party = relyingPartyOf(ctx.baseUrl);
  const rows = await selectPasskeys(ctx.db, userId);
  return {
    passkeys: rows.map((row) => ({
      id: row.credential_id,
      name: row.name,
      createdMs: row.created_ms,
      usedMs: row.used_ms,
    })),
    placeFault: party.ok ? undefined : party.error,
    asksPassword: (await selectPasswordHash(ctx.db, userId)) !== undefined,
  };
}
