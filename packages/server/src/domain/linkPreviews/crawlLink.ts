import { limits } from "@platform/protocol";
import { type Outgoing, OutgoingFault } from "../../ports/outgoing/outgoing.ts";
import { describePage, findOEmbed, type OEmbed, type PageDescription } from "./describePage.ts";
import { fetchLink, type FetchedLink, LinkUnavailable } from "./fetchLink.ts";
import { fetchPicture, type Picture, readPicture } from "./fetchPicture.ts";
import { readHead } from "./readHead.ts";

/** What was found behind a link. */
export interface CrawledLink {
  /** Absent for a link to an image. */
  readonly page: PageDescription | undefined;
  readonly picture: Picture | undefined;
  readonly icon: Picture | undefined;
}

export interface CrawlWish {
  readonly pages: boolean;
  readonly media: boolean;
}

/**
 * Fetches a link and what its page names. Undefined when there is nothing to show. Throws `LinkUnavailable` when the site may
 * answer later; without an image or an oEmbed document that is unavailable, the rest is shown.
 */
export async function crawlLink(outgoing: Outgoing, url: string, wish: CrawlWish): Promise<CrawledLink | undefined> {
  const endsMs = performance.now() + limits.preview_link_s * 1000;
  try {
    const limitOf = (type: string) => limitOfType(type, wish);
    const accept = "text/html,application/xhtml+xml,image/*;q=0.9,*/*;q=0.1";
    const fetched = await fetchLink(outgoing, url, { accept, endsMs, limitOf });
    if (!fetched) return undefined;
    return pageTypes.has(fetched.type) ? await crawlPage(outgoing, fetched, endsMs) : crawlImage(fetched);
  } catch (error) {
    if (error instanceof OutgoingFault) return undefined;
    throw error;
  }
}

const pageTypes: ReadonlySet<string> = new Set(["text/html", "application/xhtml+xml"]);

function limitOfType(type: string, { pages, media }: CrawlWish) {
  if (pageTypes.has(type) && pages) return { bytesMax: limits.preview_page_bytes_max, isBeginningEnough: true };
  if (type.startsWith("image/") && media) return { bytesMax: limits.preview_image_bytes_max, isBeginningEnough: false };
  return undefined;
}

function crawlImage({ body }: FetchedLink): CrawledLink | undefined {
  const picture = readPicture(body);
  return picture && { page: undefined, picture, icon: undefined };
}

async function crawlPage(outgoing: Outgoing, fetched: FetchedLink, endsMs: number): Promise<CrawledLink | undefined> {
  const { url } = fetched;
  const head = readHead(decodePage(fetched));
  const oembedUrl = findOEmbed(head, url);
  const oembed = oembedUrl === undefined ? undefined : await fetchOEmbed(outgoing, oembedUrl, endsMs);
  const page = describePage(url, head, oembed);
  if (page.title === undefined && page.text === undefined && page.imageUrl === undefined) return undefined;
  const { preview_image_bytes_max: imageBytesMax, preview_icon_bytes_max: iconBytesMax } = limits;
  const [picture, icon] = await Promise.all([
    page.imageUrl === undefined
      ? undefined
      : fetchPicture(outgoing, page.imageUrl, { bytesMax: imageBytesMax, endsMs }),
    page.iconUrl === undefined ? undefined : fetchPicture(outgoing, page.iconUrl, { bytesMax: iconBytesMax, endsMs }),
  ]);
  if (page.title === undefined && page.text === undefined && !picture) return undefined;
  return { page, picture, icon };
}

/** In the encoding that the server or the page names; an unknown one is taken for UTF-8. */
function decodePage({ body, charset }: FetchedLink): string {
  const named = charset ?? readHead(body.toString("latin1")).charset ?? "utf-8";
  try {
    return new TextDecoder(named).decode(body);
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder().decode(body);
    throw error;
  }
}

/** A page whose oEmbed document cannot be read is described by its tags alone. */
async function fetchOEmbed(outgoing: Outgoing, url: string, endsMs: number): Promise<OEmbed | undefined> {
  try {
    const limitOf = (type: string) =>
      type.endsWith("json") || type.endsWith("json+oembed")
        ? { bytesMax: limits.preview_oembed_bytes_max, isBeginningEnough: false }
        : undefined;
    const fetched = await fetchLink(outgoing, url, { accept: "application/json", endsMs, limitOf });
    const document: unknown = fetched && JSON.parse(fetched.body.toString("utf8"));
    return typeof document === "object" && document !== null ? (document as OEmbed) : undefined;
  } catch (error) {
    if (error instanceof OutgoingFault || error instanceof LinkUnavailable || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}
