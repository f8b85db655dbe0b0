import type { DeliveryRow } from "../domain/deliveries/claimDeliveries.ts";
import type { NewDelivery } from "../domain/deliveries/planDeliveries.ts";
import type { Ending } from "../domain/deliveries/settleDelivery.ts";
import type { Interaction, Reply } from "../domain/interactions/act.ts";

/** Who looks on while apps are told and asked. */
export interface DeliveryWatch {
  /** Events were written down for the apps that want them. */
  queued(deliveries: readonly NewDelivery[]): void;
  /** An app was told of an event, or it was tried in vain. */
  tried(delivery: DeliveryRow, ending: Ending, durationMs: number): void;
  /** An app was asked what a person waits for. */
  asked(appId: string, interaction: Interaction, reply: Reply, timing: Timing): void;
}

export interface Timing {
  readonly durationMs: number;
  /** The call that it was for. */
  readonly requestId: string | undefined;
}

/** Empty on servers without controls, where nobody could look. */
export interface WatchSlot {
  watch?: DeliveryWatch;
  /** Copies committed events into the log; called before the outbox is pruned. */
  copyEvents?: () => Promise<void>;
}
