import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { LargeAudience } from "./LargeAudience.tsx";
import { LongMessage } from "./LongMessage.tsx";
import { deliverAsFile, deliverParts } from "./deliverLong.ts";
import { mentionsIn } from "./mentionsIn.ts";
import { scheduleParts } from "./schedule.ts";
import type { useSubmit } from "./useSubmit.ts";

type Props = Pick<ReturnType<typeof useSubmit>, "held" | "proceed" | "sendBy" | "release">;

/** What is asked before the message goes out. */
export default function SendQuestion({ held, proceed, sendBy, release }: Props) {
  if (!held) return null;
  const { composed, question } = held;
  const { block, place, atMs } = composed;
  if (!block) return null;
  if (question === "audience") {
    return (
      <LargeAudience
        channel={place.channel}
        mentions={mentionsIn(block)}
        atMs={atMs}
        onSend={() => {
          release();
          proceed(composed, ["audience"]);
        }}
        onClose={release}
      />
    );
  }
  const inParts = atMs === undefined ? deliverParts : scheduleParts;
  return (
    <LongMessage
      block={block}
      onFile={atMs === undefined ? () => sendBy(composed, deliverAsFile) : undefined}
      onSplit={(parts: readonly RichTextBlock[]) => sendBy(composed, (whole) => inParts(whole, parts))}
      onClose={release}
    />
  );
}
