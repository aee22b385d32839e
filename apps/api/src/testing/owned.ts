/**
 * One object of every kind with its owner, and for every route a request that names the object. The access test sends
 * all of them, and fails for a route whose path names an object and that is neither here nor in `nobodysOwn`.
 */
import { randomUUID } from 'node:crypto';
import type { RouteKey } from '@vumon/contract';
import { questionType } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import type { TestApp, TestUser } from './app.ts';
import { addCatalogue, addQuestion, addReadyExam, examFacts, smallFormat } from './content.ts';
import { createSchool } from './school.ts';

export interface OwnedWorld {
  readonly teacher: TestUser;
  /** In the class, with a running attempt. */
  readonly student: TestUser;
  readonly classId: string;
  readonly assignmentId: string;
  readonly attemptId: string;
  readonly attemptQuestionId: string;
  readonly spokenQuestionId: string;
  /** A recording of the student's attempt whose upload has begun. */
  readonly recordingId: string;
  /** A learner of the teacher's own list, in the class. */
  readonly studentId: string;
  readonly examId: string;
  readonly formatId: string;
  /** Private and in no test. */
  readonly questionId: string;
  readonly usedQuestionId: string;
}

export async function createOwnedWorld(t: TestApp): Promise<OwnedWorld> {
  await addCatalogue(t.db);
  const school = await createSchool(t, { codes: ['MC1', 'FB1', 'SP1'] });
  const { teacher } = school;
  const student = await school.student();
  const { id: attemptId } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const { studentId } = await t
    .as(teacher)
    .call('POST /itf/students/add-new', { body: { lastName: 'Trần', firstName: 'Bình', classIds: [school.classId] } });
  const exam = await addReadyExam(t, teacher);
  const recordingId = randomUUID();
  const spokenQuestionId = school.questions[2]!.id;
  await t.as(student).call('POST /student/attempts/{id}/recordings', {
    params: { id: attemptId },
    body: { recording: recordingId, question: spokenQuestionId, item: 'q1', mime: 'audio/webm' },
  });
  await t.as(student).upload('POST /student/recordings/{id}/pieces', {
    params: { id: recordingId },
    file: { name: 'sound', bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4]) },
  });
  return {
    teacher,
    student,
    studentId,
    attemptId,
    attemptQuestionId: school.questions[0]!.id,
    spokenQuestionId,
    recordingId,
    classId: school.classId,
    assignmentId: school.assignmentId,
    examId: exam.examId,
    formatId: exam.formatId,
    questionId: await addQuestion(t.db, { owner: teacher }),
    usedQuestionId: exam.questions[0]!,
  };
}

export interface OwnedCall {
  /** Who owns the object. */
  readonly owner: 'teacher' | 'student';
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  /** One file as multipart instead of JSON. */
  readonly upload?: boolean;
  /** The object has no such part (a late answer, a recording), so even its owner gets "not found". */
  readonly partMissing?: boolean;
  /** The route skips foreign objects without an error. */
  readonly silent?: boolean;
}

type OwnedCalls = Partial<Record<RouteKey, (world: OwnedWorld) => OwnedCall>>;

const byClass =
  (more: object = {}) =>
  ({ classId }: OwnedWorld): OwnedCall => ({ owner: 'teacher', params: { id: classId }, ...more });
const byAssignment =
  (more: object = {}) =>
  ({ assignmentId }: OwnedWorld): OwnedCall => ({ owner: 'teacher', params: { id: assignmentId }, ...more });
const byStudent =
  (more: object = {}) =>
  ({ studentId }: OwnedWorld): OwnedCall => ({ owner: 'teacher', params: { id: studentId }, ...more });
const byExam =
  (more: object = {}) =>
  ({ examId }: OwnedWorld): OwnedCall => ({ owner: 'teacher', params: { id: examId }, ...more });
const byFormat =
  (more: object = {}) =>
  ({ formatId }: OwnedWorld): OwnedCall => ({ owner: 'teacher', params: { id: formatId }, ...more });
const byQuestion =
  (more: object = {}) =>
  ({ questionId }: OwnedWorld): OwnedCall => ({ owner: 'teacher', params: { id: questionId }, ...more });
const byVersion =
  (more: object = {}) =>
  ({ questionId }: OwnedWorld): OwnedCall => ({ owner: 'teacher', params: { id: questionId, version: '1' }, ...more });
const byAttempt =
  (more: object = {}) =>
  ({ attemptId }: OwnedWorld): OwnedCall => ({ owner: 'student', params: { id: attemptId }, ...more });
const byPaper =
  (more: object = {}) =>
  ({ attemptId }: OwnedWorld): OwnedCall => ({ owner: 'teacher', params: { id: attemptId }, ...more });
const byRecording =
  (more: object = {}) =>
  ({ recordingId }: OwnedWorld): OwnedCall => ({ owner: 'student', params: { id: recordingId }, ...more });
