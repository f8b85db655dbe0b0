import type { Caller } from "../domain/caller.ts";
import type { CallServices } from "./call.ts";
import { printEnvelope } from "./envelope.ts";
import { decodeParams } from "../methods/decodeParams.ts";

/**
 * Runs a method for a caller who is already known, past the token and the rate: our own pages ask this way, and must not
 * use up what the person's apps may ask.
 */
export async function runAs(
  callServices: CallServices,
  caller: Caller,
  name: string,
  args: Readonly<Record<string, unknown>>,
  requestId?: string,
): Promise<{ readonly ok: boolean } & Readonly<Record<string, unknown>>> {
  const method = await callServices.methods.find(name);
  if (!method) throw new Error(`there is no method ${name}`);
  const params = decodeParams(method, args);
  const acting = callServices.withPermission(caller, name);
  const context = callServices.openContext(acting, args, {}, undefined, requestId);
  const body =
    "ok" in params && params.ok === false
      ? params
      : await method.handler(callServices.withAudit(name, params, context), params);
  return JSON.parse(printEnvelope(body, context.warnings).text) as { ok: boolean };
}
