import { countCharacters, isShorterThan } from "@platform/protocol/characters.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { call } from "../api/call.ts";
import type { AnyBlock, AnyElement } from "../surface/elements.ts";
import { paramsOf } from "../surface/place.ts";
import { useSurface } from "../surface/SurfaceContext.ts";
import { put } from "../surface/surfaceStore.ts";
import { type Option, startOptions } from "../surface/values.ts";
import { reasonText } from "../surface/words.ts";
import type { MenuSource, Offer } from "./menuItem.ts";
import { itemOf, itemsOf } from "./staticSource.ts";
import { useDelayed } from "../ui/useDelayed.ts";

const defaultMinimum = 3;
/** The pause between two letters after which the app is asked. */
const pauseMs = 120;

type Loaded = { readonly offer: Offer; readonly options: ReadonlyMap<string, { option: Option; proof: string }> };

/** A menu whose app is asked: what it answers is shown as it is, and an older answer never replaces a newer one. */
export function useExternalSource(block: AnyBlock, element: AnyElement): MenuSource {
  const surface = useSurface();
  const offered = useRef<Loaded["options"]>(new Map());
  const minimum = (element["min_query_length"] as number | undefined) ?? defaultMinimum;
  const held = surface.held?.[block.block_id ?? ""]?.[element.action_id ?? ""];
  const { place, store } = surface;
  const named = { block_id: block.block_id ?? "", action_id: element.action_id ?? "" };
  const about = JSON.stringify([place && paramsOf(place), named, minimum]);

  return useMemo(() => {
    const offerKey = (value: string) => `${named.action_id}\n${value}`;
    return {
      useOffer(query, isOpen) {
        const typed = useDelayed(query, pauseMs);
        const [attempt, setAttempt] = useState(0);
        const [loaded, setLoaded] = useState<{ readonly of: string; readonly offer: Offer }>();
        const isWanted = isOpen && !isShorterThan(typed, minimum);
        const asked = `${attempt} ${typed}`;
        useEffect(() => {
          if (!isWanted) return;
          const stop = new AbortController();
          const retry = () => setAttempt((before) => before + 1);
          void load(place && { ...paramsOf(place), ...named, query: typed }, stop.signal, retry).then((answer) => {
            if (stop.signal.aborted) return;
            offered.current = answer.options;
            setLoaded({ of: asked, offer: answer.offer });
          });
          return () => stop.abort();
        }, [asked, isWanted, typed]);
        if (isShorterThan(query, minimum)) return { state: "waiting", missing: minimum - countCharacters(query) };
        return loaded?.of === asked && typed === query ? loaded.offer : { state: "loading" };
      },
      useChosen(ids) {
        const start = startOptions(element, held);
        const chosen = store.getState().offers;
        return ids.map((id) => {
          const option = chosen[offerKey(id)]?.option ?? start.find(({ value }) => value === id);
          return option ? itemOf(option) : { id, text: id };
        });
      },
      onChoose(id) {
        const found = offered.current.get(id);
        if (found) put(store, "offers", offerKey(id), found);
      },
    };
    // `about` names the place and the element by what they say: messages make new objects for them when they are drawn.
  }, [about, store]);
}

type Asked = Parameters<typeof call<"client.blocks.suggest">>[1];

async function load(asked: Asked | undefined, signal: AbortSignal, retry: () => void): Promise<Loaded> {
  const failed = (why: string): Loaded => ({
    offer: { state: "failed", text: reasonText(why), retry },
    options: new Map(),
  });
  // A preview has no app behind it.
  if (!asked) return { offer: { state: "empty" }, options: new Map() };
  try {
    const answer = await call("client.blocks.suggest", asked, signal);
    if (!answer.ok) return failed(answer.error);
    if (answer.state === "error") return failed(answer.errors?.[0] ?? "timeout");
    const lists = answer as unknown as Parameters<typeof itemsOf>[0];
    const options = [...(lists.options ?? []), ...(lists.option_groups ?? []).flatMap((group) => group.options)];
    const proven = options.map(
      (option) => [option.value, { option, proof: answer.proofs?.[option.value] ?? "" }] as const,
    );
    const items = itemsOf(lists);
    return { offer: items.length > 0 ? { state: "ready", items } : { state: "empty" }, options: new Map(proven) };
  } catch {
    return failed("offline");
  }
}
