import type { Video } from "@platform/protocol/blocks/video.ts";
import { Play } from "lucide-react";
import { PlainText } from "../richtext/TextObject.tsx";
import { SafeLink } from "../richtext/SafeLink.tsx";
import { safePicture } from "../richtext/safeUrl.ts";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";
import { blocksText } from "../strings/blocks.ts";

/** A video of another site. It opens there: a player inside would let that site run in this page. */
export function VideoView({ block }: BlockProps<Video>) {
  const {
    title,
    title_url: page,
    video_url: video,
    thumbnail_url: thumbnail,
    description,
    author_name,
    provider_name,
  } = block;
  const picture = safePicture(thumbnail);
  const by = [author_name, provider_name].filter(Boolean).join(" · ");
  return (
    <div className={styles["video"]}>
      {by !== "" && <div className={styles["hint"]}>{by}</div>}
      <SafeLink url={page ?? video} className={styles["videoLink"]}>
        <PlainText text={title.text} />
      </SafeLink>
      {description && (
        <div>
          <PlainText text={description.text} />
        </div>
      )}
      <SafeLink url={video} className={styles["player"]}>
        {picture !== undefined && <img src={picture} alt={block.alt_text} loading="lazy" />}
        <span className={styles["play"]}>
          <Play size={20} aria-hidden="true" />
          <span className="visually-hidden">{blocksText.playVideo}</span>
        </span>
      </SafeLink>
    </div>
  );
}
