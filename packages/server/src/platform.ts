import type { Outcome } from "@platform/protocol";
import type { Dispatch } from "./delivery/dispatchInteraction.ts";
import type { FileKeeping } from "./domain/files/fileKeeping.ts";
import type { OwnerLink } from "./domain/oneTimeLinks/openOwnerLinks.ts";
import type { Rates } from "./domain/rates/openRates.ts";
import { openCore } from "./openCore.ts";
import type { CallServices } from "./http/call.ts";
import type { SignInLink, SignInPerson } from "./http/pages/signIn.ts";
import type { PlatformOptions } from "./platformOptions.ts";
import type { PlatformTime } from "./control/platformTime.ts";
import type { Outgoing } from "./ports/outgoing/outgoing.ts";
import type { Secrets } from "./ports/ports.ts";
import type { DevDescription } from "./seed/describeDev.ts";
import type { Store } from "./storage/store.ts";

export { StartFailure } from "./ports/failures.ts";
export { readDevSeed, readSeed } from "./openSeededStore.ts";
export type { DevDescription } from "./seed/describeDev.ts";
export type { SeedDocument } from "./seed/document.ts";
export { createLog } from "./ports/log.ts";
export { readTraceSettings } from "./ports/traces/traceSettings.ts";
export type { FunctionSetting } from "./runtime/runtime.ts";
export type { RateSetting } from "./domain/rates/openRates.ts";
export { parseDuration } from "./control/duration.ts";
export type { PlatformOptions } from "./platformOptions.ts";
export type { Difference } from "@platform/protocol/recordings/compareRecordings.ts";
export type { Recording } from "@platform/protocol/recordings/recordingSchema.ts";

/** For the terminal of the operator, and nowhere else. */
export interface PrintedOwnerLink extends Pick<OwnerLink, "owner"> {
  readonly url: string;
}

export interface Platform extends AsyncDisposable {
  readonly store: Store;
  readonly callServices: CallServices;
  readonly secrets: Secrets;
  readonly rates: Rates;
  readonly files: FileKeeping;
  readonly outgoing: Outgoing;
  /** Asks an app what a person in front of it waits for. */
  readonly dispatch: Dispatch;
  readonly baseUrl: string;
  /** Where it listens, once it does; people may reach it elsewhere. */
  readonly port: number | undefined;
  listen(at?: { readonly port?: number; readonly host?: string }): Promise<string>;
  describeDev(): Promise<DevDescription>;
  /** One-time links for owners of a server that nobody can enter yet; each call replaces the links of the one before. */
  ownerLinks(choice: { readonly forEveryOwner: boolean }): Promise<PrintedOwnerLink[]>;
  /** Whether deployed functions run here, and behind what, in a sentence. */
  describeFunctions(): Promise<string>;
  /** The time on the platform, where it can be moved: in dev mode, or by an operator. */
  time(): PlatformTime | undefined;
  /** Lets go of what starting has left behind. */
  releaseMemory(): void;
  /** Does what is due by now and lets the search catch up; a server that runs does so by itself once a second. */
  settle(): Promise<void>;
  /** Links that sign a person in at a click; dev mode only. */
  signInLinks(people: readonly SignInPerson[]): SignInLink[];
  /** Does what `POST /control/<name>` does, without the token. Nothing when there is no such control here. */
  control(name: string, args: Readonly<Record<string, unknown>>): Promise<Outcome<object, string> | undefined>;
  /** Calls under way finish, new ones are asked to come back; then it stops. */
  stop(): Promise<void>;
}

/**
 * The whole platform as one object: the server, the tests and the testing package all start this. The store opens in a
 * thread of its own, while this thread loads everything else, which takes longer. `components.ts` lists the components.
 */
export async function createPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const [core, { assemblePlatform }] = await Promise.all([openCore(options), import("./assemblePlatform.ts")]);
  return assemblePlatform(options, core);
}
