import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { safePicture } from "../../../richtext/safeUrl.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { TypedConfirm } from "../../parts/TypedConfirm.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";
import { aliasedBy, type OwnEmoji, ownEmoji } from "./emoji.ts";
import { EmojiForm } from "./EmojiForm.tsx";
import { RenameEmoji } from "./RenameEmoji.tsx";
import { adminText } from "../../../strings/admin.ts";
import { buttonText } from "../../../strings/buttons.ts";

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
      <PageHead title={adminText.emoji} about={adminText.emojiAbout} />
      <Section title={adminText.addEmojiTitle}>
        <EmojiForm names={Object.keys(listed.data?.emoji ?? {})} />
      </Section>
      <Loaded of={listed} label={adminText.loadingEmoji}>
        {(data) => (
          <DataTable
            label={adminText.customEmoji}
            rows={ownEmoji(data.emoji)}
            keyOf={(emoji) => emoji.name}
            empty={<EmptyState text={adminText.noEmoji} />}
            columns={[
              { head: adminText.picture, cell: (emoji) => <Picture emoji={emoji} among={data.emoji} /> },
              { head: adminText.name, cell: (emoji) => <code>:{emoji.name}:</code> },
              {
                head: adminText.aliasOf,
                cell: ({ url }) => aliasedBy(url) !== undefined && <code>:{aliasedBy(url)}:</code>,
              },
              { head: adminText.addedBy, cell: (emoji) => nameOf(emoji.uploaded_by) },
              {
                head: adminText.time,
                cell: (emoji) => <When ms={emoji.date_created * 1000} nowMs={listed.dataUpdatedAt} />,
              },
              {
                head: adminText.actions,
                isActions: true,
                cell: ({ name }) => (
                  <>
                    <Button variant="quiet" aria-label={adminText.renameNamed(name)} onClick={() => setRenamed(name)}>
                      {adminText.rename}
                    </Button>
                    <TypedConfirm
                      label={buttonText.remove}
                      fullLabel={buttonText.named(buttonText.remove, name)}
                      title={adminText.removeEmojiTitle(name)}
                      name={name}
                      onConfirm={() => remove(name)}
                    >
                      <p>{adminText.removeEmojiBody}</p>
                    </TypedConfirm>
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
