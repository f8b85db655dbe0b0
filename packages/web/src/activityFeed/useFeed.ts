import type { MethodResult } from "@platform/sdk";
import { useCallback, useEffect, useState } from "react";
import { call } from "../api/call.ts";
import { explain, unanswered } from "../api/explain.ts";
import { onEvent } from "../store/listeners.ts";
import { useClient } from "../store/store.ts";
import type { Message } from "../store/types.ts";

type WireItem = MethodResult<"client.feed.list">["items"][number];
export type FeedType = WireItem["type"];
export type FeedItem = Omit<WireItem, "message"> & { readonly message?: Message };

export const feedTypes: readonly FeedType[] = ["mention", "reaction", "thread", "invitation"];

/** What tells two entries apart; a thread is one entry, whatever its latest reply is. */
export function itemKey({ type, channel, user, date, reaction = "", message }: FeedItem): string {
  if (type === "thread") return `thread ${channel} ${message?.thread_ts ?? ""}`;
  return [type, channel, message?.ts ?? date, user, reaction].join(" ");
}

/** What concerns this person, page by page; its beginning is read again whenever it changes. */
export function useFeed(types: readonly FeedType[]) {
  const [items, setItems] = useState<readonly FeedItem[]>();
  const [fault, setFault] = useState<string>();
  const [next, setNext] = useState("");
  const version = useClient((state) => state.feed.version);
  const listed = types.join();

  const read = useCallback(
    async (cursor: string) => {
      const asked = { types: listed.split(",") as FeedType[], ...(cursor !== "" && { cursor }) };
      const page = await call("client.feed.list", asked).catch(() => ({ ok: false, error: unanswered }) as const);
      setFault(page.ok ? undefined : explain(page.error));
      return page.ok ? page : undefined;
    },
    [listed],
  );
  const readMore = useCallback(async () => {
    const page = await read(next);
    if (!page) return;
    setItems((known = []) => [...known, ...without(page.items, known)]);
    setNext(page.response_metadata.next_cursor);
  }, [read, next]);
  const readFirst = useCallback(async () => {
    const page = await read("");
    if (!page) return;
    markSeen(page.items);
    setItems((known = []) => withUnread(page.items, known));
    setNext(page.response_metadata.next_cursor);
  }, [read]);

  useEffect(() => void readFirst(), [readFirst, version]);
  useEffect(() => onEvent("thread_unread", () => void readFirst()), [readFirst]);
  const isEmptyPage = items?.length === 0 && next !== "";
  useEffect(() => {
    if (isEmptyPage) void readMore();
  }, [isEmptyPage, readMore]);
  return {
    items: isEmptyPage ? undefined : items,
    fault,
    hasMore: next !== "",
    readMore: () => void readMore(),
    readAgain: () => void readFirst(),
  };
}

/** Entries on the screen of an attentive person are seen. Threads are read where their replies are. */
function markSeen(items: readonly Pick<WireItem, "type" | "date" | "is_unread">[]): void {
  const unread = items.filter(({ type, is_unread: isUnread }) => isUnread && type !== "thread");
  const [newest] = unread
    .map(({ date }) => date)
    .toSorted()
    .toReversed();
  if (newest !== undefined && document.hasFocus()) void call("client.feed.mark", { ts: newest }).catch(() => undefined);
}

/** What was new when the view was opened stays marked as new until it is left. */
function withUnread(items: readonly FeedItem[], known: readonly FeedItem[]): readonly FeedItem[] {
  const unread = new Set(known.filter((item) => item.is_unread).map(itemKey));
  return items.map((item) => (unread.has(itemKey(item)) ? { ...item, is_unread: true } : item));
}

function without(items: readonly FeedItem[], known: readonly FeedItem[]): readonly FeedItem[] {
  const keys = new Set(known.map(itemKey));
  return items.filter((item) => !keys.has(itemKey(item)));
}
