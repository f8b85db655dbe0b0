/** One entry of a zip file, as its directory lists it. */
export interface ZipEntry {
  readonly name: Buffer;
  readonly isFolder: boolean;
  readonly crc32: number;
  readonly compressedSize: number;
  readonly size: number;
  /** Where its header is. */
  readonly offset: number;
}

const deflated = 8;
/** 1 January 1980, the first day that the format knows: the same content makes the same file at any time. */
const firstDay = 0x0021;
const madeOnUnix = (3 << 8) | 45;
const largest32 = 0xffff_ffff;
const largest16 = 0xffff;
/** Of the first record: sizes of 64 bits are known by it. */
const version64 = 45;

/** What comes before the content of an entry. It is written twice: the sizes are known afterwards. */
export function localHeader({ name, isFolder, crc32, compressedSize, size }: Omit<ZipEntry, "offset">): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(20, 4);
  // No flags: Slack writes names as UTF-8 without saying so, and readers of its exports expect that.
  head.writeUInt16LE(isFolder ? 0 : deflated, 8);
  head.writeUInt16LE(firstDay, 12);
  head.writeUInt32LE(crc32, 14);
  head.writeUInt32LE(compressedSize, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

export function directoryRecord({ name, isFolder, crc32, compressedSize, size, offset }: ZipEntry): Buffer {
  const isFar = offset >= largest32;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x0201_4b50, 0);
  record.writeUInt16LE(madeOnUnix, 4);
  record.writeUInt16LE(isFar ? version64 : 20, 6);
  record.writeUInt16LE(isFolder ? 0 : deflated, 10);
  record.writeUInt16LE(firstDay, 14);
  record.writeUInt32LE(crc32, 16);
  record.writeUInt32LE(compressedSize, 20);
  record.writeUInt32LE(size, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(extra.length, 30);
  // The mode of a Unix file, and the mark of a folder for other systems.
  record.writeUInt32LE(((isFolder ? 0o040700 : 0o100600) * 0x1_0000 + (isFolder ? 0x10 : 0)) >>> 0, 38);
  record.writeUInt32LE(isFar ? largest32 : offset, 42);
  return Buffer.concat([record, name, extra]);
}

/** The end of the file: where its directory is. */
export function endRecords({
  count,
  offset,
  size,
}: {
  readonly count: number;
  readonly offset: number;
  readonly size: number;
}): Buffer {
  const isLarge = count >= largest16 || offset >= largest32 || size >= largest32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(isLarge ? largest16 : count, 8);
  end.writeUInt16LE(isLarge ? largest16 : count, 10);
  end.writeUInt32LE(isLarge ? largest32 : size, 12);
  end.writeUInt32LE(isLarge ? largest32 : offset, 16);
  if (!isLarge) return end;
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x0606_4b50, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeUInt16LE(madeOnUnix, 12);
  end64.writeUInt16LE(version64, 14);
  end64.writeBigUInt64LE(BigInt(count), 24);
  end64.writeBigUInt64LE(BigInt(count), 32);
  end64.writeBigUInt64LE(BigInt(size), 40);
  end64.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x0706_4b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end64, locator, end]);
}
