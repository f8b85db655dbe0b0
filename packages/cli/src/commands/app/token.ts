import type { AppCode } from "@platform/server/appMaintenance.ts";
import { CommandFailure, defineCommand, UsageError } from "../../command.ts";
import { maintenancePlace, userFlags } from "../../users/openUsers.ts";
import { teamRefusals } from "../../users/teamRefusals.ts";

const kinds = ["bot", "app"] as const;

export const appToken = defineCommand({
  name: "app token",
  summary: "Prints the token of an app that is installed on a server, from its store.",
  flags: {
    app: {
      kind: "text",
      describe: "The id of the app, or its name.",
      value: "APP",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    kind: {
      kind: "text",
      describe: `Which one: ${kinds.join(" or ")}. Sockets need that of the app.`,
      value: "KIND",
      fallback: "bot",
      isCommandLineOnly: true,
    },
    ...userFlags,
  },
  examples: [
    "platform app token A0123456789 --data /var/lib/platform",
    "platform app token Greeter --workspace acme --kind app",
  ],
  notes:
    "For operators, without signing in: works on the store, also while a server runs on it, and leaves an entry in the audit log. Prints nothing but the token. An app with token rotation has one that expires after twelve hours.",
  async run(flags, io) {
    const kind = kinds.find((known) => known === flags.kind);
    if (!kind) throw new UsageError(`--kind must be ${kinds.join(" or ")}, not ${flags.kind}.`);
    const { openAppMaintenance } = await import("@platform/server/appMaintenance.ts");
    await using apps = await openAppMaintenance(maintenancePlace(io, flags));
    const shown = await apps.token({ app: flags.app, kind, workspace: flags.workspace });
    if (!shown.ok) {
      const sentences: Readonly<Record<AppCode, string>> = {
        ...teamRefusals(apps.workspaces),
        app_not_found: `There is no app ${flags.app} in this workspace.`,
        app_ambiguous: `Several apps of this workspace are named ${flags.app}. Pass the id of one.`,
        no_token:
          "The app has no such token that can be shown: install it in the workspace first. The text of a token that a seed file chose is in the seed file.",
      };
      throw new CommandFailure(sentences[shown.error]);
    }
    const { token, app, workspace, scopes, expiresMs } = shown;
    const expiry = expiresMs === undefined ? {} : { expires_at: Math.floor(expiresMs / 1000) };
    io.print(`${token}\n`, { token, kind, app_id: app.id, app: app.name, workspace, scopes, ...expiry });
  },
});
