import type { MovableClock } from "./control/movableClock.ts";
import { seedImage } from "./control/state.ts";
import { readStoredTime } from "./control/storedTime.ts";
import { nobody } from "./domain/caller.ts";
import { openRates, type Rates, type RateSetting } from "./domain/rates/openRates.ts";
import { storeLedger } from "./domain/rates/storeLedger.ts";
import { claimStore } from "./domain/store/claimStore.ts";
import { seededKey } from "./domain/store/seededKey.ts";
import { openKeyedStore } from "./keyedStore.ts";
import { openBlobs } from "./openBlobs.ts";
import type { FilesBucket } from "./ports/blobs/blobPlace.ts";
import type { MailSettings } from "./ports/mail/mailSettings.ts";
import { StartFailure } from "./ports/failures.ts";
import type { Logger } from "./ports/log.ts";
import { type Blobs, type Clock, secretsOf } from "./ports/ports.ts";
import type { SeedDocument } from "./seed/document.ts";
import { hashSeedPasswords } from "./seed/hashSeedPasswords.ts";
import { plantSeed } from "./seed/plantSeed.ts";
import { selectMeta } from "./storage/queries/meta.ts";
import type { DatabaseSettings, Store } from "./storage/store.ts";

/** As much of the platform's options as the store depends on. */
export interface StoreOptions {
  readonly dataFolder?: string;
  readonly databaseUrl?: string;
  readonly database?: DatabaseSettings;
  readonly seed?: SeedDocument | "dev";
  readonly dev?: boolean;
  readonly rates?: RateSetting;
  readonly filesFolder?: string;
  readonly filesBucket?: FilesBucket;
  readonly fileBytesMax?: number;
  readonly allowMissingFiles?: boolean;
  readonly mail?: MailSettings;
}

export interface SeededStore {
  readonly store: Store;
  readonly rates: Rates;
  readonly serverKey: string;
  readonly blobs: Blobs;
}

export interface StoreParts {
  readonly clock: Clock;
  /** The same clock, where it can be moved. */
  readonly controlledClock: MovableClock | undefined;
  readonly log: Logger;
}

/** An open store that is this server's and has its seed. One that cannot be used is closed, or its thread would live on. */
export async function openSeededStore(
  options: StoreOptions,
  { clock, controlledClock, log }: StoreParts,
): Promise<SeededStore> {
  const template = isInMemory(options) ? plantedAt(options, clock.nowMs()) : undefined;
  const { store, serverKey } = await openKeyedStore(options, template);
  try {
    controlledClock?.follow(await readStoredTime(store.db));
    await claim(store, clock);
    const blobs = await openBlobs(store.db, options, { secrets: secretsOf(serverKey), log });
    const isNew = await plantOnce(store, clock, options);
    // Kept before anybody has touched it: state.reset brings back these very ids and tokens.
    if (controlledClock && (isNew || template)) await store.snapshots?.save(seedImage, template);
    if (isNew && store.copy && options.seed === "dev") {
      planted = { nowMs: clock.nowMs(), dev: options.dev ?? false, image: store.copy() };
    }
    const rates = await openRates({
      setting: options.rates ?? (options.dev ? "generous" : "strict"),
      clock,
      ledger: storeLedger(store, clock),
      hasPeers: store.dialect === "postgres",
      log,
    });
    return { store, rates, serverKey, blobs };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function claim(store: Store, clock: Clock): Promise<void> {
  const claimed = await store.write(claimStore, { caller: nobody, nowMs: clock.nowMs() }, {});
  if (claimed.ok) return;
  throw new StartFailure(
    "This database belongs to another server key. Pass the data folder that has the right server.key with --data, or copy that server.key into the data folder.",
  );
}

async function plantOnce(store: Store, clock: Clock, { seed, dev = false }: StoreOptions): Promise<boolean> {
  if (seed === undefined || (await selectMeta(store.db, seededKey)) !== undefined) return false;
  const document = seed === "dev" ? await readDevSeed() : seed;
  const hashes = await hashSeedPasswords(document);
  await store.write(plantSeed, { caller: nobody, nowMs: clock.nowMs() }, { document, hashes, makesPasswords: dev });
  return true;
}

/** Reading seeds takes a parser and a schema compiler, which a server that is already seeded should not carry. */
export async function readSeed(text: string, fileName: string): Promise<SeedDocument> {
  return (await import("./seed/readSeed.ts")).readSeed(text, fileName);
}

export async function readDevSeed(): Promise<SeedDocument> {
  return (await import("./seed/readDevSeed.ts")).readDevSeed();
}

/** The dev workspace as it was last planted in memory: a suite starts hundreds, and planting takes longer than most tests. */
let planted: { readonly nowMs: number; readonly dev: boolean; readonly image: Uint8Array } | undefined;

/** Its messages are said to have been posted just before now, so it may not be old. */
const plantedLifeMs = 60 * 60 * 1000;

function plantedAt({ seed, dev = false }: StoreOptions, nowMs: number): Uint8Array | undefined {
  if (seed !== "dev" || planted?.dev !== dev) return undefined;
  return planted.nowMs <= nowMs && nowMs - planted.nowMs < plantedLifeMs ? planted.image : undefined;
}

function isInMemory({ dataFolder, databaseUrl }: StoreOptions): boolean {
  return dataFolder === undefined && databaseUrl === undefined;
}
