import { limits } from "@platform/protocol/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { callOrThrow } from "../../../api/useCall.ts";
import type { Activity } from "./activity.ts";

/** Half of what the method allows in a minute, so that whoever looks at two channels is not refused. */
const pagesMax = 10;

/** What people did with the messages of a channel, the oldest first, and whether that is all of it. */
export function useActivity(channel: string) {
  return useQuery({
    queryKey: ["admin.analytics.messages.activity", channel],
    async queryFn({ signal }) {
      const rows: Activity[] = [];
      let cursor = "";
      for (let page = 0; page < pagesMax; page++) {
        const asked = { channel, limit: limits.message_activity_page_max, ...(cursor === "" ? {} : { cursor }) };
        const answer = await callOrThrow("admin.analytics.messages.activity", asked, signal);
        rows.push(...answer.message_activities);
        cursor = answer.response_metadata.next_cursor;
        if (cursor === "") break;
      }
      return { rows, isWhole: cursor === "" };
    },
  });
}
