import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { CallContext } from "../methods/define.ts";
import type { ScimAnswer, ScimRequest } from "../http/scimRoute.ts";
import type { ScimKind, ScimView } from "../present/scimResource.ts";

export type AnswerScim = (ctx: CallContext, request: ScimRequest, id: string | undefined) => Promise<ScimAnswer>;

export interface ScimPage {
  readonly filter: string | undefined;
  readonly startIndex: number;
  readonly offset: number;
  readonly limit: number;
}

/** Which page of a list is asked for. Indexes below 1 count as 1, and counts below 0 as 0. */
export function readScimPage({
  query,
}: Pick<ScimRequest, "query">): Outcome<ScimPage, "invalid_value" | "invalid_filter"> {
  const { filter } = query;
  if (filter !== undefined && typeof filter !== "string") return refuse("invalid_filter", "the filter is given twice");
  const start = readNumber(query["startIndex"], 1);
  const count = readNumber(query["count"], limits.scim_page_default);
  if (start === undefined || count === undefined)
    return refuse("invalid_value", "startIndex and count have to be whole numbers");
  const startIndex = Math.max(start, 1);
  const limit = Math.min(Math.max(count, 0), limits.scim_page_max);
  return succeed({
    filter: filter === undefined || filter.trim() === "" ? undefined : filter,
    startIndex,
    offset: startIndex - 1,
    limit,
  });
}

function readNumber(given: unknown, fallback: number): number | undefined {
  if (given === undefined || given === "") return fallback;
  return typeof given === "string" && /^-?\d{1,9}$/.test(given) ? Number(given) : undefined;
}

/** What of a resource the client wants to see. */
export function readScimView(request: ScimRequest, kind: ScimKind, baseUrl: string): ScimView {
  const { version, query } = request;
  return {
    version,
    kind,
    baseUrl,
    attributes: namesIn(query["attributes"]),
    excluded: namesIn(query["excludedAttributes"]),
  };
}

function namesIn(given: unknown): readonly string[] {
  const text = Array.isArray(given) ? given.join(",") : given;
  if (typeof text !== "string") return [];
  const names = text.split(",").map((name) => name.trim().toLowerCase());
  return names.filter((name) => name !== "");
}
