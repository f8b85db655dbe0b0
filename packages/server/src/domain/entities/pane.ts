import type { Entity, EntityButton, ExternalRef } from "@platform/protocol/entities/entity.ts";
import type { ViewRow } from "../../storage/tables/views.ts";

/** What an app says instead of details. */
export interface DetailsError {
  readonly status: string;
  readonly custom_title?: string;
  readonly custom_message?: string;
  readonly message_format?: string;
  readonly actions?: readonly EntityButton[];
}

/** What an app answered to a request for details. */
export type Details =
  | { readonly kind: "entity"; readonly entity: Entity }
  | { readonly kind: "auth"; readonly url: string }
  | { readonly kind: "error"; readonly error: DetailsError };

/** The work object that a details pane is about, where its card stands, and what its app answered so far. */
export interface Pane {
  readonly channelId: string;
  readonly messageTs: string;
  readonly threadTs?: string | undefined;
  /** The `id` of the attachment. */
  readonly attachment: number;
  readonly entityUrl: string;
  readonly externalRef: ExternalRef;
  readonly appUnfurlUrl?: string | undefined;
  /** What the card shows, until the app answers. */
  readonly card: Entity;
  readonly requestedMs: number;
  /** Whether the app wants to be asked. */
  readonly isAsked: boolean;
  readonly details?: Details;
  readonly presentedMs?: number;
  /** When the person did what the answer is about. */
  readonly askedMs?: number;
  /** Why the app did not take the last edit. */
  readonly editError?: DetailsError;
}

export function paneOf(json: string): Pane {
  return JSON.parse(json) as Pane;
}

/** How views and interactions name the entity and its place. */
export function entityFields({ channelId, messageTs, threadTs, entityUrl, externalRef, appUnfurlUrl }: Pane) {
  return {
    entity_url: entityUrl,
    external_ref: externalRef,
    ...(appUnfurlUrl !== undefined && { app_unfurl_url: appUnfurlUrl }),
    channel: channelId,
    message_ts: messageTs,
    ...(threadTs !== undefined && { thread_ts: threadTs }),
  };
}

/** Where a person acts in a view: a modal, a home tab, or a details pane. */
export function viewContainer(view: Pick<ViewRow, "id" | "entity">) {
  if (view.entity === null) return { type: "view", view_id: view.id };
  const { channel, ...fields } = entityFields(paneOf(view.entity));
  return { type: "entity_detail", ...fields, channel_id: channel };
}
