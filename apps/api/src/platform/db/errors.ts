/** The errors that tell a lost, busy or full database from a programming error. */

const codeOf = (error: unknown): string => String((error as { code?: string } | null)?.code ?? '');

/** True for a lock or a statement that took too long, and for a deadlock: the same may work a moment later. */
export const isDatabaseBusy = (error: unknown): boolean => /^(55P03|57014|25P03|25P04|40P01)$/.test(codeOf(error));

/** True for a wait for a lock that took too long. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** True when the disk of the database, or of uploaded files, is full. */
export const isDiskFull = (error: unknown): boolean => /^(53100|ENOSPC|EDQUOT)$/.test(codeOf(error));

/** True for a lost, restarting, busy or overfull database: worth a 503 and another try by the client. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isDatabaseBusy(error)) return true;
  // 25006: the server has become read-only, as a primary does that another has replaced.
  if (/^(08...|25006|57P0[123]|53...|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/.test(codeOf(error))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
}

/** The violated constraint's name when `error` is a unique violation, else null. */
export function uniqueViolation(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? '') : null;
}

/** Whether `error` says that another row refers to the one that was to be deleted, or that one that is referred to is missing. */
export const foreignKeyViolation = (error: unknown): boolean => (error as { code?: string } | null)?.code === '23503';
