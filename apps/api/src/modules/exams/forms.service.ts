/** Parallel forms of a test: new tests on its format, each with questions of its own, equally hard. */
import type { ParsedInput, RouteReply, examRoutes } from '@vumon/contract';
import { AppError, partState, partsOf, sumOf } from '@vumon/domain';
import { assembleFrom } from '#modules/assembly';
import { withTransaction } from '#db';
import type { SignedInContext } from '../../http/context.ts';
import { openCells } from './cells.ts';
import { findBankQuestions, insertExam, replaceExamQuestions, type PinnedQuestion } from './exams.queries.ts';
import { columnsOfCopy, editableExam, demandPackage } from './exams.service.ts';
import { chanceOf, missingByPart, standstillOf } from './proposals.service.ts';

type Route = (typeof examRoutes)['POST /itf/unit-tests/{id}/forms'];

const longestName = 100;

export async function makeForms(
  context: SignedInContext,
  id: string,
  { forms, overlap, seed: asked, ...conditions }: ParsedInput<Route>['body'],
): Promise<RouteReply<Route>> {
  const { db, actor, now, app, locale } = context;
  const exam = await editableExam(db, actor, id, now);
  demandPackage(actor, exam, now);
  const seed = asked ?? chanceOf(app, now).seed();
  const cells = openCells(exam, []);
  const outcome = await assembleFrom(
    db,
    actor,
    {
      subject: exam.subject,
      gradeId: exam.grade_id,
      cells,
      held: [],
      without: [],
      usedUp: [],
      forms,
      shared: Math.floor((exam.total_questions * overlap) / 100),
      seed,
    },
    conditions,
    now,
  );
  const conflict = standstillOf(cells, outcome);
  if (conflict) return { forms: [], parts: missingByPart(exam.sections, cells, outcome), conflict, seed };

  const partOf = new Map(cells.map((cell) => [cell.id, cell.partId]));
  return withTransaction(db, async (db) => {
    const bank = await findBankQuestions(db, [
      ...new Set(outcome.forms.flatMap(({ picks }) => picks.map((pick) => pick.id))),
    ]);
    const made: RouteReply<Route>['forms'] = [];
    for (const [index, { picks, expected }] of outcome.forms.entries()) {
      const questions = partsOf(exam.sections).flatMap((part) =>
        picks
          .filter(({ cell }) => partOf.get(cell) === part.id)
          .flatMap(({ id }): PinnedQuestion[] => {
            const question = bank.get(id);
            if (!question || question.deleted) return [];
            const { version, items, skill, difficulty } = question;
            return [{ questionId: id, version, partId: part.id, items, skill, difficulty }];
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
      const suffix = ` – ${locale === 'en' ? 'Form' : 'Đề'} ${index + 1}`;
      const name = exam.name.slice(0, longestName - suffix.length).trimEnd() + suffix;
      const formId = app.newId();
      await insertExam(
        db,
        {
          id: formId,
          scope: actor.role === 'TEACHER' ? 'USER' : 'SYSTEM',
          ownerId: actor.userId,
          now: new Date(now),
        },
        { ...columnsOfCopy(actor, exam), name, status: 'READY' },
      );
      await replaceExamQuestions(db, formId, questions);
      const shared = outcome.forms.flatMap((other, at) => {
        if (at === index) return [];
        const ids = new Set(other.picks.map((pick) => pick.id));
        return [sumOf(questions.filter(({ questionId }) => ids.has(questionId)).map(({ items }) => items))];
      });
      made.push({ id: formId, name, expected: Math.round(expected * 100), shared: Math.max(0, ...shared) });
    }
    return { forms: made, parts: [], conflict: null, seed };
  });
}
