import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { safePicture } from "../../../richtext/safeUrl.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";
import { aliasedBy, type OwnEmoji, ownEmoji } from "./emoji.ts";
import { EmojiForm } from "./EmojiForm.tsx";
import { RenameEmoji } from "./RenameEmoji.tsx";

/** The workspace's own emoji. */
export function EmojiPage() {
  const listed = useCall("admin.emoji.list", { limit: 1_000 });
  const people = useCall("users.list", { limit: 1_000 });
  const [renamed, setRenamed] = useState<string | undefined>();
  const { run } = useAct();
  const nameOf = (id: string) => people.data?.members.find((member) => member.id === id)?.real_name ?? id;
  const remove = (name: string) => run(() => call("admin.emoji.remove", { name }), `:${name}: is gone.`);
  return (
    <>
      <PageHead title="Emoji" about="Pictures that everybody here can write between colons, and react with." />
      <Section title="Add one">
        <EmojiForm names={Object.keys(listed.data?.emoji ?? {})} />
      </Section>
      <Loaded of={listed} label="Loading the emoji">
        {(data) => (
          <DataTable
            label="Emoji of this workspace"
            rows={ownEmoji(data.emoji)}
            keyOf={(emoji) => emoji.name}
            empty={<EmptyState text="This workspace has no emoji of its own yet." />}
            columns={[
              { head: "Picture", cell: (emoji) => <Picture emoji={emoji} among={data.emoji} /> },
              { head: "Name", cell: (emoji) => <code>:{emoji.name}:</code> },
              { head: "Same as", cell: ({ url }) => aliasedBy(url) !== undefined && <code>:{aliasedBy(url)}:</code> },
              { head: "Added by", cell: (emoji) => nameOf(emoji.uploaded_by) },
              {
                head: "When",
                cell: (emoji) => <When ms={emoji.date_created * 1000} nowMs={listed.dataUpdatedAt} />,
              },
              {
                head: "Actions",
                isActions: true,
                cell: ({ name }) => (
                  <>
                    <Button look="quiet" aria-label={`Rename ${name}`} onClick={() => setRenamed(name)}>
                      Rename
                    </Button>
                    <ConfirmButton
                      label="Remove"
                      about={name}
                      look="quiet"
                      title={`Remove :${name}:?`}
                      onConfirm={() => remove(name)}
                    >
                      <p>Where it was written its name stands from now on. Its other names go with it.</p>
                    </ConfirmButton>
                  </>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {renamed !== undefined && <RenameEmoji name={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  );
}

function Picture({ emoji, among }: { readonly emoji: OwnEmoji; readonly among: Parameters<typeof ownEmoji>[0] }) {
  const src = safePicture(among[aliasedBy(emoji.url) ?? ""]?.url ?? emoji.url);
  return src === undefined ? null : <img className={styles["picture"]} src={src} alt="" loading="lazy" />;
}
