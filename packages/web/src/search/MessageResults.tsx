import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { Link } from "wouter";
import { TrackedMessage } from "../activity/TrackedMessage.tsx";
import { callOrThrow } from "../api/useCall.ts";
import { messagePath, replyPath } from "../navigation/paths.ts";
import { useClient } from "../store/store.ts";
import { titleOf } from "../store/titles.ts";
import type { Message } from "../store/types.ts";
import { searchText } from "../strings/search.ts";
import { MessageBody } from "../timeline/MessageBody.tsx";
import list from "../timeline/MessageResults.module.css";
import { msOf } from "../timeline/rows.ts";
import { useNow } from "../richtext/useNow.ts";
import { useTimes } from "../timeline/times.ts";
import { orderParams, type SearchOrder } from "./address.ts";
import { foundWords, withoutMarks } from "./foundWords.ts";
import { Found } from "./Found.tsx";
import styles from "./Results.module.css";
import { useHighlights } from "./useHighlights.ts";

const pageSize = 30;
const method = "search.messages";

interface Props {
  readonly query: string;
  readonly order: SearchOrder;
}

export function MessageResults({ query, order }: Props) {
  const found = useInfiniteQuery({
    queryKey: [method, query, order],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      callOrThrow(method, { query, page, count: pageSize, highlight: true, ...orderParams(order) }, signal),
    getNextPageParam: ({ messages: { paging } }) => (paging.page < paging.pages ? paging.page + 1 : undefined),
  });
  const pages = found.data?.pages;
  const matches = useMemo(() => (pages?.flatMap(({ messages }) => messages.matches) ?? []) as FoundMessage[], [pages]);
  const shown = useMemo(() => matches.map((match) => ({ ...match, text: withoutMarks(match.text) })), [matches]);
  const words = useMemo(() => foundWords(matches.map(({ text }) => text)), [matches]);
  const frame = useRef<HTMLUListElement>(null);
  useHighlights(frame, words);
  return (
    <Found answer={found} query={query} count={pages?.[0]?.messages.total ?? 0} label={searchText.results}>
      <ul ref={frame} className={styles["list"]}>
        {shown.map((match) => (
          <Match key={`${match.channel.id} ${match.ts}`} match={match} />
        ))}
      </ul>
    </Found>
  );
}

type FoundMessage = Message & { readonly channel: { readonly id: string; readonly name?: string } };

function Match({ match }: { readonly match: FoundMessage }) {
  const { dayText, timeText } = useTimes();
  const nowMs = useNow();
  const ms = msOf(match.ts);
  const { channel, thread_ts: thread, ts } = match;
  const path = thread !== undefined && thread !== ts ? replyPath(channel.id, thread, ts) : messagePath(channel.id, ts);
  const author = useClient((state) => state.people[match.user ?? ""]?.real_name ?? match.username ?? "");
  const place = useClient((state) => {
    const known = state.channels[channel.id];
    return known ? titleOf(state, known) : (channel.name ?? channel.id);
  });
  return (
    <li className={list["match"]}>
      <Link href={path} className={list["where"]}>
        {searchText.from(author, place, dayText(ms, nowMs), timeText(ms))}
      </Link>
      <TrackedMessage channel={channel.id} message={match}>
        <MessageBody channel={channel.id} message={match} />
      </TrackedMessage>
    </li>
  );
}
