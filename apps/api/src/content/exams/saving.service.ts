/** What a save stores of a test: its facts, its format and the questions of its parts, each with its version. */
import type { FormatSection } from '@vumon/contract';
import {
  AppError,
  can,
  defaultPool,
  featureDecision,
  featureOfExam,
  partState,
  partsOf,
  type Actor,
  type FieldError,
  type MatrixRow,
  type Pool,
} from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { findUnknownReferences, gradeExists } from '#platform/catalogue';
import { findFormatForExam } from '#content/formats';
import { givenQuestions } from '#content/keys';
import type { ActorContext, CreatorContext } from '../../platform/http/context.ts';
import {
  findBankQuestions,
  pinnedQuestions,
  replaceExamQuestions,
  type BankQuestion,
  type PinnedQuestion,
} from './exam-questions.queries.ts';
import {
  findExamGroup,
  insertExam,
  lockExam,
  seriesExists,
  updateExam,
  type ExamFacts,
  type ExamRow,
} from './exams.queries.ts';
import { auditCode, editableExam, laterThan, managesSystem, type Saved } from './exams.service.ts';
import { isInternational } from './exams.view.ts';
import { recordExams } from './history/exam-history.service.ts';
import { settlePool } from './pools/pools.service.ts';

export interface ChosenPart {
  readonly partId: string;
  readonly questions: readonly { readonly id: string; readonly version?: number | undefined }[];
}

export interface ExamValues {
  readonly name: string;
  readonly nameEn?: string | null | undefined;
  readonly examType: number;
  readonly gradeId: string;
  readonly seriesId?: string | null | undefined;
  readonly minutes: number;
  readonly mode: 'TEST' | 'PRACTICE';
  readonly rounding: '0.1' | '0.25' | 'none';
  readonly shuffle: boolean;
  readonly labels: string[];
  readonly publisher?: string | undefined;
  readonly needsCode?: boolean | undefined;
  readonly pool?: Pool | undefined;
  readonly formatId: string;
  readonly parts: readonly ChosenPart[];
}

export async function createExam({ db, actor, now, app }: CreatorContext, values: ExamValues): Promise<Saved> {
  return withTransaction(db, async (db) => {
    const { facts, questions } = await plan({ db, actor, now }, values, null);
    const id = app.newId();
    await recordExams(db, { actor, now }, [id], async () => {
      await insertExam(
        db,
        { id, scope: actor.role === 'TEACHER' ? 'USER' : 'SYSTEM', ownerId: actor.userId, now: new Date(now) },
        { ...facts, status: 'DRAFT' },
      );
      if (facts.needsCode) await auditCode({ db, actor, now }, id, true);
      await settle(db, { id, pool: facts.pool, before: null }, values, questions, [], now);
      await replaceExamQuestions(db, id, questions);
    });
    return { id, status: 'DRAFT', updatedAt: new Date(now).toISOString() };
  });
}

/** `finish` demands a full test. A finished one stays ready while it stays full. */
export async function saveExam(
  { db, actor, now }: ActorContext,
  id: string,
  values: ExamValues,
  save: { updatedAt: string; finish: boolean },
): Promise<Saved> {
  return withTransaction(db, async (db) => {
    await lockExam(db, id);
    const row = await editableExam({ db, actor, now }, id);
    if (Date.parse(save.updatedAt) !== row.updatedAt.getTime())
      throw new AppError('VERSION_CONFLICT', { data: { updatedAt: row.updatedAt.toISOString() } });
    const pinned = await pinnedQuestions(db, id);
    const { facts, questions, full } = await plan({ db, actor, now }, values, { row, pinned });
    if (save.finish && !full) throw new AppError('TEST_CONTENT_INSUFFICIENT');
    const status = full && (save.finish || row.status === 'READY') ? 'READY' : 'DRAFT';
    const updatedAt = laterThan(row, now);
    await recordExams(db, { actor, now, goesOn: true }, [id], async () => {
      await updateExam(db, id, { ...facts, status }, updatedAt);
      if (facts.needsCode !== row.needsCode) await auditCode({ db, actor, now }, id, facts.needsCode);
      await settle(db, { id, pool: facts.pool, before: row.pool }, values, questions, pinned, now);
      await replaceExamQuestions(db, id, questions);
    });
    return { id, status, updatedAt: updatedAt.toISOString() };
  });
}

