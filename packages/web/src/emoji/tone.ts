const key = "platform.skinTone";

/** From 2, the lightest, to 6; nothing for the yellow that is nobody's. */
export function chosenTone(): number | undefined {
  const kept = Number(localStorage.getItem(key));
  return kept >= 2 && kept <= 6 ? kept : undefined;
}

export function chooseTone(tone: number | undefined): void {
  if (tone === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, String(tone));
}
