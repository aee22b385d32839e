/** Every kind of event: declared once, with a payload without personal data, emitted, and heard or explained. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { publishExam } from '#content/exams';
import { startAttemptWorker } from '#exam/attempts';
import { on, registerListeners, type EventListener } from '#platform/events';
import { listeners } from './listeners.ts';
import { testApp } from './testing/app.ts';
import { addCatalogue, addReadyExam } from './testing/content.ts';
import { deliverEvents } from './testing/jobs.ts';
import { createSchool } from './testing/school.ts';

type AnyEvent = EventListener['hears'][number]['event'];

const root = import.meta.dirname;
const sources = new Map(
  globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map((file) => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ]),
);
const events: (AnyEvent & { name: string })[] = [];
for (const file of [...sources.keys()].filter((file) => file.endsWith('.events.ts')).sort())
  for (const [name, event] of Object.entries((await import(`./${file}`)) as Record<string, AnyEvent>))
    events.push({ ...event, name });
const kinds = events.map(({ kind }) => kind);

/** The test that emits each kind through HTTP, and what it reads of it; a new kind needs one. */
const emittedBy: Readonly<Record<string, readonly [file: string, reads: string]>> = {
  'answers-wait': ['exam/assignments/notices.test.ts', 'ANSWERS_TO_MARK'],
  'assignment-cancelled': ['exam/assignments/notices.test.ts', 'ASSIGNMENT_CANCELLED'],
  'assignment-changed': ['exam/assignments/notices.test.ts', 'TEST_MOVED'],
  'assignment-made': ['exam/assignments/notices.test.ts', 'TEST_ASSIGNED'],
  'assignment-starts-soon': ['exam/assignments/notices.test.ts', 'TEST_STARTS'],
  'attempt-extended': ['exam/assignments/notices.test.ts', 'TIME_ADDED'],
  'attempt-reopened': ['exam/assignments/notices.test.ts', 'ATTEMPT_REOPENED'],
  'attempt-scored': ['listeners.test.ts', 'attempt-scored'],
  'class-invitation-accepted': ['people/join-requests/invitations.test.ts', 'INVITATION_ACCEPTED'],
  'exam-published': ['listeners.test.ts', 'exam-published'],
  'join-answered': ['people/join-requests/join-requests.test.ts', 'JOIN_REJECTED'],
  'join-requested': ['people/join-requests/join-requests.test.ts', 'JOIN_REQUESTED'],
  'learner-passwords-renewed': ['people/classes/sign-in/one-time-passwords.test.ts', 'PASSWORD_RENEWED'],
  'learners-left-class': ['listeners.test.ts', 'learners-left-class'],
  'marking-invited': ['exam/marking/markers.test.ts', 'MARKING_INVITED'],
  'order-paid': ['commerce/payments/payments.test.ts', 'ORDER_PAID'],
  'order-refunded': ['commerce/payments/refunds/refunds.test.ts', 'ORDER_REFUNDED'],
  'papers-made': ['exam/papers/papers.test.ts', 'PAPERS_READY'],
  'partner-attempt-scored': ['partners/callbacks/callbacks.test.ts', 'SCORED'],
  'package-given': ['people/packages/memberships.test.ts', 'PACKAGE_GIVEN'],
  'question-corrected': ['exam/regrade/regrade.test.ts', 'MARK_CHANGED'],
  'regrades-offered': ['exam/question-reports/question-reports.test.ts', 'KEY_CORRECTED'],
  'request-answered': ['site/requests/requests.test.ts', 'REQUEST_ANSWERED'],
  'result-released': ['exam/assignments/notices.test.ts', 'RESULT_READY'],
  'students-imported': ['people/classes/imports.test.ts', 'STUDENTS_IMPORTED'],
  'time-added': ['exam/assignments/notices.test.ts', 'TIME_ADDED'],
};

