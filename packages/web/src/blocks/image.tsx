import type { Image } from "@platform/protocol/blocks/image.ts";
import { useState } from "react";
import { PlainText } from "../richtext/TextObject.tsx";
import { safePicture } from "../richtext/safeUrl.ts";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";

/** A picture under its title; in words when it cannot be had. */
export function ImageView({ block }: BlockProps<Image>) {
  const [isBroken, setBroken] = useState(false);
  const src = safePicture(block.image_url ?? block.slack_file?.url);
  return (
    <figure className={styles["figure"]}>
      {block.title && (
        <figcaption className={styles["caption"]}>
          <PlainText text={block.title.text} />
        </figcaption>
      )}
      {src === undefined || isBroken ? (
        <div className={styles["noPicture"]}>{block.alt_text}</div>
      ) : (
        <img
          className={styles["picture"]}
          src={src}
          alt={block.alt_text}
          loading="lazy"
          onError={() => setBroken(true)}
        />
      )}
    </figure>
  );
}
