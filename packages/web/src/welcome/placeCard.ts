export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface CardPlace {
  readonly x: number;
  readonly y: number;
  /** Less than the card wants where the screen has no room for it; it scrolls then. */
  readonly maxHeight: number;
}

const gap = 12;
const margin = 8;

/**
 * Where a card is drawn that explains something: beside it, else below or above it, and always within the screen. It never
 * covers what it explains: without enough room it gets smaller.
 */
export function placeCard(anchor: Box, card: Size, screen: Size, isRtl = false): CardPlace {
  const right = anchor.x + anchor.width + gap;
  const left = anchor.x - gap - card.width;
  const fits = (x: number) => x >= margin && x + card.width <= screen.width - margin;
  const beside = (isRtl ? [left, right] : [right, left]).find(fits);
  const within = (at: number, size: number, room: number) => Math.max(margin, Math.min(at, room - size - margin));
  if (beside !== undefined && card.height <= screen.height - 2 * margin) {
    return { x: beside, y: within(anchor.y, card.height, screen.height), maxHeight: screen.height - 2 * margin };
  }
  const start = isRtl ? anchor.x + anchor.width - card.width : anchor.x;
  const x = within(start, card.width, screen.width);
  const below = screen.height - margin - (anchor.y + anchor.height + gap);
  const above = anchor.y - gap - margin;
  if (below >= card.height || below >= above) {
    return { x, y: anchor.y + anchor.height + gap, maxHeight: Math.max(0, below) };
  }
  return { x, y: anchor.y - gap - Math.min(card.height, above), maxHeight: Math.max(0, above) };
}
