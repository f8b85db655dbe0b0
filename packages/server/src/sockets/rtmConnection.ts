import { limits } from "@platform/protocol";
import { clientScope } from "@platform/protocol/eventCatalog/scopes.ts";
import type { WebSocket } from "ws";
import type { EndedAccess } from "../delivery/socketFanOut.ts";
import type { Clock } from "../ports/ports.ts";
import type { Present } from "./presence.ts";
import type { CallingSocket } from "./socketUpgrade.ts";

/** Who listens, as far as a socket needs to know. */
export interface Listener {
  readonly teamId: string;
  readonly userId: string;
  /** The app whose token opened it; undefined for a person's own client. */
  readonly appId: string | undefined;
  readonly scopes: readonly string[];
  readonly expiresMs: number | undefined;
  /** Set for bots. */
  readonly botId: string | undefined;
}

const tooSlow = 1013;
const notAllowed = 1008;

/** One socket of a person or a bot. */
export class RtmConnection<Who extends Listener = Listener> implements Present {
  readonly socket: WebSocket;
  listener: Who;
  watched: ReadonlySet<string> = new Set();
  /** How often it asked for other people's presence: of two questions under way, the later one counts. */
  subscriptions = 0;
  isAlive = true;
  isAway: boolean | undefined;
  lastActivityMs: number;
  /** While one typing frame is passed on, the next ones of the same person say nothing new. */
  isTyping = false;
  readonly #admit: () => Promise<Who | undefined>;
  readonly #clock: Clock;
  #scopes: ReadonlySet<string>;
  /** Frames that wait until the check under way has ended; undefined while there is none. */
  #held: string[] | undefined;
  #heldChars = 0;
  #checks = 0;

  /** Calls a method as the holder of this socket. */
  readonly call: CallingSocket<Who>["call"];
  /** Ends when every message sent over this socket so far has its reply. */
  lastPost: Promise<void> = Promise.resolve();
  pendingPosts = 0;

  constructor(socket: WebSocket, { holder, admit, call }: CallingSocket<Who>, clock: Clock) {
    this.socket = socket;
    this.#clock = clock;
    this.listener = holder;
    this.#scopes = new Set(holder.scopes);
    this.#admit = admit;
    this.call = call;
    this.lastActivityMs = clock.nowMs();
  }

  get teamId(): string {
    return this.listener.teamId;
  }

  get userId(): string {
    return this.listener.userId;
  }

  get isBot(): boolean {
    return this.listener.botId !== undefined;
  }

  /** Whether one of these scopes is granted. */
  hears(scopes: readonly string[]): boolean {
    return this.#scopes.has(clientScope) || scopes.some((scope) => this.#scopes.has(scope));
  }

  /** Whether a change of access is about this socket. */
  isAmong({ teamId, userId, appId }: EndedAccess): boolean {
    if (teamId !== undefined && teamId !== this.teamId) return false;
    if (userId !== undefined && userId !== this.userId) return false;
    return appId === undefined || appId === (this.listener.appId ?? null);
  }

  /**
   * Asks again whether the socket may listen, and closes it when not. Frames wait meanwhile: what was committed after
   * the change must not leave before the answer is known.
   */
  async check(): Promise<void> {
    this.#held ??= [];
    const turn = ++this.#checks;
    const listener = await this.#admit().catch(() => "unknown" as const);
    if (turn !== this.#checks) return;
    const held = this.#held ?? [];
    this.#held = undefined;
    this.#heldChars = 0;
    // The store could not be asked. The client connects again and is asked for its token then.
    if (listener === "unknown") return this.socket.terminate();
    if (!listener) return this.socket.close(notAllowed, "access has ended");
    this.listener = listener;
    this.#scopes = new Set(listener.scopes);
    for (const json of held) this.#write(json);
  }

  /**
   * Sends a frame, or holds it while access is checked. The chore that looks for expired tokens may run late; a frame
   * that is due after the token has expired starts the check itself.
   */
  send(json: string): void {
    if (!this.#held && (this.listener.expiresMs ?? Infinity) <= this.#clock.nowMs()) void this.check();
    this.#write(json);
  }

  /** A peer that does not read would otherwise fill this process with what it has not read. */
  #write(json: string): void {
    if (this.#held) {
      this.#held.push(json);
      this.#heldChars += json.length;
    }
    const waiting = this.socket.bufferedAmount + this.#heldChars;
    if (waiting > limits.socket_buffer_bytes_max) this.socket.close(tooSlow, "reads too slowly");
    else if (!this.#held && this.socket.readyState === this.socket.OPEN) this.socket.send(json);
  }
}
