import type { ImageElement } from "@platform/protocol/elements/image.ts";
import { useState } from "react";
import { safePicture } from "../../richtext/safeUrl.ts";
import styles from "./Grouped.module.css";

interface Props {
  readonly picture: ImageElement;
  readonly variant: "hero" | "icon";
}

/** A picture of a card or a container; in words, or for an icon not at all, when it cannot be had. */
export function Picture({ picture, variant }: Props) {
  const [isBroken, setBroken] = useState(false);
  const src = safePicture(picture.image_url ?? picture.slack_file?.url);
  if (src === undefined || isBroken) {
    return variant === "hero" ? <div className={styles["noPicture"]}>{picture.alt_text}</div> : null;
  }
  return (
    <img className={styles[variant]} src={src} alt={picture.alt_text} loading="lazy" onError={() => setBroken(true)} />
  );
}
