/** The bank's question follows a key that was corrected in a test, and its key is restored when that is undone. */
import type { ExamContent } from '@vumon/contract';
import type { RegradeChange } from '@vumon/domain';
import { defaultsOf, type ChoiceContent, type ChoiceKey } from '@vumon/question-types';
import { beforeAll, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const minute = 60_000;
let teacher: TestUser;

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
});

/**
 * A published test with one question of the teacher's bank, whose right option is the first, and a learner's attempt.
 */
async function taken() {
  const as = t.as(teacher);
  const { content, key } = defaultsOf('MC1') as { content: ChoiceContent; key: ChoiceKey };
  const item = content.items[0]!;
  const options = ['một', 'hai', 'ba', 'bốn'].map((text, at) => ({ id: 'abcd'[at]!, text }));
  const written = {
    type: 'MC1' as const,
    gradeId: 'G9',
    subject: 'MATH' as const,
    skill: 'NU' as const,
    difficulty: 'M1' as const,
    schemaVersion: 1,
    content: { ...content, items: [{ ...item, stem: 'Một cộng một bằng mấy?', options }] },
    answerKey: { ...key, correct: { [item.id]: ['a'] } },
  };
  const { id: question } = await as.call('POST /questions', { body: written as never });
  const { id: formatId } = await as.call('POST /itf/unit-test-templates', {
    body: {
      name: 'Một câu',
      gradeId: 'G9',
      subject: 'MATH',
      minutes: 45,
      totalQuestions: 1,
      totalPoints: 100,
      cognition: 'RANDOM',
      sections: [
        {
          id: 'sect1',
          skill: 'MX',
          parts: [{ id: 'part1', name: 'Phần I', instructions: '', questions: 1, points: 100 }],
        },
      ],
    },
  });
  const exam = { name: 'Kiểm tra 15 phút', examType: 4, gradeId: 'G9', minutes: 45, formatId };
  const parts = [{ partId: 'part1', questions: [{ id: question }] }];
  const { id: examId, updatedAt } = await as.call('POST /itf/unit-tests/create', { body: { ...exam, parts } });
  await as.call('PUT /itf/unit-tests/update', { body: { ...exam, parts, id: examId, updatedAt, finish: true } });
  const { id: classId } = await as.call('POST /itf/class', {
    body: { code: `C${examId.slice(-8)}`, name: '9A1', gradeId: 'G9', schoolYear: 2026 },
  });
  const student = await t.createUser({ role: 'STUDENT' });
  await t.db
    .insertInto('class_students')
    .values({ owner_id: teacher.id, class_id: classId, student_id: student.id, joined_at: new Date(t.now()) })
    .execute();
  const { id } = await as.call('POST /itf/classes/{id}/unit-tests', {
    params: { id: classId },
    body: {
      examId,
      startsAt: new Date(t.now() - minute).toISOString(),
      endsAt: new Date(t.now() + 60 * minute).toISOString(),
    } as never,
  });
  const { id: attempt } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id }, body: { number: 1 } });
  const reply = await t.as(student).raw({ method: 'GET', url: `/api/student/attempts/${attempt}/content` });
  const shown = (reply.json() as { data: ExamContent }).data.sections[0]!.parts[0]!.questions[0]!;
  const asked = (shown.content as ChoiceContent).items[0]!;
  await t.as(student).call('POST /itf/unit-tests-result/submit', {
    body: { attemptId: attempt, clientId: 'the-only-client', entries: [] },
  });
  await worker.round();
  /** Finds the option by its text, because options have other ids in a published test than in the bank. */
  const change = (text: string): RegradeChange => ({
    kind: 'KEY',
    place: [asked.id],
    answers: [asked.options.find((option) => option.text === text)!.id],
  });
  const params = { id };
  const bank = () => as.call('GET /questions/{id}', { params: { id: question } });
  return {
    written,
    question,
    bank,
    key: async () => {
      const { answerKey, content: now, version } = await bank();
      const right = Object.values((answerKey as unknown as ChoiceKey).correct)[0]!;
      return {
        version,
        right: (now as unknown as ChoiceContent).items[0]!.options.find(({ id: one }) => right.includes(one))!.text,
      };
    },
    view: () => as.call('GET /itf/classes/unit-tests-assigned/{id}/regrade', { params, query: { number: 1 } }),
    apply: async (text: string, more: { scope?: 'STUDENT'; studentId?: string } = {}) => {
      const query = { number: 1 };
      const { after } = await as.call('GET /itf/classes/unit-tests-assigned/{id}/regrade', { params, query });
      return as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade', {
        params,
        body: {
          ...query,
          scope: 'ASSIGNMENT',
          raiseOnly: false,
          reason: 'Nhập nhầm',
          notify: false,
          after,
          ...more,
          change: change(text) as never,
        },
      });
    },
    undo: (step: string) =>
      as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade/undo', { params, body: { step, notify: false } }),
    student,
  };
}

it('gets the corrected key in a new version, and the old key in another version after undoing', async () => {
  const { key, view, apply, undo } = await taken();
  expect(await key()).toEqual({ version: 1, right: 'một' });
  expect((await view()).bank).toBe(true);
  const { bank, step } = await apply('hai');
  expect(bank).toBe(true);
  expect(await key()).toEqual({ version: 2, right: 'hai' });
  await undo(step.id);
  expect(await key()).toEqual({ version: 3, right: 'một' });
});

it('does not change for a key that applies to one learner only', async () => {
  const { key, apply, student } = await taken();
  expect((await apply('hai', { scope: 'STUDENT', studentId: student.id })).bank).toBe(false);
  expect(await key()).toEqual({ version: 1, right: 'một' });
});

it('does not change if it was rewritten since, neither by the correction nor by undoing it', async () => {
  const rewrite = async ({ bank, question, written }: Awaited<ReturnType<typeof taken>>, changes: object) => {
    const { type: _, ...rest } = written;
    const { version } = await bank();
    await t.as(teacher).call('POST /questions/update', {
      body: { ...rest, ...changes, id: question, version } as never,
    });
  };
  const changed = await taken();
  const [item] = changed.written.content.items;
  await rewrite(changed, { content: { ...changed.written.content, items: [{ ...item!, stem: 'Câu hỏi khác hẳn?' }] } });
  expect((await changed.view()).bank).toBe(false);
  expect((await changed.apply('hai')).bank).toBe(false);
  expect(await changed.key()).toEqual({ version: 2, right: 'một' });

  const later = await taken();
  const { step } = await later.apply('hai');
  const correct = { [later.written.content.items[0]!.id]: ['c'] };
  await rewrite(later, { answerKey: { ...later.written.answerKey, correct } });
  await later.undo(step.id);
  expect(await later.key()).toEqual({ version: 3, right: 'ba' });
});

it('of a colleague is never changed', async () => {
  const { key, view, apply, question } = await taken();
  const colleague = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  await t.db.updateTable('questions').set({ owner_id: colleague.id }).where('id', '=', question).execute();
  expect((await view()).bank).toBe(false);
  expect((await apply('hai')).bank).toBe(false);
  await t.db.updateTable('questions').set({ owner_id: teacher.id }).where('id', '=', question).execute();
  expect(await key()).toEqual({ version: 1, right: 'một' });
});
