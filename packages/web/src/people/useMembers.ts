import type { EventPayload } from "@platform/protocol/contract/events.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { callOrThrow, queries } from "../api/useCall.ts";
import { onEvent } from "../store/listeners.ts";

const pageSize = 200;
const method = "conversations.members";

const memberEvents = ["member_joined_channel", "member_left_channel"] as const;

export interface Members {
  readonly ids: readonly string[];
  /** Reads some more of them; nothing when all are there. */
  readonly readMore: (() => void) | undefined;
}

/** Who is in a channel, as they come and go. The pane that lists them and the dialog that adds to them share one answer. */
export function useMembers(channel: string): Members {
  const pages = useInfiniteQuery({
    queryKey: [method, channel],
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) => callOrThrow(method, { channel, cursor, limit: pageSize }, signal),
    getNextPageParam: ({ response_metadata: more }) => more?.next_cursor || undefined,
  });
  useEffect(() => {
    const readAgain = (event: EventPayload<(typeof memberEvents)[number]>) => {
      if (event.channel === channel) void queries.invalidateQueries({ queryKey: [method, channel] });
    };
    const endings = memberEvents.map((type) => onEvent(type, readAgain));
    return () => endings.forEach((end) => end());
  }, [channel]);
  const ids = useMemo(() => pages.data?.pages.flatMap(({ members }) => members) ?? [], [pages.data]);
  return { ids, readMore: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined };
}
