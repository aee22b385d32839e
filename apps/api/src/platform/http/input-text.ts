/** The texts of a request, before its schema reads them. */
/** PostgreSQL stores neither NUL nor lone surrogates: such text is refused here rather than failing in a query. */
export function unstorablePath(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (unstorablePath(name, '') !== null) return path;
    const found = unstorablePath(inner, path ? `${path}.${name}` : name);
    if (found !== null) return found;
  }
  return null;
}
