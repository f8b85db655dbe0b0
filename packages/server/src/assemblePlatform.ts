import { type Components, openComponents } from "./components.ts";
import { presentTime } from "./control/platformTime.ts";
import { nobody } from "./domain/caller.ts";
import type { Context } from "./domain/context.ts";
import { openOwnerLinks } from "./domain/oneTimeLinks/openOwnerLinks.ts";
import { storePublicUrl } from "./domain/store/publicUrl.ts";
import { controlTokenOf } from "./domain/tokens/controlToken.ts";
import { signInLink } from "./http/pages/signIn.ts";
import { createLifecycle, type Lifecycle } from "./lifecycle.ts";
import type { Core } from "./openCore.ts";
import type { Platform } from "./platform.ts";
import type { PlatformOptions } from "./platformOptions.ts";
import { describeDev } from "./seed/describeDev.ts";
import { releaseMemory } from "./storage/releaseMemory.ts";
import { openDevServices } from "./wiring/devServices.ts";
import { openHttpServer } from "./wiring/httpServer.ts";

/** Starts all components on an open store, and offers them as one object. */
export async function assemblePlatform(options: PlatformOptions, core: Core): Promise<Platform> {
  const lifecycle = createLifecycle();
  try {
    const components = openComponents(options, core, lifecycle);
    await lifecycle.start();
    return platformOf(options, components, lifecycle, core.controlledClock);
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

function platformOf(
  options: PlatformOptions,
  components: Components,
  lifecycle: Lifecycle,
  controlledClock: Core["controlledClock"],
): Platform {
  const { store, clock, callServices, secrets, rates, files, outgoing, listener, control } = components;
  const { hosting, delivery, mail, imports } = components;
  const { dev = false } = options;
  const describe = () => describeDev(store.db, secrets, listener.baseUrl);
  const write: Context["write"] = (operation, input) =>
    store.write(operation, { caller: nobody, nowMs: clock.nowMs() }, input);
  return {
    store,
    callServices,
    secrets,
    rates,
    files,
    outgoing,
    dispatch: delivery.dispatch,
    get baseUrl() {
      return listener.baseUrl;
    },
    get port() {
      return listener.port;
    },
    async listen(at) {
      const controlToken = controlTokenOf(secrets);
      const devServices = dev
        ? openDevServices({ describeDev: describe, controlToken, db: store.db, mailing: mail.surroundings })
        : undefined;
      const baseUrl = await listener.listen(
        openHttpServer({ ...components, devServices, dataFolder: options.dataFolder }),
        at,
      );
      mail.wake();
      imports.wake();
      if (!dev && isStored(options)) await write(storePublicUrl, { baseUrl });
      return baseUrl;
    },
    async ownerLinks({ forEveryOwner }) {
      const links = await openOwnerLinks({ db: store.db, write }, { forEveryOwner });
      return links.map(({ path, owner }) => ({ owner, url: listener.baseUrl + path }));
    },
    describeDev: describe,
    time: () => controlledClock && presentTime(controlledClock),
    releaseMemory() {
      // One thread after the other: both turn the same switch of the whole process on and off.
      releaseMemory();
      store.releaseMemory?.();
    },
    describeFunctions: hosting.describe,
    settle: () => settle(components),
    control: async (name, args) => control?.call(name, args),
    // A person of several workspaces is listed for each of them, and one link signs them in to all.
    signInLinks: (people) =>
      people
        .filter(({ id }, at) => people.findIndex((other) => other.id === id) === at)
        .map((person) => signInLink(secrets, listener.baseUrl, person)),
    stop: lifecycle.stop,
    [Symbol.asyncDispose]: lifecycle.stop,
  };
}

async function settle(components: Components): Promise<void> {
  const { chores, hosting, indexer, delivery, pruner, linkPreviews, mail, push, imports } = components;
  // A function that has ended may let a run go on to the next.
  do await chores.settle();
  while (await hosting.settle());
  for (const { settle: settleOne } of [imports, linkPreviews, mail, indexer, delivery, push, pruner]) await settleOne();
}

/** A store in memory is gone before a command could read it. */
function isStored({ dataFolder, databaseUrl }: PlatformOptions): boolean {
  return dataFolder !== undefined || databaseUrl !== undefined;
}
