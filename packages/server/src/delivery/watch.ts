import type { Caller } from "../domain/caller.ts";
import type { DeliveryRow } from "../domain/deliveries/claimDeliveries.ts";
import type { NewDelivery } from "../domain/deliveries/planDeliveries.ts";
import type { Ending } from "../domain/deliveries/settleDelivery.ts";
import type { Interaction, Reply } from "../domain/interactions/act.ts";

/** Records what a request causes, from its first write to the responses of apps. Only servers with controls have one. */
export interface RequestWatch extends DeliveryWatch {
  /** For a request that gets no entry of its own when it ends. */
  newRequestId(): string;
  /** A call begins; it ends with its entry in the log. */
  opened(requestId: string): void;
  /** A write of the request begins. */
  writing(requestId: string, write: { readonly module: string; readonly caller: Caller }): WatchedWrite;
  /** An interaction was sent to an app, and it replied or failed to. */
  asked(
    appId: string,
    interaction: Interaction,
    reply: Reply,
    timing: Timing & { requestId: string | undefined },
  ): void;
  /** The request that made the response URL with this path. */
  requestOf(responsePath: string): string | undefined;
  /** An app sent something to a response URL. */
  responded(response: WatchedResponse, timing: Timing & { requestId: string | undefined }): void;
}

/** The part that deliveries need. */
export interface DeliveryWatch {
  /** Something begins that is reported when it has ended. */
  begin(): Moment;
  /** Events were queued for the apps that subscribe to them. */
  queued(deliveries: readonly NewDelivery[]): void;
  /** A delivery was attempted, with or without success. */
  tried(delivery: DeliveryRow, ending: Ending, timing: Timing): void;
  /** Copies committed events into the log; called before the outbox is pruned. */
  copyEvents(): Promise<void>;
}

/** A place in the order of the log. */
export interface Moment {
  readonly atMs: number;
  readonly order: number;
}

export interface Timing {
  readonly began: Moment;
  readonly durationMs: number;
}

export interface WatchedWrite {
  /** Goes into the rows of the events that the write emits. */
  readonly cause: string;
  ended(code: string): void;
}

export interface WatchedResponse {
  readonly appId: string | undefined;
  readonly code: string;
  readonly payload: unknown;
}
