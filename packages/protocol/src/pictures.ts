/** The sizes of a person's picture that profiles name, in pixels. */
export const profilePictureSizes = [24, 32, 48, 72, 192, 512] as const;

/** Those of a photo that a person uploaded. */
export const photoSizes = [...profilePictureSizes, 1024] as const;

/** Those of an app's picture. */
export const iconSizes = [36, 48, 72] as const;

/** Those of a workspace's picture. */
export const teamIconSizes = [34, 44, 68, 88, 102, 132, 230] as const;

/** Every size of a generated picture that is served. */
export const pictureSizes: readonly number[] = [...new Set([...profilePictureSizes, ...iconSizes, ...teamIconSizes])];

/** Where a picture lies on the server. It is drawn from the hash alone, so what lies there never changes. */
export function picturePath(hash: string, size: number): string {
  return `/avatars/${hash}-${size}.png`;
}

/** Where a size of a photo lies, or, with size 0, the whole image. A photo is called `<hash>.<extension>`. */
export function photoPath(name: string, size: number): string {
  const [hash, extension] = name.split(".");
  return `/avatars/${hash}-${size === 0 ? "original" : size}.${extension}`;
}

/** What of a path names a picture, or nothing when there can be none of that name. */
export function readPictureName(name: string): { readonly hash: string; readonly size: number } | undefined {
  const [, hash = "", digits = ""] = /^([0-9a-f]{12})-([0-9]{2,3})\.png$/.exec(name) ?? [];
  const size = Number(digits);
  return pictureSizes.includes(size) ? { hash, size } : undefined;
}

/** The same for photos, whose hashes are longer. */
export function readPhotoName(path: string): { readonly name: string; readonly size: number } | undefined {
  const [, hash, digits, extension] = /^([0-9a-f]{24})-([0-9]{2,4}|original)\.(png|jpg)$/.exec(path) ?? [];
  const size = digits === "original" ? 0 : Number(digits);
  const isServed = size === 0 || [...photoSizes, ...teamIconSizes].some((known) => known === size);
  return hash !== undefined && isServed ? { name: `${hash}.${extension}`, size } : undefined;
}
