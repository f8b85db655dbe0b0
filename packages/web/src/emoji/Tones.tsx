import { choose } from "../store/preferences.ts";
import { useClient } from "../store/store.ts";
import { emojiNamed } from "./findEmoji.ts";
import styles from "./EmojiPicker.module.css";
import { emojiText } from "../strings/emoji.ts";

const tones = ["default", "2", "3", "4", "5", "6"] as const;

/** Chosen once, and then the tone of all hands and faces that this person sends, from every browser. */
export function Tones() {
  const chosen = useClient((state) => state.preferences.skin_tone);
  return (
    <div role="radiogroup" aria-label={emojiText.skinTone} className={styles["tones"]}>
      {tones.map((tone) => (
        <button
          key={tone}
          type="button"
          role="radio"
          aria-checked={tone === chosen}
          aria-label={tone === "default" ? emojiText.defaultTone : emojiText.toneNumber(Number(tone))}
          className={styles["tone"]}
          onClick={() => void choose({ skin_tone: tone })}
        >
          {emojiNamed("hand", {}, tone === "default" ? undefined : Number(tone)).characters}
        </button>
      ))}
    </div>
  );
}
