/** Reads pages of the audit log, with the names of the objects that entries are about. */
import type { AuditLogEntry } from '@vumon/contract';
import { isUuid } from '@vumon/domain';
import type { Db } from '#db';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  differentActions,
  differentKinds,
  listAuditLog,
  type AuditFilters,
  type AuditRow,
} from './audit-log.queries.ts';
import { hasNames, listSubjects, type NamedKind, type SubjectRow } from './subject-names.queries.ts';
import { roleShown } from './users.view.ts';

/** Kinds whose ids are no UUIDs. */
const textIds: ReadonlySet<string> = new Set<NamedKind>(['package', 'series', 'test-list', 'topic', 'choice']);

/** Details that hold a question's id. */
const questionDetails = ['question', 'into'] as const;

type Subjects = ReadonlyMap<string, SubjectRow>;
const keyOf = (kind: string, id: string) => `${kind} ${id}`;

/** The objects that the entries are about or mention, by kind and id. */
async function subjectsOf(db: Db, rows: readonly AuditRow[]): Promise<Subjects> {
  const wanted = new Map<NamedKind, Set<string>>();
  const want = (kind: string, id: unknown) => {
    if (hasNames(kind) && typeof id === 'string' && (textIds.has(kind) || isUuid(id)))
      wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
  };
  for (const row of rows) {
    want(row.subjectKind, row.subjectId);
    for (const name of questionDetails) want('question', row.details[name]);
  }
  return new Map((await listSubjects(db, wanted)).map((subject) => [keyOf(subject.kind, subject.id), subject]));
}

/** Questions are mentioned by name; a deleted one by its id. */
function detailsView(details: AuditRow['details'], subjects: Subjects): AuditRow['details'] {
  const named = questionDetails.flatMap((name) => {
    const question = subjects.get(keyOf('question', String(details[name])));
    return question ? [[name, question.name]] : [];
  });
  return { ...details, ...(Object.fromEntries(named) as AuditRow['details']) };
}

function entryView(row: AuditRow, subjects: Subjects): AuditLogEntry {
  const subject = subjects.get(keyOf(row.subjectKind, row.subjectId));
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor:
      row.actorId !== null && row.actorName !== null && row.actorRole !== null
        ? {
            id: row.actorId,
            fullName: row.actorName,
            role: roleShown({ role: row.actorRole, isAdmin: row.actorIsAdmin ?? false }),
            deleted: row.actorDeleted ?? false,
          }
        : null,
    action: row.action,
    subject: {
      kind: row.subjectKind,
      id: row.subjectId,
      name: subject ? subject.name : null,
      context: subject?.context ?? null,
      opens: subject?.opens ?? null,
    },
    details: detailsView(row.details, subjects),
  };
}

export async function readAuditLog({ db }: SignedInContext, { size, ...filters }: AuditFilters & { size: number }) {
  const rows = await listAuditLog(db, filters, size + 1);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const subjects = await subjectsOf(db, shown);
  return { entries: shown.map((row) => entryView(row, subjects)), next: rows.length > size && last ? last.id : null };
}

export async function auditLogFilters({ db }: SignedInContext) {
  const [actions, kinds] = await Promise.all([differentActions(db), differentKinds(db)]);
  return { actions, kinds };
}
