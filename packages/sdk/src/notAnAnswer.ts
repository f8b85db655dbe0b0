/** Something answered that is not the platform: a proxy's error page, a captive portal, a wrong address. */
export class NotAnAnswer extends Error {
  override readonly name = "NotAnAnswer";
  readonly status: number;

  constructor(method: string, status: number, cause: unknown) {
    super(`${method}: the answer with status ${status} is not JSON, so it did not come from the platform`, { cause });
    this.status = status;
  }
}
