import { assetFiles, assetUrl } from "../assets.ts";
import type { Handler } from "../handler.ts";
import { protect } from "../headers.ts";
import { pageTexts } from "../pageTexts.ts";
import type { Texts } from "../strings/texts.ts";
import { themeColors } from "./themeColors.ts";

/** Where the service worker is; its address decides what it may answer, so it is at the top. */
export const serviceWorkerPath = "/service-worker.js";
export const webManifestPath = "/manifest.webmanifest";

/** What a browser needs to install the client as an app, and to start it without a network. */
export function installationHandlers(baseUrl: () => string) {
  const serviceWorker: Handler = (_request, reply) => {
    const [, script] = assetFiles().find(([name]) => name === "serviceWorker.js") ?? [];
    // Browsers compare it with the one that runs: a changed one is installed at the next visit.
    return protect(reply, baseUrl())
      .header("cache-control", "no-cache")
      .type("text/javascript; charset=utf-8")
      .send(script);
  };

  const webManifest: Handler = (request, reply) =>
    protect(reply, baseUrl())
      .header("cache-control", "no-cache")
      .header("vary", "accept-language, cookie")
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(manifest(pageTexts(request))));

  return { serviceWorker, webManifest };
}

/** What Android and desktop systems ask for. */
const iconSizes = [192, 512];

/** Not all systems draw SVG. A maskable icon fills its square, because the system cuts it; what it shows is in the middle. */
function pictureOf(name: string, size: number, purpose: string) {
  return { src: assetUrl(`${name}-${size}.png`), sizes: `${size}x${size}`, type: "image/png", purpose };
}

function manifest({ frame, region }: Texts) {
  return {
    id: "/client",
    name: "Platform",
    short_name: "Platform",
    lang: region,
    description: frame.client,
    start_url: "/client",
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: themeColors.light,
    icons: [
      { src: assetUrl("icon.svg"), sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...iconSizes.map((size) => pictureOf("icon", size, "any")),
      ...iconSizes.map((size) => pictureOf("maskable", size, "maskable")),
    ],
    share_target: {
      action: "/client/share",
      method: "GET",
      params: { title: "title", text: "text", url: "url" },
    },
  };
}
