const key = "platform.recent";
const keptMax = 30;

/** How lately each conversation was visited: the last one has the highest number. */
export function recency(): Map<string, number> {
  return new Map(read().map((id, at) => [id, keptMax - at]));
}

export function lastVisited(): string | undefined {
  return read()[0];
}

export function noteVisit(id: string): void {
  localStorage.setItem(key, JSON.stringify([id, ...read().filter((other) => other !== id)].slice(0, keptMax)));
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
