import { methodActions } from "../domain/audit/actions.ts";
import { auditedWrite } from "../domain/audit/auditedWrite.ts";
import type { CallEntry } from "../domain/audit/withEntry.ts";
import type { Origin } from "../domain/audit/auditTrail.ts";
import { entryOf } from "../domain/audit/entryOf.ts";
import type { Context } from "../domain/context.ts";
import type { CallContext } from "../methods/define.ts";
import type { Operation, WriteResult } from "../storage/job.ts";

/** The methods with which people run workspaces and make apps for them: every change has an entry. So have others that have a name there. */
const families = ["admin.", "apps.", "developer.", "workflows."];

/** Methods whose operations write the entries, because only they know what changes. */
const traced = new Set([
  "auth.revoke",
  "canvases.create",
  "canvases.edit",
  "chat.delete",
  "client.invites.create",
  "client.mcp.consents.set",
  "client.mcp.servers.set",
  "client.mcp.tools.call",
  "conversations.archive",
  "conversations.canvases.create",
  "conversations.create",
  "conversations.invite",
  "conversations.join",
  "conversations.kick",
  "conversations.leave",
  "conversations.rename",
  "conversations.unarchive",
  "files.completeUploadExternal",
  "files.delete",
  "files.revokePublicURL",
  "files.sharedPublicURL",
  "files.upload",
  "oauth.access",
  "oauth.v2.access",
  "openid.connect.token",
  "usergroups.create",
  "usergroups.disable",
  "usergroups.enable",
  "usergroups.update",
  "usergroups.users.update",
  "users.profile.set",
]);

/** The same context, in which the first change that a method makes is noted in the audit log with it. */
export function withAudit(
  method: string,
  params: Readonly<Record<string, unknown>>,
  context: CallContext,
): CallContext {
  const isNoted = families.some((family) => method.startsWith(family)) || Object.hasOwn(methodActions, method);
  if (!isNoted && !traced.has(method)) return context;
  return {
    ...context,
    write: auditedWrites(context, method, isNoted ? entryOf(method, params, context.caller) : undefined),
  };
}

/** The same context for pages: entries of its operations say where the request comes from. */
export function withOrigin(context: CallContext, method = ""): CallContext {
  return { ...context, write: auditedWrites(context, method, undefined) };
}

function auditedWrites(context: CallContext, method: string, entry: CallEntry | undefined): Context["write"] {
  let isNoted = false;
  return async <Input, Result extends WriteResult>(
    operation: Operation<Input, Result>,
    input: Input,
  ): Promise<Result> => {
    const audited = {
      module: operation.module,
      input,
      origin: originOf(context),
      method,
      entry: isNoted ? undefined : entry,
    };
    const result = (await context.write(auditedWrite, audited)) as Result;
    isNoted ||= result.ok;
    return result;
  };
}

function originOf({ address, client, caller }: CallContext): Origin {
  return { address: address(), client: client(), sessionId: caller.sessionId ?? caller.grantId ?? "" };
}
