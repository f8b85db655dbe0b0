import { join } from "node:path";
import { fetchPackage } from "../../packages/cli/bin/fetchPackage.mjs";

const pins: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "22.14.0": {
    "linux-x64": "sha512-R9k0h0zCZkX4/rlJbwS2c/CaOlmbAz3FkcQnQTJneQgJFaMntb8GVT64oArZEvrnzSyck8tGpcss6u3nT7hqxg==",
    "linux-arm64": "sha512-pg8rI8Ka8Qf4gwBfaa3vYAuBeiK1LcGxNEsW+VADvpJz4ZAq3yZ64oMwnighJW57tObnd9U0cANhNkL+BgG6OA==",
  },
  "20.20.2": {
    "linux-x64": "sha512-PeHQM8wAdmHtZA1mBocygZxs5LiUWtsJezQTkBd0iY987KpGrD1O2tVEydvMZiuXceRanxt7rjTnDEBwOPujoQ==",
    "linux-arm64": "sha512-LCXJnNTFiyGuYBw2gZSI5OBFMbkjAPt8sqD/NKrWoE2QmDgSubTqFng6GaNJ9EJ8HpxBMGcWWpbbcs4Vo+CnGg==",
  },
};

/** A Node of an older version, from the cache or fetched now: what we publish has to run there. */
export async function olderNode(version: string): Promise<string> {
  const machine = `${process.platform}-${process.arch}`;
  const integrity = pins[version]?.[machine];
  if (integrity === undefined) throw new Error(`There is no pinned Node ${version} for ${machine}.`);
  const pin = { name: `node-${machine}`, version, integrity };
  const request = { folder: `node-${version}-${machine}`, title: `Node ${version}`, remedy: "The tests need it." };
  return join(await fetchPackage(pin, request), "bin", "node");
}
