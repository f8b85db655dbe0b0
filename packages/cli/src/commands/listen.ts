import { baseUrlOf } from "../accounts/account.ts";
import { appFlags, chooseApp } from "../apps/chooseApp.ts";
import { defineCommand, UsageError } from "../command.ts";
import { forward, type Forwarded } from "../listen/forward.ts";
import { type Envelope, keepSocket } from "../localRun/keepSocket.ts";
import { openSocketUrl } from "../localRun/openSocketUrl.ts";
import { makeRunView } from "../localRun/runView.ts";

export const listen = defineCommand({
  name: "listen",
  summary: "Receives the events of an app over a socket and forwards them to a URL on this machine.",
  flags: {
    "forward-to": {
      kind: "text",
      describe: "Where to send them, such as http://localhost:3000/slack/events.",
      value: "URL",
      required: true,
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: ["platform listen --forward-to http://localhost:3000/slack/events"],
  notes: `For an app that serves HTTP on a machine that the server cannot reach. Events, commands and clicks are sent as the platform
sends them to a request URL, signed with the app's signing secret; what the app answers goes back to the platform. An answer
other than 2xx, or none within three seconds, is not acknowledged, and the platform tries again. Socket Mode must be on in the
manifest (\`settings.socket_mode_enabled\`).`,
  async run({ "forward-to": url, ...flags }, io) {
    if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
      throw new UsageError(`--forward-to must be a URL such as http://localhost:3000/slack/events, not ${url}.`);
    }
    const { appId, connection } = await chooseApp(io, flags);
    const { credentials } = await connection.ask("developer.apps.credentials.get", { app_id: appId });
    const { api_access_tokens: tokens } = await connection.ask("apps.developerInstall", { app_id: appId });
    const view = makeRunView(io);
    const place = { url, signingSecret: credentials.signing_secret, ending: io.ending };
    view.note("listening", `Forwarding the events of ${appId} to ${url}.`, { app_id: appId, url });
    const receive = async (envelope: Envelope, reply: (text: string) => void): Promise<void> => {
      const started = performance.now();
      const forwarded = await forward(envelope, place);
      if (io.ending.aborted) return;
      const { envelope_id, accepts_response_payload: takesAnswer } = envelope;
      const payload = takesAnswer === true && forwarded.payload !== undefined ? { payload: forwarded.payload } : {};
      if (isTaken(forwarded)) reply(JSON.stringify({ envelope_id, ...payload }));
      const name = nameOf(envelope);
      const durationMs = Math.round(performance.now() - started);
      const words = `${name}  ${forwarded.status ?? forwarded.reason}  ${durationMs} ms`;
      const facts = { envelope_type: envelope.type, name, duration_ms: durationMs };
      view.note("forwarded", words, { ...facts, status: forwarded.status ?? null, reason: forwarded.reason ?? null });
    };
    await keepSocket({
      openUrl: () =>
        openSocketUrl(io, { appId, baseUrl: baseUrlOf(connection.account.api_url), token: tokens.app_level }),
      receive: (envelope, reply) => void receive(envelope, reply),
      view,
      ending: io.ending,
    });
  },
});

function isTaken({ status }: Forwarded): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/** What it is about: the type of the event, the command, or the kind of click. */
function nameOf({ type, payload }: Envelope): string {
  const {
    event,
    command,
    type: kind,
  } = payload as {
    readonly event?: { readonly type?: string };
    readonly command?: string;
    readonly type?: string;
  };
  return event?.type ?? command ?? kind ?? type;
}
