/** An import as its teacher sees it. */
import type { ImportObject, ImportPiece, QuestionImport, QuestionImportRow } from '@vumon/contract';
import { keyOfOwnDraft } from '#content/keys';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { scopeOf } from '../question-bank.service.ts';
import { readWritten } from '../question-bank.writing.ts';
import type { StoredImport } from './question-imports.queries.ts';
import { fingerprintOf } from '../similarity/similarity.ts';
import { findSimilar } from '../similarity/similarity.queries.ts';
import { reviewed } from './reviewed.ts';
import { say } from './messages.ts';

/** `before`: the import before a change; only questions whose content has changed are compared with the bank again. */
export async function viewImport(
  { db, actor, locale }: SignedInContext,
  stored: StoredImport,
  before?: StoredImport,
): Promise<QuestionImport> {
  const criterion = say('criterion', locale);
  const { rows, pieces } = reviewed(stored, criterion);
  const probes = rows.flatMap(({ draft }, n) => {
    const result = draft && readWritten(draft.type, draft);
    return result?.ok ? [{ n, ...fingerprintOf(draft!.type, result.read.content) }] : [];
  });
  const known = new Map(
    before ? reviewed(before, criterion).rows.map(({ line, draft }) => [line, JSON.stringify(draft?.content)]) : [],
  );
  const stayed = rows.map(({ line, draft }) => known.has(line) && known.get(line) === JSON.stringify(draft?.content));
  const similar = await findSimilar(
    db,
    scopeOf(actor) === 'USER' ? actor.userId : null,
    probes.filter(({ n }) => !stayed[n]),
    { most: 3 },
  );
  const firsts = new Map<string, number>();
  const sameAs = new Map<number, number>();
  for (const { n, hash } of probes) {
    const first = firsts.get(hash.toString('hex'));
    if (first === undefined) firsts.set(hash.toString('hex'), rows[n]!.line);
    else sameAs.set(n, first);
  }
  const byRow = Map.groupBy(similar, ({ n }) => n);
  const { paper } = stored;
  return {
    importId: stored.id,
    fileName: stored.fileName,
    format: stored.format,
    createdAt: stored.createdAt.toISOString(),
    title: paper?.title ?? '',
    language: paper?.language ?? null,
    rows: rows.map(({ line, draft, title, problems, notices, ...row }, n): QuestionImportRow => ({
      line,
      labels: [...row.labels],
      points: row.points,
      part: row.part,
      level: row.difficulty,
      keySource: row.keySource,
      keys: row.keys.map(({ source, key }) => ({ source, key })),
      doubtful: row.doubtful,
      aside: row.aside,
      edited: row.edited,
      made: row.made,
      question: draft && {
        type: draft.type,
        schemaVersion: draft.schemaVersion,
        content: draft.content,
        answerKey: keyOfOwnDraft({ actor }, { ownerId: stored.ownerId, answerKey: draft.answerKey }),
      },
      type: draft?.type ?? null,
      title,
      problems: [...problems],
      notices: [...notices],
      sameAsLine: sameAs.get(n) ?? null,
      similar: stayed[n] ? null : (byRow.get(n) ?? []).map(({ n: _, ...one }) => one),
    })),
    pieces: pieces.map(({ line, markup, signs = [], place, moved }): ImportPiece => ({
      line,
      markup,
      signs: signs.map((sign) => ({ ...sign })),
      place: place.in,
      question: place.in === 'question' ? place.question : null,
      moved,
    })),
    parts: (paper?.parts ?? []).map(({ number, name, points = null }) => ({ number, name, points })),
    objects: objectsOf(stored),
    leftOut: (paper?.leftOut ?? []).map((one) => ({ ...one })),
    header: paper?.header ? { ...paper.header } : null,
    reading: readingOf(stored),
    examId: stored.examId,
    importedAt: stored.importedAt?.toISOString() ?? null,
    imported: stored.imported,
  };
}

function readingOf({ paper, changes }: StoredImport): QuestionImport['reading'] {
  if (!paper?.reading) return null;
  const { choices, labels, options, keys, codes, ...reading } = paper.reading;
  return {
    ...reading,
    choices: { ...choices },
    labels: labels.map((one) => ({ ...one })),
    options: options.map((one) => ({ ...one })),
    keys: keys.map((one) => ({ ...one })),
    codes: [...codes],
    remember: changes.remember ?? false,
  };
}

const shownAsItIs: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

function objectsOf({ paper, files, changes }: StoredImport): ImportObject[] {
  return (paper?.objects ?? []).map(({ id, kind, file, alt }): ImportObject => {
    const change = changes.objects[id];
    const latex = change && 'latex' in change ? change.latex : null;
    const stored = file === null ? undefined : files[file];
    const media = change && 'media' in change ? change.media : (stored?.mediaId ?? null);
    const aside = change !== undefined && 'aside' in change;
    return {
      id,
      kind,
      alt,
      latex,
      media,
      state: aside ? 'aside' : latex !== null ? 'formula' : media !== null ? 'picture' : 'unseen',
      // The original file is offered if it was converted or could not be shown.
      file: stored && (stored.mediaId === null || !shownAsItIs.has(stored.mediaType)) ? stored.n : null,
    };
  });
}
