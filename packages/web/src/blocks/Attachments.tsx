import { attachmentColor } from "@platform/protocol/attachments/color.ts";
import { legacyActionsBlocks } from "@platform/protocol/attachments/legacyActions.ts";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { unescapeMrkdwn } from "@platform/protocol/richtext/mrkdwn/escape.ts";
import { lazy, Suspense, useMemo } from "react";
import { DateText } from "../richtext/DateText.tsx";
import { RichText } from "../richtext/RichText.tsx";
import { SafeLink } from "../richtext/SafeLink.tsx";
import { safePicture } from "../richtext/safeUrl.ts";
import type { Place } from "../surface/place.ts";
import styles from "./Attachments.module.css";
import { Blocks } from "./Blocks.tsx";
import { RemovePreview } from "./RemovePreview.tsx";
import { ownUrl } from "../api/ownUrl.ts";
import { blocksText } from "../strings/blocks.ts";

/** What apps attached to messages before there were blocks, and what links unfold to. */
export interface Attachment {
  readonly color?: string;
  readonly pretext?: string;
  readonly author_name?: string;
  readonly author_link?: string;
  readonly author_icon?: string;
  /** Of previews: the link, and the site that it leads to. */
  readonly id?: number;
  readonly from_url?: string;
  readonly service_name?: string;
  readonly service_icon?: string;
  readonly image_width?: number;
  readonly image_height?: number;
  readonly image_alt?: string;
  readonly title?: string;
  readonly title_link?: string;
  readonly text?: string;
  readonly fallback?: string;
  readonly fields?: readonly { readonly title?: string; readonly value?: string; readonly short?: boolean }[];
  readonly image_url?: string;
  readonly thumb_url?: string;
  readonly footer?: string;
  readonly footer_icon?: string;
  readonly ts?: number | string;
  readonly blocks?: readonly object[];
  readonly actions?: readonly object[];
  /** A work object of an app. */
  readonly work_object_entity?: object;
}

const EntityCard = lazy(() => import("../entities/EntityCard.tsx"));

interface Props {
  readonly attachments: readonly Attachment[];
  readonly place?: Place | undefined;
  readonly selfId?: string | undefined;
}

export function Attachments({ attachments, ...where }: Props) {
  return attachments.map((attachment, at) => <AttachmentView key={at} attachment={attachment} {...where} />);
}

/** Messages of older versions may carry the names of colors, or a hash. */
function barColor(color: string | undefined): string | undefined {
  const hex = attachmentColor(color ?? "");
  return /^(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})$/.test(hex) ? `#${hex}` : undefined;
}

function AttachmentView({ attachment, ...where }: { readonly attachment: Attachment } & Omit<Props, "attachments">) {
  const { work_object_entity: entity } = attachment;
  if (entity) return <Entity attachment={attachment} entity={entity} place={where.place} />;
  const { pretext, color, text, fallback, fields = [], blocks, title } = attachment;
  const hasWords =
    [text, title, pretext, blocks, attachment.image_url, attachment.thumb_url].some(Boolean) || fields.length > 0;
  return (
    <div className={styles["attachment"]}>
      {pretext && <RichText block={parseMrkdwn(pretext)} />}
      <div className={styles["body"]} style={{ borderInlineStartColor: barColor(color) }}>
        <div className={styles["words"]}>
          <Service attachment={attachment} />
          <Byline attachment={attachment} />
          {title && <Title attachment={attachment} title={title} />}
          {text && <RichText block={parseMrkdwn(text)} />}
          {!hasWords && fallback && <RichText block={parseMrkdwn(fallback)} />}
          {fields.length > 0 && <Fields fields={fields} />}
          {blocks && <Blocks blocks={blocks} surface="message" {...where} />}
          {!blocks && <LegacyActions attachment={attachment} {...where} />}
          <Picture
            url={attachment.image_url}
            className={styles["image"]}
            alt={unescapeMrkdwn(attachment.image_alt ?? title ?? blocksText.attachedImage)}
            width={attachment.image_width}
            height={attachment.image_height}
          />
          <Footer attachment={attachment} />
        </div>
        <Picture url={attachment.thumb_url} className={styles["thumb"]} alt="" />
        <RemovePreview attachment={attachment} />
      </div>
    </div>
  );
}

