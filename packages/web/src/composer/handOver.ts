import { explain, unanswered } from "../api/explain.ts";
import { appendToDraft } from "../store/drafts.ts";
import { toast } from "../ui/toast.ts";
import type { Composed } from "./deliver.ts";

interface Handing {
  /** Takes it out of the composer at once: what is typed from then on is the next message. */
  readonly take: () => void;
  /** Whether the server has it; tells its author why not. */
  readonly send: () => Promise<boolean>;
  /** Puts it back, above what was typed meanwhile. */
  readonly giveBack: () => void;
}

/** Hands over what is in the composer. What is refused comes back; what is unanswered when the page is left becomes a draft. */
export async function handOver({ place, block }: Composed, { take, send, giveBack }: Handing): Promise<void> {
  let hasLeft = false;
  const keep = () => {
    if (block && !hasLeft) appendToDraft(place, block.elements);
    hasLeft = true;
  };
  take();
  addEventListener("pagehide", keep);
  const isTaken = await send().catch(() => {
    toast(explain(unanswered));
    return false;
  });
  removeEventListener("pagehide", keep);
  if (!isTaken && !hasLeft) giveBack();
}
