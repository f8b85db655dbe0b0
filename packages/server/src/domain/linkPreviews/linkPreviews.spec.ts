import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bytesOf, LinkedSite, pngOf } from "../../../testkit/linkedSite.ts";
import { configureApp, Receiver } from "../../../testkit/receiving.ts";
import { attachmentsOf, postLinks } from "../../../testkit/previewing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const page = `<html><head><title>Plain</title><meta name="description" content="plain words">
  <meta property="og:title" content="Menu &amp; more"><meta property="og:description" content="Soup, and soup.">
  <meta property="og:site_name" content="Bistro"><meta property="og:image" content="/soup.png">
  <link rel="icon" type="image/png" href="/icon.png"></head><body></body></html>`;
const bistro = {
  "/menu": page,
  "/soup.png": bytesOf("image/png", pngOf(1200, 630)),
  "/icon.png": bytesOf("image/png", pngOf(32, 32)),
};

describe("the preview of a page", () => {
  test("shows what its Open Graph tags say, with images from this server", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await using site = await LinkedSite.open(bistro);
    const url = `${site.url}/menu`;

    const { attachments } = await postLinks(world, `<${url}>`);

    const [{ image_url: image, service_icon: icon, ...rest } = {}] = attachments;
    assert.deepEqual(rest, {
      id: 1,
      from_url: url,
      original_url: url,
      fallback: "Bistro: Menu &amp; more",
      service_name: "Bistro",
      title: "Menu &amp; more",
      title_link: url,
      text: "Soup, and soup.",
      image_width: 1200,
      image_height: 630,
      image_bytes: 64,
    });
    for (const address of [image, icon]) {
      assert.ok(String(address).startsWith(`${world.platform.baseUrl}/link-images/`), String(address));
      const answer = await fetch(String(address));
      assert.equal(answer.headers.get("content-type"), "image/png");
      assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
      assert.match(answer.headers.get("content-security-policy") ?? "", /sandbox/);
      assert.equal((await answer.arrayBuffer()).byteLength, 64);
    }
  });

  test("comes after the message, by message_changed and without a mark of an edit", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open(bistro);

    const { ts } = await postLinks(world, `<${site.url}/menu>`);

    const rows = await world.platform.store.db.selectFrom("outbox").select("payload").orderBy("id").execute();
    const events = rows.map(({ payload }) => JSON.parse(payload) as Record<string, unknown>);
    const changes = events.filter((event) => event["subtype"] === "message_changed");
    const message = changes[0]?.["message"] as Record<string, unknown>;
    assert.equal(changes.length, 1);
    assert.deepEqual([message["ts"], changes[0]?.["hidden"], message["edited"]], [ts, true, undefined]);
    assert.equal((message["attachments"] as object[]).length, 1);
  });

  test("prefers oEmbed, then the Twitter card, then plain tags", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({
      "/video": `<link rel="alternate" type="application/json+oembed" href="/oembed"><meta name="twitter:title" content="Card">
        <meta name="twitter:description" content="Card words"><title>Plain</title>`,
      "/oembed": bytesOf(
        "application/json",
        Buffer.from(JSON.stringify({ title: "Video", author_name: "Ann", provider_name: "Tube", html: "<script>" })),
      ),
      "/card": `<meta name="twitter:card" content="summary"><meta name="twitter:title" content="Card">
        <meta name="twitter:image" content="/big.png"><title>Plain</title>`,
      "/big.png": bytesOf("image/png", pngOf(1000, 1000)),
      "/plain": `<title>Plain</title><meta name="description" content="Words">`,
    });
    const at = (path: string) => `<${site.url}${path}>`;

    const { attachments } = await postLinks(world, `${at("/video")} ${at("/card")} ${at("/plain")}`);

    const [video, card, plain] = attachments;
    assert.deepEqual(
      [video?.["title"], video?.["author_name"], video?.["service_name"], video?.["text"]],
      ["Video", "Ann", "Tube", "Card words"],
    );
    assert.ok(!JSON.stringify(video).includes("script"));
    assert.deepEqual([card?.["title"], card?.["thumb_width"], card?.["image_url"]], ["Card", 1000, undefined]);
    assert.deepEqual([plain?.["title"], plain?.["text"], plain?.["service_name"]], ["Plain", "Words", "127.0.0.1"]);
    assert.deepEqual(
      attachments.map(({ id }) => id),
      [1, 2, 3],
    );
  });

  test("follows redirects and reads other encodings", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({
      "/old": (response) => void response.writeHead(302, { location: "/new" }).end(),
      "/new": bytesOf("text/html; charset=iso-8859-1", Buffer.from("<title>Caf\u00e9</title>", "latin1")),
      "/meta": bytesOf("text/html", Buffer.from("<meta charset=windows-1252><title>Caf\u00e9</title>", "latin1")),
    });

    const { attachments } = await postLinks(world, `<${site.url}/old> <${site.url}/meta>`);

    assert.deepEqual(
      attachments.map(({ title, title_link: link }) => [title, link]),
      [
        ["Café", `${site.url}/old`],
        ["Café", `${site.url}/meta`],
      ],
    );
  });

  test("sends neither cookies nor the name of a reader", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open(bistro);

    await postLinks(world, `<${site.url}/menu>`);

    const { headers } = site.requests[0] ?? {};
    assert.match(headers?.["user-agent"] ?? "", /LinkPreview/);
    assert.deepEqual([headers?.cookie, headers?.referer, headers?.authorization], [undefined, undefined, undefined]);
  });

  test("is remembered for half an hour", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open(bistro);
    const count = () => site.asked.filter((path) => path === "/menu").length;

    await postLinks(world, `<${site.url}/menu>`);
    const { attachments } = await postLinks(world, `again <${site.url}/menu>`);
    assert.deepEqual([count(), attachments.length], [1, 1]);
    world.clock.advance({ seconds: 31 * 60 });
    await postLinks(world, `later <${site.url}/menu>`);
    assert.equal(count(), 2);
  });
});

describe("the preview of an image", () => {
  test("is the image alone", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({ "/a.png": bytesOf("image/png", pngOf(20, 10)) });

    const { attachments } = await postLinks(world, `<${site.url}/a.png>`);

    const [{ image_url: _image, ...rest } = {}] = attachments;
    const url = `${site.url}/a.png`;
    assert.deepEqual(rest, {
      id: 1,
      from_url: url,
      original_url: url,
      fallback: "20x10 image",
      image_width: 20,
      image_height: 10,
      image_bytes: 64,
    });
  });

  test("is served while its message exists", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await using site = await LinkedSite.open({ "/a.png": bytesOf("image/png", pngOf(20, 10)) });
    const { ts, attachments } = await postLinks(world, `<${site.url}/a.png>`);
    const image = String(attachments[0]?.["image_url"]);

    assert.equal((await fetch(image)).status, 200);
    await world.bob.does("chat.delete", { channel: world.general, ts });
    assert.equal((await fetch(image)).status, 404);
  });

  test("no address but those of previews is served", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await using site = await LinkedSite.open(bistro);
    for (const name of [
      "x.png",
      "a".repeat(22) + ".png",
      encodeURIComponent(`${site.url}/soup.png`),
      "..%2f..%2fetc",
    ]) {
      assert.equal((await fetch(`${world.platform.baseUrl}/link-images/${name}`)).status, 404, name);
    }
    assert.deepEqual(site.asked, []);
  });
});

describe("unfurl_links and unfurl_media", () => {
  const pages = { "/page": "<title>Page</title>", "/a.png": bytesOf("image/png", pngOf(20, 10)) };
  const cases = [
    [{}, 2],
    [{ unfurl_links: true, unfurl_media: true }, 2],
    [{ unfurl_links: false }, 1],
    [{ unfurl_media: false }, 1],
    [{ unfurl_links: false, unfurl_media: false }, 0],
  ] as const;
  for (const [flags, count] of cases) {
    for (const who of ["a person", "an app"]) {
      test(`${JSON.stringify(flags)} of ${who} show ${count}`, async () => {
        await using world = await workspace();
        await using site = await LinkedSite.open(pages);
        const by = who === "an app" ? world.bot : world.bob;

        const { attachments } = await postLinks(world, `<${site.url}/page> <${site.url}/a.png>`, { by, ...flags });

        assert.equal(attachments.length, count);
        if (count === 0) assert.deepEqual(site.asked, []);
      });
    }
  }

  test("hold for a message that is sent later", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open(pages);
    const post_at = Math.floor(world.clock.nowMs() / 1000) + 60;
    const text = `<${site.url}/page>`;
    const none = { unfurl_links: false, unfurl_media: false };
    await world.bob.does("chat.scheduleMessage", { channel: world.general, text, post_at, ...none });

    world.clock.advance({ seconds: 61 });
    await world.platform.settle();

    assert.deepEqual(site.asked, []);
  });
});

describe("an edit", () => {
  test("removes the preview of a link that is gone, and previews a new one", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({ "/a": "<title>A</title>", "/b": "<title>B</title>" });
    const { ts } = await postLinks(world, `<${site.url}/a>`);

    await world.bob.does("chat.update", { channel: world.general, ts, text: `<${site.url}/b>` });
    assert.deepEqual(await attachmentsOf(world, ts), []);
    await world.platform.settle();

    assert.deepEqual(
      (await attachmentsOf(world, ts)).map(({ title }) => title),
      ["B"],
    );
  });

  test("before the previews arrive leaves no preview of the old link", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({ "/a": "<title>A</title>" });
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.general, text: `<${site.url}/a>` });
    await world.bob.does("chat.update", { channel: world.general, ts, text: "never mind" });

    await world.platform.settle();

    assert.deepEqual(await attachmentsOf(world, ts), []);
  });
});

test("a message that was deleted is not waited for", async () => {
  await using world = await workspace();
  const { ts } = await world.bob.does("chat.postMessage", { channel: world.general, text: "<https://example.com/>" });
  await world.bob.does("chat.delete", { channel: world.general, ts });

  const left = await world.platform.store.db.selectFrom("link_crawls").selectAll().execute();
  assert.deepEqual(left, []);
});

test("links that lead to the pages of this server are not fetched", async () => {
  await using world = await workspace();
  await world.platform.listen();
  const { attachments } = await postLinks(world, `<${world.platform.baseUrl}/sign-in>`);
  assert.deepEqual(attachments, []);
});

test("links to the domains of an app that subscribes to them are left to the app", async () => {
  await using world = await workspace();
  await using receiver = await Receiver.start();
  await using site = await LinkedSite.open({ "/": "<title>A</title>" });
  const features = { bot_user: { display_name: "dev" }, unfurl_domains: ["localhost"] };
  const named = site.url.replace("127.0.0.1", "localhost");
  const titles = async () =>
    (await postLinks(world, `<${named}/> <${site.url}/>`)).attachments.map(({ from_url: url }) => url);

  await configureApp(world, {}, { features });
  assert.deepEqual(await titles(), [`${named}/`, `${site.url}/`]);
  const subscribed = { event_subscriptions: { request_url: receiver.url, bot_events: ["link_shared"] } };
  await configureApp(world, subscribed, { features });
  assert.deepEqual(await titles(), [`${site.url}/`]);
});

test("an incoming webhook turns previews off by its flags", async () => {
  await using world = await workspace();
  await world.platform.listen();
  await using site = await LinkedSite.open({ "/": "<title>A</title>" });
  const { webhook_url: webhook = "" } = await world.platform.describeDev();
  const send = async (flags: object) => {
    await fetch(webhook, { method: "POST", body: JSON.stringify({ text: `<${site.url}/>`, ...flags }) });
    await world.platform.settle();
    const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });
    return messages[0]?.attachments?.length ?? 0;
  };

  assert.equal(await send({ unfurl_links: false, unfurl_media: false }), 0);
  assert.deepEqual(site.asked, []);
  assert.equal(await send({}), 1);
});
