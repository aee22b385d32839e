/** Code that is loaded when it is needed, on a page that must stay when it does not come. */
import { connection } from './connection.ts';
import { formsOfLostCode, reloadForCode } from './lost-code.ts';

type Outcome<Loaded> = { readonly part: Loaded } | { readonly lost: 'connection' | 'code' } | 'reloads';

/** Where `mayReload`, loads the document once when a later release has removed the file, with what its forms hold. */
export async function loadOrReload<Loaded>(load: () => Promise<Loaded>, mayReload: boolean): Promise<Outcome<Loaded>> {
  // Chromium keeps the failure of a file until the document is loaded again, so it is asked for only where it can come.
  if (!(await connection.check())) return { lost: 'connection' };
  try {
    return { part: await load() };
  } catch {
    if (!(await connection.check())) return { lost: 'connection' };
  }
  // The server replies: the connection is back already, or a later release has removed the file.
  try {
    return { part: await load() };
  } catch (error) {
    if (!mayReload) return { lost: 'code' };
    formsOfLostCode(error)?.();
    return reloadForCode() ? 'reloads' : { lost: 'code' };
  }
}
