import type { UserEventType } from "../domain/events/emit.ts";
import type { UserRow } from "../domain/access/accessUser.ts";
import type { EnterpriseRow } from "../domain/users/listEnterprises.ts";
import type { PresentEvent } from "../domain/events/presentEvent.ts";
import { presentUser } from "./user.ts";

/** An event about a person, as the outbox holds it. */
interface UserEvent {
  readonly user: { readonly id: string };
  /** The person when the event happened; absent in rows that an older version wrote. */
  readonly user_row?: UserRow;
  /** The org and the workspaces of the person at that time. */
  readonly enterprise?: EnterpriseRow;
}

/** Presents events about people: with the user as `users.info` presents it to the same token. All others go out as stored. */
export function eventPresenter(view: () => { readonly nowMs: number; readonly baseUrl: string }): PresentEvent {
  return ({ type, json }, scopes) => {
    if (!userEvents.has(type)) return json;
    const { user_row: row, enterprise, ...event } = JSON.parse(json) as UserEvent;
    if (!row) return json;
    const withEmail = scopes.includes("users:read.email");
    const user = presentUser(row, { ...view(), withEmail, withLocale: false, enterprise });
    return JSON.stringify({ ...event, user });
  };
}

/** Every type must be here: the compiler compares the keys with the definitions. */
const userEventTypes: Readonly<Record<UserEventType, true>> = {
  team_join: true,
  user_change: true,
  user_profile_changed: true,
  user_status_changed: true,
};
const userEvents: ReadonlySet<string> = new Set(Object.keys(userEventTypes));
