import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { serving } from "../../../../testkit/signingIn.ts";

interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly type: string; readonly purpose: string }[];
  readonly share_target: { readonly action: string; readonly params: Readonly<Record<string, string>> };
}

async function readManifest(url: string, language: string): Promise<Manifest> {
  const response = await fetch(`${url}/manifest.webmanifest`, { headers: { "accept-language": language } });
  assert.match(response.headers.get("content-type") ?? "", /^application\/manifest\+json/);
  return (await response.json()) as Manifest;
}

describe("the client as an installed app", () => {
  test("is described in the language that the browser asks for", async () => {
    await using world = await serving();
    const english = await readManifest(world.url, "en-GB");
    const german = await readManifest(world.url, "de-AT");
    assert.deepEqual([english.lang, english.description], ["en-GB", "Messages of your workspaces."]);
    assert.deepEqual([german.lang, german.description], ["de-AT", "Nachrichten deiner Workspaces."]);
  });

  test("has icons that exist, and takes what other apps share", async () => {
    await using world = await serving();
    const { icons, share_target: share, start_url: start } = await readManifest(world.url, "en");
    assert.ok(["any", "maskable"].every((wanted) => icons.some(({ purpose }) => purpose === wanted)));
    for (const { src, type } of icons) {
      const icon = await fetch(world.url + src);
      assert.deepEqual([icon.status, icon.headers.get("content-type")?.split(";")[0]], [200, type]);
    }
    assert.equal(start, "/client");
    const [title = "", text = ""] = [share.params["title"], share.params["text"]];
    const shared = await fetch(`${world.url}${share.action}?${title}=News&${text}=Look`, { redirect: "manual" });
    assert.ok([200, 302, 303].includes(shared.status), `the address answers, with ${shared.status}`);
  });
});