async function settle(
  db: Db,
  test: { readonly id: string; readonly pool: Pool | null; readonly before: Pool | null },
  values: ExamValues,
  questions: readonly PinnedQuestion[],
  pinned: readonly PinnedQuestion[],
  now: number,
): Promise<void> {
  const { pool, ...rest } = test;
  if (pool === null) return;
  const held = new Set(pinned.map(({ questionId }) => questionId));
  const pathOf = new Map(
    values.parts.flatMap((part, p) => part.questions.map(({ id }, q) => [id, `parts.${p}.questions.${q}`] as const)),
  );
  await settlePool(
    db,
    { ...rest, pool },
    questions.map(({ questionId }) => ({ questionId, path: pathOf.get(questionId)!, held: held.has(questionId) })),
    now,
  );
}

interface Current {
  readonly row: ExamRow;
  readonly pinned: readonly PinnedQuestion[];
}

interface Plan {
  readonly facts: Omit<ExamFacts, 'status'>;
  readonly questions: PinnedQuestion[];
  readonly full: boolean;
}

async function plan(context: ActorContext, values: ExamValues, current: Current | null): Promise<Plan> {
  await checkFacts(context, values, current);
  const blueprint = await blueprintFor(context, values.formatId, current);
  const questions = await pin(context, blueprint, values.parts, current?.pinned ?? []);
  const chosenOf = (partId: string) => questions.filter((question) => question.partId === partId);
  const full = partsOf(blueprint.sections).every((part) => partState(part, chosenOf(part.id)).full);
  return {
    full,
    questions,
    facts: {
      name: values.name,
      nameEn: values.nameEn || null,
      examType: values.examType,
      gradeId: values.gradeId,
      seriesId: values.seriesId ?? null,
      minutes: values.minutes,
      mode: values.mode,
      rounding: values.rounding,
      shuffle: values.shuffle,
      labels: values.labels,
      publisher: values.publisher ?? current?.row.publisher ?? 'NA',
      needsCode: values.needsCode ?? current?.row.needsCode ?? false,
      pool: poolOf(context.actor, values, current),
      ...blueprint,
    },
  };
}

const poolOf = (actor: Actor, { pool, examType }: ExamValues, current: Current | null): Pool | null =>
  (current ? current.row.scope === 'SYSTEM' : managesSystem(actor))
    ? (pool ?? current?.row.pool ?? defaultPool(examType))
    : null;

async function checkFacts(
  { db, actor, now }: ActorContext,
  values: ExamValues,
  current: Current | null,
): Promise<void> {
  const group = await findExamGroup(db, values.examType);
  const fields: FieldError[] = [];
  if (group === null) fields.push({ path: 'examType', code: 'invalid' });
  if (!(await gradeExists(db, values.gradeId))) fields.push({ path: 'gradeId', code: 'invalid' });
  if (values.seriesId && !(await seriesExists(db, values.seriesId))) fields.push({ path: 'seriesId', code: 'invalid' });
  const known = {
    publisher: values.publisher ?? 'NA',
    // Labels that the test already has may have been removed from the catalogue.
    labels: values.labels.filter((label) => !current?.row.labels.includes(label)),
  };
  for (const path of await findUnknownReferences(db, known)) fields.push({ path, code: 'invalid' });
  if (values.needsCode === true && (current ? current.row.scope !== 'SYSTEM' : !managesSystem(actor)))
    fields.push({ path: 'needsCode', code: 'invalid' });
  if (values.pool !== undefined && (current ? current.row.scope !== 'SYSTEM' : !managesSystem(actor)))
    fields.push({ path: 'pool', code: 'invalid' });
  if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
  if (current?.row.examType === values.examType) return;
  const feature = featureOfExam({ examType: values.examType, isInternational: isInternational(group!) });
  if (feature && featureDecision(actor, feature, now) !== 'allowed')
    throw new AppError('PACKAGE_REQUIRED', { params: { feature } });
}

