import { hostname } from "node:os";
import { limits } from "@platform/protocol";
import type { WebSocket } from "ws";
import type { SocketEnvelope, SocketOutcome } from "../delivery/appSockets.ts";
import { JsonFault, parseJson } from "../ports/json.ts";
import { newEnvelopeId } from "../ports/ports.ts";
import type { DisconnectReason, SocketEffect, SocketFaultSlot, SocketStage } from "../ports/socketFault.ts";
import type { AdmittedSocket } from "./socketUpgrade.ts";

const normalClosure = 1000;

/** Whose token opened the socket: an app's own. */
export interface Holder {
  readonly appId: string | undefined;
}

/** One socket of an app, and what it has not acknowledged yet. */
export class AppConnection {
  readonly id = newEnvelopeId();
  readonly appId: string;
  readonly socket: WebSocket;
  /** When it will have been open for long enough. */
  endsMs = Number.POSITIVE_INFINITY;
  /** Once it was asked to go, nothing new is sent over it; what it has may still be acknowledged. */
  isLeaving = false;
  isAlive = true;
  /** By a fault: the connection looks open at both ends, but passes nothing on. */
  isSilent = false;
  #answersPings = true;
  #isRefreshRequested = false;
  readonly #pending = new Map<string, (outcome: SocketOutcome) => void>();
  readonly #admit: () => Promise<Holder | undefined>;
  readonly #faults: SocketFaultSlot;
  /** One check after the other, so that envelopes leave in the order in which they were given. */
  #lastCheck: Promise<unknown> = Promise.resolve();

  constructor({ holder, admit }: AdmittedSocket<Holder>, socket: WebSocket, faults: SocketFaultSlot) {
    this.appId = holder.appId ?? "";
    this.#admit = admit;
    this.socket = socket;
    this.#faults = faults;
    socket.on("ping", (data) => {
      this.meetFault("ping");
      if (this.#answersPings && !this.isSilent && socket.readyState === socket.OPEN) socket.pong(data);
    });
    socket.on("pong", () => {
      this.isAlive = true;
    });
    socket.on("message", (data, isBinary) => {
      if (!isBinary && data instanceof Buffer) this.#hear(data.toString());
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      for (const settle of this.#pending.values()) settle({ kind: "closed" });
    });
  }

  /** Whether the token that opened it would still be let in. */
  isAdmitted(): Promise<boolean> {
    const check = this.#lastCheck.then(async () => (await this.#admit()) !== undefined);
    this.#lastCheck = check.catch(() => undefined);
    return check;
  }

  /** How many more envelopes it could take. */
  get room(): number {
    if (this.isLeaving || this.socket.readyState !== this.socket.OPEN) return 0;
    if (this.socket.bufferedAmount > limits.socket_buffer_bytes_max) return 0;
    return limits.app_socket_envelopes_max - this.#pending.size;
  }

  /** Every try has an id of its own, so that a late acknowledgement of an earlier one is not taken for this one's. */
  send({ type, payload, acceptsAnswer, retry }: SocketEnvelope): Promise<SocketOutcome> {
    const id = newEnvelopeId();
    const head = JSON.stringify({ envelope_id: id, type, accepts_response_payload: acceptsAnswer });
    const tried = retry ? `,"retry_attempt":${retry.attempt},"retry_reason":${JSON.stringify(retry.reason)}` : "";
    return new Promise((resolve) => {
      const patience = setTimeout(() => settle({ kind: "timeout" }), limits.delivery_ack_s * 1000);
      const settle = (outcome: SocketOutcome): void => {
        clearTimeout(patience);
        this.#pending.delete(id);
        resolve(outcome);
      };
      this.#pending.set(id, settle);
      this.write(`${head.slice(0, -1)},"payload":${payload}${tried}}`);
      this.meetFault("envelope");
    });
  }

  write(text: string): void {
    if (!this.isSilent && this.socket.readyState === this.socket.OPEN) this.socket.send(text);
  }

  disconnect(reason: DisconnectReason, host = hostname()): void {
    this.isLeaving = true;
    this.write(JSON.stringify({ type: "disconnect", reason, debug_info: { host } }));
  }

  /** Carries out the fault that was ordered for this stage; tells whether there was one. */
  meetFault(stage: SocketStage): boolean {
    const effect = this.#faults.take?.(stage);
    if (effect) this.suffer(effect);
    return effect !== undefined;
  }

  suffer({ disconnect, connection }: SocketEffect): void {
    if (disconnect !== undefined) {
      this.disconnect(disconnect);
      if (disconnect !== "warning") this.socket.close(normalClosure, disconnect);
    } else if (connection === "closed") this.socket.terminate();
    else if (connection === "silent") this.isSilent = true;
    else this.#answersPings = false;
  }

  /** Asks the app to open another socket, unless it was asked before. */
  requestRefresh(host: string): void {
    if (!this.#isRefreshRequested) this.disconnect("refresh_requested", host);
    this.#isRefreshRequested = true;
  }

  #hear(text: string): void {
    const frame = parseJson(text);
    if (frame instanceof JsonFault || typeof frame !== "object" || frame === null) return;
    const { envelope_id: id, payload = {} } = frame as { envelope_id?: unknown; payload?: unknown };
    const settle = typeof id === "string" ? this.#pending.get(id) : undefined;
    if (!settle || this.isSilent) return;
    // An acknowledgement that meets a fault of its stage is lost.
    if (!this.meetFault("acknowledgement")) settle({ kind: "acknowledged", payload });
  }
}
