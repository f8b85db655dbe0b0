import { useState } from "react";
import { toast } from "../../../ui/toast.ts";
import { useAct } from "../../parts/useAct.ts";
import { type AppManifest, type OpenApp, saveManifest, type Saved } from "./openApp.ts";
import { appConfigText } from "../../../strings/appConfig.ts";

interface Saving {
  readonly isBusy: boolean;
  /** What was wrong with the last one; empty when it was taken. */
  readonly faults: Saved["faults"];
  save(change: (manifest: AppManifest) => AppManifest): Promise<boolean>;
}

/** Changes a part of an app's manifest, and returns the result. */
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
        // The error is shown next to the field, so a toast would repeat it.
        return saved.faults.length > 0 ? { ok: true } : saved;
      });
      return isSaved;
    },
  };
}
