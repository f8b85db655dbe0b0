import { type Outcome, succeed } from "@platform/protocol";
import { lockAccount } from "../../storage/queries/memberships.ts";
import { governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { deactivatePerson } from "./changeActive.ts";
import type { PersonCode } from "./codes.ts";
import { openDirectory } from "./directory.ts";
import { findPerson } from "./findPeople.ts";

/** Deactivates a person; once more changes nothing. Their messages and their id stay, and so does what the client gave. */
export const removeScimPerson = defineOperation(
  import.meta,
  async (ctx, { id }: { readonly id: string }): Promise<Outcome<object, PersonCode>> => {
    const opened = await openDirectory(ctx);
    if (!opened.ok) return opened;
    await lockAccount(ctx.db, id);
    const found = await findPerson(ctx, opened.directory, id);
    if (!found.ok) return found;
    const governed = await governTeam(ctx, found.person.user.team_id);
    if (!governed.ok) return governed;
    return found.person.isActive ? deactivatePerson(ctx, found.person) : succeed({});
  },
);
