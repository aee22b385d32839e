import type { z } from 'zod';
import type { Problem } from './core.ts';
import type { Parsed, Versioned } from './facets.ts';

export const currentVersion = (versioned: Versioned<unknown>): number => versioned.upgrades.length + 1;

/** Parses stored JSON of any version and upgrades it to the newest one. Never throws; an unknown version is refused. */
export function parseVersioned<Value>(versioned: Versioned<Value>, version: number, json: unknown): Parsed<Value> {
  const newest = currentVersion(versioned);
  if (!Number.isInteger(version) || version < 1 || version > newest)
    return {
      ok: false,
      problems: [{ code: 'SCHEMA_VERSION_UNKNOWN', path: '', params: { version: String(version), newest } }],
    };
  let value = json;
  try {
    for (const upgrade of versioned.upgrades.slice(version - 1)) value = upgrade(value);
  } catch {
    // An upgrade relies on the schema of its version; JSON that violates it is malformed and must not crash.
    return { ok: false, problems: [{ code: 'MALFORMED', path: '', params: { reason: 'upgrade' } }] };
  }
  // What safeParse does, which afterwards puts each issue into words: nobody reads them, and it takes as long as to parse.
  const parsed = versioned.schema._zod.run({ value, issues: [] }, { async: false }) as z.core.ParsePayload<Value>;
  if (parsed.issues.length > 0) return { ok: false, problems: parsed.issues.map(malformed) };
  return { ok: true, value: versioned.normalise ? versioned.normalise(parsed.value) : parsed.value };
}

const malformed = ({ code, path = [] }: z.core.$ZodRawIssue): Problem => ({
  code: 'MALFORMED',
  path: path.map(String).join('.'),
  params: { reason: code },
});
