import { timingSafeEqual } from "node:crypto";
import { idSource } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";

/** Where a trigger is run from outside. A webhook's is as good as a key, so it ends in what nobody can guess. */
export function triggerPath(
  secrets: Secrets,
  { id, team_id: teamId, type }: Pick<TriggerRow, "id" | "team_id" | "type">,
): string | undefined {
  if (type === "shortcut") return `/shortcuts/${id}/${secretOf(secrets, id).slice(0, 32)}`;
  return type === "webhook" ? `/triggers/${teamId}/${id}/${secretOf(secrets, id)}` : undefined;
}

const linkShape = new RegExp(`/shortcuts/(${idSource("trigger")})/\\w+$`);

/** The trigger that a link runs, wherever this server is reached. Who may is decided when it is run, not by the link. */
export function triggerIdIn(url: string): string | undefined {
  return linkShape.exec(url)?.[1];
}

export function isTriggerSecret(secrets: Secrets, id: string, secret: string): boolean {
  const [given, wanted] = [Buffer.from(secret), Buffer.from(secretOf(secrets, id))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Derived, so that it can be shown again and the database holds nothing that runs anything. */
function secretOf(secrets: Secrets, id: string): string {
  return secrets.derive(`trigger ${id}`);
}
