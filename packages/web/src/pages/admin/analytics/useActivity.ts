import { limits } from "@platform/protocol/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { serverNowMs } from "../../../api/session.ts";
import { callOrThrow } from "../../../api/useCall.ts";
import { type Activity, startOfDays } from "./activity.ts";

/** Half of what the method allows in a minute, so that a person who looks at two channels is not refused. */
const pagesMax = 10;

/**
 * What people did with the messages of the last days in a channel, the oldest first, whether that is all of it, and what
 * time it was on the server. Days are whole days, so that a day has the same numbers in every span.
 */
export function useActivity(channel: string, days: number) {
  return useQuery({
    queryKey: ["admin.analytics.messages.activity", channel, days],
    async queryFn({ signal }) {
      const nowMs = serverNowMs();
      const oldest_ts = `${startOfDays(days, nowMs) / 1000}.000000`;
      const rows: Activity[] = [];
      let cursor = "";
      for (let page = 0; page < pagesMax; page++) {
        const asked = { channel, oldest_ts, limit: limits.message_activity_page_max };
        const wanted = cursor === "" ? asked : { ...asked, cursor };
        const answer = await callOrThrow("admin.analytics.messages.activity", wanted, signal);
        rows.push(...answer.message_activities);
        cursor = answer.response_metadata.next_cursor;
        if (cursor === "") break;
      }
      return { rows, isWhole: cursor === "", nowMs };
    },
  });
}
