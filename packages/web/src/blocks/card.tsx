import type { Card } from "@platform/protocol/blocks/card.ts";
import type { Text } from "@platform/protocol/objects/text.ts";
import { useId } from "react";
import { ElementView } from "../elements/ElementView.tsx";
import { SlackIcon } from "../ui/SlackIcon.tsx";
import { TextObject } from "../richtext/TextObject.tsx";
import { groupedBlocksText } from "../strings/groupedBlocks.ts";
import type { BlockProps } from "./blockProps.ts";
import { Picture } from "./grouped/Picture.tsx";
import styles from "./grouped/Grouped.module.css";

/** One thing at a glance. */
export function CardView({ block }: BlockProps<Card>) {
  const { hero_image: hero, title, body, subtext, actions = [] } = block;
  const titleId = useId();
  return (
    <div
      className={styles["card"]}
      role="group"
      {...(title ? { "aria-labelledby": titleId } : { "aria-label": groupedBlocksText.group })}
    >
      {hero && <Picture picture={hero} variant="hero" />}
      <div className={styles["cardBody"]}>
        <CardHead block={block} titleId={titleId} />
        {body && <Words text={body} />}
        {subtext && <Words text={subtext} variant="small" />}
        {actions.length > 0 && <CardActions block={block} actions={actions} />}
      </div>
    </div>
  );
}

/** The title and the subtitle, with the icon before both. */
function CardHead({ block, titleId }: BlockProps<Card> & { readonly titleId: string }) {
  const { icon, slack_icon: named, title, subtitle } = block;
  if (!icon && !named && !title && !subtitle) return null;
  return (
    <div className={styles["head"]}>
      {icon && <Picture picture={icon} variant="icon" />}
      {named && <SlackIcon name={named.name} size={24} />}
      <div className={styles["titles"]}>
        {title && (
          <div id={titleId} className={styles["title"]} dir="auto">
            <TextObject text={title} />
          </div>
        )}
        {subtitle && <Words text={subtitle} variant="small" />}
      </div>
    </div>
  );
}

function Words({ text, variant = "words" }: { readonly text: Text; readonly variant?: "words" | "small" }) {
  return (
    <div className={styles[variant]} dir="auto">
      <TextObject text={text} />
    </div>
  );
}

type Button = NonNullable<Card["actions"]>[number];

/** Dangerous ones stand apart at the start, the one that matters most at the end. */
const ranks = { danger: 0, plain: 1, primary: 2 };
const rankOf = ({ style = "plain" }: { readonly style?: keyof typeof ranks }) => ranks[style];

function CardActions({ block, actions }: BlockProps<Card> & { readonly actions: readonly Button[] }) {
  const sorted = actions.toSorted((a, b) => rankOf(a) - rankOf(b));
  const firstSafe = sorted.findIndex(({ style }) => style !== "danger");
  return (
    <div className={styles["cardActions"]}>
      {sorted.map((element, at) => (
        <div key={element.action_id ?? at} className={at === firstSafe ? styles["firstSafe"] : undefined}>
          <ElementView block={block} element={element} />
        </div>
      ))}
    </div>
  );
}
