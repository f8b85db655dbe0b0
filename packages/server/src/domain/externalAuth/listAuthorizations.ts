import { type Outcome, succeed } from "@platform/protocol";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import {
  selectExternalAuthChoices,
  selectExternalSecrets,
  selectExternalTokens,
} from "../../storage/queries/externalAuth.ts";
import { accessApp } from "../access/accessApp.ts";
import type { ExternalTokenRow } from "../access/accessExternalToken.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { workflowIdOf } from "../workflows/namedIds.ts";
import { developerProviders } from "./credentialInputs.ts";
import { declaredProviders } from "./provider.ts";

export interface Authorization {
  readonly key: string;
  readonly name: string;
  readonly clientId: string;
  readonly hasSecret: boolean;
  readonly tokens: readonly ExternalTokenRow[];
}

export interface WorkflowAuthorization {
  readonly workflowId: string;
  readonly callbackId: string;
  readonly providers: readonly { readonly key: string; readonly name: string; readonly selected?: ExternalTokenRow }[];
}

export interface Authorizations {
  readonly authorizations: readonly Authorization[];
  readonly workflows: readonly WorkflowAuthorization[];
}

/** The providers of an app with the accounts that were connected, and the workflows that use a developer's account. */
export async function listAuthorizations(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<Authorizations, "app_not_found" | "access_denied">> {
  const found = await accessApp(ctx, appId, "app_not_found", "read");
  if (!found.ok) return found;
  const manifest = manifestOf(found.app);
  const secrets = await selectExternalSecrets(ctx.db, appId);
  const tokens = await selectExternalTokens(ctx.db, { appId, teamId: ctx.caller.teamId });
  const authorizations = Object.entries(declaredProviders(manifest)).map(([key, { options }]) => ({
    key,
    name: nameOf(manifest, key),
    clientId: options.client_id,
    hasSecret: secrets.has(key),
    tokens: tokens.filter((token) => token.provider_key === key),
  }));
  const choices = await selectExternalAuthChoices(ctx.db, appId);
  const workflows = Object.entries(developerProviders(manifest)).map(([callbackId, keys]) => ({
    workflowId: workflowIdOf(appId, callbackId),
    callbackId,
    providers: keys.map((key) => {
      const choice = choices.find((one) => one.workflow === callbackId && one.provider_key === key);
      const selected = tokens.find(({ id }) => id === choice?.token_id);
      return { key, name: nameOf(manifest, key), ...(selected && { selected }) };
    }),
  }));
  return succeed({ authorizations, workflows });
}

function nameOf(manifest: Manifest, key: string): string {
  const declared = declaredProviders(manifest);
  return (Object.hasOwn(declared, key) ? declared[key]?.options.provider_name : undefined) ?? key;
}
