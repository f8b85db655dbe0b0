/** One input or output of a built-in function, in the words of a manifest. */
export interface DeclaredParameter extends DeclaredType {
  readonly title: string;
  readonly description?: string;
  readonly is_required?: true;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface DeclaredType {
  readonly type: string;
  readonly items?: DeclaredType;
  readonly properties?: Readonly<Record<string, DeclaredType>>;
  readonly required?: readonly string[];
}

export type DeclaredParameters = Readonly<Record<string, DeclaredParameter>>;

/**
 * A function that the platform itself brings along. Steps name it `slack#/functions/<its file>`, or `platform#/...`. Names,
 * types and required flags are those of deno-slack-sdk, so that workflows written for Slack run unchanged.
 */
export interface BuiltinDeclaration {
  readonly title: string;
  readonly description: string;
  /** What the app's bot has to be allowed, because the step is done as that bot. One of each group is enough. */
  readonly scopes: readonly (readonly string[])[];
  readonly inputs: DeclaredParameters;
  readonly outputs: DeclaredParameters;
}
