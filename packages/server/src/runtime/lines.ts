/** Cuts what a process writes into lines, and never holds more than one of the greatest length. */
export function createLines(bytesMax: number, onLine: (line: string) => void, onTooLong: () => void) {
  let pieces: Buffer[] = [];
  let bytes = 0;

  function keep(piece: Buffer): boolean {
    bytes += piece.length;
    if (bytes > bytesMax) {
      pieces = [];
      onTooLong();
      return false;
    }
    if (piece.length > 0) pieces.push(piece);
    return true;
  }

  return function take(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      if (!keep(chunk.subarray(from, end))) return;
      const line = Buffer.concat(pieces).toString();
      pieces = [];
      bytes = 0;
      from = end + 1;
      if (line !== "") onLine(line);
    }
    keep(chunk.subarray(from));
  };
}
