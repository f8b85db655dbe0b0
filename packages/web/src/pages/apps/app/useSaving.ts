import { useState } from "react";
import { toast } from "../../../ui/Toast.tsx";
import { useAct } from "../../parts/useAct.ts";
import { type AppManifest, type OpenApp, saveManifest, type Saved } from "./openApp.ts";
import { appConfigText } from "../../../strings/appConfig.ts";

interface Saving {
  readonly isBusy: boolean;
  /** What was wrong with the last one; empty when it was taken. */
  readonly faults: Saved["faults"];
  save(change: (manifest: AppManifest) => AppManifest): Promise<boolean>;
}

/** Changes a part of an app's manifest, and tells what came of it. */
export function useSaving(open: OpenApp): Saving {
  const [faults, setFaults] = useState<Saved["faults"]>([]);
  const { isBusy, run } = useAct();
  return {
    isBusy,
    faults,
    async save(change) {
      let isSaved = false;
      await run(async () => {
        const saved = await saveManifest(open, change(open.manifest));
        setFaults(saved.faults);
        isSaved = saved.ok;
        if (saved.ok) toast(saved.asksOtherwise ? appConfigText.savedReinstall : appConfigText.saved);
        // What is wrong stands beside the field, so it need not be told twice.
        return saved.faults.length > 0 ? { ok: true } : saved;
      });
      return isSaved;
    },
  };
}
