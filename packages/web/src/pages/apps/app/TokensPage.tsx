import { PageHead } from "../../parts/PageFrame.tsx";
import type { OpenApp } from "./openApp.ts";
import { TokenTable } from "./TokenTable.tsx";

/** What the app holds. */
export function TokensPage({ open }: { readonly open: OpenApp }) {
  return (
    <>
      <PageHead
        title="Tokens"
        about="Every token of the app that nobody has revoked. The text of a token is given once, when it is made; nobody can read it here."
      />
      <TokenTable open={open} kinds={["bot", "app", "user"]} empty="No token is out. Install the app first." />
    </>
  );
}
