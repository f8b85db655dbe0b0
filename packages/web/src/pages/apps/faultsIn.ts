interface Fault {
  readonly message: string;
  readonly pointer: string;
}

/** The faults that a refused manifest comes back with, each with its place. */
export function faultsIn(answer: object): readonly Fault[] {
  const errors: unknown = "errors" in answer ? answer.errors : undefined;
  return Array.isArray(errors) ? errors.filter(isFault) : [];
}

function isFault(value: unknown): value is Fault {
  return typeof value === "object" && value !== null && "message" in value && "pointer" in value;
}
