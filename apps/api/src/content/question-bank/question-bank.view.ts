/** Replies: a question in a list, and one with its content and, if the actor may see it, its key. */
import type { questionBankRoutes, RouteReply } from '@vumon/contract';
import { abilitiesOf, type Actor } from '@vumon/domain';
import { parseContent, questionType, type QuestionTypeCode } from '@vumon/question-types';
import { withRandomIds } from '@vumon/question-types/scoring';
import type { StoredTemplate } from '@vumon/question-types/variants';
import { freshNames } from '#content/exams';
import { keyOfQuestion, maySeeKeyOf } from '#content/keys';
import type { WrittenQuestion } from './question-bank.writing.ts';
import type { QuestionRow } from './question-list.queries.ts';

export type ListedQuestion = Omit<RouteReply<(typeof questionBankRoutes)['GET /itf/questions']>[number], 'tests'>;
export type WholeQuestion = RouteReply<(typeof questionBankRoutes)['GET /questions/{id}']>;

export const resourceOf = (row: QuestionRow) => ({ scope: row.scope, ownerId: row.ownerId, privacy: row.privacy });

/** The facts of a stored question as its author wrote them. */
export const writtenFactsOf = (
  row: QuestionRow,
): Omit<WrittenQuestion, 'schemaVersion' | 'content' | 'answerKey' | 'template'> => ({
  name: row.name,
  gradeId: row.gradeId,
  subject: row.subject as WrittenQuestion['subject'],
  skill: row.skill as WrittenQuestion['skill'],
  topicId: row.topicId,
  difficulty: row.difficulty as WrittenQuestion['difficulty'],
  cefr: row.cefr as WrittenQuestion['cefr'],
  seriesId: row.seriesId,
  publisher: row.publisher,
  examFamily: row.examFamily as WrittenQuestion['examFamily'],
  testCategory: row.testCategory as WrittenQuestion['testCategory'],
  labels: row.labels,
  keywords: row.keywords,
  author: row.author,
  privacy: row.privacy,
});

/** Content and key as their author wrote them; for a template, with its placeholders. */
export function writtenPartsOf(stored: {
  schemaVersion: number;
  content: unknown;
  answerKey: unknown;
  template: unknown;
}): Pick<WrittenQuestion, 'schemaVersion' | 'content' | 'answerKey' | 'template'> {
  const { template, ...plain } = stored;
  const { schemaVersion, content, answerKey, ...drawing } = (template ?? plain) as StoredTemplate;
  return {
    schemaVersion,
    content: content as WrittenQuestion['content'],
    answerKey: answerKey as WrittenQuestion['answerKey'],
    template: template ? drawing : null,
  };
}

export function viewListed(actor: Actor, row: QuestionRow, now: number): ListedQuestion {
  const abilities = abilitiesOf(actor, 'question', resourceOf(row));
  const type = row.type as QuestionTypeCode;
  return {
    id: row.id,
    scope: row.scope,
    type,
    activityType: questionType(type).id,
    ...writtenFactsOf(row),
    summary: row.summary,
    items: row.items,
    drawn: row.drawn,
    pool: row.scope === 'SYSTEM' ? row.pool : null,
    version: row.version,
    uses: row.uses,
    // Flags tell which option the key calls right, and are for whoever can change the question.
    measured: row.measured && { ...row.measured, flags: abilities.edit ? [...row.measured.flags] : [] },
    creator: row.ownerId === null ? null : { id: row.ownerId, fullName: row.ownerName ?? '' },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    // A copy includes the key.
    abilities: { ...abilities, copy: abilities.copy && maySeeKeyOf({ actor, now }, row) },
  };
}

/** Without access to the key, ids and order of options must not reveal it either. */
function contentFor(actor: Actor, row: QuestionRow, parts: { schemaVersion: number; content: unknown }, now: number) {
  const { schemaVersion, content } = parts;
  const type = row.type as QuestionTypeCode;
  const parsed = maySeeKeyOf({ actor, now }, row) ? undefined : parseContent(type, schemaVersion, content);
  return parsed?.ok
    ? {
        schemaVersion: questionType(type).schemaVersion,
        content: withRandomIds(type, parsed.value, null, freshNames(row.id)).content,
      }
    : { schemaVersion, content };
}

export function viewWhole(
  actor: Actor,
  row: QuestionRow,
  parts: { schemaVersion: number; content: unknown; answerKey: unknown; template: unknown },
  now: number,
): WholeQuestion {
  return {
    ...viewListed(actor, row, now),
    ...contentFor(actor, row, parts, now),
    answerKey: keyOfQuestion({ actor, now }, row, parts.answerKey),
    template: parts.template === null ? null : keyOfQuestion({ actor, now }, row, parts.template),
    keyAccess: maySeeKeyOf({ actor, now }, row) ? 'shown' : 'package-required',
  };
}