function Entity({
  attachment,
  entity,
  place,
}: {
  readonly attachment: Attachment;
  readonly entity: object;
  readonly place: Place | undefined;
}) {
  const { id = 0, fallback = "" } = attachment;
  return (
    <div className={styles["attachment"]}>
      <div className={styles["body"]} style={{ borderInlineStart: "none", paddingInlineStart: 0 }}>
        <Suspense fallback={<div className={styles["words"]}>{fallback}</div>}>
          <EntityCard attachment={id} entity={entity} place={place} />
        </Suspense>
        <RemovePreview attachment={attachment} />
      </div>
    </div>
  );
}

/** Buttons and menus from before blocks, drawn and used like those of an actions block. */
function LegacyActions({ attachment, ...where }: { readonly attachment: Attachment } & Omit<Props, "attachments">) {
  const blocks = useMemo(() => legacyActionsBlocks({ ...attachment }), [attachment]);
  return blocks.length > 0 && <Blocks blocks={blocks} surface="message" {...where} />;
}

function Picture({
  url,
  className,
  alt,
  ...size
}: {
  readonly url: string | undefined;
  readonly className: string | undefined;
  readonly alt: string;
  /** Known before it is loaded, so that the messages below stay where they are. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}) {
  const src = safePicture(url);
  if (src === undefined) return null;
  // Images of previews come from this server, by whatever name it was reached.
  const isOwn = URL.parse(src)?.pathname.startsWith("/link-images/") === true;
  return <img className={className} src={isOwn ? ownUrl(src) : src} alt={alt} loading="lazy" {...size} />;
}

/** The site of a preview. */
function Service({ attachment: { service_name: name, service_icon: icon } }: { readonly attachment: Attachment }) {
  if (!name) return null;
  return (
    <div className={styles["small"]}>
      <Picture url={icon} className={styles["icon"]} alt="" />
      <bdi>{unescapeMrkdwn(name)}</bdi>
    </div>
  );
}

function Byline({ attachment }: { readonly attachment: Attachment }) {
  const { author_name: name, author_link: link, author_icon: icon } = attachment;
  if (!name) return null;
  return (
    <div className={styles["small"]}>
      <Picture url={icon} className={styles["icon"]} alt="" />
      {link === undefined ? <bdi>{unescapeMrkdwn(name)}</bdi> : <SafeLink url={link}>{unescapeMrkdwn(name)}</SafeLink>}
    </div>
  );
}

function Title({ attachment, title: escaped }: { readonly attachment: Attachment; readonly title: string }) {
  const { title_link: link } = attachment;
  const title = unescapeMrkdwn(escaped);
  return (
    <div className={styles["title"]}>
      {link === undefined ? <bdi>{title}</bdi> : <SafeLink url={link}>{title}</SafeLink>}
    </div>
  );
}

function Fields({ fields }: { readonly fields: NonNullable<Attachment["fields"]> }) {
  return (
    <dl className={styles["fields"]}>
      {fields.map(({ title, value, short: isShort = false }, at) => (
        <div key={at} className={isShort ? undefined : styles["long"]}>
          <dt>
            <bdi>{title}</bdi>
          </dt>
          <dd>{value !== undefined && <RichText block={parseMrkdwn(value)} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Footer({ attachment }: { readonly attachment: Attachment }) {
  const { footer, footer_icon: icon, ts } = attachment;
  if (!footer && ts === undefined) return null;
  return (
    <div className={styles["small"]}>
      <Picture url={icon} className={styles["icon"]} alt="" />
      {footer && <RichText block={parseMrkdwn(footer)} />}
      {ts !== undefined && (
        <DateText date={{ type: "date", timestamp: Number(ts), format: "{date_short_pretty} {time}" }} />
      )}
    </div>
  );
}
