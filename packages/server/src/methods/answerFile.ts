/** An answer that goes out as a file. A refusal of the same method is JSON like any other. */
export class AnswerFile {
  readonly contentType: string;
  readonly bytes: Buffer;
  constructor(contentType: string, bytes: Buffer) {
    this.contentType = contentType;
    this.bytes = bytes;
  }
  /** What the log of calls shows in its place. */
  toJSON(): object {
    return { content_type: this.contentType, size: this.bytes.length };
  }
}

/** Whether a body holds a file, which then is the whole answer. */
export function fileIn(body: object): AnswerFile | undefined {
  return "file" in body && body.file instanceof AnswerFile ? body.file : undefined;
}
