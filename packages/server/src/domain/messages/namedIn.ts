import { idSource } from "@platform/protocol";
import { selectGroupMembers } from "../../storage/queries/usergroups.ts";
import type { Db } from "../../storage/db.ts";

const mentionStart = new RegExp(`<@(${idSource("user")})`, "g");

export interface Named {
  /** People whom the message mentions by id. */
  readonly people: ReadonlySet<string>;
  /** Members of groups that it mentions, without these people. */
  readonly members: ReadonlySet<string>;
  /** Whether it mentions everyone in the channel. */
  readonly isForAll: boolean;
}

/** Whom a message mentions, read from its JSON. */
export async function namedIn(ctx: { readonly db: Db }, json: string): Promise<Named> {
  const people = new Set(Array.from(json.matchAll(mentionStart), ([, id = ""]) => id));
  const groups = new Set(Array.from(json.matchAll(/<!subteam\^(\w+)/g), ([, id = ""]) => id));
  const byGroup = groups.size === 0 ? new Map<string, string[]>() : await selectGroupMembers(ctx.db, [...groups]);
  const members = new Set([...byGroup.values()].flat().filter((id) => !people.has(id)));
  return { people, members, isForAll: /<!(?:here|channel|everyone)/.test(json) };
}
