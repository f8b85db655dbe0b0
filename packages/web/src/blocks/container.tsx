import type { Container } from "@platform/protocol/blocks/container.ts";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { RichText } from "../richtext/RichText.tsx";
import { PlainText, TextObject } from "../richtext/TextObject.tsx";
import type { AnyBlock } from "../surface/elements.ts";
import { classes } from "../ui/classes.ts";
import { BlockBoundary } from "./BlockBoundary.tsx";
import type { BlockProps } from "./blockProps.ts";
import styles from "./grouped/Grouped.module.css";
import { Picture } from "./grouped/Picture.tsx";
import { BlockView } from "./index.tsx";

/** Blocks in a border, under a title that can fold them away. */
export function ContainerView({ block }: BlockProps<Container>) {
  const { width = "standard", is_collapsible: isCollapsible = false, child_blocks: children } = block;
  const [isOpen, setOpen] = useState(!(isCollapsible && block.default_collapsed === true));
  const id = useId();
  const titleId = `${id}title`;
  const contentId = `${id}content`;
  const isDivided = !isCollapsible && block.has_header_divider === true;
  return (
    <div className={styles["container"]} data-width={width} role="group" aria-labelledby={titleId}>
      <div className={classes(styles["containerHead"], isDivided && styles["divided"])}>
        <Titles block={block} titleId={titleId} />
        {isCollapsible && (
          <button
            type="button"
            className={styles["fold"]}
            aria-labelledby={titleId}
            aria-expanded={isOpen}
            aria-controls={isOpen ? contentId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={20} aria-hidden="true" className={styles["chevron"]} />
          </button>
        )}
      </div>
      {isOpen && (
        <div id={contentId} className={styles["content"]}>
          {(children as readonly AnyBlock[]).map((child, at) => (
            <BlockBoundary key={child.block_id ?? at} of={child}>
              <BlockView block={child} />
            </BlockBoundary>
          ))}
        </div>
      )}
    </div>
  );
}

/** A rich title wins over a plain one. */
function Titles({ block, titleId }: BlockProps<Container> & { readonly titleId: string }) {
  const { icon, title, rich_text_title: richTitle, subtitle } = block;
  return (
    <div className={styles["head"]}>
      {icon && <Picture picture={icon} variant="icon" />}
      <div className={styles["titles"]}>
        <div id={titleId} className={styles["title"]} dir="auto">
          {richTitle ? (
            <RichText block={richTitle} />
          ) : (
            title && <PlainText text={title.text} hasEmoji={title.emoji ?? true} />
          )}
        </div>
        {subtitle && (
          <div className={styles["small"]} dir="auto">
            <TextObject text={subtitle} />
          </div>
        )}
      </div>
    </div>
  );
}
