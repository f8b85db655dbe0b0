// Asks the device for a passkey when a form is sent: a new one, or one that exists. Without this script the forms stay hidden.

const isAble = typeof window.PublicKeyCredential === "function" && navigator.credentials !== undefined;

for (const form of document.querySelectorAll("form[data-passkey]")) {
  form.hidden = !isAble;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void answer(form);
  });
}
for (const note of document.querySelectorAll("[data-without-passkeys]")) note.hidden = isAble;

/** @param {HTMLFormElement} form */
async function answer(form) {
  const button = form.querySelector("button[type=submit]");
  button.disabled = true;
  show(form, "");
  try {
    const asked = await askServer(form);
    if (!asked) return;
    const credential = await (form.dataset.passkey === "create" ? create(asked) : get(asked));
    form.elements.namedItem("credential").value = JSON.stringify(credential);
    const password = form.querySelector("input[type=password]");
    if (password) password.value = "";
    form.submit();
  } catch {
    // The person cancelled, or the device has none; browsers do not say which.
    show(form, form.dataset.failed ?? "");
  } finally {
    button.disabled = false;
  }
}

/** The options of the server; nothing when it refused and said why. */
async function askServer(form) {
  const body = new URLSearchParams(new FormData(form));
  const response = await window.fetch(form.dataset.options, { method: "POST", body, cache: "no-store" });
  if (!response.headers.get("content-type")?.includes("json")) {
    // The session has ended; the page says what to do.
    location.reload();
    return undefined;
  }
  const { ok, options, text } = await response.json();
  if (ok) return options;
  show(form, text);
  return undefined;
}

function show(form, text) {
  const place = form.querySelector("[role=alert]");
  place.textContent = text;
  place.hidden = text === "";
}

async function create(options) {
  const publicKey = {
    ...options,
    challenge: decode(options.challenge),
    user: { ...options.user, id: decode(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map(withBytes),
  };
  const { id, type, response } = await navigator.credentials.create({ publicKey });
  return {
    id,
    rawId: id,
    type,
    clientExtensionResults: {},
    response: {
      clientDataJSON: encode(response.clientDataJSON),
      attestationObject: encode(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

async function get(options) {
  const publicKey = {
    ...options,
    challenge: decode(options.challenge),
    allowCredentials: (options.allowCredentials ?? []).map(withBytes),
  };
  const { id, type, response } = await navigator.credentials.get({ publicKey });
  return {
    id,
    rawId: id,
    type,
    clientExtensionResults: {},
    response: {
      clientDataJSON: encode(response.clientDataJSON),
      authenticatorData: encode(response.authenticatorData),
      signature: encode(response.signature),
      ...(response.userHandle && { userHandle: encode(response.userHandle) }),
    },
  };
}

const withBytes = (credential) => ({ ...credential, id: decode(credential.id) });

function decode(text) {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

function encode(buffer) {
  const text = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
