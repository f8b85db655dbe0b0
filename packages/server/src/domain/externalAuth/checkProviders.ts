import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import type { Db } from "../../storage/db.ts";
import { selectExternalTokens } from "../../storage/queries/externalAuth.ts";
import { declaredProviders } from "./provider.ts";

/** Faults of a manifest that no longer declares a provider whose accounts are connected: their tokens would be of no use. */
export async function checkProviders(
  db: Db,
  appId: string,
  manifest: Manifest,
): Promise<{ message: string; pointer: string }[]> {
  const declared = declaredProviders(manifest);
  const used = new Set((await selectExternalTokens(db, { appId })).map((token) => token.provider_key));
  return [...used]
    .filter((key) => !Object.hasOwn(declared, key))
    .map((key) => ({
      message: `accounts of ${key} are connected; remove them before the provider`,
      pointer: `/external_auth_providers/oauth2/${key}`,
    }));
}
