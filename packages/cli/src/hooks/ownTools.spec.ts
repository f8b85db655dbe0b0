import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, test } from "node:test";
import { sdkFolder, toolFolders, withOwnTools } from "./ownTools.ts";

describe("The tools that hooks find", () => {
  test("come behind the person's own, whatever the system calls its PATH", async () => {
    const { PATH: path = "", PLATFORM_SDK_FOLDER: sdk = "" } = await withOwnTools({ PATH: "/usr/bin" }, []);
    assert.deepEqual(path.split(delimiter), ["/usr/bin", ...(await toolFolders())]);
    assert.ok(existsSync(join(sdk, "hooks/vendorSdk.mjs")));
    const windows = await withOwnTools({ Path: "C" }, []);
    assert.deepEqual([windows["PATH"], windows["Path"]?.startsWith("C")], [undefined, true]);
  });

  test("are Deno and esbuild for this machine, and none for an unknown one", async () => {
    const folders = await toolFolders();
    assert.ok(folders.some((folder) => existsSync(join(folder, "deno")) || existsSync(join(folder, "deno.exe"))));
    assert.ok(folders.some((folder) => existsSync(join(folder, "esbuild")) || existsSync(join(folder, "esbuild.exe"))));
    assert.deepEqual(await toolFolders("plan9-mips"), []);
  });

  test("do not take the place of an SDK that is named explicitly", async () => {
    assert.equal((await withOwnTools({ PLATFORM_SDK_FOLDER: "/mine" }, []))["PLATFORM_SDK_FOLDER"], "/mine");
    assert.equal((await withOwnTools({}, []))["PLATFORM_SDK_FOLDER"], sdkFolder);
  });
});
