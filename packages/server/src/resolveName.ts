import { lookup } from "node:dns/promises";

/** Gives every address of a name; rejects when there are none. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

export const systemResolve: ResolveName = async (name) => {
  const found = await lookup(name, { all: true });
  return found.map((entry) => entry.address);
};
