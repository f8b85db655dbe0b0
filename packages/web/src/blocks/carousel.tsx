import type { Carousel } from "@platform/protocol/blocks/carousel.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { groupedBlocksText } from "../strings/groupedBlocks.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { BlockBoundary } from "./BlockBoundary.tsx";
import type { BlockProps } from "./blockProps.ts";
import { CardView } from "./card.tsx";
import styles from "./grouped/Grouped.module.css";
import { useScrollEnds } from "./grouped/useScrollEnds.ts";

/** Cards in a row. It scrolls by touch, wheel and arrow keys, and by two buttons where there is more than fits. */
export function CarouselView({ block }: BlockProps<Carousel>) {
  const row = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd, scroll } = useScrollEnds(row);
  return (
    <div
      className={styles["carousel"]}
      role="group"
      aria-roledescription={groupedBlocksText.carousel}
      aria-label={groupedBlocksText.cards}
    >
      <ul ref={row} className={styles["row"]} tabIndex={0} aria-label={groupedBlocksText.cards}>
        {block.elements.map((card, at) => (
          <li key={card.block_id ?? at} className={styles["cell"]}>
            <BlockBoundary of={card}>
              <CardView block={card} />
            </BlockBoundary>
          </li>
        ))}
      </ul>
      {!(isAtStart && isAtEnd) && (
        <div className={styles["arrows"]}>
          <IconButton
            label={groupedBlocksText.previousCards}
            icon={<ChevronLeft size={20} aria-hidden="true" className={styles["arrow"]} />}
            disabled={isAtStart}
            focusableWhenDisabled
            onClick={() => scroll(-1)}
          />
          <IconButton
            label={groupedBlocksText.nextCards}
            icon={<ChevronRight size={20} aria-hidden="true" className={styles["arrow"]} />}
            disabled={isAtEnd}
            focusableWhenDisabled
            onClick={() => scroll(1)}
          />
        </div>
      )}
    </div>
  );
}
