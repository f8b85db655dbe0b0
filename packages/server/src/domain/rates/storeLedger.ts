import type { Clock } from "../../ports/ports.ts";
import { selectRates } from "../../storage/queries/rates.ts";
import type { Store } from "../../storage/store.ts";
import { nobody } from "../caller.ts";
import { shareTakes } from "./shareTakes.ts";
import type { Ledger } from "./ledgerSync.ts";

export function storeLedger(store: Store, clock: Clock): Ledger {
  return {
    load: () => selectRates(store.db, clock.nowMs() * 1000),
    async share(takes, sweep) {
      const shared = await store.write(shareTakes, { caller: nobody, nowMs: clock.nowMs() }, { takes, sweep });
      return shared.ok ? shared.buckets : [];
    },
  };
}
