import { withAudit, withOrigin } from "./auditServices.ts";
import { noteDenied } from "../domain/audit/noteDenied.ts";
import { mapMaybePromise } from "../ports/maybePromise.ts";
import { openBotCallers } from "./botCallers.ts";
import { openMovedSessions } from "./movedSessions.ts";
import { permissionOf } from "../domain/access/systemRoles.ts";
import { type Caller, nobody } from "../domain/caller.ts";
import type { JobContext } from "../domain/context.ts";
import type { ActContext } from "../domain/interactions/act.ts";
import { StoreFailure } from "../ports/failures.ts";
import type { FaultSlot } from "../ports/faultEffect.ts";
import { authenticateClient } from "../domain/people/authenticateClient.ts";
import { isClientToken } from "../domain/people/clientToken.ts";
import { authenticate } from "../domain/tokens/authenticate.ts";
import { type Entry, enterWorkspace } from "../domain/tokens/enterWorkspace.ts";
import type { FileKeeping } from "../domain/files/fileKeeping.ts";
import type { RequestWatch } from "../delivery/watch.ts";
import type { CallServices } from "../http/call.ts";
import type { CallContext } from "../methods/define.ts";
import { openMethodRegistry } from "../methods/methodRegistry.ts";
import type { Outgoing } from "../ports/outgoing/outgoing.ts";
import { type Clock, type Secrets, systemIds } from "../ports/ports.ts";
import { requestAddress, requestClient } from "../ports/requestOrigin.ts";
import type { Store } from "../storage/store.ts";
import type { ServerAddress } from "./httpListener.ts";

export interface CallServicesOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly address: ServerAddress;
  readonly isDraining: () => boolean;
  readonly takeRate: CallServices["takeRate"];
  readonly faults: FaultSlot;
  readonly files: FileKeeping;
  readonly outgoing: Outgoing;
  readonly hosting: CallContext["hosting"];
  readonly connections: CallContext["connections"];
  readonly present: CallContext["present"];
  readonly push: CallContext["push"];
  /** Sends an interaction to an app and waits for its answer. */
  readonly ask: ActContext["ask"];
  /** Records what a request caused; only on servers with controls. */
  readonly watch: RequestWatch | undefined;
  readonly onFatal: (error: Error) => void;
  /** Called after each committed write. */
  readonly onCommit: () => void;
}

/** Gives the pipeline what it may not import: who a token is, and a context to run methods in. */
export function openCallServices(options: CallServicesOptions): CallServices {
  const { store, clock, secrets, address: server, isDraining, takeRate, faults, files, outgoing, ask, watch } = options;
  const { hosting, connections, present, push, onFatal, onCommit } = options;
  const methods = openMethodRegistry();
  const withIcons = openBotCallers(server);
  const callServices: CallServices = {
    methods,
    nobody,
    faults,
    isDraining,
    beginTurn: () => store.beginTurn?.(),
    takeRate,
    authenticate: (token, kinds, address) =>
      isClientToken(token)
        ? authenticateClient(store.db, token, { nowMs: clock.nowMs(), secrets, scopes: methods.scopes })
        : authenticate(store.db, token, { nowMs: clock.nowMs(), orRefresh: kinds.includes("refresh"), address }),
    withPermission,
    withAudit,
    watchMoves: openMovedSessions(),
    enterWorkspace: (found, entry) =>
      mapMaybePromise(enterWorkspace(store.db, found, entry), (entered) =>
        isDenied(entered) ? notingDenied(callServices, found.caller, entry).then(() => entered) : entered,
      ),
    openContext(authenticated, args, credentials, address = requestAddress, requestId, client = requestClient) {
      const caller = withIcons(authenticated);
      const nowMs = clock.nowMs();
      return {
        db: store.db,
        caller,
        nowMs,
        secrets,
        baseUrl: server.baseUrl,
        args,
        credentials,
        address,
        client,
        warnings: [],
        nonce: systemIds.unguessable,
        files,
        outgoing,
        takeRate,
        hosting,
        connections,
        present,
        push,
        ask: watch ? askWatched(ask, watch, requestId) : ask,
        as: (whom) => callServices.openContext(whom, {}, {}, undefined, requestId),
        async write(operation, input) {
          const watched = requestId === undefined ? undefined : watch?.writing(requestId, { ...operation, caller });
          try {
            const job: JobContext = { caller, nowMs, cause: watched?.cause };
            const result = await store.write(operation, job, input);
            watched?.ended(result.ok ? "ok" : result.error);
            if (result.ok) onCommit();
            return result;
          } catch (error) {
            watched?.ended("failed");
            if (endsWriting(store, error)) onFatal(error);
            throw error;
          }
        },
      };
    },
  };
  return callServices;
}

/** Records each interaction with its answer, for the log of a server with controls. */
function askWatched(ask: ActContext["ask"], watch: RequestWatch, requestId: string | undefined): ActContext["ask"] {
  return async (appId, interaction) => {
    const started = performance.now();
    const began = watch.begin();
    const reply = await ask(appId, interaction);
    watch.asked(appId, interaction, reply, { began, durationMs: performance.now() - started, requestId });
    return reply;
  };
}

/** After a failed fsync a second try may falsely succeed, so nothing more is written by this process. */
function endsWriting(store: Pick<Store, "dialect">, error: unknown): error is StoreFailure {
  return error instanceof StoreFailure && error.kind === "unknown" && store.dialect === "sqlite";
}

/** Administrative methods act with the rights of the caller's role for them. */
function withPermission(caller: Caller, method: string): Caller {
  const permission = permissionOf(method);
  return permission === undefined ? caller : { ...caller, permission };
}

function isDenied(entered: { readonly ok: boolean; readonly error?: string }): boolean {
  return !entered.ok && entered.error === "accesslimited";
}

async function notingDenied(callServices: CallServices, caller: Caller, { address, method }: Entry): Promise<void> {
  await withOrigin(callServices.openContext(caller, {}, {}, address)).write(noteDenied, { method });
}
