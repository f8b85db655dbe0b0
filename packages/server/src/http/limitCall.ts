import { type Refusal, refuse } from "@platform/protocol";
import type { Caller } from "../domain/caller.ts";
import type { Quota } from "../domain/rates/quota.ts";
import type { Credentials, Method } from "../methods/define.ts";
import { pageMaxFor, quotaFor } from "../methods/rate.ts";
import type { Args } from "./body.ts";
import { networkOf } from "./callerAddress.ts";

/** Counts a call: 0 when there was room, else the whole seconds until there is. */
export type TakeRate = (key: string, quota: Quota) => number;

/** Longer than any id or name of a channel, shorter than what would fill the memory. */
const namedCharsMax = 128;

/** Whose bucket a call is counted in: of this method, for this app in this workspace. */
export function bucketOf(
  method: Method,
  caller: Caller,
  from: { readonly address: () => string; readonly credentials: Credentials; readonly args: Args },
): string {
  if (caller.kind !== "none") return `${method.name} ${caller.teamId} ${caller.appId ?? caller.userId}`;
  // Nobody has proved yet to be that client. By address too, or anybody could use up what the real one may call.
  const clientId = from.credentials.basic?.clientId ?? from.args["client_id"];
  const client = typeof clientId === "string" && clientId.length <= namedCharsMax ? clientId : "";
  return `${method.name} ${networkOf(from.address())} ${client}`;
}

export function limitCall(
  take: TakeRate,
  method: Method,
  caller: Caller,
  bucket: string,
  headers: Record<string, string>,
): Refusal<"ratelimited"> | undefined {
  if (caller.isInPerson) return undefined;
  return refuseAfter(take(bucket, quotaFor(method.quotas, caller)), headers);
}

/** What a method allows in one channel can only be counted when its arguments are known. */
export function limitChannel(
  take: TakeRate,
  method: Method,
  params: Readonly<Record<string, unknown>>,
  bucket: string,
  headers: Record<string, string>,
): Refusal<"ratelimited" | "rate_limited"> | undefined {
  const quota = method.quotas.perChannel;
  const channel = params["channel"];
  if (quota === undefined || typeof channel !== "string") return undefined;
  // No channel has a name so long: all calls that give one share a bucket.
  const seconds = take(`${bucket} ${channel.length <= namedCharsMax ? channel : ""}`, quota);
  return refuseAfter(seconds, headers, quota.code);
}

/** The default and the most that `limit` can be are the same for these apps, so the smaller one is always right. */
export function capPage(method: Method, caller: Caller, params: Record<string, unknown>): void {
  const pageMax = pageMaxFor(method.newUnlistedApps, caller);
  if (pageMax !== undefined) params["limit"] = Math.min(Number(params["limit"]), pageMax);
}

function refuseAfter<const Code extends string = "ratelimited">(
  seconds: number,
  headers: Record<string, string>,
  code?: Code,
): Refusal<Code | "ratelimited"> | undefined {
  if (seconds === 0) return undefined;
  headers["retry-after"] = String(seconds);
  return refuse(code ?? "ratelimited");
}
