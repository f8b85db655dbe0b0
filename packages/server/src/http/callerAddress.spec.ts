import assert from "node:assert/strict";
import { test } from "node:test";
import { callerAddress, networkOf } from "./callerAddress.ts";

test("a caller is known by the address at the other end", () => {
  assert.equal(callerAddress("192.0.2.7", undefined), "192.0.2.7");
  assert.equal(callerAddress("::ffff:192.0.2.7", undefined), "192.0.2.7");
  assert.equal(callerAddress("fe80::1%eth0", undefined), "fe80::1");
  assert.equal(callerAddress(undefined, undefined), "");
});

test("a caller from afar cannot choose an address with a header", () => {
  assert.equal(callerAddress("192.0.2.7", "198.51.100.1"), "192.0.2.7");
});

test("behind proxies nearby it is the last address that is none of them", () => {
  assert.equal(callerAddress("127.0.0.1", "198.51.100.1"), "198.51.100.1");
  assert.equal(callerAddress("::1", "203.0.113.9, 198.51.100.1, 10.0.0.3"), "198.51.100.1");
  assert.equal(callerAddress("10.0.0.3", "192.168.1.20"), "192.168.1.20");
  assert.equal(callerAddress("127.0.0.1", "nonsense"), "127.0.0.1");
});

test("one who has an IPv6 address has the /64 around it", () => {
  assert.equal(networkOf("192.0.2.7"), "192.0.2.7");
  assert.equal(networkOf("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  assert.equal(networkOf("2001:DB8:1::6"), "2001:db8:1:0::/64");
  assert.equal(networkOf("2001:db8::"), "2001:db8:0:0::/64");
  assert.equal(networkOf("::1"), "0:0:0:0::/64");
  assert.equal(networkOf(""), "");
});
