import { type Outcome, type Refusal, refuse, refuseScope } from "@platform/protocol";
import { runsOwnWorkspace } from "../domain/access/roles.ts";
import type { Caller } from "../domain/caller.ts";
import type { CallServices } from "../http/call.ts";
import type { ScimRequest, ScimServices } from "../http/scimRoute.ts";
import type { ScimKind } from "../present/scimResource.ts";
import { withOrigin } from "./auditServices.ts";
import { scimQuotas } from "./scimRates.ts";

const scope = "admin";

/** Gives the SCIM API what its route may not import: who asks, and what they ask for. */
export function openScimServices(callServices: CallServices, baseUrl: () => string): ScimServices {
  return {
    async answer(request) {
      if (callServices.isDraining()) return refuse("service_unavailable");
      const { version, method, path } = request;
      // Loaded with the first request, because a server should start quickly and most have no identity provider.
      const { presentDiscovery } = await import("../present/scimDiscovery.ts");
      const document = presentDiscovery(path, { version, baseUrl: baseUrl() });
      if (document) return method === "GET" ? { ok: true, status: 200, body: document } : refuse("method_not_allowed");
      const place = placeOf(request);
      if (!place.ok) return place;
      const name = `scim.${place.kind.toLowerCase()}.${method.toLowerCase()}`;
      const admitted = await admit(callServices, request, name);
      if (!admitted.ok) return admitted;
      const { caller } = admitted;
      const limited = takeRates(callServices, caller, request, place);
      if (limited) return limited;
      const { address, client } = request;
      const ctx = withOrigin(callServices.openContext(caller, {}, {}, address, undefined, client), name);
      const answer =
        place.kind === "Users"
          ? (await import("./scimUsers.ts")).answerUsers
          : (await import("./scimGroups.ts")).answerGroups;
      return answer(ctx, request, place.id);
    },
  };
}

interface Place {
  readonly kind: ScimKind;
  /** Nothing for the list. */
  readonly id: string | undefined;
}

const kinds: ReadonlyMap<string, ScimKind> = new Map([
  ["users", "Users"],
  ["groups", "Groups"],
]);

function placeOf({ path, method }: ScimRequest): Outcome<Place, "not_found" | "method_not_allowed"> {
  const [name = "", id, ...more] = path;
  const kind = kinds.get(name.toLowerCase());
  if (kind === undefined || more.length > 0) return refuse("not_found");
  const ofList = method === "GET" || method === "POST";
  const fits = id === undefined ? ofList : method !== "POST";
  return fits ? { ok: true, kind, id } : refuse("method_not_allowed");
}

/** The same questions that a call of a method is asked. */
async function admit(
  callServices: CallServices,
  { token, address }: ScimRequest,
  method: string,
): Promise<Outcome<{ caller: Caller }, string>> {
  if (token === undefined || token === "") return refuse("not_authed");
  const found = await callServices.authenticate(token, ["user"], address);
  if (!found.ok) return found;
  if (found.caller.kind !== "user") return refuse("not_allowed_token_type");
  if (!found.caller.scopes.includes(scope)) return refuseScope([scope], found.caller.scopes);
  const entry = { method, whileMoving: false, orgWide: "in_workspace", args: {}, address } as const;
  const entered = await callServices.enterWorkspace(found, entry);
  // Before requests are counted: other people must not use up what the identity provider may send.
  if (entered.ok && !runsOwnWorkspace(entered.caller)) return refuse("restricted_action");
  return entered;
}

/** Counted for the whole org, or for a workspace outside any. */
function takeRates(
  { takeRate }: CallServices,
  { orgId, teamId }: Caller,
  { method }: ScimRequest,
  { kind, id }: Place,
): (Refusal<"ratelimited"> & { readonly retryAfterS: number }) | undefined {
  for (const [key, quota] of scimQuotas(method, kind, id !== undefined)) {
    const waitS = takeRate(`scim ${key} ${orgId ?? teamId}`, quota);
    if (waitS > 0) return { ...refuse("ratelimited"), retryAfterS: waitS };
  }
  return undefined;
}
