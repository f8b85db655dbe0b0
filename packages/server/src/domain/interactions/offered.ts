import { timingSafeEqual } from "node:crypto";
import type { Option } from "@platform/protocol/elementValues/formats.ts";
import type { ReadContext } from "../context.ts";
import { isFields } from "./act.ts";
import type { PlacedElement } from "./elements.ts";

/** An option that an app has offered, with what shows that it did. */
export interface OfferedOption {
  readonly option: Option;
  readonly proof: string;
}

const proofChars = 32;

/**
 * Shows, for one person and one menu of an app, that the app has offered an option. Clients give it back with what was
 * chosen: the app is not asked a second time, and nobody chooses what was never offered.
 */
export function proveOffer(ctx: ReadContext, appId: string, actionId: string, option: Option): string {
  const about = [ctx.caller.teamId, ctx.caller.userId, appId, actionId, JSON.stringify(option)];
  return ctx.secrets.derive(`offered option\n${about.join("\n")}`).slice(0, proofChars);
}

/** Of what a client says was offered, that which was, for each element. */
export function provenOffers(
  ctx: ReadContext,
  appId: string,
  given: readonly unknown[],
): (place: PlacedElement) => readonly Option[] {
  const offers = given.filter(isOffer);
  return ({ element }) =>
    offers
      .filter(({ option, proof }) => isEqual(proof, proveOffer(ctx, appId, element.action_id, option)))
      .map(({ option }) => option);
}

function isOffer(value: unknown): value is OfferedOption {
  if (!isFields(value) || typeof value["proof"] !== "string") return false;
  return isFields(value["option"]) && typeof value["option"]["value"] === "string";
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
