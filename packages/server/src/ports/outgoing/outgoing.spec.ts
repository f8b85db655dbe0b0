import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describe, test } from "node:test";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { limits } from "@platform/protocol";
import { withEnvironment } from "../../../testkit/environment.ts";
import { selfSigned } from "../../../testkit/selfSigned.ts";
import { createOutgoing, type OutgoingFaultKind, OutgoingFault, type OutgoingOptions } from "./outgoing.ts";

const head = "HTTP/1.1 200 OK\r\n";

describe("a request that leaves the server", () => {
  test("brings back what the other side answered, its errors included", async () => {
    let asked: IncomingMessage | undefined;
    await using app = await serving((request, response) => {
      asked = request;
      response.writeHead(418, { "x-kind": "teapot" });
      void text(request).then((body) => response.end(`got ${body}`));
    });
    using outgoing = client();

    const answer = await outgoing.post(`${app.url}/slack/events?x=1`, {
      headers: { "content-type": "application/x-www-form-urlencoded", Host: "elsewhere.example" },
      body: "payload=ü",
      timeoutMs: 5_000,
    });

    assert.deepEqual([answer.status, answer.headers["x-kind"], answer.isRedirect], [418, "teapot", false]);
    assert.equal(answer.body.toString(), "got payload=ü");
    assert.deepEqual([asked?.method, asked?.url], ["POST", "/slack/events?x=1"]);
    assert.equal(asked?.headers["content-type"], "application/x-www-form-urlencoded");
    assert.equal(asked?.headers.host, new URL(app.url).host);
  });

  test("goes to the address that was checked, under the name it was given", async () => {
    const hosts: (string | undefined)[] = [];
    await using app = await serving((request, response) => {
      hosts.push(request.headers.host);
      response.end();
    });
    using outgoing = client({ resolve: async () => ["127.0.0.1"] });

    const url = `http://hooks.example.com:${app.port}/`;
    await send(outgoing, url);

    assert.deepEqual(hosts, [`hooks.example.com:${app.port}`]);
  });

  test("gives a redirect back as it is and does not follow it", async () => {
    const paths: (string | undefined)[] = [];
    await using app = await serving((request, response) => {
      paths.push(request.url);
      response.writeHead(307, { location: "/secret" }).end();
    });
    using outgoing = client();

    const { status, isRedirect, headers } = await send(outgoing, `${app.url}/open`);

    assert.deepEqual([status, isRedirect, headers.location, paths], [307, true, "/secret", ["/open"]]);
  });

  test("hands over a large answer while it comes, and no more than is wanted", async () => {
    await using app = await serving((_request, response) => {
      response.write("a".repeat(1000));
      setImmediate(() => response.end("b".repeat(1000)));
    });
    using outgoing = client();
    const receive = (bytesMax: number) =>
      outgoing.receive(app.url, { headers: {}, timeoutMs: 5_000, bytesMax }, async ({ status, body }) => {
        let size = 0;
        for await (const piece of body) size += piece.length;
        return [status, size];
      });

    assert.deepEqual(await receive(2000), [200, 2000]);
    await fails("too_large", receive(1999));
    assert.equal(
      await outgoing.receive(app.url, { headers: {}, timeoutMs: 5_000, bytesMax: 1 }, async () => "unread"),
      "unread",
    );
  });

  test("takes an open connection again, and a new one when that was closed meanwhile", async () => {
    const sockets = new Set<Socket>();
    let asked = 0;
    await using app = await tcp((socket) => {
      sockets.add(socket);
      // The third request meets a connection that is closed as soon as it is used.
      socket.on("data", () =>
        ++asked === 3 ? socket.resetAndDestroy() : socket.write(`${head}content-length: 2\r\n\r\nok`),
      );
    });
    using outgoing = client();
    const bodies: string[] = [];

    for (let round = 0; round < 3; round++) bodies.push((await send(outgoing, app.url)).body.toString());

    assert.deepEqual([bodies, sockets.size, asked], [["ok", "ok", "ok"], 2, 4]);
  });

  test("opens only so many connections to one place", async () => {
    const held: (() => void)[] = [];
    await using app = await serving((_request, response) => void held.push(() => response.end()));
    using outgoing = client();
    const count = limits.outgoing_connections_max + 3;

    const answers = Array.from({ length: count }, () => send(outgoing, app.url));
    await until(() => held.length >= limits.outgoing_connections_max);
    const first = held.length;
    held.splice(0).forEach((end) => end());
    await until(() => held.length === 3);
    held.splice(0).forEach((end) => end());

    assert.equal(first, limits.outgoing_connections_max);
    assert.equal((await Promise.all(answers)).length, count);
  });

  test("that cannot even be written takes nobody's turn", async () => {
    await using app = await serving((_request, response) => response.end("ok"));
    using outgoing = client();
    const request = { headers: { "x-broken": "a\r\nb: c" }, body: "", timeoutMs: 5_000 };

    for (let count = 0; count <= limits.outgoing_connections_max; count++) {
      await assert.rejects(outgoing.post(app.url, request), TypeError);
    }

    assert.equal((await send(outgoing, app.url)).body.toString(), "ok");
  });

  test("uses no proxy of the environment", async () => {
    let proxied = 0;
    await using proxy = await tcp((socket) => void (proxied++, socket.destroy()));
    await using app = await serving((_request, response) => response.end("direct"));
    using _environment = withEnvironment({ HTTP_PROXY: proxy.url, http_proxy: proxy.url, NODE_USE_ENV_PROXY: "1" });
    using outgoing = client();

    assert.equal((await send(outgoing, app.url)).body.toString(), "direct");
    assert.equal(proxied, 0);
  });
});

