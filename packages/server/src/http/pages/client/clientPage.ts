import { idPrefixes } from "@platform/protocol";
import type { Locale } from "@platform/protocol/locales.ts";
import { assetUrl } from "../assets.ts";
import { html, type Html } from "../html.ts";
import type { ClientBuild } from "./clientBuild.ts";
import { webManifestPath } from "./installation.ts";
import { themeColors } from "./themeColors.ts";

/**
 * The empty page that the client fills. It puts the client's first question itself, which takes as long as the scripts do
 * to come; `packages/web/src/api/session.ts` waits for the answer, and asks again where there is none. The question stands
 * before the styles: a script waits for those that stand before it. The page is the same at every address, so that a browser
 * may show it at another one when there is no network.
 */
export function clientPage(build: ClientBuild, nonce: string, locale: Locale): string {
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <title>Platform</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          data-theme="light"
          media="(prefers-color-scheme: light)"
          content="${themeColors.light}"
        />
        <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)" content="${themeColors.dark}" />
        <meta property="csp-nonce" nonce="${nonce}" />
        <script nonce="${nonce}">
          globalThis.firstSession = fetch(
            "/client/session?team=" +
              (/^\\/\\w+\\/(${idPrefixes.team}[A-Z0-9]+)(?=\\/|$)/.exec(location.pathname)?.[1] ?? ""),
            { method: "POST" },
          )
            .then(async (response) => ({
              status: response.status,
              body: await response.json().catch(() => undefined),
            }))
            .catch(() => undefined);
        </script>
        <link rel="manifest" href="${webManifestPath}" />
        <link rel="icon" href="${assetUrl("icon.svg")}" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="${assetUrl("touch-180.png")}" />
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
