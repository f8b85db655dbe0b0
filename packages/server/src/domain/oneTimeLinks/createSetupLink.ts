import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertOneTimeLink } from "../../storage/queries/oneTimeLinks.ts";
import { selectFirstTeam } from "../../storage/queries/teams.ts";
import { defineOperation } from "../context.ts";
import { newLink } from "./linkRow.ts";

/** Creates a link to create the first workspace and its owner. Only an empty server has one. */
export const createSetupLink = defineOperation(
  import.meta,
  async (ctx, _input: object): Promise<Outcome<{ path: string }, "not_empty">> => {
    if (await selectFirstTeam(ctx.db)) return refuse("not_empty");
    const { path, row } = newLink(ctx, { purpose: "setup" });
    // Links of other servers that started on the same empty database stay valid until one of them is used.
    await insertOneTimeLink(ctx.db, row);
    return succeed({ path });
  },
);
