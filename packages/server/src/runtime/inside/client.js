// The Web API for functions that bring no client of their own: `client.chat.postMessage({...})`, or by name.

import { ask } from "./fetch.js";

export function clientOf(token, apiUrl) {
  const apiCall = async (method, args = {}) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
    const response = await ask(`${apiUrl}${method}`, { method: "POST", headers, body: JSON.stringify(args) });
    return response.json();
  };
  const at = (path) =>
    new Proxy((args) => apiCall(path, args), {
      get(_target, name) {
        // Something with a `then` would be awaited, and so called as a method of that name.
        if (typeof name !== "string" || name === "then") return undefined;
        if (path === "" && name === "apiCall") return apiCall;
        return at(path === "" ? name : `${path}.${name}`);
      },
    });
  return at("");
}
