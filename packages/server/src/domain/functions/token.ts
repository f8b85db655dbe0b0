import type { Secrets } from "../../ports/ports.ts";
import { insertToken } from "../../storage/queries/tokens.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import type { Runner } from "../access/accessRunner.ts";
import type { WriteContext } from "../context.ts";
import { grantableScopes } from "../tokens/grantableScopes.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** The token that an app uses while it works on one execution. Derived, so that it can be sent again without being stored. */
export function functionTokenOf(secrets: Secrets, executionId: string): string {
  return `xwfp-${secrets.derive(`function token\n${executionId}`)}`;
}

/** Makes the token of an execution valid until the execution ends, and never longer than it may take. */
export async function mintFunctionToken(
  ctx: WriteContext,
  { caller, grant }: Runner,
  execution: Pick<FunctionExecutionRow, "id" | "team_id" | "deadline_ms">,
): Promise<void> {
  await insertToken(ctx.db, {
    hash: hashToken(functionTokenOf(ctx.secrets, execution.id)),
    kind: "bot",
    app_id: grant.app_id,
    installation_id: grant.installation_id,
    grant_id: grant.id,
    generation: grant.generation,
    team_id: execution.team_id,
    user_id: caller.userId,
    scopes: grantableScopes(grant),
    created_ms: ctx.nowMs,
    expires_ms: execution.deadline_ms,
    revoked_ms: null,
    execution_id: execution.id,
  });
}
