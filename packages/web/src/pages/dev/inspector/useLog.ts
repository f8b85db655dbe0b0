import { useEffect, useRef, useState } from "react";
import { control, sayControl } from "../control.ts";
import type { Entry } from "./entry.ts";
import { append, nothing } from "./keptEntries.ts";
import { devText } from "../../../strings/dev.ts";

export interface Log {
  /** Oldest first. */
  readonly entries: readonly Entry[];
  /** Why there is nothing more. */
  readonly fault: string | undefined;
  readonly isLoaded: boolean;
  /** How many entries happened while the page was open, or before, and are not shown. */
  readonly dropped: number;
  clear(): void;
}

const everyMs = 800;
/** Follows the log of the server while the page is open; after a pause it continues from where it stopped. */
export function useLog(isPaused: boolean): Log {
  const [kept, setKept] = useState(nothing);
  const [fault, setFault] = useState<string | undefined>();
  const [isLoaded, setLoaded] = useState(false);
  const last = useRef(0);

  useEffect(() => {
    if (isPaused) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      const hasMore = await readPage(ended.signal).catch(() => {
        if (!ended.signal.aborted) setFault(devText.reconnecting);
        return false;
      });
      if (!ended.signal.aborted) timer = setTimeout(() => void read(), hasMore ? 0 : everyMs);
    };
    const readPage = async (signal: AbortSignal): Promise<boolean> => {
      const args = last.current === 0 ? { limit: 200 } : { since: last.current, limit: 500 };
      const answer = await control("log.list", args, signal);
      if (!answer.ok) throw new Error(sayControl(answer));
      const page = answer["entries"] as readonly Entry[];
      last.current = Number(answer["last"]);
      setFault(undefined);
      setLoaded(true);
      const gone = Number(answer["dropped"]);
      if (page.length + gone > 0) setKept((before) => append(before, page, gone));
      return answer["has_more"] === true;
    };
    void read();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [isPaused]);

  return { ...kept, fault, isLoaded, clear: () => setKept(nothing) };
}
