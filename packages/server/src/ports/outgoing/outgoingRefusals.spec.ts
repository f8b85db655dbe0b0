import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { after, describe, test } from "node:test";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import fc from "fast-check";
import { selfSigned } from "../../../testkit/selfSigned.ts";
import { createOutgoing, OutgoingFault, type OutgoingOptions } from "./outgoing.ts";

// It listens wherever this machine can be reached, and must never hear anything.
let heard = 0;
const canary = await listening(createServer(hangUp).on("connection", () => heard++));
const { port } = canary;
after(() => canary[Symbol.asyncDispose]());

/** Hosts as an attacker would write them. Each leads to this machine or its neighbours for some reader or other. */
const spellings = {
  refused_address: [
    ["127.0.0.1", "127.0.0.1.", "127.1", "127.0.1", "127.255.255.254", "0", "0.0.0.0", "0x", "0.0"],
    ["2130706433", "017700000001", "0x7f000001", "0x7F000001", "0x7f.0x0.0x0.0x1", "0177.0.0.1", "00000177.0.0.1"],
    ["0x7f.1", "0177.1", "127.0x1", "0x7f.0.1", "%31%32%37.0.0.1", "127%2e0%2e0%2e1"],
    ["127。0。0。1", "127.0.0.1", "①②⑦.⓪.⓪.①", "0x7f.1"],
    ["10.0.0.1", "167772161", "172.16.0.1", "192.168.0.1", "0xc0a80001", "192.168.1", "100.64.0.1"],
    ["169.254.169.254", "2852039166", "0xa9fea9fe", "0251.0376.0251.0376", "168.63.129.16"],
    ["[::]", "[::1]", "[0:0:0:0:0:0:0:1]", "[0000::0001]", "[::0.0.0.1]"],
    ["[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:FFFF:7F00:0001]", "[::127.0.0.1]", "[::ffff:0:127.0.0.1]"],
    ["[64:ff9b::127.0.0.1]", "[64:ff9b::a9fe:a9fe]", "[64:ff9b:1::7f00:1]", "[2002:7f00:1::]", "[2001:0:7f00:1::]"],
    ["[fc00::1]", "[fd00:ec2::254]", "[fe80::1]", "[fec0::1]", "[ff02::1]", "[2001:db8::1]"],
  ].flat(),
  bad_url: [
    ["[::1%25lo]", "[fe80::1%25eth0]", "[fe80::1%eth0]", "user@127.0.0.1", "user:pass@127.0.0.1", "%75@127.0.0.1"],
    ["example.com@127.0.0.1", "example.com:443@127.0.0.1", "127.0.0.1@[::1]", "127.0.0.1.1", "256.256.256.256"],
    ["0x100000000", "127.0.0.1%00.example.com", "127.0.0.1 .example.com", "[127.0.0.1]", "[::ffff:127.0.0.1"],
  ].flat(),
};

