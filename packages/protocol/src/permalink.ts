/** Where a workspace lives; permalinks begin with it, so it ends in a slash. */
export function teamUrl(baseUrl: string, domain: string): string {
  return `${baseUrl}/w/${domain}/`;
}

export interface LinkedMessage {
  readonly channelId: string;
  readonly ts: string;
  /** The thread that it is a reply in. */
  readonly threadTs?: string | undefined;
}

const permalinkPath = /\/archives\/([A-Z0-9]+)\/p(\d{1,10})(\d{6})(?:[?#]|$)/;

/** The message that a link leads to, also in angle brackets as messages hold links; undefined for any other text. */
export function readPermalink(text: string): LinkedMessage | undefined {
  const link = /^<([^|>]+)(?:\|[^>]*)?>$/.exec(text)?.[1] ?? text;
  if (!URL.canParse(link)) return undefined;
  const [, channelId, seconds, micros] = permalinkPath.exec(link) ?? [];
  return channelId === undefined ? undefined : { channelId, ts: `${seconds}.${micros}` };
}

/** Where a browser finds a message. */
export function permalinkOf(baseUrl: string, domain: string, { channelId, ts, threadTs }: LinkedMessage): string {
  const link = `${teamUrl(baseUrl, domain)}archives/${channelId}/p${ts.replace(".", "")}`;
  return threadTs === undefined || threadTs === ts ? link : `${link}?thread_ts=${threadTs}&cid=${channelId}`;
}