const taken =
  (more: object = {}) =>
  ({ assignmentId }: OwnedWorld): OwnedCall => ({ owner: 'student', params: { id: assignmentId }, ...more });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const name = { lastName: 'Lê', firstName: 'Hoa' };
const question = () => ({
  gradeId: 'G9',
  subject: 'ENGLISH',
  skill: 'GR',
  schemaVersion: questionType('MC1').schemaVersion,
  content: samples.MC1.content,
  answerKey: samples.MC1.key,
});

export const ownedCalls: OwnedCalls = {
  'GET /itf/class/{id}': byClass(),
  'PUT /itf/class': ({ classId }) => ({
    owner: 'teacher',
    body: {
      id: classId,
      code: `L${classId.slice(0, 8)}`,
      name: '9A2',
      gradeId: 'G9',
      schoolYear: 2026,
      status: 'ACTIVE',
    },
  }),
  'DELETE /itf/class/{id}': byClass(),
  'POST /itf/classes/next-year': ({ classId }) => ({
    owner: 'teacher',
    body: { to: 2027, closeOld: true, classes: [{ action: 'END', id: classId }] },
  }),
  'POST /itf/class/{id}/update-logo': byClass({ upload: true }),
  'GET /itf/classes/{id}/unit-tests': byClass(),
  'POST /itf/classes/{id}/unit-tests': ({ classId, examId }) => ({
    owner: 'teacher',
    params: { id: classId },
    body: { examId, startsAt: inHours(1), endsAt: inHours(3), minutes: 45 },
  }),
  'GET /itf/classes/{id}/students': byClass(),
  'GET /itf/classes/{id}/students/all': byClass(),
  'GET /itf/classes/{id}/students/sign-in-sheet': byClass(),
  'POST /itf/classes/{id}/students/first-passwords': byClass(),
  'POST /itf/classes/{id}/students/add-student': byClass({ body: name }),
  'POST /itf/classes/{id}/students/add-list': ({ classId, studentId }) => ({
    owner: 'teacher',
    params: { id: classId },
    body: { studentIds: [studentId] },
  }),
  'POST /itf/classes/{id}/students/remove-list': ({ classId, studentId }) => ({
    owner: 'teacher',
    params: { id: classId },
    body: { studentIds: [studentId] },
  }),
  'POST /itf/classes/{id}/students/import': byClass({ upload: true }),
  'GET /itf/classes/unit-tests-assigned/{id}/highest-results': byAssignment(),
  'GET /itf/classes/unit-tests-assigned/{id}/all-results': byAssignment(),
  'POST /itf/unit-tests-result/send-mail': ({ assignmentId }) => ({ owner: 'teacher', body: { assignmentId } }),
  'POST /itf/classes/unit-tests-assigned/{id}/projector': byAssignment({ body: { as: 'SCREEN', slide: null } }),
  'GET /itf/classes/unit-tests-assigned/{id}/certificates': byAssignment(),
  'PUT /itf/classes/unit-tests-assigned/{id}/certificates': byAssignment({ body: { organisation: 'Trường' } }),
  'GET /itf/classes/unit-tests-assigned/{id}/certificates/file': byAssignment({ partMissing: true }),
  'POST /itf/students/add-student': ({ classId, studentId }) => ({
    owner: 'teacher',
    body: { studentId, classIds: [classId] },
  }),
  'GET /itf/students/{id}/results': byStudent(),
  'GET /itf/students/{id}/progress': byStudent(),
  'GET /itf/students/classes/{id}/unit-tests-assigned': ({ classId, studentId }) => ({
    owner: 'teacher',
    params: { id: classId },
    query: { studentId },
  }),
  'POST /itf/classes/{id}/students/move-list': ({ classId, studentId }) => ({
    owner: 'teacher',
    params: { id: classId },
    body: { studentIds: [studentId], toClassId: classId },
  }),
  'DELETE /itf/classes/students/{id}': ({ studentId, classId }) => ({
    owner: 'teacher',
    params: { id: studentId },
    query: { classId },
  }),
  'PUT /itf/classes/students/student-code': ({ studentId }) => ({
    owner: 'teacher',
    body: { studentId, code: 'HS01' },
  }),
  'GET /itf/students/not-in-class': ({ classId }) => ({ owner: 'teacher', query: { classId } }),
  'GET /itf/students/{id}': byStudent(),
  'GET /itf/students/{id}/classes': byStudent(),
  'PUT /itf/students/{id}': byStudent({ body: name }),
  'DELETE /itf/students/{id}': byStudent(),

  'PUT /itf/classes/unit-tests/{id}': byAssignment({ body: { note: 'Nhớ mang bút' } }),
  'DELETE /itf/classes/unit-tests/{id}': byAssignment(),
  'POST /itf/classes/unit-tests/{id}/extend': byAssignment({ body: { minutes: 5 } }),
  'POST /itf/classes/unit-tests/{id}/collect': byAssignment(),
  'POST /itf/classes/unit-tests/{id}/pause': byAssignment(),
  'POST /itf/classes/unit-tests/{id}/resume': byAssignment(),
  'POST /itf/unit-tests/assign': ({ classId, examId }) => ({
    owner: 'teacher',
    body: { examId, target: { kind: 'CLASS', classId }, startsAt: inHours(1), endsAt: inHours(3), minutes: 45 },
  }),
  'POST /itf/unit-tests-result/{id}/extend': byPaper({ body: { minutes: 5 } }),
  'POST /itf/unit-tests-result/{id}/pause': byPaper(),
  'POST /itf/unit-tests-result/{id}/resume': byPaper(),
  'POST /itf/unit-tests-result/{id}/reopen': byPaper({ body: { minutes: 5 } }),
  'POST /itf/unit-tests-result/{id}/collect': byPaper(),
  'GET /itf/unit-tests-result/{id}/progress': byPaper(),
  'GET /itf/classes/unit-test-assigned/{id}/teacher': byAssignment(),
  'GET /itf/classes/unit-test-assigned/{id}/live': byAssignment(),
  'PUT /itf/classes/unit-test-assigned/{id}/extra-time': ({ assignmentId, student }) => ({
    owner: 'teacher',
    params: { id: assignmentId },
    body: { studentId: student.id, minutes: 5 },
  }),
  'PUT /itf/class/{id}/join': byClass({ body: { open: false } }),
  'GET /itf/class/{id}/invitations': byClass(),
  'POST /itf/class/{id}/invitations': byClass({ body: { contact: 'khongai@truong.example' } }),
  'GET /itf/class/{id}/group': byClass(),
  'POST /itf/class/{id}/group': byClass({ body: { name: 'Nhóm A' } }),
  'GET /itf/classes/unit-tests-assigned/{id}/results': byAssignment(),
  'GET /itf/classes/unit-tests-assigned/{id}/details': byAssignment({ query: { number: '1' } }),
  'GET /itf/classes/unit-tests-assigned/{id}/similar': byAssignment({ query: { number: '1' } }),
  'GET /itf/classes/unit-tests-assigned/{id}/export': byAssignment(),
  'POST /itf/classes/unit-tests-assigned/{id}/release-keys': byAssignment(),
  'GET /itf/classes/unit-tests-assigned/{id}/regrade': byAssignment({ query: { number: '1' } }),
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/preview': byAssignment({
    body: { number: 1, change: { kind: 'FULL' }, scope: 'ASSIGNMENT', raiseOnly: true },
  }),
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/preview/export': byAssignment({
    body: { number: 1, change: { kind: 'FULL' }, scope: 'ASSIGNMENT', raiseOnly: true },
  }),
  'POST /itf/classes/unit-tests-assigned/{id}/regrade': byAssignment({
    body: {
      number: 1,
      change: { kind: 'FULL' },
      scope: 'ASSIGNMENT',
      raiseOnly: true,
      reason: 'x',
      notify: false,
      after: 0,
    },
  }),
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/undo': byAssignment({
    body: { step: '00000000-0000-4000-8000-000000000000', notify: false },
  }),
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/offer': byAssignment({
    body: { offer: '00000000-0000-4000-8000-000000000000', accept: false, raiseOnly: true, notify: false },
    partMissing: true,
  }),
  'GET /itf/classes/unit-tests-assigned/{id}/marking': byAssignment(),
  'GET /itf/classes/unit-tests-assigned/{id}/marking/works': byAssignment(),
  'POST /itf/classes/unit-tests-assigned/{id}/marking/marks': ({ assignmentId, attemptId, spokenQuestionId }) => ({
    owner: 'teacher',
    params: { id: assignmentId },
    body: {
      marks: [
        {
          attempt: attemptId,
          question: spokenQuestionId,
          item: 'q1',
          entry: 1,
          version: 0,
          scores: {},
          comment: '',
          notes: [],
        },
      ],
    },
    partMissing: true,
  }),
  'PUT /itf/classes/unit-tests-assigned/{id}/marking/drafts': ({ assignmentId, attemptId, spokenQuestionId }) => ({
    owner: 'teacher',
    params: { id: assignmentId },
    body: {
      draft: {
        attempt: attemptId,
        question: spokenQuestionId,
        item: 'q1',
        entry: 1,
        version: 0,
        scores: {},
        comment: '',
        notes: [],
      },
    },
    partMissing: true,
  }),
  'GET /itf/classes/unit-tests-assigned/{id}/markers': byAssignment(),
  'PUT /itf/classes/unit-tests-assigned/{id}/markers': byAssignment({ body: { markers: [], namesHidden: false } }),
  'GET /itf/unit-tests-result/{id}/marks': ({ attemptId }) => ({ owner: 'teacher', params: { id: attemptId } }),
  'GET /itf/recordings/{id}/file': ({ recordingId }) => ({ owner: 'teacher', params: { id: recordingId } }),
  'GET /itf/unit-tests-result/{id}': ({ attemptId }) => ({ owner: 'teacher', params: { id: attemptId } }),
  'POST /itf/unit-tests-result/{id}/accept-late': ({ attemptId }) => ({
    owner: 'teacher',
    params: { id: attemptId },
    body: { entries: [1], reason: 'Mất mạng' },
    partMissing: true,
  }),

  'GET /itf/unit-tests/{id}': byExam(),
  'GET /itf/unit-tests/{id}/eduhome': byExam(),
  'GET /itf/unit-tests/{id}/preview': byExam(),
  'GET /itf/unit-tests/{id}/stock': byExam(),
  'GET /itf/unit-tests/{id}/alternative': ({ examId, usedQuestionId }) => ({
    owner: 'teacher',
    params: { id: examId },
    query: { questionId: usedQuestionId },
  }),
  'GET /itf/unit-tests/{id}/assigned': byExam(),
  'GET /itf/unit-tests/{id}/practised': byExam(),
  'GET /itf/unit-tests/{id}/keys': byExam(),
  'PUT /itf/unit-tests/update': ({ examId, formatId }) => ({
    owner: 'teacher',
    body: { ...examFacts, id: examId, formatId, parts: [], updatedAt: new Date().toISOString() },
  }),
  'POST /itf/unit-tests/{id}/copy': byExam({ body: { name: 'Bản sao' } }),
  'PUT /itf/unit-tests/{id}/privacy': byExam({ body: { privacy: 'PUBLIC' } }),
  'POST /itf/unit-tests/{id}/forms': byExam({ body: { forms: 2 } }),
  'DELETE /itf/unit-tests/{id}': byExam(),
  'GET /itf/unit-tests/{id}/papers': byExam(),
  'POST /itf/unit-tests/{id}/paper-preview': byExam({
    body: { options: { formats: ['pdf'] }, seed: 'abcdefgh', code: null, page: 1 },
  }),
  'POST /itf/unit-tests/{id}/papers': byExam({ body: { formats: ['pdf'] } }),

  'GET /itf/unit-test-templates/{id}': byFormat(),
  'PUT /itf/unit-test-templates': ({ formatId }) => ({ owner: 'teacher', body: { id: formatId, ...smallFormat } }),
  'DELETE /itf/unit-test-templates/{id}': byFormat(),
  'PUT /itf/unit-test-templates/{id}/update-status': byFormat({ body: { active: false } }),
  'PUT /itf/unit-test-templates/{id}/name': byFormat({ body: { name: 'Tên mới' } }),
  'POST /itf/unit-test-templates/{id}/copy': byFormat({ body: { name: 'Bản sao' } }),

  'GET /questions/{id}': byQuestion(),
  'POST /questions/update': ({ questionId }) => ({
    owner: 'teacher',
    body: { id: questionId, version: 1, ...question() },
  }),
  'DELETE /questions/{id}': byQuestion(),
  'POST /questions/{id}/copy': byQuestion({ body: {} }),
  'POST /questions/{id}/reports': byQuestion({ body: { kind: 'TEXT', words: 'Lỗi gõ' } }),
  'GET /questions/{id}/versions': byQuestion(),
  'GET /questions/{id}/versions/{version}': byVersion(),
  'POST /questions/{id}/versions/{version}/restore': byVersion({ body: { version: 1 } }),
  'GET /questions/{id}/tests': byQuestion(),
  'POST /questions/bulk': ({ questionId }) => ({
    owner: 'teacher',
    body: { ids: [questionId], change: { kind: 'delete' } },
    silent: true,
  }),

  'GET /itf/classes/unit-test-assigned/{id}': taken(),
  'GET /student/classes/{id}/unit-tests-assigned': ({ classId }) => ({ owner: 'student', params: { id: classId } }),
  'POST /student/unit-tests-assigned/{id}/start': taken(),
  'GET /student/unit-tests-assigned/{id}/result': taken(),
  'POST /student/unit-tests-assigned/{id}/practise': taken(),
  'GET /student/unit-tests-assigned/{id}/sealed': taken(),
  'GET /student/attempts/{id}': byAttempt(),
  'GET /student/attempts/{id}/content': byAttempt(),
  'POST /student/attempts/{id}/seen': byAttempt(),
  'POST /student/attempts/{id}/answers': ({ attemptId, attemptQuestionId }) => ({
    owner: 'student',
    params: { id: attemptId },
    body: { clientId: 'may-tinh-1', entries: [{ seq: 1, question: attemptQuestionId, base: 0, answer: {} }] },
  }),
  'POST /student/attempts/{id}/questions/{question}/check': ({ attemptId, attemptQuestionId }) => ({
    owner: 'student',
    params: { id: attemptId, question: attemptQuestionId },
    partMissing: true,
  }),
  'POST /student/attempts/{id}/record': byAttempt({ body: { device: 'c-abcdefghij0123456789', entries: [] } }),
  'GET /student/attempts/{id}/record': byAttempt(),
  'POST /student/attempts/{id}/reports': ({ attemptId, attemptQuestionId }) => ({
    owner: 'student',
    params: { id: attemptId },
    body: { question: attemptQuestionId, kind: 'TEXT', words: 'Lỗi gõ' },
  }),
  'POST /student/attempts/{id}/flags': byAttempt({ body: { flags: [] } }),
  'POST /student/attempts/{id}/plays': byAttempt({ body: { media: 'khongco' }, partMissing: true }),
  'POST /student/attempts/{id}/recordings': ({ attemptId, spokenQuestionId, recordingId }) => ({
    owner: 'student',
    params: { id: attemptId },
    body: { recording: recordingId, question: spokenQuestionId, item: 'q1', mime: 'audio/webm' },
  }),
  'GET /student/recordings/{id}': byRecording(),
  'POST /student/recordings/{id}/pieces': byRecording({ upload: true }),
  'POST /student/recordings/{id}/finish': byRecording({ body: { bytes: 8, seconds: 1 } }),
  'GET /student/recordings/{id}/file': byRecording(),
  'POST /itf/unit-tests-result/submit': ({ attemptId }) => ({
    owner: 'student',
    body: { attemptId, clientId: 'may-tinh-1', entries: [] },
  }),
};

