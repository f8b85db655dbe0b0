import { countRecoveryCodes, selectSecondFactor } from "../../storage/queries/secondFactors.ts";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import { openSecret } from "./sealedSecret.ts";
import { describeSecret } from "./totp.ts";

/** It belongs to the account; each workspace decides whether people need one to enter it. */
interface Required {
  /** The names of the person's workspaces that require it. */
  readonly requiredBy: readonly string[];
}

export type SecondFactor =
  | (Required & { readonly state: "off" })
  | (Required & { readonly state: "started"; readonly secret: string; readonly uri: string })
  | (Required & { readonly state: "on"; readonly sinceMs: number; readonly codesLeft: number });

/** The state of a person's second factor. Its secret is included only until it is confirmed. */
export async function readSecondFactor(ctx: ReadContext, userId: string): Promise<SecondFactor> {
  const user = await selectUserAtHome(ctx.db, userId);
  const teams = await selectTeamsOfUser(ctx.db, userId);
  const [home] = teams;
  if (!user || !home) throw new Error(`${userId} is in no workspace`);
  const requiredBy = teams.filter((team) => team.two_factor_required === 1).map(({ name }) => name);
  const factor = await selectSecondFactor(ctx.db, userId);
  if (!factor) return { state: "off", requiredBy };
  if (factor.confirmed_ms !== null) {
    return {
      state: "on",
      requiredBy,
      sinceMs: factor.confirmed_ms,
      codesLeft: await countRecoveryCodes(ctx.db, userId),
    };
  }
  const labels = { issuer: `${home.name} on Platform`, label: user.email ?? user.name };
  const { text, uri } = describeSecret(openSecret(ctx.secrets, userId, factor.secret), labels);
  return { state: "started", requiredBy, secret: text, uri };
}
