import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelNameTaken } from "../../storage/queries/channels.ts";
import { checkScope, type SeenChannelRow } from "../access/manageChannel.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { insertNewChannel } from "./insertNewChannel.ts";
import { type NameCode, nameFault } from "./nameFault.ts";

export type CreateCode = NameCode | "missing_scope" | "name_taken" | "restricted_action";

/** Creates a channel whose first member is its creator. */
export const createChannel = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly name: string; readonly isPrivate: boolean },
  ): Promise<Outcome<{ channel: SeenChannelRow }, CreateCode>> => {
    const fault = nameFault(input.name);
    if (fault) return refuse(fault);
    const { caller } = ctx;
    const kind = input.isPrivate ? "private" : "public";
    const scoped = checkScope(ctx, kind, "write");
    if (!scoped.ok) return scoped;
    if (isGuest(caller)) return refuse("restricted_action");
    if (await selectChannelNameTaken(ctx.db, caller.teamId, input.name)) return refuse("name_taken");

    const { teamId, userId: creatorId } = caller;
    const channel = await insertNewChannel(ctx, { teamId, kind, name: input.name, creatorId, isJoined: true });
    return succeed({ channel });
  },
);
