/** The history of tests and formats of the system, with what differs said one thing a line. */
import type { ContentChangeView, ContentDifference, contentChangeRoutes, ParsedInput } from '@vumon/contract';
import { differencesOf, type ContentKind, type ContentState, type Difference, type MatrixRow } from '@vumon/domain';
import { statesOfExams, undoExamChange } from '#content/exams';
import { statesOfFormats, undoFormatChange } from '#content/formats';
import { iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { formatNames, listChanges, stemsOf, type ContentChangeRow } from './content-changes.queries.ts';

type Routes = typeof contentChangeRoutes;

interface Names {
  readonly stems: ReadonlyMap<string, string>;
  readonly formats: ReadonlyMap<string, string>;
}

const rowView = ({ skill, topic, unit }: MatrixRow) => ({ skill, topic, unit });

function differenceView(one: Difference, { stems, formats }: Names): ContentDifference {
  const nameOf = (id: unknown) => (typeof id === 'string' ? (formats.get(id) ?? null) : null);
  switch (one.of) {
    case 'field':
      return one.name === 'formatId' ? { ...one, before: nameOf(one.before), after: nameOf(one.after) } : one;
    case 'row':
    case 'row-field':
    case 'cell':
      return { ...one, row: rowView(one.row) };
    case 'question':
      return { ...one, stem: stems.get(one.question) ?? null };
    default:
      return one;
  }
}

const view = (row: ContentChangeRow, differences: readonly Difference[], names: Names): ContentChangeView => ({
  id: `${row.kind}.${row.subjectId}.${row.revision}`,
  kind: row.kind,
  subjectId: row.subjectId,
  name: row.name,
  nameEn: row.nameEn,
  deleted: row.deleted,
  revision: row.revision,
  at: iso(row.at),
  by: row.actorId === null ? null : { id: row.actorId, fullName: row.actorName ?? '' },
  manner: row.manner,
  first: row.before === null,
  differences: differences.map((one) => differenceView(one, names)),
  last: row.last,
});

export async function contentChangesPage(
  { db }: SignedInContext,
  query: ParsedInput<Routes['GET /itf/content-changes']>['query'],
) {
  const { rows, total } = await listChanges(db, query, query);
  const idsOf = (kind: ContentKind) => rows.flatMap((row) => (row.kind === kind ? [row.subjectId] : []));
  const states = new Map<string, ContentState>([
    ...(await statesOfExams(db, idsOf('EXAM'))),
    ...(await statesOfFormats(db, idsOf('FORMAT'))),
  ]);
  const told = rows.map((row) => ({
    row,
    differences: row.before === null ? [] : differencesOf(row.before, row.after, states.get(row.subjectId)),
  }));
  const all = told.flatMap(({ differences }) => differences);
  const names: Names = {
    stems: await stemsOf(
      db,
      all.flatMap((one) => (one.of === 'question' ? [one.question] : [])),
    ),
    formats: await formatNames(
      db,
      all.flatMap((one) =>
        one.of === 'field' && one.name === 'formatId'
          ? [one.before, one.after].filter((id) => typeof id === 'string')
          : [],
      ),
    ),
  };
  return {
    items: told.map(({ row, differences }) => view(row, differences, names)),
    page: { page: query.page, size: query.size, total },
  };
}

/** Errors: those of `undoExamChange` and `undoFormatChange`. */
export const undoContentChange = (
  context: SignedInContext,
  { kind, id }: { readonly kind: ContentKind; readonly id: string },
  version: { readonly revision: number; readonly at: string },
): Promise<null> => (kind === 'EXAM' ? undoExamChange(context, id, version) : undoFormatChange(context, id, version));
