/**
 * What a migration may not do while the release before runs beside it (expand, migrate, contract): statements that
 * block the table for long, that break the older release, or that change many rows in one transaction. A comment
 * `-- allowed: <reason>` in the line above makes an exception.
 */
interface Rule {
  readonly pattern: RegExp;
  readonly why: string;
}

const rules: readonly Rule[] = [
  { pattern: /^DROP (?:TABLE|COLUMN|VIEW|TYPE)\b/i, why: 'breaks the release before; drop it one release later' },
  {
    pattern: /^ALTER TABLE .*\bDROP (?:COLUMN|CONSTRAINT)\b/is,
    why: 'may break the release before; drop it one release later',
  },
  { pattern: /^ALTER TABLE .*\bRENAME\b/is, why: 'breaks the release before; add the new name, move over, drop later' },
  { pattern: /^ALTER TABLE .*\bALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b/is, why: 'rewrites the table under a lock' },
  {
    pattern: /^ALTER TABLE .*\bSET NOT NULL\b/is,
    why: 'reads the table under a lock; add a CHECK … NOT VALID and validate it',
  },
  {
    pattern: /^ALTER TABLE (?!.*\bDEFAULT\b).*\bADD (?:COLUMN )?(?!CONSTRAINT)\w+ [^,;]*\bNOT NULL\b/is,
    why: 'the release before inserts rows without this column; give it a default',
  },
  { pattern: /^CREATE (?:OR REPLACE )?FUNCTION\b/i, why: 'belongs into a file of its own in apps/api/functions' },
  {
    pattern: /^(?:UPDATE|DELETE FROM)\b(?!.*\bWHERE\b.*=)/is,
    why: 'changes all rows in one transaction; use a recorded batch',
  },
];

/** Statements of a migration, each with the comment lines above it. */
function statements(sql: string): { text: string; comments: string }[] {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(/;\s*$/m)
    .map((part) => ({
      comments: (part.match(/^\s*--.*$/gm) ?? []).join('\n'),
      text: part.replaceAll(/^\s*--.*$/gm, '').trim(),
    }))
    .filter(({ text }) => text !== '');
}

/** What is wrong with a migration: its statement and the reason, one each. */
export function problemsOf(sql: string): string[] {
  const created = new Set([...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gi)].map((match) => match[1]));
  return statements(sql)
    .filter(({ text, comments }) => {
      const table = /^(?:ALTER TABLE|UPDATE|DELETE FROM) (?:ONLY )?(\w+)/i.exec(text)?.[1];
      return !/-- allowed: \S/.test(comments) && !(table && created.has(table));
    })
    .flatMap(({ text }) => {
      const rule = rules.find(({ pattern }) => pattern.test(text));
      return rule ? [`${text.split('\n')[0]}: ${rule.why}`] : [];
    });
}

/** Names of the migrations after the newest release that the manifest marks with `# release <version>`. */
export function sinceRelease(manifest: string): string[] {
  const lines = manifest.split('\n').map((line) => line.trim());
  return lines
    .slice(lines.findLastIndex((line) => line.startsWith('# release ')) + 1)
    .filter((line) => line !== '' && !line.startsWith('#'));
}
