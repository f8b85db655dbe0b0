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

/** Where a browser finds a message. */
export function permalinkOf(baseUrl: string, domain: string, { channelId, ts, threadTs }: LinkedMessage): string {
  const link = `${teamUrl(baseUrl, domain)}archives/${channelId}/p${ts.replace(".", "")}`;
  return threadTs === undefined || threadTs === ts ? link : `${link}?thread_ts=${threadTs}&cid=${channelId}`;
}
