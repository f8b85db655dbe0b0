export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** How large an image is, as its first bytes say; nothing when they do not, or say what cannot be. */
export function readImageSize(mimetype: string, head: Buffer): ImageSize | undefined {
  try {
    const size = readers[mimetype]?.(head);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // Cut off or forged: a number was to stand behind the end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Readonly<Record<string, (head: Buffer) => ImageSize | undefined>> = {
  "image/png": (head) => ({ width: head.readUInt32BE(16), height: head.readUInt32BE(20) }),
  "image/gif": (head) => ({ width: head.readUInt16LE(6), height: head.readUInt16LE(8) }),
  "image/webp": readWebp,
  "image/jpeg": readJpeg,
};

function readWebp(head: Buffer): ImageSize | undefined {
  switch (head.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** The size is in the frame header, behind segments of any length. */
function readJpeg(head: Buffer): ImageSize | undefined {
  let at = 2;
  while (head.readUInt8(at) === 0xff) {
    const marker = head.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) };
    // Fill bytes may come before a marker.
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(at + 2);
  }
  return undefined;
}
