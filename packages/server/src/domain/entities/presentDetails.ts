import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { lockViewer, selectView, updatePane } from "../../storage/queries/views.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { readTrigger } from "../interactions/trigger.ts";
import { newHash, stateFor } from "../views/showView.ts";
import type { ViewRow } from "../views/view.ts";
import { type Details, type Pane, paneOf } from "./pane.ts";
import { paneContent } from "./paneContent.ts";
import { printPane } from "./printPane.ts";

export type PresentCode = "invalid_trigger_id" | "entity_metadata_does_not_match_trigger";

/** Shows in a details pane what its app answered. The trigger says which pane; a later answer replaces an earlier one. */
export const presentDetails = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly triggerId: string; readonly details: Details },
  ): Promise<Outcome<object, PresentCode>> => {
    const read = readTrigger(ctx, input.triggerId, limits.entity_details_life_s);
    if (!read.ok) return refuse("invalid_trigger_id");
    const { userId, viewId = "" } = read.trigger;
    await lockViewer(ctx.db, userId);
    const view = await selectView(ctx.db, viewId);
    if (!view?.entity || view.app_id !== ctx.caller.appId) return refuse("invalid_trigger_id");
    const pane = paneOf(view.entity);
    const { details } = input;
    if (details.kind === "entity" && details.entity.external_ref.id !== pane.externalRef.id) {
      return refuse("entity_metadata_does_not_match_trigger", `the request is about ${pane.externalRef.id}`);
    }
    // An answer to what the person did before is overtaken: it would undo the edit that was made since.
    if (read.madeMs < (pane.askedMs ?? 0)) return succeed({});
    const shown = isEditError(pane, details)
      ? await keepPane(ctx, view, { ...pane, editError: details.error })
      : await changePane(ctx, view, { ...pane, askedMs: read.madeMs }, details);
    await emit(ctx, {
      type: "entity_details_presented",
      teamId: view.team_id,
      userId,
      audience: "user",
      payload: { pane: printPane(shown) },
    });
    return succeed({});
  },
);

type ErrorDetails = Extract<Details, { readonly kind: "error" }>;

function isEditError(pane: Pane, details: Details): details is ErrorDetails {
  return details.kind === "error" && details.error.status === "edit_error" && pane.details?.kind === "entity";
}

/** Details and what the person entered stay when an edit of them failed, so that they can try again. */
async function keepPane(ctx: WriteContext, view: ViewRow, pane: Pane) {
  const { content, state } = view;
  const change = { hash: newHash(ctx), content, state, entity: JSON.stringify(pane) };
  await updatePane(ctx.db, view.id, change);
  return { ...view, ...change };
}

async function changePane(ctx: WriteContext, view: ViewRow, { editError: _error, ...pane }: Pane, details: Details) {
  const { editBlocks } = await import("@platform/protocol/entities/editBlocks.ts");
  const content = paneContent(details.kind === "entity" ? editBlocks(details.entity) : []);
  const { team_id: teamId, user_id: userId } = view;
  const state = await stateFor(ctx, { teamId, userId, content, channelId: view.channel_id ?? undefined });
  const change = {
    hash: newHash(ctx),
    content: JSON.stringify(content),
    state: JSON.stringify(state),
    entity: JSON.stringify({ ...pane, details, presentedMs: ctx.nowMs }),
  };
  await updatePane(ctx.db, view.id, change);
  return { ...view, ...change };
}
