import { Link } from "wouter";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import type { OpenApp } from "./openApp.ts";
import { appConfigText } from "../../../strings/appConfig.ts";

/** What people can call the app by, as its manifest has it. */
export function CommandsPage({ open }: { readonly open: OpenApp }) {
  const { slash_commands: commands = [], shortcuts = [] } = open.manifest.features ?? {};
  const edit = <Link href="/manifest">{appConfigText.editInManifest}</Link>;
  return (
    <>
      <PageHead title={appConfigText.commandsAndShortcuts} about={appConfigText.commandsAbout} actions={edit} />
      <Section title={appConfigText.slashCommands}>
        <DataTable
          label={appConfigText.allSlashCommands}
          rows={commands}
          keyOf={(command) => command.command}
          empty={<EmptyState text={appConfigText.noCommands} />}
          columns={[
            { head: appConfigText.command, cell: (command) => <code>{command.command}</code> },
            { head: appConfigText.description, cell: (command) => command.description },
            { head: appConfigText.hint, cell: (command) => command.usage_hint ?? "" },
            { head: appConfigText.url, cell: (command) => <code>{command.url ?? appConfigText.overSocket}</code> },
          ]}
        />
      </Section>
      <Section title={appConfigText.shortcuts}>
        <DataTable
          label={appConfigText.allShortcuts}
          rows={shortcuts}
          keyOf={(shortcut) => shortcut.callback_id}
          empty={<EmptyState text={appConfigText.noShortcuts} />}
          columns={[
            { head: appConfigText.name, cell: (shortcut) => shortcut.name },
            {
              head: appConfigText.target,
              cell: (shortcut) => (shortcut.type === "message" ? appConfigText.onMessage : appConfigText.global),
            },
            { head: appConfigText.description, cell: (shortcut) => shortcut.description },
            { head: appConfigText.callbackId, cell: (shortcut) => <code>{shortcut.callback_id}</code> },
          ]}
        />
      </Section>
    </>
  );
}
