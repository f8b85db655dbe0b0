import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectPartiesOfEmail } from "../../storage/queries/knownPeople.ts";
import type { ReadContext } from "../context.ts";
import { accessConnections } from "./externalTeams.ts";

/** Whether the address is that of a person of another organization, and of nobody in the caller's own. */
export async function findContact(
  ctx: ReadContext,
  email: string,
): Promise<Outcome<{ isDiscoverable: boolean }, "not_an_enterprise" | "restricted_action">> {
  if (ctx.caller.orgId === undefined) return refuse("not_an_enterprise");
  const allowed = await accessConnections(ctx);
  if (!allowed.ok) return allowed;
  const parties = await selectPartiesOfEmail(ctx.db, email.trim());
  return succeed({ isDiscoverable: parties.length > 0 && !parties.includes(allowed.party) });
}
