import type { Catalogue } from "../catalogue.ts";
import { accountText } from "./account.ts";
import { commandLineText } from "./commandLine.ts";
import { consentText } from "./consent.ts";
import { devMailText } from "./devMail.ts";
import { emailText } from "./email.ts";
import { enterText } from "./enter.ts";
import { frameText } from "./frame.ts";
import { installsText } from "./installs.ts";
import { messagesText } from "./messages.ts";
import { passkeysText } from "./passkeys.ts";
import { providersText } from "./providers.ts";
import { scopesText } from "./scopes.ts";
import { shortcutsText } from "./shortcuts.ts";
import { signInText } from "./signIn.ts";
import { twoFactorText } from "./twoFactor.ts";
import { welcomeText } from "./welcome.ts";

export const catalogue: Catalogue = {
  account: accountText,
  commandLine: commandLineText,
  consent: consentText,
  devMail: devMailText,
  email: emailText,
  enter: enterText,
  frame: frameText,
  installs: installsText,
  messages: messagesText,
  passkeys: passkeysText,
  providers: providersText,
  scopes: scopesText,
  shortcuts: shortcutsText,
  signIn: signInText,
  twoFactor: twoFactorText,
  welcome: welcomeText,
};
