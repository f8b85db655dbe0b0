import { useState } from "react";
import { queries } from "../../api/useCall.ts";
import { pagePartsText } from "../../strings/pageParts.ts";
import { toast } from "../../ui/toast.ts";
import { nameGranters } from "./granters.ts";
import { isNoPermission, sayRefusal } from "./sayRefusal.ts";

interface Answer {
  readonly ok: boolean;
  readonly error?: string;
}

export interface Act {
  readonly isBusy: boolean;
  /**
   * Runs an action and returns whether it succeeded. A toast shows a refusal, and everything that the pages
   * show of the server is loaded again, because one change shows in several places. A refusal that the form itself
   * shows at a field is named in `atField`, and gets no toast.
   */
  run(what: () => Promise<Answer>, done?: string, atField?: Readonly<Record<string, string>>): Promise<boolean>;
}

/** Something that a button does. */
export function useAct(): Act {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(what, done, atField = {}) {
      setBusy(true);
      try {
        const answer = await what();
        if (!answer.ok && atField[answer.error ?? ""] === undefined) toast(await sayWhoCould(answer.error));
        if (answer.ok && done !== undefined) toast(done);
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

/** A refusal in a sentence; for a missing permission with the names of people who have it. */
async function sayWhoCould(code: string | undefined): Promise<string> {
  if (code === undefined || !isNoPermission(code)) return sayRefusal(code);
  return `${sayRefusal(code)} ${pagePartsText.askThem(await nameGranters(code))}`;
}
