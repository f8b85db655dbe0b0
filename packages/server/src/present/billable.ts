import { type Static, Type } from "typebox";
import type { UserRow } from "../domain/access/accessUser.ts";

export const billableSchema = Type.Object({ billing_active: Type.Boolean() }, { title: "Billable" });

/** By id. Guests of a single channel are free. */
export function presentBillable(people: readonly UserRow[]): Record<string, Static<typeof billableSchema>> {
  return Object.fromEntries(people.map((person) => [person.id, { billing_active: isBilled(person) }]));
}

function isBilled({ deactivated_ms: deactivatedMs, role }: UserRow): boolean {
  return deactivatedMs === null && role !== "single_channel_guest";
}
