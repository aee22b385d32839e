/** Names of parts on papers in another language than their author's. */
import en from '@vumon/i18n/catalogs/part-names.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/part-names.vi.json' with { type: 'json' };
import type { PaperLocale } from './paper.ts';

type NameKey = keyof typeof vi;
const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/\s*[-–—]\s*/g, ' – ');
const known = new Map((Object.keys(vi) as NameKey[]).map((key) => [plain(vi[key]), key]));

/** "Phần II. Đọc hiểu", "Part 3 – Tô màu": the number, and what follows it. */
const numbered = /^(?:phần|part)\s+([ivx]+|[a-z]|\d+)\s*([.:–-])\s*(.*)$/i;

function inEnglish(name: string): string | null {
  const key = known.get(plain(name));
  if (key) return en[key];
  const [, first, rest] = /^(.+?)( \d+)$/.exec(name) ?? /^(.+?)( [–-] .+)$/.exec(name) ?? [];
  if (first === undefined || rest === undefined) return null;
  const head = inEnglish(first);
  const tail = /^ \d/.test(rest) ? rest : inEnglish(rest.slice(3));
  return head === null || tail === null ? null : /^ \d/.test(rest) ? head + tail : `${head} – ${tail}`;
}

/**
 * The name of a part as the paper prints it. Papers in English have the usual Vietnamese names in English; a name that is
 * not among them stays as its author wrote it.
 */
export function partNameIn(locale: PaperLocale, name: string): string {
  if (locale === 'vi') return name;
  const parts = numbered.exec(name);
  if (!parts) return inEnglish(name) ?? name;
  const [, number, sign, rest] = parts as unknown as [string, string, string, string];
  const separator = sign === '.' || sign === ':' ? `${sign} ` : ' – ';
  return `Part ${number}${separator}${inEnglish(rest) ?? rest}`;
}
