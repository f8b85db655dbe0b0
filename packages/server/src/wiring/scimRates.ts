import type { Quota } from "../domain/rates/quota.ts";
import type { ScimMethod } from "../http/scimRoute.ts";
import type { ScimKind } from "../present/scimResource.ts";

const read: Quota = { perMinute: 1000, burst: 1000 };
const readOne: Quota = { perMinute: 300, burst: 300 };
const write: Quota = { perMinute: 600, burst: 180 };
const writeOne: Quota = { perMinute: 180, burst: 20 };
const changeGroup: Quota = { perMinute: 180, burst: 80 };

/** The buckets that a request is counted in, as Slack documents them: all of its kind, and those of one resource. */
export function scimQuotas(
  method: ScimMethod,
  kind: ScimKind,
  isOne: boolean,
): readonly (readonly [key: string, quota: Quota])[] {
  if (method === "GET") {
    const reads = ["reads", read] as const;
    return isOne ? [reads, [`GET ${kind}`, readOne]] : [reads];
  }
  const isChange = method === "PUT" || method === "PATCH";
  const quota = isChange && kind === "Groups" ? changeGroup : writeOne;
  return [
    ["writes", write],
    [`${isChange ? "change" : method} ${kind}`, quota],
  ];
}
