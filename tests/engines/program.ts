import { accessSync, constants } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Path of an installed program: the first of these names on the PATH, or of these whole paths. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
