import { selectGeneralChannels } from "../../storage/queries/channels.ts";
import { selectDefaultChannels } from "../../storage/queries/defaultChannels.ts";
import type { Role } from "../../storage/tables/memberships.ts";
import { isGuest } from "../caller.ts";
import type { ChannelRow } from "../channels/channelEvents.ts";
import type { WriteContext } from "../context.ts";

/** The channels that a person joins with an account of their own. Guests get none of those that administrators chose. */
export function newcomerChannels(
  ctx: WriteContext,
  person: { readonly team_id: string; readonly role: Role },
): Promise<ChannelRow[]> {
  return isGuest(person)
    ? selectGeneralChannels(ctx.db, person.team_id)
    : selectDefaultChannels(ctx.db, person.team_id);
}
