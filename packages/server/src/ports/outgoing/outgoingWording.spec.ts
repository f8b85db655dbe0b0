import assert from "node:assert/strict";
import { test } from "node:test";
import { createOutgoing, OutgoingFault } from "./outgoing.ts";

const names: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  "unknown.example": () => Promise.reject(new Error("ENOTFOUND")),
  "silent.example": () => Promise.reject(new Error("ETIMEOUT")),
  "empty.example": () => Promise.resolve([]),
  "private.example": () => Promise.resolve(["10.0.0.7"]),
  "loopback.example": () => Promise.resolve(["127.0.0.1"]),
  "metadata.example": () => Promise.resolve(["169.254.169.254"]),
  "mixed.example": () => Promise.resolve(["93.184.215.14", "192.168.0.1"]),
  "own.example": () => Promise.resolve(["::1"]),
};

test("what a request could not reach is said alike, whether its name is unknown or leads to a closed address", async () => {
  const outgoing = createOutgoing({
    allowLoopback: false,
    allowedRanges: [],
    resolve: (name) => names[name]?.() ?? Promise.reject(new Error(name)),
  });
  const messages = new Set<string>();
  for (const host of [...Object.keys(names), "10.0.0.7", "[::1]"]) {
    const request = { headers: {}, body: "", timeoutMs: 5_000 };
    const fault: unknown = await outgoing.post(`https://${host}/`, request).catch((error: unknown) => error);
    assert.ok(fault instanceof OutgoingFault, host);
    messages.add(fault.message.replace(host.replace(/^\[|\]$/g, ""), "HOST"));
  }
  outgoing.stop();
  assert.deepEqual([...messages], ["HOST has no address that requests from this server go to."]);
});