describe("over TLS", () => {
  test("the name that is asked for is the one of the URL, and its certificate must be believed", async () => {
    const server = createTlsServer(selfSigned, (_request, response) => response.end("safe"));
    await using app = await listening(server);
    using outgoing = client({ resolve: async () => ["127.0.0.1"] });
    const url = `https://${selfSigned.name}:${app.port}/`;

    await fails("tls", send(outgoing, url));
    const believed = getCACertificates();
    setDefaultCACertificates([...believed, selfSigned.cert]);
    try {
      assert.equal((await send(outgoing, url)).body.toString(), "safe");
      await fails("tls", send(outgoing, `https://other.example.com:${app.port}/`));
    } finally {
      setDefaultCACertificates(believed);
    }
  });

  test("no environment makes it believe everybody", async () => {
    await using app = await listening(createTlsServer(selfSigned, (_request, response) => response.end()));
    using _environment = withEnvironment({ NODE_TLS_REJECT_UNAUTHORIZED: "0" });
    using outgoing = client({ resolve: async () => ["127.0.0.1"] });

    await fails("tls", send(outgoing, `https://${selfSigned.name}:${app.port}/`));
  });

  test("a server that does not speak it is distinguished from one that is absent", async () => {
    await using app = await serving((_request, response) => response.end());
    using outgoing = client();

    await fails("tls", send(outgoing, app.url.replace("http:", "https:")));
    const { port } = app;
    await app[Symbol.asyncDispose]();
    await fails("connection", send(outgoing, `https://127.0.0.1:${port}/`));
  });
});

describe("the other side cannot hold a request by", () => {
  test("sending a byte now and then", async () => {
    await using app = await tcp((socket) => {
      socket.write(`${head}content-length: 1000\r\n\r\n`);
      const drip = setInterval(() => socket.write("."), 10);
      socket.on("close", () => clearInterval(drip));
    });
    using outgoing = client();

    await fails("timeout", send(outgoing, app.url, 150));
    await until(() => app.connections() === 0);
  });

  test("sending headers without end, slowly", async () => {
    await using app = await tcp((socket) => {
      socket.write(head);
      const drip = setInterval(() => socket.write("x: y\r\n"), 10);
      socket.on("close", () => clearInterval(drip));
    });
    using outgoing = client();

    await fails("timeout", send(outgoing, app.url, 150));
  });

  test("promising again and again to go on", async () => {
    await using app = await tcp((socket) => {
      const promise = setInterval(() => socket.write("HTTP/1.1 100 Continue\r\n\r\n"), 5);
      socket.on("close", () => clearInterval(promise));
    });
    using outgoing = client();

    await fails("timeout", send(outgoing, app.url, 150));
  });

  test("accepting and saying nothing", async () => {
    await using app = await tcp(() => undefined);
    using outgoing = client();

    await fails("timeout", send(outgoing, app.url, 100));
    await until(() => app.connections() === 0);
  });

  test("letting others wait for a connection", async () => {
    await using app = await tcp(() => undefined);
    using outgoing = client();

    const waiting = Array.from({ length: limits.outgoing_connections_max + 2 }, () => send(outgoing, app.url, 200));

    await Promise.all(waiting.map((request) => fails("timeout", request)));
  });

  test("never saying where it is", async () => {
    using outgoing = client({ resolve: () => new Promise(() => undefined) });

    await fails("timeout", send(outgoing, "http://slow.example.com/", 100));
  });
});

