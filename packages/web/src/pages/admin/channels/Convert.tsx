import { call } from "../../../api/call.ts";
import { channelRulesText } from "../../../strings/channelRules.ts";
import { TypedConfirm } from "../../parts/TypedConfirm.tsx";
import { useAct } from "../../parts/useAct.ts";

interface Props {
  readonly channel: { readonly id: string; readonly name: string; readonly is_private: boolean };
}

/** Makes a public channel private, or the reverse, which cannot be hidden again: both ask for the channel's name. */
export function Convert({ channel: { id, name, is_private: isPrivate } }: Props) {
  const { run } = useAct();
  const text = channelRulesText;
  return isPrivate ? (
    <TypedConfirm
      label={text.makePublic}
      fullLabel={text.makePublicNamed(name)}
      title={text.makePublicTitle(name)}
      name={name}
      onConfirm={() =>
        run(() => call("admin.conversations.convertToPublic", { channel_id: id }), text.madePublic(name))
      }
    >
      <p>{text.makePublicBody}</p>
    </TypedConfirm>
  ) : (
    <TypedConfirm
      label={text.makePrivate}
      fullLabel={text.makePrivateNamed(name)}
      title={text.makePrivateTitle(name)}
      name={name}
      onConfirm={() =>
        run(() => call("admin.conversations.convertToPrivate", { channel_id: id }), text.madePrivate(name))
      }
    >
      <p>{text.makePrivateBody}</p>
    </TypedConfirm>
  );
}
