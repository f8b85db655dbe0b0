import { countRecoveryCodes, selectSecondFactor } from "../../storage/queries/secondFactors.ts";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import { openSecret } from "./sealedSecret.ts";
import { describeSecret } from "./totp.ts";

export type SecondFactor =
  | { readonly state: "off"; readonly isRequired: boolean }
  | { readonly state: "started"; readonly isRequired: boolean; readonly secret: string; readonly uri: string }
  | { readonly state: "on"; readonly isRequired: boolean; readonly sinceMs: number; readonly codesLeft: number };

/** The state of a person's second factor. Its secret is included only until it is confirmed. */
export async function readSecondFactor(ctx: ReadContext, userId: string): Promise<SecondFactor> {
  const user = await selectUserAtHome(ctx.db, userId);
  const teams = await selectTeamsOfUser(ctx.db, userId);
  const [home] = teams;
  if (!user || !home) throw new Error(`${userId} is in no workspace`);
  // It belongs to the account, so one workspace that requires it is enough.
  const isRequired = teams.some((team) => team.two_factor_required === 1);
  const factor = await selectSecondFactor(ctx.db, userId);
  if (!factor) return { state: "off", isRequired };
  if (factor.confirmed_ms !== null) {
    return {
      state: "on",
      isRequired,
      sinceMs: factor.confirmed_ms,
      codesLeft: await countRecoveryCodes(ctx.db, userId),
    };
  }
  const labels = { issuer: `${home.name} on Platform`, label: user.email ?? user.name };
  const { text, uri } = describeSecret(openSecret(ctx.secrets, userId, factor.secret), labels);
  return { state: "started", isRequired, secret: text, uri };
}
