/** Signatures that passkeys may have, as COSE numbers them: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257];
