import { type Outcome, succeed } from "@platform/protocol";
import { selectSignInProviders } from "../../storage/queries/signInProviders.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import type { ReadContext } from "../context.ts";
import { accessProviderScope, type ProviderScopeCode } from "./accessProviders.ts";

export type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";

/** The providers of a workspace, with those of its org; or of the org alone. */
export async function listProviders(
  ctx: ReadContext,
  input: { readonly teamId: string | undefined },
): Promise<Outcome<{ providers: SignInProviderRow[] }, ProviderScopeCode>> {
  const accessed = await accessProviderScope(ctx, input.teamId);
  if (!accessed.ok) return accessed;
  const orgId = (await selectTeam(ctx.db, accessed.scopeId))?.org_id;
  const scopeIds = [accessed.scopeId, orgId].filter((id) => typeof id === "string");
  return succeed({ providers: await selectSignInProviders(ctx.db, scopeIds) });
}
