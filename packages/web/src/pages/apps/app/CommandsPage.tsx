import { Link } from "wouter";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import type { OpenApp } from "./openApp.ts";

/** What people can call the app by, as its manifest has it. */
export function CommandsPage({ open }: { readonly open: OpenApp }) {
  const { slash_commands: commands = [], shortcuts = [] } = open.manifest.features ?? {};
  const edit = <Link href="/manifest">Change them in the manifest</Link>;
  return (
    <>
      <PageHead title="Commands and shortcuts" about="What people type and choose to call the app." actions={edit} />
      <Section title="Slash commands">
        <DataTable
          label="All slash commands"
          rows={commands}
          keyOf={(command) => command.command}
          empty={<EmptyState text="It has no slash commands." />}
          columns={[
            { head: "Command", cell: (command) => <code>{command.command}</code> },
            { head: "What it does", cell: (command) => command.description },
            { head: "Hint", cell: (command) => command.usage_hint ?? "" },
            { head: "URL", cell: (command) => <code>{command.url ?? "over the socket"}</code> },
          ]}
        />
      </Section>
      <Section title="Shortcuts">
        <DataTable
          label="All shortcuts"
          rows={shortcuts}
          keyOf={(shortcut) => shortcut.callback_id}
          empty={<EmptyState text="It has no shortcuts." />}
          columns={[
            { head: "Name", cell: (shortcut) => shortcut.name },
            { head: "Where", cell: (shortcut) => (shortcut.type === "message" ? "on a message" : "everywhere") },
            { head: "What it does", cell: (shortcut) => shortcut.description },
            { head: "Callback id", cell: (shortcut) => <code>{shortcut.callback_id}</code> },
          ]}
        />
      </Section>
    </>
  );
}
