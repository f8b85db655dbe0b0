import { readPrivate, writePrivate } from "../store/privateStorage.ts";

const name = "actions";
const keptMax = 20;

/** How lately each action was run from the palette: the last one has the highest number. */
export function actionRecency(): Map<string, number> {
  return new Map(read().map((id, at) => [id, keptMax - at]));
}

export function noteAction(id: string): void {
  writePrivate(name, [id, ...read().filter((other) => other !== id)].slice(0, keptMax));
}

function read(): string[] {
  const kept = readPrivate(name);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}
