import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteExternalTokens, selectExternalTokens } from "../../storage/queries/externalAuth.ts";
import { accessApp } from "../access/accessApp.ts";
import { accessExternalToken } from "../access/accessExternalToken.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { declaredProviders } from "./provider.ts";

export interface RemovedTokens {
  readonly tokenId?: string | undefined;
  readonly appId?: string | undefined;
  readonly providerKey?: string | undefined;
}

export type RemoveCode =
  | "app_not_found"
  | "access_denied"
  | "invalid_args"
  | "no_tokens_found"
  | "providers_not_found"
  | "token_not_found";

/** Forgets one token, or all of an app, or all of it at one provider. Nothing is revoked at the provider. */
export const removeExternalTokens = defineOperation(
  import.meta,
  async (ctx, input: RemovedTokens): Promise<Outcome<object, RemoveCode>> => {
    if ((input.tokenId === undefined) === (input.appId === undefined)) return refuse("invalid_args");
    if (input.tokenId !== undefined) {
      const found = await accessExternalToken(ctx, input.tokenId);
      if (!found.ok) return found;
      await deleteExternalTokens(ctx.db, [found.token.id]);
      return succeed({});
    }
    return removeAll(ctx, input.appId ?? "", input.providerKey);
  },
);

async function removeAll(
  ctx: WriteContext,
  appId: string,
  providerKey: string | undefined,
): Promise<Outcome<object, RemoveCode>> {
  const { caller } = ctx;
  if (caller.appId !== undefined && caller.appId !== appId) return refuse("app_not_found");
  if (caller.appId === undefined) {
    const found = await accessApp(ctx, appId, "app_not_found");
    if (!found.ok) return found;
    const isDeclared =
      providerKey === undefined || Object.hasOwn(declaredProviders(manifestOf(found.app)), providerKey);
    if (!isDeclared) return refuse("providers_not_found");
  }
  const teamId = caller.teamId;
  const tokens = await selectExternalTokens(ctx.db, {
    appId,
    teamId,
    ...(providerKey !== undefined && { providerKey }),
  });
  if (tokens.length === 0) return refuse("no_tokens_found");
  await deleteExternalTokens(
    ctx.db,
    tokens.map(({ id }) => id),
  );
  return succeed({});
}
