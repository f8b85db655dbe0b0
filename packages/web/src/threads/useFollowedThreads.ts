import { useCallback, useEffect, useRef, useState } from "react";
import { explain, unanswered } from "../api/explain.ts";
import { onEvent } from "../store/listeners.ts";
import { useClient } from "../store/store.ts";
import { type FollowedThread, readFollowedThreads } from "../store/threads.ts";
import { placeKey } from "../store/types.ts";

export interface FollowedThreads {
  readonly threads: readonly FollowedThread[] | undefined;
  readonly fault: string | undefined;
  readonly hasMore: boolean;
  readMore(): void;
  readAgain(): void;
}

const failed = { ok: false, error: unanswered } as const;

/**
 * The followed threads, page by page. While the list is shown its order stays, so that nothing moves away from a person who
 * reads; a thread that becomes unread and is not in the list yet is put at its beginning.
 */
export function useFollowedThreads(): FollowedThreads {
  const [threads, setThreads] = useState<readonly FollowedThread[]>();
  const [fault, setFault] = useState<string>();
  const [next, setNext] = useState("");
  const isOpen = useClient((state) => state.connection === "open");
  const shown = useRef(new Set<string>());
  shown.current = new Set(threads?.map(placeKey));

  const readAgain = useCallback(async () => {
    const page = await readFollowedThreads("").catch(() => failed);
    setFault(page.ok ? undefined : explain(page.error));
    if (!page.ok) return;
    setThreads(page.threads);
    setNext(page.next);
  }, []);
  const readMore = useCallback(async () => {
    const page = await readFollowedThreads(next).catch(() => failed);
    setFault(page.ok ? undefined : explain(page.error));
    if (!page.ok) return;
    setThreads((known = []) => joined(known, page.threads));
    setNext(page.next);
  }, [next]);
  const readNew = useCallback(async () => {
    const page = await readFollowedThreads("").catch(() => failed);
    if (page.ok) setThreads((known = []) => [...joined(known, page.threads).slice(known.length), ...known]);
  }, []);

  // After a gap in the connection the store has forgotten the threads, and they may have changed.
  useEffect(() => {
    if (isOpen) void readAgain();
  }, [isOpen, readAgain]);
  useEffect(
    () =>
      onEvent("thread_unread", ({ channel, thread_ts: thread }) => {
        if (!shown.current.has(placeKey({ channel, thread }))) void readNew();
      }),
    [readNew],
  );
  // A call looks at a bounded number of threads: a page without any is no end.
  const isEmptyPage = threads?.length === 0 && next !== "";
  useEffect(() => {
    if (isEmptyPage) void readMore();
  }, [isEmptyPage, readMore]);
  return {
    threads: isEmptyPage ? undefined : threads,
    fault,
    hasMore: next !== "",
    readMore: () => void readMore(),
    readAgain: () => void readAgain(),
  };
}

/** A thread may have moved between two pages; it is shown once. */
function joined(known: readonly FollowedThread[], page: readonly FollowedThread[]): readonly FollowedThread[] {
  const keys = new Set(known.map(placeKey));
  return [...known, ...page.filter((thread) => !keys.has(placeKey(thread)))];
}
