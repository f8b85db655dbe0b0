// Imported before anything else, in every thread of the program: ids, keys and salts are then the same in each run, so that a
// fixture that is written again differs only where the server does.

import crypto, { createHash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { threadId } from "node:worker_threads";

let drawn = 0;

function bytes(size: number): Buffer {
  const pieces: Buffer[] = [];
  for (let length = 0; length < size; length += 32) {
    pieces.push(createHash("sha256").update(`fixture ${threadId} ${drawn++}`).digest());
  }
  return Buffer.concat(pieces).subarray(0, size);
}

function between(first: number, second?: number): number {
  const [least, end] = second === undefined ? [0, first] : [first, second];
  return least + (bytes(6).readUIntBE(0, 6) % (end - least));
}

function uuid(): string {
  const hex = bytes(16).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

Object.assign(crypto, { randomBytes: bytes, randomInt: between, randomUUID: uuid });
syncBuiltinESMExports();
