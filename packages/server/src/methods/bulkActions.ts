import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import type { StartedBulkAction } from "../domain/channelAdministration/startBulkAction.ts";
import { list } from "./params.ts";

export const bulkChannelsParam = list({
  object: "channel",
  describe: "The channels.",
  max: limits.bulk_channels_max,
});

export const bulkResult = {
  bulk_action_id: Type.String({ description: "`admin.jobs.info` reads its progress." }),
  not_added: Type.Array(Type.Object({ channel_id: Type.String(), errors: Type.Array(Type.String()) }), {
    description: "The channels that it is refused for, with the code of the method for one channel.",
  }),
};

/** The refusals of every bulk action on channels, worded once. */
export const bulkErrors = {
  restricted_action: "The caller runs no workspace.",
  no_valid_channels: "The action is refused for each of the channels.",
  action_already_in_progress: "A bulk action of the org, or of the workspace if it is in no org, has not ended yet.",
};

export const bulkNotes =
  "The answer comes before the work is done. Each channel is one transaction, with one entry in the audit log; the rights of the caller are checked again for each.";

export function presentBulkAction({ jobId, notAdded }: StartedBulkAction) {
  return succeed({
    bulk_action_id: jobId,
    not_added: notAdded.map(({ channelId, error }) => ({ channel_id: channelId, errors: [error] })),
  });
}
