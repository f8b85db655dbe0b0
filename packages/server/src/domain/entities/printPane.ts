import type { entityPaneSchema } from "@platform/protocol/resources/entityPane.ts";
import type { Static } from "typebox";
import { printView, type ViewRow } from "../views/view.ts";
import { type DetailsError, paneOf } from "./pane.ts";

export type PrintedPane = Static<typeof entityPaneSchema>;

/** A details pane as clients show it. */
export function printPane(view: ViewRow & { readonly entity: string }): PrintedPane {
  const { channelId, messageTs, attachment, requestedMs, details, editError, isAsked, card } = paneOf(view.entity);
  const head = {
    view: printView(view),
    channel: channelId,
    ts: messageTs,
    attachment,
    entity: details?.kind === "entity" ? details.entity : card,
    requested_at: Math.floor(requestedMs / 1000),
  };
  if (!details) return { ...head, state: isAsked ? "loading" : "no_details" };
  if (details.kind === "auth") return { ...head, state: "auth_required", auth_url: details.url };
  if (details.kind === "error") return { ...head, state: "error", error: printError(details.error) };
  return { ...head, state: "ready", ...(editError && { error: printError(editError) }) };
}

function printError({ actions, ...error }: DetailsError): NonNullable<PrintedPane["error"]> {
  return { ...error, ...(actions && { actions: [...actions] }) };
}
