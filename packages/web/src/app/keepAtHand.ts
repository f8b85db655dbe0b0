const address = "/service-worker.js";

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): unknown };
}

/**
 * Installs the service worker, which answers with the files of the client where the network does not. What this page
 * loaded before the worker was there is named to it, so that the next start needs no network.
 */
export function keepAtHand(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => void install().catch(() => undefined), { once: true });
}

async function install(): Promise<void> {
  // The policy of the page takes no plain text as the address of a script.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy("platform-worker", { createScriptURL: () => address });
  await navigator.serviceWorker.register((policy?.createScriptURL("") ?? address) as string);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ files: loadedFiles() });
  // The editor, and whatever else a first screen loads, comes a little later.
  setTimeout(() => active?.postMessage({ files: loadedFiles() }), 5_000);
}

function loadedFiles(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set(names)].filter((name) => new URL(name).pathname.startsWith("/assets/"));
}
