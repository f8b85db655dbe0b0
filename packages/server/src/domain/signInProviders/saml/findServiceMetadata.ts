import { isIdShaped } from "@platform/protocol";
import { selectSignInProvider } from "../../../storage/queries/signInProviders.ts";
import type { ReadContext } from "../../context.ts";
import { serviceMetadata } from "./serviceMetadata.ts";

/** Undefined for ids of no SAML provider. One that is switched off has it, because it is set up before it is used. */
export async function findServiceMetadata(
  { db, baseUrl }: Pick<ReadContext, "db"> & { readonly baseUrl: string },
  providerId: string,
): Promise<string | undefined> {
  const provider = isIdShaped(providerId) ? await selectSignInProvider(db, providerId) : undefined;
  return provider?.kind === "saml" ? serviceMetadata(baseUrl, provider.id) : undefined;
}
