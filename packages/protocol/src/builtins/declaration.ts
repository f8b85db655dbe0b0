/** One input or output of a built-in function, in the words of a manifest. */
export interface DeclaredParameter {
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly is_required?: true;
  readonly items?: { readonly type: string };
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type DeclaredParameters = Readonly<Record<string, DeclaredParameter>>;

/** A function that the platform itself brings along. Steps name it `slack#/functions/<its file>`, or `platform#/...`. */
export interface BuiltinDeclaration {
  readonly title: string;
  readonly description: string;
  /** What the app's bot has to be allowed, because the step is done as that bot. One of each group is enough. */
  readonly scopes: readonly (readonly string[])[];
  readonly inputs: DeclaredParameters;
  readonly outputs: DeclaredParameters;
}
