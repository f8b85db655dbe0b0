import { selectChannelMentions } from "../../storage/queries/channelContents.ts";
import { lockLayout, updateLayout } from "../../storage/queries/sections.ts";
import { deleteTrigger, updateTrigger } from "../../storage/queries/triggers.ts";
import { updateUsergroup } from "../../storage/queries/usergroups.ts";
import type { WriteContext } from "../context.ts";
import { parseLayout, withPlace } from "../sections/layout.ts";

/** Removes a channel from the sections of sidebars, the default channels of user groups and the triggers that listen in it. */
export async function forgetChannel({ db, nowMs }: WriteContext, channelId: string): Promise<void> {
  const { sections, usergroups, triggers } = await selectChannelMentions(db, channelId);
  for (const { team_id: teamId, user_id: userId } of sections) {
    const layout = parseLayout(await lockLayout(db, { teamId, userId }));
    await updateLayout(db, { teamId, userId }, JSON.stringify(withPlace(layout, channelId, undefined)));
  }
  for (const group of usergroups) {
    await updateUsergroup(db, group.id, {
      channel_ids: without(group.channel_ids, channelId),
      extra_channel_ids: without(group.extra_channel_ids, channelId),
    });
  }
  for (const { id, config } of triggers) {
    const left = withoutChannel(JSON.parse(config) as TriggerConfig, channelId);
    if (left) await updateTrigger(db, id, { config: JSON.stringify(left), updated_ms: nowMs });
    else await deleteTrigger(db, id);
  }
}

function without(json: string, channelId: string): string {
  return JSON.stringify((JSON.parse(json) as readonly string[]).filter((id) => id !== channelId));
}

interface TriggerConfig {
  readonly event?: { readonly channel_ids?: readonly string[] };
}

/** Undefined for a trigger that listens nowhere else. */
function withoutChannel(config: TriggerConfig, channelId: string): TriggerConfig | undefined {
  const { channel_ids: ids = [] } = config.event ?? {};
  const left = ids.filter((id) => id !== channelId);
  return left.length === 0 && ids.length > 0 ? undefined : { ...config, event: { ...config.event, channel_ids: left } };
}