describe("no request reaches this machine or its neighbours", () => {
  for (const [kind, hosts] of Object.entries(spellings)) {
    for (const host of hosts) test(`by ${host}`, () => refuses(kind, `https://${host}:${port}/`));
  }

  const urls = {
    bad_url: [
      ["file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1/", "ws://127.0.0.1/", "data:,x", "//127.0.0.1/"],
      [
        `http://127.0.0.1:${port}/`,
        `HTTP://127.0.0.1:${port}/`,
        "javascript:1",
        "unix:/run/docker.sock",
        "",
        "https://",
      ],
    ].flat(),
    refused_address: [
      [`https:127.0.0.1:${port}/`, `https:/\\127.0.0.1:${port}/`, `\thttps://127.0.0.1:${port}/\n`],
      [`https://127.0.0.1:${port}#@example.com/`, `https://127.0.0.1:${port}?@example.com/`],
      [`ht\ntps://12\t7.0.0.1:${port}/`, `https://127.0.0.1:${port}\\@example.com/`],
    ].flat(),
  };
  for (const [kind, list] of Object.entries(urls)) {
    for (const url of list) test(`by ${JSON.stringify(url)}`, () => refuses(kind, url));
  }

  test("by the names of this machine, as the system knows them", async () => {
    for (const name of ["localhost", "LOCALHOST", "localhost."]) {
      const fault = await refusal(`https://${name}:${port}/`);
      assert.ok(fault.kind === "refused_address" || fault.kind === "unresolvable", fault.kind);
    }
    assert.equal(heard, 0);
  });

  const answers = {
    "one private address": ["10.0.0.1"],
    "this machine": ["127.0.0.1", "::1"],
    "a public and a private address": ["1.1.1.1", "127.0.0.1"],
    "a private address after many public ones": [...Array.from({ length: 30 }, (_, n) => `1.1.1.${n}`), "::1"],
    "an address mapped into IPv6": ["::ffff:127.0.0.1"],
    "an address with a zone": ["fe80::1%lo"],
    "a name again": ["localhost"],
    "an address in another spelling": ["0x7f.1"],
  };
  for (const [what, addresses] of Object.entries(answers)) {
    test(`by a name that leads to ${what}`, () =>
      refuses("refused_address", `https://inside.example.com:${port}/`, { resolve: async () => addresses }));
  }

  test("by a name that leads nowhere, or that nobody knows", async () => {
    const url = `https://nowhere.example.com:${port}/`;

    await refuses("unresolvable", url, { resolve: async () => [] });
    await refuses("unresolvable", url, { resolve: () => Promise.reject(new Error("ENOTFOUND")) });
  });

  test("by its own address though others of its network are permitted", async () => {
    await refuses("refused_address", `https://127.0.0.1:${port}/`, { allowedRanges: ["127.0.0.2/31", "10.0.0.0/8"] });
  });
});

// Only Linux answers on every address of 127.0.0.0/8 without being set up for it.
const skip = process.platform !== "linux";

describe("a permitted place does not lead on to another", { skip }, () => {
  const allowedRanges = ["127.0.0.2"];

  test("by a name that means something else the second time", async () => {
    let seen = 0;
    await using permitted = await listening(
      createServer(hangUp).on("connection", () => seen++),
      "127.0.0.2",
    );
    let strayed = 0;
    await using _elsewhere = await listening(
      createServer(hangUp).on("connection", () => strayed++),
      "127.0.0.1",
      permitted.port,
    );
    let asked = 0;
    const resolve = async () => [asked++ === 0 ? "127.0.0.2" : "127.0.0.1"];

    const fault = await refusal(`https://rebinding.example.com:${permitted.port}/`, { allowedRanges, resolve });

    assert.deepEqual([fault.kind, asked, seen, strayed], ["tls", 1, 1, 0]);
  });

  test("by a redirect", async () => {
    const targets = [
      `http://127.0.0.1:${port}/`,
      `https://[::1]:${port}/`,
      `//0x7f.1:${port}/`,
      "http://169.254.169.254/",
    ];
    const server = createTlsServer(selfSigned, (request, response) => {
      response.writeHead(301, { location: targets[Number(request.url?.slice(1))] }).end();
    });
    await using permitted = await listening(server, "127.0.0.2");
    const outgoing = createOutgoing({ allowLoopback: false, allowedRanges, resolve: async () => ["127.0.0.2"] });
    const believed = getCACertificates();
    setDefaultCACertificates([...believed, selfSigned.cert]);
    try {
      for (const [at, target] of targets.entries()) {
        const url = `https://${selfSigned.name}:${permitted.port}/${at}`;
        const answer = await outgoing.post(url, { headers: {}, body: "{}", timeoutMs: 5_000 });
        assert.deepEqual([answer.status, answer.isRedirect, answer.headers.location], [301, true, target]);
      }
    } finally {
      setDefaultCACertificates(believed);
      outgoing.stop();
    }
    assert.equal(heard, 0);
  });
});

