/** The machine check: faults that a program sees in a question without an answer to it. */
import { findingsOf, type Finding } from '@vumon/domain';
import { answersAt, isQuestionTypeCode, itemsOf, parseContent, type AnswerPlace } from '@vumon/question-types';
import { parseKey, score } from '@vumon/question-types/scoring';
import { z } from 'zod';
import { withTransaction } from '#db';
import { defineJob } from '#platform/jobs';
import { recentVersions, type BankQuestion } from '#content/question-bank';
import { putFindings, uncheckedQuestions } from './checks.queries.ts';

/** The options of a place, each with whether choosing it alone answers the item. */
export const optionsAlone = (
  { type, content, answerKey }: BankQuestion,
  item: string,
  place: AnswerPlace,
): { id: string; text: string; right: boolean }[] =>
  (place.options ?? []).map(({ id, text }) => {
    const response = place.path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), [id]);
    const { items } = score(type, content, answerKey, response, { locale: 'vi' });
    return { id, text, right: items.find((one) => one.item === item)?.state === 'right' };
  });

/** Places with more options, such as words of a text, are not checked. */
const mostOptions = 20;

function findingsIn(question: BankQuestion): Finding[] {
  const { type, content } = question;
  return itemsOf(type, content).flatMap((item, at) =>
    findingsOf(
      answersAt(type, content, item).flatMap((place) =>
        place.options && place.options.length <= mostOptions
          ? [{ item: at + 1, options: optionsAlone(question, item, place) }]
          : [],
      ),
    ),
  );
}

const batch = 50;
/** Of one run, so that a job is short; the others follow with the next run. */
const mostOfRun = 2_000;

export const findFaultsJob = defineJob({
  kind: 'questions.find-faults',
  cron: '17,47 * * * *',
  payload: z.object({}),
  async run({ db: pool, now, signal }) {
    for (let left = mostOfRun; left > 0; left -= batch) {
      signal.throwIfAborted();
      const ids = await uncheckedQuestions(pool, batch);
      const rows = await recentVersions(pool, ids, { skip: 0, most: 1 });
      const found = rows.map(({ id, version, type, schemaVersion, content, answerKey }) => {
        if (!isQuestionTypeCode(type)) return { question: id, version, findings: [] };
        const [parsed, key] = [parseContent(type, schemaVersion, content), parseKey(type, schemaVersion, answerKey)];
        const readable = parsed.ok && key.ok;
        return {
          question: id,
          version,
          findings: readable ? findingsIn({ type, content: parsed.value, answerKey: key.value }) : [],
        };
      });
      await withTransaction(pool, (db) => putFindings(db, found, new Date(now)));
      if (ids.length < batch) return;
    }
  },
});
