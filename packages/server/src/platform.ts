import type { AddressInfo } from "node:net";
import type { Outcome } from "@platform/protocol";
import { openDevDoor } from "./doors/devDoor.ts";
import type { Desk } from "./http/call.ts";
import { type SignInLink, type SignInPerson, signInLink } from "./http/pages/signIn.ts";
import type { Server } from "./http/server.ts";
import type { Outgoing } from "./ports/outgoing/outgoing.ts";
import type { Secrets } from "./ports/ports.ts";
import type { Dispatch } from "./delivery/dispatch.ts";
import type { FileKeeping } from "./domain/files/fileKeeping.ts";
import type { Rates } from "./domain/rates/openRates.ts";
import { controlTokenOf } from "./domain/tokens/controlToken.ts";
import { type DevDescription, describeDev } from "./seed/describeDev.ts";
import { attachDoors } from "./sockets/socketDoor.ts";
import { giveBackMemory } from "./storage/giveBackMemory.ts";
import type { Store } from "./storage/store.ts";
import type { PlatformOptions } from "./platformOptions.ts";
import { openParts } from "./platformParts.ts";
import { explainListenFailure, isLoopback, loopbackOf, openServer } from "./platformServer.ts";

export { StartFailure } from "./ports/failures.ts";
export { readDevSeed, readSeed } from "./readyStore.ts";
export { type DevDescription } from "./seed/describeDev.ts";
export type { SeedDocument } from "./seed/document.ts";
export { createLog } from "./ports/log.ts";
export type { FunctionSetting } from "./runtime/runtime.ts";
export type { RateSetting } from "./domain/rates/openRates.ts";
export { parseDuration } from "./control/duration.ts";
export type { PlatformOptions } from "./platformOptions.ts";

export interface Platform extends AsyncDisposable {
  readonly store: Store;
  readonly desk: Desk;
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
  /** Whether deployed functions run here, and behind what, in a sentence. */
  describeFunctions(): Promise<string>;
  /** Lets go of what starting has left behind, before the first call instead of during a later one. */
  giveBackMemory(): void;
  /** Does what is due by now and lets the search catch up; a server that runs does so by itself once a second. */
  settle(): Promise<void>;
  /** Links that sign a person in at a click; dev mode only. */
  signInLinks(people: readonly SignInPerson[]): SignInLink[];
  /** Does what `POST /control/<name>` does, without the token. Nothing when there is no such control here. */
  control(name: string, args: Readonly<Record<string, unknown>>): Promise<Outcome<object, string> | undefined>;
  /** Calls under way finish, new ones are asked to come back; then it stops. */
  stop(): Promise<void>;
}

/** The whole platform as one object: the server, the tests and the testing package all start this. */
export async function createPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const parts = await openParts(options);
  const { store, desk, secrets, rates, files, outgoing, reach, control, draining } = parts;
  const describe = () => describeDev(store.db, secrets, reach.baseUrl);
  let server: Server | undefined;

  async function listen({ port = 0, host = "127.0.0.1" } = {}): Promise<string> {
    server = openServer(parts, options.dev ? openDevDoor(describe, controlTokenOf(secrets)) : undefined);
    attachDoors(server.app.server, [parts.rtm, parts.appDoor]);
    await server.app.listen({ port, host }).catch((error: unknown) => explainListenFailure(error, port, host));
    const bound = (server.app.server.address() as AddressInfo).port;
    reach.listening = { host: loopbackOf(host), port: bound };
    if (options.baseUrl === undefined) reach.baseUrl = `http://${isLoopback(host) ? "localhost" : host}:${bound}`;
    return reach.baseUrl;
  }

  async function stop(): Promise<void> {
    if (draining.isOn) return;
    draining.isOn = true;
    parts.faults.clear();
    await Promise.all([server?.settled(), parts.rtm.stop(), parts.appDoor.stop()]);
    await parts.hosting.stop();
    await Promise.all([parts.chores.stop(), parts.workflows.stop(), parts.indexer.stop(), parts.delivery.stop()]);
    parts.relay.stop();
    outgoing.stop();
    await server?.app.close();
    await rates.stop();
    await store.close();
  }

  return {
    store,
    desk,
    secrets,
    rates,
    files,
    outgoing,
    dispatch: parts.delivery.dispatch,
    get baseUrl() {
      return reach.baseUrl;
    },
    get port() {
      return server && (server.app.server.address() as AddressInfo | null)?.port;
    },
    listen,
    describeDev: describe,
    giveBackMemory() {
      // One thread after the other: both turn the same switch of the whole process on and off.
      giveBackMemory();
      store.giveBackMemory?.();
    },
    describeFunctions: async () => (await parts.hosting.state()).sentence,
    async settle() {
      // A function that has ended may let a run go on to the next.
      do await parts.chores.settle();
      while (await parts.hosting.settle());
      await parts.indexer.settle();
      await parts.delivery.settle();
    },
    control: async (name, args) => control?.call(name, args),
    signInLinks: (people) => people.map((person) => signInLink(secrets, reach.baseUrl, person)),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
