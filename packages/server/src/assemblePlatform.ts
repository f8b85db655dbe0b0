import type { AddressInfo } from "node:net";
import { openDevServices } from "./wiring/devServices.ts";
import { controlTokenOf } from "./domain/tokens/controlToken.ts";
import type { Core } from "./openCore.ts";
import { signInLink } from "./http/pages/signIn.ts";
import type { Server } from "./http/server.ts";
import type { Platform } from "./platform.ts";
import type { PlatformOptions } from "./platformOptions.ts";
import { openParts } from "./platformParts.ts";
import { explainListenFailure, isLoopback, loopbackOf, openServer } from "./platformServer.ts";
import { describeDev } from "./seed/describeDev.ts";
import { attachSocketServers } from "./sockets/socketUpgrade.ts";
import { releaseMemory } from "./storage/releaseMemory.ts";

/** Puts the platform together on an open store. */
export async function assemblePlatform(options: PlatformOptions, core: Core): Promise<Platform> {
  const parts = await openParts(options, core);
  const { store, callServices, secrets, rates, files, outgoing, reach, control, draining } = parts;
  const describe = () => describeDev(store.db, secrets, reach.baseUrl);
  let server: Server | undefined;

  async function listen({ port = 0, host = "127.0.0.1" } = {}): Promise<string> {
    server = openServer(parts, options.dev ? openDevServices(describe, controlTokenOf(secrets)) : undefined);
    attachSocketServers(server.app.server, [parts.rtm, parts.appSocketServer], () => draining.isOn);
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
    await Promise.all([server?.settled(), parts.rtm.stop(), parts.appSocketServer.stop()]);
    await parts.hosting.stop();
    await parts.pruner.stop();
    await Promise.all([parts.chores.stop(), parts.workflows.stop(), parts.indexer.stop(), parts.delivery.stop()]);
    parts.fanOut.stop();
    outgoing.stop();
    await server?.app.close();
    await rates.stop();
    await store.close();
  }

  return {
    store,
    callServices,
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
    releaseMemory() {
      // One thread after the other: both turn the same switch of the whole process on and off.
      releaseMemory();
      store.releaseMemory?.();
    },
    describeFunctions: async () => (await parts.hosting.state()).sentence,
    async settle() {
      // A function that has ended may let a run go on to the next.
      do await parts.chores.settle();
      while (await parts.hosting.settle());
      await parts.indexer.settle();
      await parts.delivery.settle();
      await parts.pruner.settle();
    },
    control: async (name, args) => control?.call(name, args),
    signInLinks: (people) => people.map((person) => signInLink(secrets, reach.baseUrl, person)),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
