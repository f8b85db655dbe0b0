import { assetUrl } from "../assets.ts";
import { html, type Html } from "../html.ts";
import type { ClientBuild } from "./clientBuild.ts";

/**
 * The empty page that the client fills. It puts the client's first question itself, which takes as long as the scripts do
 * to come; `packages/web/src/api/session.ts` waits for the answer, and asks again where there is none. The question stands
 * before the styles: a script waits for those that stand before it.
 */
export function clientPage(build: ClientBuild, nonce: string, teamId?: string): string {
  const question = teamId === undefined ? "/client/session" : `/client/session?team=${teamId}`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Platform</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <meta property="csp-nonce" nonce="${nonce}" />
        <script nonce="${nonce}">
          globalThis.firstSession = fetch("${question}", { method: "POST" })
            .then(async (response) => ({
              status: response.status,
              body: await response.json().catch(() => undefined),
            }))
            .catch(() => undefined);
        </script>
        <link rel="icon" href="${assetUrl("icon.svg")}" type="image/svg+xml" />
        ${build.styles.map((href) => html`<link rel="stylesheet" href="${href}" /> `)}
        ${build.preloads.map((preload) => preloadOf(preload, nonce))}
        <script type="module" src="${build.entry}" nonce="${nonce}"></script>
      </head>
      <body>
        <div id="root"></div>
        <noscript>The client needs JavaScript.</noscript>
      </body>
    </html> `;
  return page.text;
}

function preloadOf({ href, as }: ClientBuild["preloads"][number], nonce: string): Html {
  if (as === "font") return html`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin /> `;
  return html`<link rel="modulepreload" href="${href}" nonce="${nonce}" /> `;
}
