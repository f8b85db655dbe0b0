import { readPrivate, writePrivate } from "../store/privateStorage.ts";

const name = "recent";
const keptMax = 30;

/** How lately each conversation was visited: the last one has the highest number. */
export function recency(): Map<string, number> {
  return new Map(read().map((id, at) => [id, keptMax - at]));
}

export function lastVisited(): string | undefined {
  return read()[0];
}

export function noteVisit(id: string): void {
  writePrivate(name, [id, ...read().filter((other) => other !== id)].slice(0, keptMax));
}

function read(): string[] {
  const kept = readPrivate(name);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}