describe("the other side cannot fill the memory with", () => {
  test("headers", async () => {
    await using app = await tcp((socket) => {
      socket.write(`${head}x: ${"y".repeat(limits.outgoing_headers_bytes_max)}\r\n\r\n`);
    });
    using outgoing = client();

    await fails("too_large", send(outgoing, app.url));
  });

  test("a body it announces", async () => {
    const size = limits.outgoing_body_bytes_max + 1;
    await using app = await tcp((socket) => void socket.write(`${head}content-length: ${size}\r\n\r\n`));
    using outgoing = client();

    await fails("too_large", send(outgoing, app.url));
    await until(() => app.connections() === 0);
  });

  test("a body without end", async () => {
    await using app = await serving((_request, response) => {
      const piece = Buffer.alloc(64 * 1024);
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on("drain", more);
      more();
    });
    using outgoing = client();

    await fails("too_large", send(outgoing, app.url));
    await until(() => app.connections() === 0);
  });

  test("less than that: the largest body is read whole", async () => {
    await using app = await serving((_request, response) => response.end(Buffer.alloc(limits.outgoing_body_bytes_max)));
    using outgoing = client();

    assert.equal((await send(outgoing, app.url)).body.length, limits.outgoing_body_bytes_max);
  });
});

describe("an answer that is none", () => {
  const broken = {
    "is shorter than it says": `${head}content-length: 10\r\n\r\nhalf`,
    "says its length twice": `${head}content-length: 2\r\ncontent-length: 3\r\n\r\nok!`,
    "says its length in two ways": `${head}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n`,
    "has no length that is a number": `${head}content-length: many\r\n\r\nok`,
    "speaks another protocol": "220 mail.example.com ESMTP\r\n",
    "changes the protocol": "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n",
    "is empty": "",
  };
  for (const [how, bytes] of Object.entries(broken)) {
    test(`since it ${how}, is a broken connection`, async () => {
      await using app = await tcp((socket) => void socket.on("data", () => socket.end(bytes)));
      using outgoing = client();

      await fails("connection", send(outgoing, app.url));
    });
  }

  test("since it goes on after its end, does not spoil the next", async () => {
    const spoiled = `${head}content-length: 2\r\n\r\nok${head}content-length: 4\r\n\r\nevil`;
    let asked = 0;
    await using app = await tcp((socket) => {
      socket.on("data", () => socket.write(asked++ === 0 ? spoiled : `${head}content-length: 4\r\n\r\nnext`));
    });
    using outgoing = client();

    assert.equal((await send(outgoing, app.url)).body.toString(), "ok");
    assert.equal((await send(outgoing, app.url)).body.toString(), "next");
  });
});

test("stopping ends what is under way, also what still waits for a connection", async () => {
  let opened = 0;
  await using app = await tcp(() => opened++);
  const outgoing = createOutgoing({ allowLoopback: true, allowedRanges: [] });
  const requests = Array.from({ length: limits.outgoing_connections_max + 2 }, () => send(outgoing, app.url));
  await until(() => app.connections() === limits.outgoing_connections_max);

  outgoing.stop();

  await Promise.all(requests.map((request) => fails("connection", request)));
  await until(() => app.connections() === 0);
  assert.equal(opened, limits.outgoing_connections_max);
});

function client(options: Partial<OutgoingOptions> = {}) {
  const outgoing = createOutgoing({ allowLoopback: true, allowedRanges: [], ...options });
  return { ...outgoing, [Symbol.dispose]: outgoing.stop };
}

function send(outgoing: Pick<ReturnType<typeof createOutgoing>, "post">, url: string, timeoutMs = 5_000) {
  return outgoing.post(url, { headers: {}, body: "{}", timeoutMs });
}

async function fails(kind: OutgoingFaultKind, request: Promise<unknown>): Promise<void> {
  const [outcome] = await Promise.allSettled([request]);
  assert.ok(outcome?.status === "rejected" && outcome.reason instanceof OutgoingFault, `${kind} was expected`);
  assert.equal(outcome.reason.kind, kind);
}

function serving(listener: RequestListener) {
  return listening(createServer(listener));
}

function tcp(onConnection: (socket: Socket) => unknown) {
  return listening(
    createTcpServer((socket) => {
      onConnection(socket);
      // Who does not read never learns that the other side has hung up.
      socket.resume();
    }),
  );
}

async function listening(server: Server) {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    // Clients that hang up in the middle are what these tests are about.
    socket.on("error", () => undefined).once("close", () => sockets.delete(socket));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    connections: () => sockets.size,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!isSo()) {
    assert.ok(performance.now() < deadline, "it did not come about in time");
    await new Promise((resolve) => setImmediate(resolve));
  }
}
