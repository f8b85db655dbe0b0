import { isLongerThan, limits } from "@platform/protocol";
import { plainText } from "./plainText.ts";
import type { PageHead } from "./readHead.ts";

/** What a page says about itself, ready to be shown. Images are addresses still to be fetched. */
export interface PageDescription {
  readonly title: string | undefined;
  readonly text: string | undefined;
  readonly serviceName: string | undefined;
  readonly authorName: string | undefined;
  readonly authorLink: string | undefined;
  readonly imageUrl: string | undefined;
  readonly imageAlt: string | undefined;
  /** The page asks for a small image, beside the text. */
  readonly isImageSmall: boolean;
  readonly iconUrl: string | undefined;
}

/** A document of oEmbed. `html` is never read. */
export type OEmbed = Readonly<Record<string, unknown>>;

/** oEmbed comes first, then Twitter cards and Open Graph, then the plain tags of HTML. */
export function describePage(pageUrl: string, head: PageHead, oembed: OEmbed = {}): PageDescription {
  const meta = (...names: readonly string[]): string | undefined =>
    names.map((name) => head.meta.get(name)).find((value) => value !== undefined && value.trim() !== "");
  const { preview_title_chars_max, preview_text_chars_max, preview_name_chars_max } = limits;
  const name = (value: unknown) => plainText(value, preview_name_chars_max);
  const hasCard = meta("twitter:card", "twitter:title", "og:title", "og:type", "og:image") !== undefined;
  const image = oembed["type"] === "photo" ? oembed["url"] : undefined;
  return {
    title: plainText(oembed["title"] ?? meta("twitter:title", "og:title") ?? head.title, preview_title_chars_max),
    text: plainText(meta("twitter:description", "og:description", "description"), preview_text_chars_max),
    serviceName:
      name(oembed["provider_name"]) ?? name(meta("og:site_name", "application-name")) ?? name(hostOf(pageUrl)),
    authorName: name(oembed["author_name"]) ?? name(hasCard ? undefined : meta("author")),
    authorLink: addressOf(oembed["author_url"], pageUrl),
    imageUrl: [
      image,
      meta("twitter:image", "twitter:image:src", "og:image:secure_url", "og:image:url", "og:image"),
      oembed["thumbnail_url"],
    ]
      .map((url) => addressOf(url, pageUrl))
      .find((url) => url !== undefined),
    imageAlt: plainText(meta("twitter:image:alt", "og:image:alt"), preview_title_chars_max),
    isImageSmall: meta("twitter:card") === "summary",
    iconUrl: iconOf(head, pageUrl),
  };
}

/** Where a page says that its oEmbed document is. */
export function findOEmbed(head: PageHead, pageUrl: string): string | undefined {
  const link = head.links.find(({ rel, type }) => rel.includes("alternate") && type === "application/json+oembed");
  return link && addressOf(link.href, pageUrl);
}

function iconOf({ links }: PageHead, pageUrl: string): string | undefined {
  const named = (rel: string) => links.find((link) => link.rel.includes(rel) && !/svg|icon$/.test(link.type));
  const link = named("apple-touch-icon") ?? named("icon");
  return link && addressOf(link.href, pageUrl);
}

/** An address on the web, completed by the page's own. */
export function addressOf(given: unknown, pageUrl: string): string | undefined {
  if (typeof given !== "string" || given.trim() === "") return undefined;
  const url = URL.parse(given.trim(), pageUrl);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return isWeb && !isLongerThan(url.href, limits.preview_url_chars_max) ? url.href : undefined;
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}
