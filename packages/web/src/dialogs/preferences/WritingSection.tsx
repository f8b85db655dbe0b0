import { choose } from "../../store/preferences.ts";
import { useClient } from "../../store/store.ts";
import { dialogsText } from "../../strings/dialogs.ts";
import { Choice } from "../Choice.tsx";

const enterOptions = [
  ["send", dialogsText.enterSends],
  ["line", dialogsText.enterBreaks],
] as const;

const emoticonOptions = [
  ["convert", dialogsText.convertEmoticons],
  ["keep", dialogsText.keepEmoticons],
] as const;

export function WritingSection() {
  const { enter_sends: enterSends, convert_emoticons: isConverting } = useClient((state) => state.preferences);
  return (
    <>
      <Choice
        legend={dialogsText.enterKey}
        options={enterOptions}
        chosen={enterSends ? "send" : "line"}
        onChoose={(next) => void choose({ enter_sends: next === "send" })}
      />
      <Choice
        legend={dialogsText.emoticons}
        options={emoticonOptions}
        chosen={isConverting ? "convert" : "keep"}
        onChoose={(next) => void choose({ convert_emoticons: next === "convert" })}
      />
    </>
  );
}
