/** Where Slack keeps files. An export may come from anywhere, so nothing else is asked. */
export function isDownloadHost(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return host === "files.slack.com" || host.endsWith(".slack-edge.com");
}

/** Whether a link of an export leads to bytes: without a token, Slack answers with a page to sign in. */
export function isDownload(url: string): boolean {
  return isDownloadHost(url) && /^xox[a-z]-./.test(new URL(url).searchParams.get("t") ?? "");
}
