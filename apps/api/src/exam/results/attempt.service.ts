/** One learner's attempt for the teacher: answers, marks, record and revisions; accepting late answers. */
import { abilitiesOf, AppError, countedAttempt, type Actor } from '@vumon/domain';
import type { Paper } from '@vumon/contract';
import { answerLog, effectiveAnswersOf, lockScored, recordOf, repeatAsAccepted } from '#exam/attempts';
import { markKey, publishedExam, regradedKeys, rescore, scoredItems, effectiveMarks } from '#exam/scoring';
import { audit } from '#platform/audit';
import { demandAllKeys, keysForTeacher } from '#content/keys';
import { withTransaction } from '#db';
import { iso, isoOrNull } from '../../platform/clock.ts';
import type { ActorContext } from '../../platform/http/context.ts';
import {
  attemptsOf,
  findPaper,
  learnersOf,
  revisionsOf,
  type AssignmentFacts,
  type OtherAttemptRow,
  type PaperRow,
  type RevisionRow,
} from './results.queries.ts';
import { columnsOf, factsView, markView } from './results.view.ts';

/** Keeps only the last of several consecutive revisions by marks of one teacher. */
const withoutIntermediate = (newestFirst: readonly RevisionRow[]): RevisionRow[] =>
  newestFirst.filter(
    (one, at) =>
      !(
        one.cause === 'MARKED' &&
        newestFirst[at - 1]?.cause === 'MARKED' &&
        newestFirst[at - 1]?.scoredBy === one.scoredBy
      ),
  );

export async function paper({ db, actor, now }: ActorContext, attemptId: string): Promise<Paper> {
  const row = await findPaper(db, actor.userId, attemptId);
  if (!row) throw new AppError('NOT_FOUND');
  const key = { ownerId: row.ownerId, id: attemptId };
  const [exam, keys, access, log, revisions, rows, own, record] = await Promise.all([
    publishedExam(db, row.takenVersionId),
    regradedKeys(db, { ...row, examVersionId: row.takenVersionId, assignmentId: row.id }),
    keysForTeacher({ db, actor, now }, { assignmentId: row.id, examVersionId: row.examVersionId }),
    answerLog(db, key, row.takenVersionId),
    revisionsOf(db, actor.userId, attemptId),
    learnersOf(db, actor.userId, row.id, 'name'),
    attemptsOf(db, actor.userId, row.id, row.studentId),
    recordOf({ db }, { ...key, record: row.record }),
  ]);
  const { content } = exam;
  const answers = new Map(log.filter(({ late }) => !late).map((entry) => [entry.question, entry]));
  const accepted = new Set(log.map(({ accepts }) => accepts));
  const marks = await effectiveMarks(
    db,
    row.ownerId,
    attemptId,
    new Map([...answers].map(([question, { answer }]) => [question, answer])),
  );
  const maxOf = new Map(columnsOf(content).map(({ question, item, max }) => [markKey(question, item), max]));
  const numbers = new Map<string, number[]>();
  for (const { question, number } of columnsOf(content))
    numbers.set(question, [...(numbers.get(question) ?? []), number]);
  const others = rows.flatMap((one) => (one.attemptId && one.status !== 'RUNNING' ? [one.attemptId] : []));
  // For another attempt of the same learner, the neighbouring papers are those of the learner's counted attempt.
  const at = others.indexOf(rows.find(({ studentId }) => studentId === row.studentId)?.attemptId ?? attemptId);
  // The previous result of a reopened attempt does not apply.
  const latest = row.status === 'SCORED' ? revisions[0] : undefined;
  return {
    attemptId,
    student: { id: row.studentId, lastName: row.lastName, firstName: row.firstName, code: row.code },
    assignment: factsView({ ...row, startsAt: row.windowStartsAt }, content.totalPoints),
    number: row.number,
    attempts: withCounted(row, own),
    status: row.status,
    finishedBy: row.finishedBy,
    startedAt: iso(row.startedAt),
    submittedAt: isoOrNull(row.submittedAt),
    deadlineAt: iso(row.deadlineAt),
    pausedAt: isoOrNull(row.pausedAt),
    abilities: abilitiesFor(actor, row, access.whole),
    shuffleSeed: row.shuffleSeed,
    shuffleQuestions: row.shuffleQuestions,
    shuffleOptions: row.shuffleOptions,
    mark: latest?.mark ?? null,
    points: latest?.points ?? null,
    provisional: latest?.itemStates.includes('N') ?? false,
    content,
    keys: access.keys(keys),
    keyAccess: access.least,
    answers: [...answers.values()].map(({ question, answer, receivedAt }) => ({
      question,
      answer: answer as Paper['answers'][number]['answer'],
      receivedAt: iso(receivedAt),
    })),
    items: latest ? scoredItems(exam.items, latest).filter(({ question }) => access.judges(question)) : [],
    marks: [...marks.values()].map((mark) => ({
      question: mark.question,
      item: mark.item,
      mark: markView(mark, maxOf.get(markKey(mark.question, mark.item)) ?? 0),
    })),
    late: log
      .filter(({ late }) => late)
      .map(({ entry, question, answer, receivedAt }) => ({
        entry,
        question,
        numbers: numbers.get(question) ?? [],
        answer: answer as Paper['answers'][number]['answer'],
        receivedAt: iso(receivedAt),
        accepted: accepted.has(entry),
      })),
    record,
    previous: at > 0 ? others[at - 1]! : null,
    next: at >= 0 && at < others.length - 1 ? others[at + 1]! : null,
    revisions: withoutIntermediate(revisions).map(({ revision, mark, points, scoredAt, scoredBy, reason }) => ({
      revision,
      mark,
      points,
      scoredAt: iso(scoredAt),
      scoredBy,
      reason,
    })),
  };
}