describe("whatever the spelling", () => {
  const ipv4 = fc.oneof(
    ...(
      [
        ["0.0.0.0", 8],
        ["10.0.0.0", 8],
        ["100.64.0.0", 10],
        ["127.0.0.0", 8],
        ["169.254.0.0", 16],
        ["172.16.0.0", 12],
        ["192.0.0.0", 24],
        ["192.0.2.0", 24],
        ["192.168.0.0", 16],
        ["198.18.0.0", 15],
        ["198.51.100.0", 24],
        ["203.0.113.0", 24],
        ["224.0.0.0", 4],
        ["240.0.0.0", 4],
      ] as const
    ).map(([first, bits]) =>
      fc
        .nat({ max: 2 ** (32 - bits) - 1 })
        .map((offset) => first.split(".").reduce((n, part) => n * 256 + Number(part), 0) + offset),
    ),
  );
  const number = fc.constantFrom(
    (n: number) => `${n}`,
    (n: number) => `0x${n.toString(16)}`,
    (n: number) => `0X${n.toString(16).toUpperCase()}`,
    (n: number) => `0${n.toString(8)}`,
    (n: number) => `0x000${n.toString(16)}`,
  );
  const disguise = fc.constantFrom(
    (host: string) => host,
    (host: string) => `${host}.`,
    (host: string) => host.replaceAll(".", "。"),
    (host: string) => host.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    (host: string) => host.replace(/[\da-f]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
  );
  /** The last part stands for all bytes that were not written before it. */
  const asIpv4 = fc
    .tuple(ipv4, fc.integer({ min: 0, max: 3 }), fc.array(number, { minLength: 4, maxLength: 4 }), disguise)
    .map(([address, parts, writers, hide]) => {
      const leading = Array.from({ length: parts }, (_, at) => Math.floor(address / 2 ** (24 - 8 * at)) % 256);
      const values = [...leading, address % 2 ** (32 - 8 * parts)];
      return hide(values.map((value, at) => (writers[at] ?? String)(value)).join("."));
    });
  const asIpv6 = fc
    .tuple(
      ipv4.map((address) =>
        [Math.floor(address / 65_536), address % 65_536].map((half) => half.toString(16)).join(":"),
      ),
      fc.constantFrom(
        (halves: string) => `[::ffff:${halves}]`,
        (halves: string) => `[0:0:0:0:0:FFFF:${halves.toUpperCase()}]`,
        (halves: string) => `[::${halves}]`,
        (halves: string) => `[64:ff9b::${halves}]`,
        (halves: string) => `[2002:${halves}::1]`,
        (halves: string) => `[2001:0:${halves}::]`,
      ),
    )
    .map(([halves, write]) => write(halves));

  test("every address that is not public is refused, without anybody being asked for it", async () => {
    const resolve = () => Promise.reject(new Error("an address is no name"));
    const outgoing = createOutgoing({ allowLoopback: false, allowedRanges: [], resolve });

    await fc.assert(
      fc.asyncProperty(fc.oneof(asIpv4, asIpv6), async (host) => {
        const request = outgoing.post(`https://${host}:${port}/`, { headers: {}, body: "", timeoutMs: 5_000 });
        await assert.rejects(request, (error) => error instanceof OutgoingFault && error.kind === "refused_address");
      }),
      { numRuns: 3_000 },
    );
    assert.equal(heard, 0);
    outgoing.stop();
  });
});

test("the canary hears what is let through, in any spelling", async () => {
  const hosts = ["127.1", "0x7f000001", "127.0.0.1.", "127。0。0。1"];

  for (const host of hosts) await refusal(`https://${host}:${port}/`, { allowLoopback: true });

  assert.equal(heard, hosts.length);
});

function hangUp(socket: Socket): void {
  socket.on("error", () => undefined).destroy();
}

async function listening(server: Server, host?: string, at = 0) {
  await once(server.listen(at, host), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

async function refuses(kind: string, url: string, options: Partial<OutgoingOptions> = {}): Promise<void> {
  assert.equal((await refusal(url, options)).kind, kind);
  assert.equal(heard, 0);
}

async function refusal(url: string, options: Partial<OutgoingOptions> = {}): Promise<OutgoingFault> {
  const outgoing = createOutgoing({ allowLoopback: false, allowedRanges: [], ...options });
  const [outcome] = await Promise.allSettled([outgoing.post(url, { headers: {}, body: "{}", timeoutMs: 5_000 })]);
  outgoing.stop();
  assert.ok(outcome?.status === "rejected" && outcome.reason instanceof OutgoingFault, `${url} was not refused`);
  return outcome.reason;
}
