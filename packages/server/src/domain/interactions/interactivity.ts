import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import type { ReadContext } from "../context.ts";
import { openSealed, sealText } from "../sealed.ts";
import { makeTriggerId } from "./trigger.ts";

const purpose = "interactor";

export interface Interactor {
  readonly appId: string;
  readonly teamId: string;
  readonly userId: string;
  /** Where the person was looking. */
  readonly channelId?: string | undefined;
}

/**
 * Stands for a person who has just acted, in a workflow: an app opens a view with the pointer, a step opens a form with
 * it. The secret proves that the person acted in this app; the pointer has the short life of every trigger.
 */
export function makeInteractivity(ctx: Pick<ReadContext, "secrets" | "nowMs">, interactor: Interactor) {
  const { appId, teamId, userId, channelId } = interactor;
  return {
    interactivity_pointer: makeTriggerId(ctx, { teamId, userId, appId, channelId, viewId: undefined }),
    interactor: { id: userId, secret: sealText(ctx.secrets, purpose, `${appId}.${teamId}.${userId}`) },
  };
}

/** Who acted; nobody when the secret is not ours, or was made for another app, workspace or person. */
export function readInteractor(
  ctx: Pick<ReadContext, "secrets">,
  interactivity: Fields,
  { appId, teamId }: { readonly appId: string; readonly teamId: string },
): string | undefined {
  const { id, secret } = (interactivity["interactor"] ?? {}) as Fields;
  if (typeof id !== "string" || typeof secret !== "string") return undefined;
  return openSealed(ctx.secrets, purpose, secret) === `${appId}.${teamId}.${id}` ? id : undefined;
}
