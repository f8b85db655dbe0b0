import { useRef, useState } from "react";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { mentionsIn } from "./mentionsIn.ts";

/** People whom the last message mentioned and who are not in the channel. */
export function useOutsiders(channel: string) {
  const [outsiders, setOutsiders] = useState<readonly string[]>([]);
  const latest = useRef(0);
  return {
    outsiders,
    look(block: RichTextBlock | undefined) {
      const turn = ++latest.current;
      setOutsiders([]);
      const mentions = block && mentionsIn(block);
      if (!mentions || mentions.users.size === 0) return;
      // Without a network nobody can be invited either.
      void import("./audience.ts")
        .then(({ readOutsiders }) => readOutsiders(channel, mentions))
        .then(
          (found) => turn === latest.current && setOutsiders(found),
          () => undefined,
        );
    },
    dismiss: () => setOutsiders([]),
  };
}
