import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import type { Caller } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { openSealed, sealText } from "../sealed.ts";
import { handTriggerId, makeTriggerId } from "./trigger.ts";

const purpose = "interactor";

/** The person who acts, of any workspace: an app of a connected workspace may ask them, too. */
export interface Acting extends Pick<ReadContext, "secrets" | "nowMs"> {
  readonly caller: Pick<Caller, "teamId" | "userId">;
}

/**
 * Stands for a person who has just acted, in a workflow: an app opens a view with the pointer, a step opens a form with
 * it. The secret proves that the person acted in this app; the pointer has the short life of every trigger.
 */
export function makeInteractivity(ctx: Acting, appId: string, channelId?: string) {
  const { teamId, userId } = ctx.caller;
  return {
    interactivity_pointer: makeTriggerId(ctx, { teamId, userId, appId, channelId, viewId: undefined }),
    interactor: { id: userId, secret: sealText(ctx.secrets, purpose, `${appId}.${userId}`) },
  };
}

/** Who acted; nobody when the secret is not ours, or was made for another app or person. */
export function readInteractor(
  ctx: Pick<ReadContext, "secrets">,
  interactivity: Fields,
  appId: string,
): string | undefined {
  const { id, secret } = (interactivity["interactor"] ?? {}) as Fields;
  if (typeof id !== "string" || typeof secret !== "string") return undefined;
  return openSealed(ctx.secrets, purpose, secret) === `${appId}.${id}` ? id : undefined;
}

/**
 * The same person, for another app of the same workflow: a proof of an action that was issued to one app is worth nothing in the
 * hands of another. An id that proves no action in any of them stays as it is, and opens nothing.
 */
export function handInteractivity(
  ctx: Pick<ReadContext, "secrets">,
  interactivity: Fields,
  { among, to }: { readonly among: readonly string[]; readonly to: string },
): Fields {
  const from = among.find((appId) => readInteractor(ctx, interactivity, appId) !== undefined);
  if (from === undefined || from === to) return interactivity;
  const id = readInteractor(ctx, interactivity, from);
  const { interactivity_pointer: pointer } = interactivity;
  return {
    ...interactivity,
    ...(typeof pointer === "string" && { interactivity_pointer: handTriggerId(ctx, pointer, { from, to }) }),
    interactor: { id, secret: sealText(ctx.secrets, purpose, `${to}.${id}`) },
  };
}
