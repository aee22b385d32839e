/** The texts of a request, before its schema reads them. */
import { withoutInvisible } from '@vumon/domain';

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

/** Every text in it without invisible characters. What holds none is returned as it is, not copied. */
export function visibleTexts(value: unknown): unknown {
  if (typeof value === 'string') return withoutInvisible(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(visibleTexts);
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  const entries = Object.entries(value).map(([name, inner]) => [name, visibleTexts(inner)] as const);
  if (entries.every(([name, inner]) => inner === (value as Record<string, unknown>)[name])) return value;
  return Object.fromEntries(entries);
}
