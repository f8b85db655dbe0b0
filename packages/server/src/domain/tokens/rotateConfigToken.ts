import { defineOperation } from "../context.ts";
import { type Renewed, spendRefreshToken } from "./spendRefreshToken.ts";

/** Renews a person's token for configuring apps. It belongs to no app, so holding its refresh token is all it takes. */
export const rotateConfigToken = defineOperation(
  import.meta,
  (ctx, input: { readonly refreshToken: string }): Promise<Renewed> =>
    spendRefreshToken(ctx, input.refreshToken, (grant) => grant.kind === "config"),
);
