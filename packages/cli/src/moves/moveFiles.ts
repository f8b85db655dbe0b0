import type { CommandIo } from "../command.ts";
import { dataFolderOf, filesPlace } from "../storeFlags.ts";
import { figure } from "./rowReport.ts";

interface FilesMove {
  readonly data: string;
  readonly files: string;
  readonly from: string | undefined;
}

export async function moveFiles(io: CommandIo, { data, files, from }: FilesMove): Promise<void> {
  const dataFolder = dataFolderOf(io, data);
  const maintenance = await import("@platform/server/filesMaintenance.ts");
  const moved = await maintenance.moveFiles({
    dataFolder,
    from: { dataFolder, ...filesPlace(io, from) },
    to: filesPlace(io, files),
    signal: io.ending,
    onProgress: ({ files: done, of }) => io.progress(`Copying and comparing files: ${figure(done)} of ${figure(of)}`),
  });
  const words = `${figure(moved.files)} files (${figure(moved.bytes)} bytes) of ${moved.from} are in ${moved.to}, compared by length and SHA-256:
${figure(moved.copied)} copied, ${figure(moved.present)} there before, ${figure(moved.replaced)} replaced because they differed. The original is unchanged.

Start all servers with --files and the new place. If servers ran meanwhile, stop them and run this command again first.
`;
  io.print(words, moved);
}
