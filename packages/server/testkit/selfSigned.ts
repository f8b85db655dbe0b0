/**
 * A certificate that its own key signed, for the name hooks.example.com alone; nobody believes it unless told to. It
 * guards nothing, so its key can lie here.
 */
export const selfSigned = {
  name: "hooks.example.com",
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgrk0JFh5fjD0D1dVp
AGkpYwnYsxTvm7IhsPYYMZeAl2WhRANCAAQdg0xcSemzlh43Q5ccjXKcPU1Xfhbl
zvynMxQG/PLWea31z6H0Yn48ZA3fTjX6QdU0Z2fXBq3b1iR/fo2wuaS4
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBrTCCAVOgAwIBAgIUYMjC6mI9hHHAxhzAfHUta2VGiZcwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRaG9va3MuZXhhbXBsZS5jb20wIBcNMjYxMTE1MTAyOTU0WhgP
MjEyNjEwMjIxMDI5NTRaMBwxGjAYBgNVBAMMEWhvb2tzLmV4YW1wbGUuY29tMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEHYNMXEnps5YeN0OXHI1ynD1NV34W5c78
pzMUBvzy1nmt9c+h9GJ+PGQN3041+kHVNGdn1wat29Ykf36NsLmkuKNxMG8wHQYD
VR0OBBYEFMGT/8x92iNjiCEzPVrkfHt5KJUOMB8GA1UdIwQYMBaAFMGT/8x92iNj
iCEzPVrkfHt5KJUOMA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRaG9va3Mu
ZXhhbXBsZS5jb20wCgYIKoZIzj0EAwIDSAAwRQIgLNU733t3Nn4cTac3MXh1S6eC
37f8zaiffOxgnFbExyECIQC6F8oI5b1bmoMsVTOGX4ultiqqWGEdRaXQqh+3O8jP
NQ==
-----END CERTIFICATE-----`,
};
