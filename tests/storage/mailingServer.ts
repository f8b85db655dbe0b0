import { createLog } from "../../packages/server/src/ports/log.ts";
import type { PlatformOptions } from "../../packages/server/src/platform.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { serving } from "../../packages/server/testkit/signingIn.ts";
import { openMailSink } from "./mailSink.ts";
import { platformOptions } from "./platformPlace.ts";
import type { StoreKind } from "./storeKinds.ts";

export const mailFrom = "Acme chat <chat@acme.test>";

/** A server on a fresh store that sends mail to a sink on this machine. */
export async function mailingServer(kind: StoreKind, loginOf = (url: string) => url, options: PlatformOptions = {}) {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await kind.fresh());
  const sink = stack.use(await openMailSink());
  let logged = "";
  const log = createLog({ level: "debug", write: (line) => void (logged += line) });
  const mail = { smtpUrl: loginOf(sink.url), from: mailFrom };
  const world = stack.use(await serving({ ...platformOptions(place.location), mail, log, ...options }));
  const all = stack.move();
  const { acme } = teamsOf(world);
  return {
    world,
    sink,
    logged: () => logged,
    invite: (email: string) =>
      world.alice.does("admin.users.invite", { team_id: acme, email, channel_ids: [world.random] }),
    rows: () => world.platform.store.db.selectFrom("mail").selectAll().execute(),
    settle: () => world.platform.settle(),
    async later(seconds: number) {
      world.clock.advance({ seconds });
      await world.platform.settle();
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