interface AppliedBlueprint {
  readonly formatId: string | null;
  readonly subject: string;
  readonly sections: readonly FormatSection[];
  readonly rows: readonly MatrixRow[];
  readonly totalQuestions: number;
  readonly totalPoints: number;
}

/** A test keeps its own copy of the sections, even when its format is disabled later. */
async function blueprintFor(
  { db, actor }: ActorContext,
  formatId: string,
  current: Current | null,
): Promise<AppliedBlueprint> {
  const row = current?.row.formatId === formatId ? current.row : await findFormatForExam({ db, actor }, formatId);
  return {
    formatId,
    subject: row.subject,
    sections: row.sections,
    rows: row.rows,
    totalQuestions: row.totalQuestions,
    totalPoints: row.totalPoints,
  };
}

/** Resolves the chosen ids to versions. A question that the test holds keeps its version, whoever may see it by now. */
async function pin(
  { db, actor, now }: ActorContext,
  blueprint: AppliedBlueprint,
  parts: readonly ChosenPart[],
  pinned: readonly PinnedQuestion[],
): Promise<PinnedQuestion[]> {
  const held = new Map(pinned.map((question) => [question.questionId, question]));
  const bank = await findBankQuestions(db, [
    ...new Set(parts.flatMap((part) => part.questions.map((question) => question.id))),
  ]);
  const foreign = [...bank.values()].filter((one) => one.scope === 'USER' && one.ownerId !== actor.userId);
  const given = await givenQuestions(
    db,
    foreign.map(({ id }) => id),
    new Date(now),
  );
  const order = new Map(partsOf(blueprint.sections).map((part, index) => [part.id, index]));
  const fields: FieldError[] = [];
  const seenParts = new Set<string>();
  const result = new Map<string, PinnedQuestion>();
  parts.forEach((part, p) => {
    if (!order.has(part.partId)) fields.push({ path: `parts.${p}.partId`, code: 'invalid' });
    if (seenParts.has(part.partId)) fields.push({ path: `parts.${p}.partId`, code: 'repeated' });
    seenParts.add(part.partId);
    part.questions.forEach(({ id, version }, q) => {
      const path = `parts.${p}.questions.${q}`;
      const old = held.get(id);
      const question = bank.get(id);
      // A draft may have been moved to the newest version of its author while the builder was open: an older version
      // number then means the version that the draft holds.
      const keeps = old !== undefined && (version === undefined || version <= old.version);
      if (result.has(id)) fields.push({ path, code: 'repeated' });
      else if (keeps) result.set(id, { ...old, partId: part.partId });
      else if (
        !question ||
        question.deleted ||
        given.has(id) ||
        !can(actor, 'question', 'view', ownerOf(question)) ||
        (version !== undefined && version !== question.version)
      )
        fields.push({ path, code: 'questionUnknown' });
      else if (question.subject !== blueprint.subject) fields.push({ path, code: 'otherSubject' });
      else
        result.set(id, {
          questionId: id,
          version: question.version,
          partId: part.partId,
          items: question.items,
          skill: question.skill,
          difficulty: question.difficulty,
          statements: question.statements,
        });
    });
  });
  if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
  const questions = [...result.values()].toSorted((a, b) => order.get(a.partId)! - order.get(b.partId)!);
  for (const part of partsOf(blueprint.sections)) {
    const state = partState(
      { ...part, levels: undefined },
      questions.filter((question) => question.partId === part.id),
    );
    if (state.surplus.length > 0)
      fields.push({
        path: `parts.${parts.findIndex((one) => one.partId === part.id)}.questions`,
        code: 'tooManyQuestions',
        params: { sum: state.chosen, total: state.wanted },
      });
  }
  if (fields.length > 0) throw new AppError('QUESTION_COUNT_INVALID', { fields });
  return questions;
}

const ownerOf = (question: BankQuestion) => ({
  scope: question.scope,
  ownerId: question.ownerId,
  privacy: question.privacy,
});
