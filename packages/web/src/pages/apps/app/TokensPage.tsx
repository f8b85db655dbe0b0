import { PageHead } from "../../parts/PageFrame.tsx";
import type { OpenApp } from "./openApp.ts";
import { TokenTable } from "./TokenTable.tsx";
import { appConfigText } from "../../../strings/appConfig.ts";

/** What the app holds. */
export function TokensPage({ open }: { readonly open: OpenApp }) {
  return (
    <>
      <PageHead title={appConfigText.tokens} about={appConfigText.tokensAbout} />
      <TokenTable open={open} kinds={["bot", "app", "user"]} empty={appConfigText.noTokens} />
    </>
  );
}
