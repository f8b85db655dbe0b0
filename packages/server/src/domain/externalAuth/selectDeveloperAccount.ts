import { type Outcome, refuse, succeed } from "@platform/protocol";
import { upsertExternalAuthChoice } from "../../storage/queries/externalAuth.ts";
import { accessApp } from "../access/accessApp.ts";
import { accessExternalToken } from "../access/accessExternalToken.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import { defineOperation } from "../context.ts";
import { workflowIdOf } from "../workflows/namedIds.ts";
import { developerProviders } from "./credentialInputs.ts";

export interface ChosenAccount {
  readonly appId: string;
  readonly workflowId: string;
  readonly providerKey: string;
  readonly tokenId: string;
}

export type ChoiceCode =
  | "app_not_found"
  | "access_denied"
  | "workflow_not_found"
  | "providers_not_found"
  | "token_not_found";

/** Chooses the account with which the steps of a workflow act that use the developer's credentials. */
export const selectDeveloperAccount = defineOperation(
  import.meta,
  async (ctx, { appId, workflowId, providerKey, tokenId }: ChosenAccount): Promise<Outcome<object, ChoiceCode>> => {
    const found = await accessApp(ctx, appId, "app_not_found");
    if (!found.ok) return found;
    const workflows = developerProviders(manifestOf(found.app));
    const workflow = Object.keys(workflows).find(
      (callbackId) => callbackId === workflowId || workflowIdOf(appId, callbackId) === workflowId,
    );
    if (workflow === undefined) return refuse("workflow_not_found");
    if (!workflows[workflow]?.includes(providerKey)) return refuse("providers_not_found");
    const token = await accessExternalToken(ctx, tokenId);
    const isIts = token.ok && token.token.app_id === appId && token.token.provider_key === providerKey;
    if (!isIts) return refuse("token_not_found");
    await upsertExternalAuthChoice(ctx.db, { app_id: appId, workflow, provider_key: providerKey, token_id: tokenId });
    return succeed({});
  },
);
