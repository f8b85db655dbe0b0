import type { DeliveryRow } from "../domain/deliveries/claimDeliveries.ts";
import type { NewDelivery } from "../domain/deliveries/planDeliveries.ts";
import type { Ending } from "../domain/deliveries/settleDelivery.ts";
import type { Interaction, Reply } from "../domain/interactions/act.ts";

/** Records what is sent to apps. Only servers with controls have one. */
export interface DeliveryWatch {
  /** Events were queued for the apps that subscribe to them. */
  queued(deliveries: readonly NewDelivery[]): void;
  /** A delivery was attempted, with or without success. */
  tried(delivery: DeliveryRow, ending: Ending, durationMs: number): void;
  /** An interaction was sent to an app, and it replied or failed to. */
  asked(appId: string, interaction: Interaction, reply: Reply, timing: Timing): void;
  /** Copies committed events into the log; called before the outbox is pruned. */
  copyEvents(): Promise<void>;
}

export interface Timing {
  readonly durationMs: number;
  /** The call that it was for. */
  readonly requestId: string | undefined;
}
