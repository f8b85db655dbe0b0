/** A refusal on its way through code that knows only success and failure, as queries do. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly method: string;
  readonly code: string;

  constructor(method: string, code: string) {
    super(`${method}: ${code}`);
    this.method = method;
    this.code = code;
  }
}
