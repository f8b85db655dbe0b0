import assert from "node:assert/strict";
import { createServer, type Socket } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { limits } from "@platform/protocol";
import { bytesOf, LinkedSite, pngOf, type Served } from "../../../testkit/linkedSite.ts";
import { postLinks } from "../../../testkit/previewing.ts";
import { workspace } from "../../../testkit/workspace.ts";
import { createOutgoing } from "../../ports/outgoing/outgoing.ts";
import { crawlLink } from "./crawlLink.ts";
import { LinkUnavailable } from "./fetchLink.ts";

const wish = { pages: true, media: true };
const local = () => createOutgoing({ allowLoopback: true, allowedRanges: [], allowPlain: true });
const redirect =
  (location: string): Served =>
  (response) =>
    void response.writeHead(302, { location }).end();
const title = "<title>Secret</title>";

describe("a link cannot reach this network", () => {
  const targets = [
    "http://10.0.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[fd00:ec2::254]/",
    "http://[::ffff:10.0.0.1]/",
    "http://0xa9fea9fe/",
    "http://2852039166/",
    "file:///etc/passwd",
    "gopher://127.0.0.1/",
    "http://user:pass@example.com/",
  ];
  for (const target of targets) {
    test(`by a redirect to ${target}`, async () => {
      await using site = await LinkedSite.open({ "/": redirect(target) });
      assert.equal(await crawlLink(local(), `${site.url}/`, wish), undefined);
    });

    test(`by an image or an oEmbed document at ${target}`, async () => {
      await using site = await LinkedSite.open({
        "/": `<title>A</title><meta property="og:image" content="${target}">
          <link rel="alternate" type="application/json+oembed" href="${target}"><link rel="icon" href="${target}">`,
      });
      const found = await crawlLink(local(), `${site.url}/`, wish);
      assert.deepEqual([found?.page?.title, found?.picture, found?.icon], ["A", undefined, undefined]);
    });
  }

  test("by a redirect to this machine, where that is closed", async () => {
    await using inner = await LinkedSite.open({ "/": title });
    await using site = await LinkedSite.open({ "/": redirect(inner.url) });
    // The name of the first site is open to it, the address of the second is not.
    const outgoing = createOutgoing({ allowLoopback: false, allowedRanges: [], allowPlain: true });
    assert.equal(await crawlLink(outgoing, `${site.url}/`, wish), undefined);
    assert.deepEqual([site.asked, inner.asked], [[], []]);
  });

  test("by a name whose address changes between two requests", async () => {
    await using site = await LinkedSite.open({ "/": redirect("http://rebound.example/") });
    let lookups = 0;
    const outgoing = createOutgoing({
      allowLoopback: true,
      allowedRanges: [],
      allowPlain: true,
      resolve: async () => (lookups++ === 0 ? ["127.0.0.1"] : ["10.0.0.1"]),
    });
    const { port } = new URL(site.url);
    assert.equal(await crawlLink(outgoing, `http://rebound.example:${port}/`, wish), undefined);
    assert.deepEqual([site.asked, lookups], [["/"], 2]);
  });

  test("by a name with an open and a closed address", async () => {
    await using site = await LinkedSite.open({ "/": title });
    const outgoing = createOutgoing({
      allowLoopback: true,
      allowedRanges: [],
      allowPlain: true,
      resolve: async () => ["127.0.0.1", "10.0.0.1"],
    });
    assert.equal(await crawlLink(outgoing, `http://two.example:${new URL(site.url).port}/`, wish), undefined);
    assert.deepEqual(site.asked, []);
  });

  test("in dev mode by any name or address but its own machine's", async () => {
    await using world = await workspace();
    const startedMs = performance.now();
    const { attachments } = await postLinks(world, "<https://example.com/> <https://1.1.1.1/> <http://10.0.0.1/>");
    assert.deepEqual(attachments, []);
    assert.ok(performance.now() - startedMs < 5_000);
  });
});

describe("a site cannot hold or fill the server with", () => {
  test("redirects without end", async () => {
    await using site = await LinkedSite.open({ "/": redirect("/") });
    assert.equal(await crawlLink(local(), `${site.url}/`, wish), undefined);
    assert.equal(site.asked.length, limits.preview_redirects_max + 1);
  });

  test("a page without end: its beginning is enough", async () => {
    await using site = await LinkedSite.open({
      "/": (response) => {
        response.setHeader("content-type", "text/html");
        response.write("<title>Long</title>");
        const piece = Buffer.alloc(64 * 1024, " ");
        const more = () => {
          while (!response.destroyed && response.write(piece));
        };
        response.on("drain", more);
        more();
      },
    });
    assert.equal((await crawlLink(local(), `${site.url}/`, wish))?.page?.title, "Long");
  });

  test("an image larger than the limit", async () => {
    const large = Buffer.concat([pngOf(100, 100), Buffer.alloc(limits.preview_image_bytes_max)]);
    await using site = await LinkedSite.open({
      "/large.png": bytesOf("image/png", large),
      "/": '<title>A</title><meta property="og:image" content="/large.png">',
    });
    assert.equal(await crawlLink(local(), `${site.url}/large.png`, wish), undefined);
    const found = await crawlLink(local(), `${site.url}/`, wish);
    assert.deepEqual([found?.page?.title, found?.picture], ["A", undefined]);
  });

  test("an image of a few bytes that claims to have many pixels", async () => {
    await using site = await LinkedSite.open({ "/a.png": bytesOf("image/png", pngOf(60_000, 60_000)) });
    assert.equal(await crawlLink(local(), `${site.url}/a.png`, wish), undefined);
  });

  for (const encoding of ["gzip", "deflate", "br", "zstd", "x-unknown"]) {
    test(`a ${encoding} answer, which was not asked for`, async () => {
      const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, "<title>Bomb</title>"));
      await using site = await LinkedSite.open({
        "/": (response) =>
          void response.writeHead(200, { "content-type": "text/html", "content-encoding": encoding }).end(bomb),
      });
      assert.equal(await crawlLink(local(), `${site.url}/`, wish), undefined);
      assert.equal(site.requests[0]?.headers["accept-encoding"], "identity");
    });
  }

  test("a body that comes byte by byte", async () => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on("error", () => undefined));
      socket.write("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<title>Slow</title>");
      const drip = setInterval(() => socket.write(" "), 20);
      socket.once("close", () => clearInterval(drip));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const outgoing = local();
    const impatient = { ...outgoing, ask: shortened(outgoing.ask, 200) };

    await assert.rejects(crawlLink(impatient, `http://127.0.0.1:${port}/`, wish), LinkUnavailable);

    for (const socket of sockets) socket.destroy();
    server.close();
  });
});

