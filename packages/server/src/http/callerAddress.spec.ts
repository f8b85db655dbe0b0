import assert from "node:assert/strict";
import { test } from "node:test";
import { internalAddress, isLetIn } from "../ports/outgoing/networks.ts";
import { callerAddress, networkOf } from "./callerAddress.ts";

const nobody = () => false;
const proxies = (address: string) => ["127.0.0.1", "::1", "10.0.0.3"].includes(address);

test("a caller is known by the address at the other end", () => {
  assert.equal(callerAddress("192.0.2.7", undefined, nobody), "192.0.2.7");
  assert.equal(callerAddress("::ffff:192.0.2.7", undefined, nobody), "192.0.2.7");
  assert.equal(callerAddress("fe80::1%eth0", undefined, nobody), "fe80::1");
  assert.equal(callerAddress(undefined, undefined, nobody), "");
});

test("a caller cannot choose an address with a header, unless it is a proxy that we trust", () => {
  assert.equal(callerAddress("192.0.2.7", "198.51.100.1", proxies), "192.0.2.7");
  assert.equal(callerAddress("127.0.0.1", "198.51.100.1", nobody), "127.0.0.1");
});

test("behind trusted proxies it is the last address that is none of them", () => {
  assert.equal(callerAddress("127.0.0.1", "198.51.100.1", proxies), "198.51.100.1");
  assert.equal(callerAddress("::1", "203.0.113.9, 198.51.100.1, 10.0.0.3", proxies), "198.51.100.1");
  assert.equal(callerAddress("10.0.0.3", "192.168.1.20", proxies), "192.168.1.20");
  assert.equal(callerAddress("127.0.0.1", "nonsense", proxies), "127.0.0.1");
});

test("all executions of functions share one bucket, and an execution is let past ranges with its own token only", () => {
  assert.equal(networkOf(internalAddress("Fx1")), networkOf(internalAddress("Fx2")));
  assert.equal(isLetIn(internalAddress("Fx1"), "10.0.0.0/8", "Fx1"), true);
  for (const issuedFor of ["Fx2", "", null, undefined]) {
    assert.equal(isLetIn(internalAddress("Fx1"), "0.0.0.0/0,::/0", issuedFor), false);
  }
  assert.equal(isLetIn(internalAddress(""), "0.0.0.0/0", undefined), false);
});

test("an IPv6 address stands for its /64", () => {
  assert.equal(networkOf(""), "");
  assert.equal(networkOf("192.0.2.7"), "192.0.2.7");
  assert.equal(networkOf("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  assert.equal(networkOf("2001:DB8:1::6"), "2001:db8:1:0::/64");
  assert.equal(networkOf("2001:db8::"), "2001:db8:0:0::/64");
  assert.equal(networkOf("::1"), "0:0:0:0::/64");
  assert.equal(networkOf("fe80::1"), "fe80:0:0:0::/64");
});
