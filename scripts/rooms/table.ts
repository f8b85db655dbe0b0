// Who may import whom. ARCHITECTURE.md quotes this table; a law holds the two together.

export type RoomName =
  | "protocol"
  | "ports"
  | "storage"
  | "domain"
  | "present"
  | "methods"
  | "delivery"
  | "http"
  | "sockets"
  | "runtime"
  | "seed"
  | "imports"
  | "exports"
  | "control"
  | "platform"
  | "sdk"
  | "web"
  | "testing"
  | "cli";

/** `types` admits type-only imports, `lazily` also an `import()`, `entry` only files that lie directly in the room. */
export type Limit = "types" | "lazily" | "entry";

export interface Row {
  room: RoomName;
  may: readonly (RoomName | { room: RoomName; only: Limit })[];
  why: string;
}

/**
 * In `packages/server/src` a folder is a room; the `wiring/` and the files beside the rooms are one together, `platform`.
 */
export const rows: readonly Row[] = [
  {
    room: "protocol",
    may: [],
    why: "It is what both sides agree on and runs in any browser, so it depends on nothing of ours.",
  },
  {
    room: "ports",
    may: ["protocol"],
    why: "It is the outside as the others see it; if it knew them, nothing could be tested without them.",
  },
  {
    room: "storage",
    may: ["protocol", "ports"],
    why: "It keeps rows and knows SQL; which rows are right is for the domain to say.",
  },
  {
    room: "domain",
    may: ["storage", "protocol", "ports"],
    why: "Its rules apply to every caller and every presentation, so it knows neither the wire nor the callers.",
  },
  {
    room: "present",
    may: ["protocol", { room: "domain", only: "types" }],
    why: "It turns what the domain gave into wire JSON; if it could ask for more, an answer would hide queries.",
  },
  {
    room: "methods",
    may: ["domain", "present", "protocol", "ports"],
    why: "A method goes through the domain, where access is checked; past it lies a way around the rules.",
  },
  {
    room: "delivery",
    may: ["domain", "present", "protocol", "ports"],
    why: "It carries out what the outbox says; how a caller came in is not its business.",
  },
  {
    room: "http",
    may: [{ room: "methods", only: "entry" }, { room: "domain", only: "types" }, "delivery", "protocol", "ports"],
    why: "It finds a method by name in the registry; a rule of its own would hold for HTTP callers only. It takes types from the domain, or each would be written down twice.",
  },
  {
    room: "sockets",
    may: [{ room: "methods", only: "entry" }, "delivery", "protocol", "ports"],
    why: "It finds a method by name in the registry; a rule of its own would hold for socket callers only.",
  },
  {
    room: "runtime",
    may: [{ room: "domain", only: "types" }, "protocol", "ports"],
    why: "It runs other people's code, so it must not hold anything that code could reach for.",
  },
  {
    room: "seed",
    may: ["domain", "storage", "protocol", "ports"],
    why: "It fills an empty store from a file, before there is anyone to call or to answer.",
  },
  {
    room: "imports",
    may: ["domain", "storage", "protocol", "ports"],
    why: "It fills a workspace from an archive of another platform; like a seed, it is no caller and answers nobody.",
  },
  {
    room: "exports",
    may: ["domain", "storage", "present", "protocol", "ports"],
    why: "It reads a whole workspace for an operator; like an import, it is no caller and answers nobody.",
  },
  {
    room: "control",
    may: ["seed", "delivery", { room: "methods", only: "entry" }, "domain", "storage", "present", "protocol", "ports"],
    why: "It moves time, orders faults and resets state; it is one more caller, with the arguments of methods, not a second server.",
  },
  {
    room: "platform",
    may: [
      "control",
      "imports",
      "exports",
      "seed",
      "runtime",
      "sockets",
      "http",
      "delivery",
      "methods",
      "present",
      "domain",
      "storage",
      "ports",
      "protocol",
    ],
    why: "It puts the server together, and nobody inside the server imports it: that would be a knot.",
  },
  {
    room: "sdk",
    may: ["protocol"],
    why: "It is for other people's programs, which must not carry a server in them.",
  },
  {
    room: "web",
    may: ["sdk", "protocol"],
    why: "It sees the server as every other client does: through the contract.",
  },
  {
    room: "testing",
    may: ["platform", "sdk", "ports"],
    why: "An app author's tests start the server the way it is started in earnest.",
  },
  {
    room: "cli",
    may: ["sdk", "protocol", { room: "platform", only: "lazily" }, { room: "ports", only: "lazily" }],
    why: "Only commands that open a store need the server, and all others would pay for loading it.",
  },
];

/** A row as ARCHITECTURE.md quotes it: `present -> protocol, domain (types)`. */
export function printRow({ room, may }: Row): string {
  const names = may.map((entry) => (typeof entry === "string" ? entry : `${entry.room} (${entry.only})`));
  return `${room} -> ${names.join(", ") || "nothing"}`;
}
