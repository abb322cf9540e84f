import { type OpenDatabase, openDatabase } from "./database.ts";
import { DataDirInUse } from "./embedded/data-dir.ts";
import { urlOfRunningServer } from "./embedded/socket-folder.ts";

/** For a command: where a server has the embedded database open, it is reached through that one. */
export async function openForCommand(target: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  try {
    return await openDatabase(target);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    return openDatabase({ ...target, databaseUrl: urlOfRunningServer(target.dataDir) });
  }
}
