import type { MethodResult } from "@platform/sdk";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../api/call.ts";
import { onEvent } from "../store/listeners.ts";
import { useClient } from "../store/store.ts";

export type EntityPaneData = Extract<MethodResult<"client.entities.open">, { readonly ok: true }>["pane"];

/** How long an app may take before the pane offers to ask again. */
const patienceMs = 15_000;

interface Card {
  readonly channel: string;
  readonly ts: string;
  readonly attachment: number;
}

/** The details of one work object, kept up to date with what its app presents. */
export function useEntityPane({ channel, ts, attachment }: Card) {
  const [pane, setPane] = useState<EntityPaneData>();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(true);
  const [isLate, setLate] = useState(false);
  const isOnline = useClient((state) => state.connection === "open");
  const heard = useRef<EntityPaneData>(undefined);

  const ask = useCallback(
    async (refresh: boolean) => {
      setAsking(true);
      setLate(false);
      setFailure(undefined);
      heard.current = undefined;
      const answer = await call("client.entities.open", { channel, ts, attachment, refresh }).catch(() => undefined);
      if (!answer?.ok) {
        setAsking(false);
        setFailure(answer ? answer.error : "offline");
        return;
      }
      // The app may have answered before this answer came.
      const early = heard.current as EntityPaneData | undefined;
      setPane(early ?? answer.pane);
      if (early || !refresh || answer.pane.state === "no_details") setAsking(false);
    },
    [channel, ts, attachment],
  );

  useEffect(
    () =>
      onEvent("entity_details_presented", ({ pane: next }) => {
        if (next.channel !== channel || next.ts !== ts || next.attachment !== attachment) return;
        heard.current = next;
        setPane(next);
        setAsking(false);
      }),
    [channel, ts, attachment],
  );
  useEffect(() => {
    if (isOnline) void ask(false);
  }, [ask, isOnline]);
  const isWaiting = isAsking || pane?.state === "loading";
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setLate(true);
      setAsking(false);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, pane]);
  return { pane, failure, isWaiting: isWaiting && !isLate, isLate: isLate && pane?.state === "loading", ask };
}
