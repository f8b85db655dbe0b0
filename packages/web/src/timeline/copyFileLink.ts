import type { WireFile } from "../store/types.ts";
import { timelineText } from "../strings/timeline.ts";
import { toast } from "../ui/toast.ts";

/** Of a file that an app keeps elsewhere, the link to it there. */
export async function copyFileLink({ external_url: elsewhere, permalink }: WireFile): Promise<void> {
  await navigator.clipboard.writeText(elsewhere ?? permalink);
  toast(timelineText.linkCopied);
}
