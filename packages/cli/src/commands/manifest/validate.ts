import { accountFlags } from "../../accounts/accountFlags.ts";
import { invalidManifest, type ManifestFault } from "../../apps/invalidManifest.ts";
import { defineCommand } from "../../command.ts";
import { openProject } from "../../hooks/openProject.ts";
import { readManifest } from "../../hooks/readManifest.ts";

export const manifestValidate = defineCommand({
  name: "manifest validate",
  summary: "Checks the manifest of the project.",
  flags: {
    app: {
      kind: "text",
      describe: "Also check whether it can replace the manifest of this app: an id, `local` or `deployed`.",
      value: "APP",
      isCommandLineOnly: true,
    },
    ...accountFlags,
  },
  examples: ["platform manifest validate", "platform manifest validate --app A0123456789"],
  notes:
    "Without `--app` no sign-in is needed. Each error names its location in the manifest as a JSON pointer. Fields and events that are known but have no effect on this platform are warnings on the error output; the exit status stays 0.",
  async run({ app, ...flags }, io) {
    const manifest = await readManifest(await openProject(io), io);
    const { parseManifest } = await import("@platform/protocol/manifest/parseManifest.ts");
    const parsed = parseManifest(manifest);
    if (!parsed.ok) throw invalidManifest(parsed.faults);
    const { warnings } = parsed;
    if (app !== undefined) {
      const { chooseApp } = await import("../../apps/chooseApp.ts");
      const { appId, connection } = await chooseApp(io, { app, ...flags });
      const answer = await connection.send("apps.manifest.validate", { manifest, app_id: appId });
      const faults = (answer["errors"] ?? []) as readonly ManifestFault[];
      if (!answer.ok || faults.length > 0) {
        const { refused } = await import("../../accounts/refused.ts");
        throw answer["error"] === "invalid_manifest" || answer.ok
          ? invalidManifest(faults)
          : await refused("apps.manifest.validate", answer);
      }
    }
    for (const { pointer, message } of warnings) io.err(`Warning: ${pointer}  ${message}\n`);
    io.print("The manifest is valid.\n", { valid: true, warnings });
  },
});
