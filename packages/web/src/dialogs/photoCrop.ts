export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Which square a person chose: how much larger than the whole, and where from 0 to 1 in the room that is left. */
export interface CropChoice {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The square in pixels of the picture, as `users.setPhoto` takes it. It never leaves the picture. */
export function cropOf({ width, height }: PictureSize, { zoom, x, y }: CropChoice) {
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom));
  return { crop_x: Math.floor((width - side) * x), crop_y: Math.floor((height - side) * y), crop_w: side };
}