describe("nothing is shown of", () => {
  const served: Readonly<Record<string, Served>> = {
    "a program": bytesOf("application/octet-stream", Buffer.from(title)),
    "a page without a type": (response) => void response.end(title),
    "plain text": bytesOf("text/plain", Buffer.from(title)),
    "a drawing that may contain scripts": bytesOf("image/svg+xml", Buffer.from("<svg onload=alert(1)>")),
    "a page that is called an image": bytesOf("image/png", Buffer.from(`<html>${title}`)),
    "a damaged image": bytesOf("image/png", pngOf(10, 10).subarray(0, 18)),
    "an error": (response) => void response.writeHead(404, { "content-type": "text/html" }).end(title),
    "a page without a title": "<p>words</p>",
  };
  for (const [what, page] of Object.entries(served)) {
    test(what, async () => {
      await using site = await LinkedSite.open({ "/": page });
      assert.equal(await crawlLink(local(), `${site.url}/`, wish), undefined);
    });
  }

  test("a site that hangs up", async () => {
    await using site = await LinkedSite.open({ "/": (response) => void response.socket?.destroy() });
    await assert.rejects(crawlLink(local(), `${site.url}/`, wish), LinkUnavailable);
  });

  test("an error of the site itself", async () => {
    await using site = await LinkedSite.open({
      "/": (response) => void response.writeHead(500, { "content-type": "text/html" }).end(title),
    });
    await assert.rejects(crawlLink(local(), `${site.url}/`, wish), LinkUnavailable);
  });
});

describe("no markup of a page survives", () => {
  const hostile = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<@U0123456789> <!channel> <!here>",
    "<javascript:alert(1)|click>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&amp;lt;b&amp;gt;",
    "\u202egnp.exe",
  ];
  for (const words of hostile) {
    test(JSON.stringify(words), async () => {
      await using world = await workspace();
      const content = words.replaceAll('"', "&quot;");
      await using site = await LinkedSite.open({
        "/": `<title>x ${words}</title><meta property="og:title" content="t ${content}">
          <meta property="og:description" content="d ${content}"><meta property="og:site_name" content="s ${content}">
          <meta name="author" content="a ${content}">`,
      });

      const { attachments } = await postLinks(world, `<${site.url}/>`);

      const texts = Object.entries(attachments[0] ?? {}).filter(
        ([field]) => !field.endsWith("_url") && field !== "title_link",
      );
      assert.ok(texts.length >= 4);
      for (const [, value] of texts) assert.doesNotMatch(String(value), /[<>\u202e]/);
    });
  }

  test("addresses that a page names are web addresses", async () => {
    await using site = await LinkedSite.open({
      "/": `<title>A</title><meta property="og:image" content="javascript:alert(1)">
        <link rel="icon" href="data:image/png;base64,AAAA"><link rel="alternate" type="application/json+oembed" href="/o">`,
      "/o": bytesOf(
        "application/json",
        Buffer.from('{"author_name":"Ann","author_url":"javascript:alert(1)","url":7}'),
      ),
    });
    const { page } = (await crawlLink(local(), `${site.url}/`, wish)) ?? {};
    assert.deepEqual(
      [page?.imageUrl, page?.iconUrl, page?.authorName, page?.authorLink],
      [undefined, undefined, "Ann", undefined],
    );
  });
});

test("a message of ten thousand links has a few fetched", async () => {
  await using world = await workspace();
  await using site = await LinkedSite.open({});
  const text = Array.from({ length: 10_000 }, (_, at) => `<${site.url}/${at}>`).join("");
  const posted = await world.bob.asks("chat.postMessage", { channel: world.general, text });
  await world.platform.settle();

  assert.equal(posted.ok, true);
  assert.ok(site.asked.length <= limits.previews_per_message_max, `${site.asked.length} were fetched`);
});

function shortened(ask: ReturnType<typeof createOutgoing>["ask"], timeoutMs: number): typeof ask {
  return (url, request) => ask(url, { ...request, timeoutMs });
}
