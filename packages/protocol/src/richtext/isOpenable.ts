/** Schemes that would run in the page of whoever clicks. */
const running = /^(?:javascript|data|vbscript|blob|file):/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** Whether an address may become something to click on. Browsers skip control characters, so one hides a scheme. */
export function isOpenable(url: string): boolean {
  return scheme.test(url) && !running.test(url) && !/\p{Cc}/u.test(url);
}
