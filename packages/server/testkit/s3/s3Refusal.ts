/** A refusal of the test server, with the status and the code that S3 uses. */
export class S3Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;

  constructor(status: number, code: string, details: Readonly<Record<string, string>> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  get xml(): string {
    const details = Object.entries(this.details).map(([name, text]) => `<${name}>${text}</${name}>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${this.code}</Code><Message>Refused by the test server.</Message>${details.join("")}</Error>`;
  }
}
