import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { describe, test } from "node:test";
import fc from "fast-check";
import { isPublicAddress, openAddresses } from "./addresses.ts";

const closed = {
  "this host": ["0.0.0.0", "0.255.255.255", "::"],
  loopback: ["127.0.0.1", "127.255.255.255", "::1"],
  private: ["10.0.0.0", "10.255.255.255", "172.16.0.0", "172.31.255.255", "192.168.0.0", "192.168.255.255"],
  "shared by a carrier": ["100.64.0.0", "100.127.255.255"],
  "link-local": ["169.254.0.0", "169.254.169.254", "169.254.255.255", "fe80::1", "febf::1"],
  "metadata of clouds": ["168.63.129.16", "100.100.100.200", "192.0.0.192", "fd00:ec2::254"],
  assigned: ["192.0.0.0", "192.0.0.255", "192.88.99.1"],
  documentation: ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1", "3fff:fff::1"],
  benchmarks: ["198.18.0.0", "198.19.255.255", "2001:2::1"],
  multicast: ["224.0.0.1", "239.255.255.255", "ff02::1"],
  reserved: ["240.0.0.0", "255.255.255.255", "4000::1", "5f00::1", "100::1"],
  "IPv4 inside of IPv6": ["::ffff:127.0.0.1", "::ffff:8.8.8.8", "::7f00:1", "::ffff:0:7f00:1"],
  "translated and tunnelled": ["64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "2001:0:7f00:1::"],
  "unique-local": ["fc00::1", "fdff:ffff::1"],
  "site-local": ["fec0::1"],
  "with a zone": ["fe80::1%eth0", "2606:4700::1111%eth0"],
  "no address": ["", "localhost", "127.1", "0x7f.0.0.1", "1.1.1.1/32", "[::1]"],
};

const open = [
  ["1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0"],
  ["169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.167.255.255", "192.169.0.0"],
  ["198.17.255.255", "198.20.0.0", "223.255.255.255", "2001:200::1", "2001:4860:4860::8888", "2606:4700::1111"],
].flat();

describe("public addresses", () => {
  for (const [kind, addresses] of Object.entries(closed)) {
    test(`are none of these: ${kind}`, () => assert.deepEqual(addresses.filter(isPublicAddress), []));
  }

  test("begin right where the closed ranges end", () => {
    assert.deepEqual(open.filter(isPublicAddress), open);
  });

  test("are all others of IPv4, and only those", () => {
    const ranges = [
      ["0.0.0.0", 8],
      ["10.0.0.0", 8],
      ["100.64.0.0", 10],
      ["127.0.0.0", 8],
      ["168.63.129.16", 32],
      ["169.254.0.0", 16],
      ["172.16.0.0", 12],
      ["192.0.0.0", 24],
      ["192.0.2.0", 24],
      ["192.88.99.0", 24],
      ["192.168.0.0", 16],
      ["198.18.0.0", 15],
      ["198.51.100.0", 24],
      ["203.0.113.0", 24],
      ["224.0.0.0", 3],
    ] as const;
    const isClosed = (number: number) =>
      ranges.some(
        ([first, bits]) => Math.floor(number / 2 ** (32 - bits)) === Math.floor(ipv4(first) / 2 ** (32 - bits)),
      );

    fc.assert(
      fc.property(fc.nat({ max: 2 ** 32 - 1 }), (number) => {
        assert.equal(isPublicAddress(dotted(number)), !isClosed(number));
      }),
      { numRuns: 5_000 },
    );
  });
});

describe("addresses that requests may go to", () => {
  test("include this machine only where that is allowed", () => {
    const allowed = (allowLoopback: boolean) => openAddresses({ allowLoopback, allowedRanges: [] });

    assert.deepEqual(["127.0.0.1", "127.9.9.9", "::1"].map(allowed(true)), [true, true, true]);
    assert.deepEqual(["127.0.0.1", "127.9.9.9", "::1"].map(allowed(false)), [false, false, false]);
    assert.deepEqual(["0.0.0.0", "10.0.0.1", "::", "fe80::1"].map(allowed(true)), [false, false, false, false]);
  });

  test("include what the operator lists, and nothing beside it", () => {
    const isOpen = openAddresses({ allowLoopback: false, allowedRanges: ["10.1.0.0/16", "fd12::/48", "192.168.7.7"] });

    assert.deepEqual(["10.1.2.3", "fd12::9", "192.168.7.7", "1.1.1.1"].map(isOpen), [true, true, true, true]);
    assert.deepEqual(["10.2.0.1", "fd13::9", "192.168.7.8", "127.0.0.1"].map(isOpen), [false, false, false, false]);
    assert.equal(isOpen("fd12::9%eth0"), false);
  });

  test("include none of this machine's own", () => {
    const own = Object.values(networkInterfaces()).flatMap((entries) => (entries ?? []).map((entry) => entry.address));

    assert.ok(own.length > 0);
    assert.deepEqual(own.filter(openAddresses({ allowLoopback: false, allowedRanges: [] })), []);
  });
});

function ipv4(text: string): number {
  return text.split(".").reduce((number, part) => number * 256 + Number(part), 0);
}

function dotted(number: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join(".");
}
