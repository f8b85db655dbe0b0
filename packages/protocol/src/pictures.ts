/** The sizes of a person's picture that profiles name, in pixels. */
export const profilePictureSizes = [24, 32, 48, 72, 192, 512] as const;

/** Those of an app's picture. */
export const iconSizes = [36, 48, 72] as const;

/** Every size that is served. */
export const pictureSizes: readonly number[] = [...new Set([...profilePictureSizes, ...iconSizes])];

/** Where a picture lies on the server. It is drawn from the hash alone, so what lies there never changes. */
export function picturePath(hash: string, size: number): string {
  return `/avatars/${hash}-${size}.png`;
}

/** What of a path names a picture, or nothing when there can be none of that name. */
export function readPictureName(name: string): { readonly hash: string; readonly size: number } | undefined {
  const [, hash = "", digits = ""] = /^([0-9a-f]{12})-([0-9]{2,3})\.png$/.exec(name) ?? [];
  const size = Number(digits);
  return pictureSizes.includes(size) ? { hash, size } : undefined;
}
