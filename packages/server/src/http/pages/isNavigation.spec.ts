import assert from "node:assert/strict";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { describe, test } from "node:test";
import { serving } from "../../../testkit/signingIn.ts";
import { isNavigation } from "./isNavigation.ts";

const page = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describe("a navigation", () => {
  test("is what the browser calls one, and what no browser sends", () => {
    for (const headers of [
      { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate", accept: page },
      { accept: page },
      { accept: "*/*" },
      {},
    ]) {
      assert.equal(isNavigation(headers), true, JSON.stringify(headers));
    }
  });

  test("is nothing that another page embeds, fetches or loads ahead", () => {
    for (const headers of [
      { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" },
      { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate", accept: page },
      { "sec-fetch-dest": "embed", "sec-fetch-mode": "navigate" },
      { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors", accept: "*/*" },
      { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate", "sec-purpose": "prefetch;prerender" },
      { accept: "image/avif,image/webp,image/png,*/*;q=0.8" },
      { accept: "text/css,*/*;q=0.1" },
    ]) {
      assert.equal(isNavigation(headers), false, JSON.stringify(headers));
    }
  });
});

describe("a sign-in link", () => {
  const asPicture = { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors", accept: "image/*,*/*;q=0.8" };

  test("that a page shows as a picture signs nobody in, and leaves the session as it is", async () => {
    await using world = await serving();
    const browser = await world.signedIn("bob");
    const link = world.platform.signInLinks(world.dev.users).find(({ name }) => name === "alice")?.url ?? "";

    const answer = await fetch(link, { redirect: "manual", headers: { ...asPicture, cookie: browser.cookie } });
    assert.equal(answer.status, 403);
    assert.equal(answer.headers.get("set-cookie"), null);
    assert.match(await (await browser.get("/account")).text(), /<strong>bob<\/strong>/);

    const navigating = { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate", accept: page };
    // Not by `fetch`, which says of every request that it is none.
    const [opened] = (await once(get(link, { headers: navigating }), "response")) as [IncomingMessage];
    opened.resume();
    assert.equal(opened.statusCode, 303);
  });
});

test("nothing that is shown as a picture sets a cookie, whatever its address", async () => {
  await using world = await serving();
  const browser = await world.signedIn("bob");
  const app = world.dev.apps[0];
  const paths = [
    "/",
    "/sign-in",
    "/sign-in/code",
    "/sign-out",
    "/account",
    "/account/two-factor",
    "/client",
    "/session/console",
    `/oauth/v2/authorize?client_id=${app?.client_id}&scope=chat:write`,
  ];
  for (const cookie of ["", browser.cookie]) {
    for (const path of paths) {
      const headers = { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors", cookie };
      const answer = await fetch(world.url + path, { redirect: "manual", headers });
      assert.equal(answer.headers.get("set-cookie"), null, path);
    }
  }
});
