import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { locale } from "../../../strings/locale.ts";
import { retentionText } from "../../../strings/retention.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { Facts, Section } from "../../parts/Section.tsx";
import { TypedConfirm } from "../../parts/TypedConfirm.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import type { Kind } from "./kinds.ts";

interface Props {
  /** The rule of a kind of content in a workspace, or of one channel. */
  readonly rule: { readonly team_id: string; readonly kind: Kind } | { readonly channel_id: string };
  /** What has to be typed to confirm it. */
  readonly name: string;
  readonly onDone: () => void;
}

/** What a rule would delete now, and the question whether it may. */
export function Preview({ rule, name, onDone }: Props) {
  const counted = useCall("admin.retention.preview", rule);
  const { run } = useAct();
  const confirm = async (days: number) => {
    const isDone = await run(
      () => call("admin.retention.confirm", { ...rule, duration_days: days }),
      retentionText.confirmed,
    );
    if (isDone) onDone();
    return isDone;
  };
  return (
    <Section title={retentionText.previewTitle(name)}>
      <Loaded of={counted} label={retentionText.preview}>
        {({ preview }) => (
          <>
            <Facts
              facts={[
                [retentionText.deleted, preview.deleted.toLocaleString(locale)],
                [retentionText.held, preview.held.toLocaleString(locale)],
                [retentionText.conversations, preview.channels.toLocaleString(locale)],
                [
                  retentionText.older,
                  <When key="cutoff" ms={Number(preview.cutoff) * 1000} nowMs={counted.dataUpdatedAt} />,
                ],
              ]}
            />
            {!preview.rule.is_confirmed && (
              <TypedConfirm
                variant="danger"
                label={retentionText.confirm}
                title={retentionText.confirmTitle(name)}
                name={name}
                onConfirm={() => confirm(preview.rule.duration_days)}
              >
                <p>{retentionText.confirmBody(preview.deleted)}</p>
              </TypedConfirm>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
