import { call } from "../api/call.ts";
import { type AnyBlock, type AnyElement, keyOf } from "./elements.ts";
import { enteredIn } from "./entered.ts";
import { paramsOf } from "./place.ts";
import type { Surface } from "./SurfaceContext.ts";
import { put } from "./surfaceStore.ts";
import { reasonText } from "./words.ts";

/** Tells the app what was done in an element, and shows beside it how that goes. */
export async function act(surface: Surface, block: AnyBlock, element: AnyElement, raw: unknown): Promise<void> {
  const { place, store } = surface;
  if (!place) return;
  const key = keyOf(block, element);
  put(store, "statuses", key, { kind: "sending" });
  const why = await tellApp(surface, place, block, element, raw);
  put(store, "statuses", key, why === undefined ? undefined : { kind: "failed", text: reasonText(why) });
}

async function tellApp(
  surface: Surface,
  place: NonNullable<Surface["place"]>,
  block: AnyBlock,
  element: AnyElement,
  raw: unknown,
): Promise<string | undefined> {
  const { values, offered } = enteredIn(surface);
  const named = { block_id: block.block_id ?? "", action_id: element.action_id ?? "" };
  const value = raw === undefined ? {} : { value: raw === "" ? null : raw };
  try {
    const done = await call("client.blocks.act", { ...paramsOf(place), ...named, ...value, values, offered });
    if (!done.ok) return done.error;
    return done.asked && !done.answered ? (done.why ?? "timeout") : undefined;
  } catch {
    return "offline";
  }
}
