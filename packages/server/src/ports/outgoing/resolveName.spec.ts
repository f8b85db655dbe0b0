import assert from "node:assert/strict";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { createOutgoing } from "./outgoing.ts";
import { createResolveName, type NameSources } from "./resolveName.ts";

const folder = mkdtempSync(join(tmpdir(), "platform-names-"));
after(() => rmSync(folder, { recursive: true }));
const hostsFile = join(folder, "hosts");
writeFileSync(
  hostsFile,
  "127.0.0.1 localhost\n10.1.1.1\tlisted.example.com other # 10.9.9.9 listed.example.com\nfd00::1 Listed.example.com\n",
);

describe("the addresses of a name", () => {
  test("are those of the hosts file, if it has any", async () => {
    await using names = await nameServer(() => ["1.1.1.1"]);
    const resolve = resolving({ servers: [names.address] });

    assert.deepEqual(await resolve("listed.example.com"), ["10.1.1.1", "fd00::1"]);
    assert.deepEqual(await resolve("listed.example.com."), ["10.1.1.1", "fd00::1"]);
    assert.deepEqual(await resolve("localhost"), ["127.0.0.1"]);
    assert.equal(names.asked.length, 0);
  });

  test("are all that the name servers give, of both kinds", async () => {
    await using names = await nameServer((_name, kind) =>
      kind === "A" ? ["1.1.1.1", "8.8.8.8"] : ["2606:4700::1111"],
    );

    const found = await resolving({ servers: [names.address] })("app.example.com");

    assert.deepEqual(found.toSorted(), ["1.1.1.1", "2606:4700:0:0:0:0:0:1111", "8.8.8.8"].map(canonical).toSorted());
  });

  test("are asked of the system when the name servers know none, or the name has no dot", async () => {
    await using names = await nameServer(() => []);
    const asked: string[] = [];
    const system = async (name: string) => (asked.push(name), ["10.2.2.2"]);
    const resolve = resolving({ servers: [names.address], system });

    assert.deepEqual(await resolve("unknown.example.com"), ["10.2.2.2"]);
    assert.deepEqual(await resolve("intranet"), ["10.2.2.2"]);
    assert.deepEqual(asked, ["unknown.example.com", "intranet"]);
  });
});

test("a name server that never answers holds up its own names only", async () => {
  await using names = await nameServer((name, kind) =>
    name.startsWith("slow") ? undefined : kind === "A" ? ["10.3.3.3"] : [],
  );
  const resolve = resolving({ servers: [names.address] });
  const outgoing = createOutgoing({ allowLoopback: false, allowedRanges: [], resolve });
  const post = (url: string, timeoutMs: number) =>
    outgoing.post(url, { headers: {}, body: "", timeoutMs }).catch((fault: { kind: string }) => fault.kind);

  const slow = Array.from({ length: 20 }, (_, at) => post(`https://slow${at}.example.com/`, 400));
  const quick = await post("https://quick.example.com/", 400);

  // The refusal tells that the address was found.
  assert.equal(quick, "refused_address");
  assert.deepEqual(new Set(await Promise.all(slow)), new Set(["timeout"]));
  outgoing.stop();
});

test("a name that changes its address is asked for once per connection", async () => {
  let round = 0;
  await using names = await nameServer((_name, kind) =>
    kind === "A" ? [round++ === 0 ? "10.4.4.4" : "127.0.0.1"] : [],
  );
  const outgoing = createOutgoing({
    allowLoopback: false,
    allowedRanges: [],
    resolve: resolving({ servers: [names.address] }),
  });

  const request = outgoing.post("https://changing.example.com/", { headers: {}, body: "", timeoutMs: 5_000 });

  await assert.rejects(request, { kind: "refused_address" });
  assert.deepEqual(names.asked.toSorted(), ["A changing.example.com", "AAAA changing.example.com"]);
  outgoing.stop();
});

function resolving(sources: NameSources) {
  const system = () => Promise.reject(new Error("the system is not asked"));
  return createResolveName({ hostsFile, system, ...sources });
}

function canonical(address: string): string {
  return address.includes(":") ? new URL(`http://[${address}]/`).hostname.slice(1, -1) : address;
}

type Answer = (name: string, kind: "A" | "AAAA") => readonly string[] | undefined;

/** Answers as told; knows no such name where told nothing to give, and is silent where told so. */
async function nameServer(answer: Answer) {
  const socket = createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (query, from) => {
    const { name, kind, end } = question(query);
    asked.push(`${kind} ${name}`);
    const addresses = answer(name, kind);
    if (addresses) socket.send(reply(query.subarray(0, end), kind, addresses), from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void socket.close(resolve)),
  };
}

const headerBytes = 12;

function question(query: Buffer): { name: string; kind: "A" | "AAAA"; end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join(".").toLowerCase(), kind: query.readUInt16BE(at + 1) === 1 ? "A" : "AAAA", end: at + 5 };
}

/** The question again, then one record for each address; without any, that the name is unknown. */
function reply(query: Buffer, kind: "A" | "AAAA", addresses: readonly string[]): Buffer {
  const header = Buffer.from(query.subarray(0, headerBytes));
  header.writeUInt16BE(addresses.length > 0 ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(addresses.length, 6);
  header.fill(0, 8);
  const records = addresses.map((address) => {
    const bytes = kind === "A" ? Buffer.from(address.split(".").map(Number)) : ipv6Bytes(address);
    return Buffer.concat([
      Buffer.from([0xc0, headerBytes, 0, kind === "A" ? 1 : 28, 0, 1, 0, 0, 0, 0, 0, bytes.length]),
      bytes,
    ]);
  });
  return Buffer.concat([header, query.subarray(headerBytes), ...records]);
}

function ipv6Bytes(address: string): Buffer {
  const [before = [], behind = []] = address.split("::").map((half) => half.split(":"));
  const groups = [...before, ...Array.from({ length: 8 - before.length - behind.length }, () => "0"), ...behind];
  return Buffer.from(groups.map((group) => group.padStart(4, "0")).join(""), "hex");
}
