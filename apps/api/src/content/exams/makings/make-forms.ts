/** Parallel forms of a test: new tests on its format, each with questions of its own, equally hard. */
import type { FormsMade, ParsedInput, examRoutes } from '@vumon/contract';
import { AppError, partState, partsOf, sumOf } from '@vumon/domain';
import type { Db } from '#db';
import type { ActorContext, CreatorContext } from '../../../platform/http/context.ts';
import { madeName } from '../../../platform/made-names.ts';
import { openCells } from '../proposals/cells.ts';
import { findBankQuestions, replaceExamQuestions, type PinnedQuestion } from '../exam-questions.queries.ts';
import { recordExams } from '../history/exam-history.service.ts';
import { insertExam, type ExamRow } from '../exams.queries.ts';
import { demandPackage, editableExam, factsOfCopy } from '../exams.service.ts';
import { assembleDrawing, conflictOf, drawsFor, missingByPart } from '../proposals/proposals.service.ts';

/** As the route's body says, with the seed decided. */
export type AskedForms = ParsedInput<(typeof examRoutes)['POST /itf/unit-tests/{id}/forms']>['body'] & {
  readonly seed: number;
};

const longestName = 100;

/** The chosen forms, ready to be stored. */
export interface ChosenForms {
  /** The reply when the rules allow no forms; then there is nothing to store. */
  readonly refused: FormsMade | null;
  store(db: Db, made: (done: number) => Promise<void>): Promise<FormsMade>;
}

export type FormsContext = CreatorContext & { readonly locale: 'vi' | 'en' };

/** A test whose forms the actor may have made. */
export async function examForForms(context: ActorContext, id: string): Promise<ExamRow> {
  const exam = await editableExam(context, id);
  demandPackage(context.actor, exam, context.now);
  return exam;
}

export async function chooseForms(
  context: FormsContext,
  examId: string,
  { forms, overlap, seed, ...conditions }: AskedForms,
): Promise<ChosenForms> {
  const { actor, now, locale, app } = context;
  const exam = await examForForms(context, examId);
  const cells = openCells(exam, []);
  const outcome = await assembleDrawing(
    context,
    drawsFor(actor, exam),
    {
      subject: exam.subject,
      gradeId: exam.gradeId,
      cells,
      held: [],
      without: [],
      usedUp: [],
      forms,
      shared: Math.floor((exam.totalQuestions * overlap) / 100),
      seed,
    },
    conditions,
  );
  const conflict = conflictOf(cells, outcome);
  const refused = conflict && { forms: [], parts: missingByPart(exam.sections, cells, outcome), conflict, seed };

  const partOf = new Map(cells.map((cell) => [cell.id, cell.partId]));
  const store = async (db: Db, made: (done: number) => Promise<void>): Promise<FormsMade> => {
    const bank = await findBankQuestions(db, [
      ...new Set(outcome.forms.flatMap(({ picks }) => picks.map((pick) => pick.id))),
    ]);
    const stored: FormsMade['forms'] = [];
    for (const [index, { picks, expected }] of outcome.forms.entries()) {
      const questions = partsOf(exam.sections).flatMap((part) =>
        picks
          .filter(({ cell }) => partOf.get(cell) === part.id)
          .flatMap(({ id }): PinnedQuestion[] => {
            const question = bank.get(id);
            if (!question || question.deleted) return [];
            const { version, items, skill, difficulty, statements } = question;
            return [{ questionId: id, version, partId: part.id, items, skill, difficulty, statements }];
          }),
      );
      const full = partsOf(exam.sections).every(
        (part) =>
          partState(
            part,
            questions.filter(({ partId }) => partId === part.id),
          ).full,
      );
      // The bank changed between the choice and now.
      if (!full) throw new AppError('CONFLICT');
      const named = (base: string) => madeName('form', locale, { name: base, number: index + 1 });
      const name = named(exam.name.slice(0, longestName - named('').length).trimEnd());
      const formId = app.newId();
      await recordExams(db, { actor, now }, [formId], async () => {
        await insertExam(
          db,
          {
            id: formId,
            scope: actor.role === 'TEACHER' ? 'USER' : 'SYSTEM',
            ownerId: actor.userId,
            // Lists show the newest test first, so the first form gets the latest time.
            now: new Date(now - index),
          },
          { ...factsOfCopy(actor, exam), name, status: 'READY' },
        );
        await replaceExamQuestions(db, formId, questions);
      });
      const shared = outcome.forms.flatMap((other, at) => {
        if (at === index) return [];
        const ids = new Set(other.picks.map((pick) => pick.id));
        return [sumOf(questions.filter(({ questionId }) => ids.has(questionId)).map(({ items }) => items))];
      });
      stored.push({ id: formId, name, expected: Math.round(expected * 100), shared: Math.max(0, ...shared) });
      await made(index + 1);
    }
    return { forms: stored, parts: [], conflict: null, seed };
  };
  return { refused, store };
}
