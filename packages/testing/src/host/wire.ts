import type { DevDescription, SeedDocument } from "@platform/server";

/**
 * What a test process and the host say to each other: one connection for each platform, one line of JSON for each message.
 * The host greets with the name of its instance. The platform lasts as long as the connection.
 */
export type Request =
  | { readonly kind: "start"; readonly secret: string; readonly seed?: SeedDocument; readonly file?: SeedText }
  | { readonly kind: "stop" };

/** A seed file as it was read: its faults are reported with its name. */
export interface SeedText {
  readonly name: string;
  readonly text: string;
}

export type Answer =
  | ({ readonly kind: "started" } & Started)
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "stopped" }
  | { readonly kind: "log"; readonly line: string };

export interface Started {
  readonly dev: DevDescription;
  /** Name of the first app of the first workspace. */
  readonly firstApp?: string;
  /** By the id of a person: a link that signs them in. */
  readonly signInLinks: Readonly<Record<string, string>>;
}
