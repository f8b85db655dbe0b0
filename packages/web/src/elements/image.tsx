import type { ImageElement } from "@platform/protocol/elements/image.ts";
import { safePicture } from "../richtext/safeUrl.ts";
import styles from "./Element.module.css";
import type { ElementProps } from "./elementProps.ts";

const besideTextPx = 88;
const inContextPx = 20;

/** A small picture beside text. */
export function ImageView({ block, element }: ElementProps<ImageElement>) {
  const src = safePicture(element.image_url ?? element.slack_file?.url);
  const size = block.type === "context" ? inContextPx : besideTextPx;
  if (src === undefined) return <span>{element.alt_text}</span>;
  return (
    <img className={styles["picture"]} src={src} alt={element.alt_text} width={size} height={size} loading="lazy" />
  );
}
