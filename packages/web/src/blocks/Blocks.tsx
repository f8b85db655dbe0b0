import { memo } from "react";
import type { AnyBlock } from "../surface/elements.ts";
import type { Place } from "../surface/place.ts";
import type { SurfaceKind } from "../surface/SurfaceContext.ts";
import { SurfaceProvider } from "../surface/SurfaceProvider.tsx";
import type { StateValues } from "@platform/protocol/elementValues/stateValue.ts";
import { BlockBoundary } from "./BlockBoundary.tsx";
import styles from "./Blocks.module.css";
import { BlockView } from "./index.tsx";

interface Props {
  /** As their app sent them, or as a person wrote them. */
  readonly blocks: readonly object[];
  readonly surface: SurfaceKind;
  /** The message or view that contains them; without it they are a preview, and no action is sent. */
  readonly place?: Place | undefined;
  /** What the server holds of what was entered; only of views. */
  readonly held?: StateValues | undefined;
  /** The conversation that the person looks at. */
  readonly conversationId?: string | undefined;
  readonly selfId?: string | undefined;
}

/**
 * The blocks of a message, a modal or a home tab.
 *
 * @example
 * <Blocks blocks={message.blocks} surface="message" place={{ kind: "message", channelId, ts: message.ts }} />
 */
export const Blocks = memo(function Blocks({ blocks, surface, ...where }: Props) {
  const shown = blocks as readonly AnyBlock[];
  const list = (
    <div className={styles["blocks"]} data-surface={surface}>
      {shown.map((block, at) => (
        <BlockBoundary key={block.block_id ?? at} of={block}>
          <BlockView block={block} />
        </BlockBoundary>
      ))}
    </div>
  );
  // What people write is rich text alone, and most messages are; they need nothing to act in.
  if (shown.every(({ type }) => type === "rich_text")) return list;
  return (
    <SurfaceProvider kind={surface} blocks={shown} {...where}>
      {list}
    </SurfaceProvider>
  );
});