describe('kinds of events', () => {
  it('are declared once', () => expect(new Set(kinds).size).toBe(kinds.length));

  it.each(events)('$kind is emitted by a service, and by a test', ({ kind, name }) => {
    const emits = new RegExp(`emit(Each)?\\(\\s*[^;]*?\\b${name}\\b`);
    expect([...sources].filter(([file, text]) => !file.endsWith('.events.ts') && emits.test(text))).not.toEqual([]);
    const [file, reads] = emittedBy[kind]!;
    expect(readFileSync(join(root, file), 'utf8')).toContain(reads);
  });

  it.each(events)('$kind has a listener, or says why it has none', ({ kind, unheard }) => {
    const heard = listeners.some(({ hears }) => hears.some(({ event }) => event.kind === kind));
    expect(heard).toBe(unheard === undefined);
  });

  it.each(events)('the payload of $kind is ids, numbers, moments and codes', ({ payload }) => {
    const personal: string[] = [];
    const read = (schema: Record<string, any>, path: string): void => {
      for (const [name, one] of Object.entries((schema['properties'] ?? {}) as Record<string, any>))
        read(one, `${path}.${name}`);
      if (schema['items']) read(schema['items'] as Record<string, any>, `${path}[]`);
      const plain = ['uuid', 'date-time'].includes(schema['format'] as string) || schema['enum'] !== undefined;
      if (schema['type'] === 'string' && !plain) personal.push(path);
      if (!['object', 'array', 'string', 'integer', 'number', 'boolean'].includes(schema['type'] as string))
        personal.push(path);
    };
    read(z.toJSONSchema(payload) as Record<string, any>, '');
    expect(personal).toEqual([]);
  });
});

it('every listener that is defined is listed once', () => {
  const defined = [...sources].flatMap(([, text]) =>
    [...text.matchAll(/EventListener = \{\s+name: '([^']+)'/g)].map(([, name]) => name),
  );
  expect(defined.sort()).toEqual(listeners.map(({ name }) => name).sort());
});

describe('kinds that nothing hears yet', async () => {
  const t = await testApp();
  await addCatalogue(t.db);
  let heard: { kind: string; payload: unknown }[] = [];
  registerListeners([
    {
      name: 'test.probe',
      hears: events
        .filter(({ unheard }) => unheard !== undefined)
        .map((event) => on(event, async (_context, payload) => void heard.push({ kind: event.kind, payload }))),
    },
  ]);
  beforeEach(async () => {
    await deliverEvents(t);
    heard = [];
  });
  const of = async (kind: string) => {
    await deliverEvents(t);
    return heard.filter((one) => one.kind === kind).map(({ payload }) => payload);
  };

  it('learners-left-class: removed, moved, and removed from the list', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const [an, binh, chi] = [await school.student(), await school.student(), await school.student()];
    for (const { id } of [an, binh, chi])
      await t.db
        .insertInto('managed_students')
        .values({ teacher_id: school.teacher.id, student_id: id, created_at: new Date(t.now()) })
        .execute();
    const teacher = t.as(school.teacher);
    const other = await teacher.call('POST /itf/class', {
      body: { code: 'OTHER', name: '9A2', gradeId: 'G9', schoolYear: 2026 },
    });
    const about = { ownerId: school.teacher.id, classId: school.classId };
    await teacher.call('POST /itf/classes/{id}/students/remove-list', {
      params: { id: school.classId },
      body: { studentIds: [an.id, school.teacher.id] },
    });
    await teacher.call('POST /itf/classes/{id}/students/move-list', {
      params: { id: school.classId },
      body: { toClassId: other.id, studentIds: [binh.id] },
    });
    await teacher.call('DELETE /itf/students/{id}', { params: { id: chi.id } });
    expect(await of('learners-left-class')).toEqual([an, binh, chi].map(({ id }) => ({ ...about, studentIds: [id] })));
  });

  it('attempt-scored: once for each result, by one statement for all attempts that are scored together', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const attempts: string[] = [];
    for (const student of [await school.student(), await school.student()]) {
      const { id } = await t
        .as(student)
        .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
      await t
        .as(student)
        .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'client-one', entries: [] } });
      attempts.push(id);
    }
    await startAttemptWorker(t.app, { loop: false }).round();
    const jobs = await t.db.selectFrom('events').select('id').where('kind', '=', 'attempt-scored').execute();
    expect(jobs).toHaveLength(2);
    const about = { ownerId: school.teacher.id, revision: 1, needsTeacher: false };
    expect(
      (await of('attempt-scored')).toSorted((one, two) => (JSON.stringify(one) < JSON.stringify(two) ? -1 : 1)),
    ).toEqual(attempts.toSorted().map((attemptId) => ({ ...about, attemptId })));
  });

  it('exam-published: a new version, and not the same one again', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const { examId } = await addReadyExam(t, teacher);
    const publish = () => publishExam({ db: t.db, now: t.now(), app: t.app }, { exam: { id: examId } });
    const { examVersionId } = await publish();
    await publish();
    expect(await of('exam-published')).toEqual([{ examId, examVersionId, version: 1 }]);
  });
});
