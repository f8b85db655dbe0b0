import { personCaller } from "../src/domain/access/personCaller.ts";
import { requestApp } from "../src/domain/apps/requestApp.ts";
import { teamsOf } from "./admins.ts";
import { type AppWish, callback, createApp, type NewApp } from "./installing.ts";
import type { Actor, Workspace } from "./workspace.ts";

export interface Requested {
  readonly app: NewApp;
  readonly requestId: string;
}

/** Asks the administrators of the first workspace for the approval of an app, as the page does. */
export async function requestApproval(
  world: Workspace,
  app: NewApp,
  { person = world.bob, message = "", scope = "chat:write" }: { person?: Actor; message?: string; scope?: string } = {},
): Promise<string> {
  const { store } = world.platform;
  const caller = await personCaller(store.db, { teamId: teamsOf(world).acme, userId: person.id }, []);
  if (!caller) throw new Error("nobody can ask");
  const requested = await store.write(
    requestApp,
    { caller, nowMs: world.clock.nowMs() },
    {
      flow: "install",
      clientId: app.clientId,
      scope,
      userScope: "",
      redirectUri: callback,
      state: undefined,
      team: undefined,
      codeChallenge: undefined,
      codeChallengeMethod: undefined,
      nonce: undefined,
      responseType: undefined,
      responseMode: undefined,
      message,
    },
  );
  if (!requested.ok) throw new Error(requested.error);
  return requested.requestId;
}

/** Apps need approval, and bob has requested one. */
export async function requestedByBob(world: Workspace, wish: AppWish = {}): Promise<Requested> {
  await world.alice.does("admin.teams.settings.setAppApproval", { team_id: teamsOf(world).acme, required: true });
  const app = await createApp(world, wish);
  return { app, requestId: await requestApproval(world, app, { message: "For the release" }) };
}

/** What Slackbot has written to a person, oldest first. */
export async function slackbotTexts(person: Actor): Promise<string[]> {
  const { channel } = await person.does("conversations.open", { users: ["USLACKBOT"] });
  const { messages } = await person.does("conversations.history", { channel: channel.id });
  return messages.map(({ text }) => text ?? "").toReversed();
}