/** An attempt is opened again by teachers who may see all keys: others could follow the total answer by answer. */
function abilitiesFor(actor: Actor, row: PaperRow, knowsKeys: boolean): Paper['abilities'] {
  const { ownerId, status, cancelled } = row;
  const abilities = abilitiesOf(actor, 'attempt', { ownerId, status, paused: row.pausedAt !== null, cancelled });
  return { ...abilities, reopen: abilities.reopen && knowsKeys };
}

function withCounted({ counting }: AssignmentFacts, own: readonly OtherAttemptRow[]): Paper['attempts'] {
  const counted = countedAttempt(
    counting,
    own.flatMap(({ id, mark }) => (mark === null ? [] : [{ id, mark }])),
  );
  return own.map((one) => ({ ...one, counts: one.id === counted?.id }));
}

/** Accepts late answers: adds them to the log in the teacher's name, scores the attempt again, and audits it. */
export async function acceptLate(
  { db, actor, now }: ActorContext,
  attemptId: string,
  { entries, reason }: { readonly entries: readonly number[]; readonly reason: string },
) {
  const key = { ownerId: actor.userId, id: attemptId };
  return withTransaction(db, async (db) => {
    if (!(await lockScored(db, key))) throw new AppError('NOT_FOUND');
    const row = await findPaper(db, actor.userId, attemptId);
    if (!row) throw new AppError('NOT_FOUND');
    await demandAllKeys({ db, actor, now }, row.examVersionId);
    const log = await answerLog(db, key, row.takenVersionId);
    const late = new Set(log.filter((entry) => entry.late).map(({ entry }) => entry));
    if (entries.some((entry) => !late.has(entry)))
      throw new AppError('BODY_INVALID', { fields: [{ path: 'entries', code: 'invalid' }] });
    const added = await repeatAsAccepted(db, key, entries, new Date(now));
    if (added === 0) throw new AppError('CONFLICT');
    const [before] = await revisionsOf(db, actor.userId, attemptId);
    const { revision, ...result } = await rescore(db, {
      ownerId: actor.userId,
      attemptId,
      answers: await effectiveAnswersOf(db, key),
      teacherId: actor.userId,
      cause: 'LATE',
      reason,
      now,
    });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'late-answers-accepted',
      kind: 'attempt',
      id: attemptId,
      details: { entries, reason, before: before?.points ?? null, after: result.points },
    });
    return { mark: result.mark, points: result.points, revision };
  });
}
