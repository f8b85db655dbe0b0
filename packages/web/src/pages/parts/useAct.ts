import { useState } from "react";
import { queries } from "../../api/useCall.ts";
import { toast } from "../../ui/toast.ts";
import { sayRefusal } from "./sayRefusal.ts";

interface Answer {
  readonly ok: boolean;
  readonly error?: string;
}

export interface Act {
  readonly isBusy: boolean;
  /**
   * Runs an action and returns whether it succeeded. A toast shows a refusal, and everything that the pages
   * show of the server is loaded again, because one change shows in several places.
   */
  run(what: () => Promise<Answer>, done?: string): Promise<boolean>;
}

/** Something that a button does. */
export function useAct(): Act {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(what, done) {
      setBusy(true);
      try {
        const answer = await what();
        if (!answer.ok) toast(sayRefusal(answer.error));
        else if (done !== undefined) toast(done);
        await queries.invalidateQueries();
        return answer.ok;
      } catch {
        toast(sayRefusal(undefined));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