/** Routes whose path names something that belongs to nobody, or that their module's own test walks with the reason. */
export const nobodysOwn: Partial<Record<RouteKey, string>> = {
  'GET /itf/unit-tests/makings/{id}': 'what the caller has made: makings.test.ts',
  'DELETE /itf/unit-tests/makings/{id}': 'what the caller has made: makings.test.ts',
  'GET /certificates/{code}': 'a code belongs to whoever holds the paper: certificates.test.ts',
  'GET /student/unit-tests-assigned/{id}/certificate': 'says no for whoever has none: certificates.test.ts',
  'GET /student/unit-tests-assigned/{id}/certificate/file': 'the own certificate alone: certificates.test.ts',
  'GET /itf/app-settings/{id}': 'a public setting',
  'GET /itf/customers/{id}': 'of staff of sales: customers.test.ts',
  'GET /itf/orders/detail/{id}': 'an order of one account: payments.test.ts',
  'GET /itf/orders/{id}/receipt': 'an order of one account: orders-of-staff.test.ts',
  'GET /itf/orders/{id}/record': 'of staff of sales: orders-of-staff.test.ts',
  'PUT /school/invitations/{id}': 'an invitation to the own contact alone: schools-and-caps.test.ts',
  'DELETE /school/invitations/{id}': 'an invitation of the own school alone: schools-and-caps.test.ts',
  'GET /school/rosters/{id}': 'of the own school alone: rosters.test.ts',
  'GET /school/rosters/{id}/rows': 'of the own school alone: rosters.test.ts',
  'POST /school/rosters/{id}/start': 'of the own school alone: rosters.test.ts',
  'DELETE /school/members/{userId}': 'a member of the own school alone: schools-and-caps.test.ts',
  'GET /itf/choice-lists/{list}': 'of operators: choice-lists.test.ts',
  'GET /itf/choice-lists/{list}/file': 'of operators: choice-lists.test.ts',
  'POST /itf/choice-lists/{list}': 'of operators: choice-lists.test.ts',
  'PUT /itf/choice-lists/{list}/{code}': 'of operators: choice-lists.test.ts',
  'DELETE /itf/choice-lists/{list}/{code}': 'of operators: choice-lists.test.ts',
  'POST /itf/choice-lists/{list}/{code}/move': 'of operators: choice-lists.test.ts',
  'GET /itf/choice-lists/{list}/{code}/uses': 'of operators: choice-lists.test.ts',
  'GET /itf/choice-lists/{list}/{code}/history': 'of operators: choice-lists.test.ts',
  'POST /itf/choice-lists/{list}/{code}/undo': 'of operators: choice-lists.test.ts',
  'PUT /itf/series/{id}': 'of operators: series.test.ts',
  'DELETE /itf/series/{id}': 'of operators: series.test.ts',
  'POST /itf/series/{id}/move': 'of operators: series.test.ts',
  'POST /itf/series/{id}/picture': 'of operators: series.test.ts',
  'GET /itf/series/{id}/history': 'of operators: series.test.ts',
  'POST /itf/series/{id}/undo': 'of operators: series.test.ts',
  'GET /itf/question-checks/{id}': 'of operators: question-reports.test.ts',
  'POST /itf/question-checks/{id}/correct': 'of operators: question-reports.test.ts',
  'POST /itf/question-checks/{id}/dismiss': 'of operators: question-reports.test.ts',
  'POST /itf/question-checks/{id}/retire': 'of operators: question-reports.test.ts',
  'POST /itf/question-checks/{id}/undo': 'of operators: question-reports.test.ts',
  'GET /itf/page-texts/{page}/{locale}': 'of operators: page-texts.test.ts',
  'PUT /itf/page-texts/{page}/{locale}/draft': 'of operators: page-texts.test.ts',
  'POST /itf/page-texts/{page}/{locale}/discard': 'of operators: page-texts.test.ts',
  'POST /itf/page-texts/{page}/{locale}/publish': 'of operators: page-texts.test.ts',
  'POST /itf/page-texts/{page}/{locale}/undo': 'of operators: page-texts.test.ts',
  'GET /itf/page-texts/{page}/{locale}/history': 'of operators: page-texts.test.ts',
  'POST /account/support-stays/{id}/end': 'support.test.ts, which ends it as another user',
  'POST /itf/banners/{id}/undo': 'of operators: banners.test.ts',
  'POST /itf/topics/{id}/undo': 'of operators: topics.test.ts',
  'GET /itf/topics/{id}/history': 'of operators: topics.test.ts',
  'GET /itf/bulk-changes/{id}': 'of operators: bulk-changes.test.ts',
  'GET /itf/bulk-changes/{id}/rows': 'of operators: bulk-changes.test.ts',
  'POST /itf/bulk-changes/{id}/stop': 'of operators: bulk-changes.test.ts',
  'POST /itf/bulk-changes/{id}/continue': 'of operators: bulk-changes.test.ts',
  'POST /itf/bulk-changes/{id}/undo': 'of operators: bulk-changes.test.ts',
  'POST /itf/content-changes/{kind}/{id}/undo': 'of operators: content-changes.test.ts',
  'GET /list-views/{list}': 'own rows of the caller: list-views.test.ts',
  'PUT /list-views/{list}': 'own rows of the caller: list-views.test.ts',
  'POST /list-views/{list}/file': 'rows that the caller sends: list-views.test.ts',
  'GET /itf/banners/{id}': 'of operators: banners.test.ts',
  'PUT /itf/banners/{id}': 'of operators: banners.test.ts',
  'POST /itf/banners/{id}/picture': 'of operators: banners.test.ts',
  'DELETE /itf/banners/{id}': 'of operators: banners.test.ts',
  'GET /itf/banners/{id}/history': 'of operators: banners.test.ts',
  'GET /itf/user-events/{id}': 'of operators: user-events.test.ts',
  'PUT /itf/user-events/{id}': 'of operators: user-events.test.ts',
  'DELETE /itf/user-events/{id}': 'of operators: user-events.test.ts',
  'GET /itf/user-events/{id}/people': 'of operators: user-events.test.ts',
  'GET /itf/user-events/{id}/people/file': 'of operators: user-events.test.ts',
  'DELETE /itf/user-events/{id}/people/{person}': 'of operators: user-events.test.ts',
  'GET /itf/quotes/{id}/file': 'of staff of sales: quotes.test.ts',
  'GET /itf/user-requests/{id}': 'of staff of sales: requests.test.ts',
  'PUT /itf/user-requests/{id}': 'of staff of sales: requests.test.ts',
  'POST /itf/user-requests/{id}/answer': 'of staff of sales: requests.test.ts',
  'POST /itf/user-requests/{id}/notes': 'of staff of sales: requests.test.ts',
  'PUT /sale-asset/{id}': 'of administrators: sales.test.ts',
  'GET /sale-asset/{id}/history': 'of administrators: sales.test.ts',
  'PUT /itf/sales/{id}': 'of administrators: sales.test.ts',
  'GET /itf/sales/{id}/history': 'of administrators: sales.test.ts',
  'POST /itf/sales/{id}/stop': 'of administrators: sales.test.ts',
  'PUT /itf/vouchers/{id}': 'of staff of sales: vouchers.test.ts',
  'PUT /itf/vouchers/{id}/stopped': 'of staff of sales: vouchers.test.ts',
  'GET /itf/vouchers/{id}/history': 'of staff of sales: vouchers.test.ts',
  'GET /itf/vouchers/{id}/uses': 'of staff of sales: vouchers.test.ts',
  'POST /itf/orders/{id}/review': 'a decision of an administrator: payments.test.ts',
  'POST /itf/orders/{id}/refund': 'a decision of an administrator: payments.test.ts',
  'GET /itf/active-codes/batches/{id}/file': 'codes belong to the product',
  'GET /itf/active-codes/{id}/uses': 'codes belong to the product',
  'PUT /itf/unit-tests/{id}/sample': 'of system tests: sharing.test.ts',
  'GET /itf/test-lists/{kind}/{gradeId}': 'of operators: test-lists.test.ts',
  'GET /itf/test-lists/{kind}/{gradeId}/candidates': 'of operators: test-lists.test.ts',
  'PUT /itf/test-lists/{kind}/{gradeId}': 'of operators: test-lists.test.ts',
  'GET /itf/test-lists/{kind}/{gradeId}/history': 'of operators: test-lists.test.ts',
  'POST /itf/test-lists/{kind}/{gradeId}/undo': 'of operators: test-lists.test.ts',
  'PUT /itf/unit-tests/{id}/activation-code': 'of system tests: activation-codes.test.ts',
  'POST /itf/question-types/{code}/trial': 'a sample of a question type',
  'GET /itf/classes/students/import/{id}/errors': 'an import of one teacher: imports.test.ts',
  'GET /questions/import/{id}': 'an import of one account: question-imports.test.ts',
  'GET /questions/import/{id}/question': 'an import of one account: question-imports.test.ts',
  'GET /questions/import/{id}/errors': 'an import of one account: question-imports.test.ts',
  'POST /questions/import/{id}/confirm': 'an import of one account: question-imports.test.ts',
  'POST /questions/import/{id}/change': 'an import of one account: paper-imports.test.ts',
  'GET /questions/import/{id}/file': 'an import of one account: paper-imports.test.ts',
  'GET /student/unit-tests-assigned/{id}/sealed/{piece}': 'a piece of an encrypted test: encrypted-test.test.ts',
  'GET /itf/papers/{id}': 'files of one account: papers.test.ts',
  'GET /itf/papers/{id}/keys': 'files of one account: papers.test.ts',
  'GET /itf/papers/{id}/files/{position}': 'files of one account: papers.test.ts',
  'GET /itf/papers/{id}/key-table': 'files of one account: papers.test.ts',
  'GET /itf/papers/{id}/zip': 'files of one account: papers.test.ts',
  'DELETE /itf/papers/{id}': 'files of one account: papers.test.ts',
  'POST /auth/sign-on/{provider}/start': 'a provider: sign-on.test.ts',
  'POST /auth/sign-on/{provider}/finish': 'a provider: sign-on.test.ts',
  'POST /account/sign-on/{provider}/link': 'a provider, for the own account: sign-on.test.ts',
  'DELETE /account/sign-on/{provider}': 'a provider, for the own account: sign-on.test.ts',
  'POST /school/sign-ons/{provider}/start': 'a provider, for the own school: sign-on.test.ts',
  'DELETE /school/sign-ons/{id}': 'of the own school: sign-on.test.ts',
  'GET /itf/schools/{id}/sign-ons': 'of administrators: sign-on.test.ts',
  'POST /itf/schools/{id}/sign-ons': 'of administrators: sign-on.test.ts',
  'DELETE /itf/schools/{id}/sign-ons/{signOnId}': 'of administrators: sign-on.test.ts',
  'GET /jobs/{id}': 'a job of one account: jobs.test.ts',
  'DELETE /student/join-requests/{id}': 'a request of one account: join-requests.test.ts',
  'DELETE /itf/class/invitations/{id}': 'an invitation of one teacher: invitations.test.ts',
  'PUT /student/invitations/{id}': 'an invitation to one account: invitations.test.ts',
  'PUT /questions/{id}/pool': 'a question of the system, moved by staff: pools.test.ts',
  'GET /itf/class/{id}/sign-in': 'a class of one teacher: class-sign-in.test.ts',
  'PUT /itf/class/{id}/sign-in': 'a class of one teacher: class-sign-in.test.ts',
  'POST /itf/class/{id}/sign-in/cards': 'a class of one teacher: class-sign-in.test.ts',
  'POST /itf/class/{id}/sign-in/open': 'a class of one teacher: class-sign-in.test.ts',
  'GET /itf/class/group/{id}': 'a group of one teacher: study-groups.test.ts',
  'PUT /itf/class/group/{id}': 'a group of one teacher: study-groups.test.ts',
  'DELETE /itf/class/group/{id}': 'a group of one teacher: study-groups.test.ts',
  'GET /student/unit-test-asset-result/{id}': 'practice of one learner: own-practice.test.ts',
  'GET /student/unit-tests/{id}/download': 'a test of one learner: downloads.test.ts',
  'POST /student/unit-tests/{id}/download': 'a test of one learner: downloads.test.ts',
  'GET /student/unit-tests/{id}/download/{what}': 'a test of one learner: downloads.test.ts',
  'POST /student/unit-tests/{id}/practise': 'a test of the system: practice.test.ts',
  'POST /student/attempts/{id}/next': 'adaptive practice of one learner: practice-order.test.ts',
  'POST /student/unit-test-asset-result/{id}/link': 'practice of one learner: links.test.ts',
  'POST /itf/unit-tests/{id}/practice-link': 'links.test.ts',
  'POST /itf/unit-tests/{id}/practice-link/send': 'learners of one teacher: links.test.ts',
  'GET /practice-test/{token}': 'whoever has the link: links.test.ts',
  'POST /practice-test/{token}/start': 'whom the link names: links.test.ts',
  'POST /notices/{id}/read': 'a notice of one account: notices.test.ts',
  'PUT /notices/choices/{kind}': 'a choice of the caller',
  'POST /jobs/{id}/cancel': 'a job of one account: jobs.test.ts',
  'PUT /itf/topics/{id}': 'topics belong to the product: topics.test.ts',
  'POST /itf/topics/{id}/move': 'topics belong to the product: topics.test.ts',
  'GET /partner-exams/{partnerSlug}/{examSlug}': 'a page of a partner, for whoever it launches: launches.test.ts',
  'POST /partner-exams/{partnerSlug}/{examSlug}/launch':
    'a page of a partner, for whoever it launches: launches.test.ts',
  'POST /partner-exams/{partnerSlug}/{examSlug}/open': 'a page of a partner, for whoever it launches: launches.test.ts',
  'GET /itf/partners/{id}/lti': 'of administrators: lti.test.ts',
  'POST /itf/partners/{id}/lti-platforms': 'of administrators: lti.test.ts',
  'POST /itf/partners/{id}/lti-registration': 'of administrators: registration.test.ts',
  'PUT /itf/partners/{id}/lti-platforms/{platformId}': 'of administrators: lti.test.ts',
  'DELETE /itf/partners/{id}/lti-platforms/{platformId}': 'of administrators: lti.test.ts',
  'GET /itf/partner-results/{id}': 'an attempt of one partner: callbacks.test.ts',
  'GET /itf/exam-sessions/{id}': 'an exam session of one teacher: exam-sessions.test.ts',
  'GET /itf/exam-sessions/{id}/shifts/{shiftId}': 'an exam session of one teacher: exam-sessions.test.ts',
  'GET /itf/exam-sessions/{id}/candidates': 'an exam session of one teacher: exam-sessions.test.ts',
  'GET /itf/exam-sessions/{id}/events': 'an exam session of one teacher: exam-sessions.test.ts',
  'POST /itf/exam-sessions/{id}/notes': 'an exam session of one teacher: exam-sessions.test.ts',
  'PUT /itf/exam-sessions/{id}/rooms/{roomId}': 'an exam session of one teacher: exam-sessions.test.ts',
  'POST /itf/exam-sessions/{id}/rooms/{roomId}/clocks': 'an exam session of one teacher: exam-sessions.test.ts',
  'PUT /itf/exam-sessions/{id}/candidates/{studentId}/seat': 'an exam session of one teacher: exam-sessions.test.ts',
  'POST /itf/exam-sessions/{id}/candidates/{studentId}/let-in': 'an exam session of one teacher: exam-sessions.test.ts',
  'POST /itf/exam-sessions/{id}/release': 'an exam session of one teacher: exam-sessions.test.ts',
  'POST /itf/exam-sessions/{id}/cancel': 'an exam session of one teacher: exam-sessions.test.ts',
  'GET /itf/exam-sessions/{id}/machines': 'an exam session of one teacher: exam-sessions.test.ts',
  'GET /itf/exam-sessions/{id}/file': 'an exam session of one teacher: exam-sessions.test.ts',
  'GET /itf/integrated-tests/{slug}': 'an exam of one teacher: launches.test.ts',
  'GET /itf/integrated-tests/{id}/attempts': 'an exam of one teacher: launches.test.ts',
  'PUT /itf/integrated-tests/{id}': 'an exam of one teacher: launches.test.ts',
  'POST /itf/integrated-tests/{id}/publish': 'an exam of one teacher: launches.test.ts',
  'PUT /itf/integrated-tests/{id}/end-date': 'an exam of one teacher: launches.test.ts',
  'POST /itf/integrated-tests/{id}/end': 'an exam of one teacher: launches.test.ts',
  'POST /itf/integrated-tests/{id}/copy': 'an exam of one teacher: launches.test.ts',
  'DELETE /itf/integrated-tests/{id}': 'an exam of one teacher: launches.test.ts',
  'POST /itf/integrated-tests/{id}/unpublish': 'of operators: launches.test.ts',
  'POST /itf/integrated-tests/{id}/republish': 'of operators: launches.test.ts',
  'GET /itf/third-party/{id}': 'public facts of a partner: partners.test.ts',
  'PUT /itf/packages/{code}': 'packages belong to the product',
  'GET /itf/packages/{code}/history': 'packages belong to the product',
  'PUT /itf/settings/{key}': 'limits belong to the product',
  'GET /itf/settings/{key}/history': 'limits belong to the product',
};
