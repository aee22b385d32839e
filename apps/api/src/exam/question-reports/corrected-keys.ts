/** Corrects questions of the system that shipped with a wrong key, unless staff have changed them. */
import { keyCorrections, type KeyCorrection } from '@vumon/content/corrections';
import { answersAt, itemsOf } from '@vumon/question-types';
import { amendedKey, type Amendment } from '@vumon/question-types/amending';
import { withTransaction, type Db } from '#db';
import { amendSystemKey, systemQuestionsOfFamily, type BankQuestion } from '#content/question-bank';
import type { DataChange } from '#platform/data-changes';
import { offerRegrades, usageOfQuestion } from '#exam/regrade';

interface Statements {
  readonly instructions?: string;
  readonly items?: readonly { readonly id: string; readonly stem: string }[];
}

interface Key {
  readonly correct?: Readonly<Record<string, readonly string[]>>;
  readonly explanation?: string;
}

/** How the question is corrected; null where it is another one or no longer as it shipped. */
function amendmentOf(
  { type, content, answerKey }: BankQuestion,
  { instructions, stem, answer, explanation }: KeyCorrection,
): Amendment | null {
  const asked = content as Statements;
  const key = answerKey as Key;
  const place = asked.instructions === instructions ? asked.items?.find((one) => one.stem === stem)?.id : undefined;
  if (place === undefined || key.correct?.[place]?.join() !== answer.wrong) return null;
  if (!key.explanation?.split('\n').includes(explanation.wrong)) return null;
  // Four statements are marked together, as one item.
  const holds = (item: string) => answersAt(type, content, item).some(({ path }) => path.join() === place);
  const item = itemsOf(type, content).find(holds);
  return item === undefined ? null : { item, place: [place], kind: 'KEY', answers: [answer.right] };
}

/** As when staff correct a key: teachers whose learners took the question are offered to grade it again. */
async function correct(
  { db, now }: { readonly db: Db; readonly now: number },
  { id: questionId, version }: { readonly id: string; readonly version: number },
  correction: KeyCorrection,
): Promise<boolean> {
  const { wrong, right } = correction.explanation;
  let amendment: Amendment | null = null;
  const corrected = await amendSystemKey({ db, now }, { questionId, version, actorId: null }, (question) => {
    amendment = amendmentOf(question, correction);
    const key = amendment && amendedKey(question.type, question.content, question.answerKey, amendment);
    const lines = (key as Key | null)?.explanation?.split('\n').map((line) => (line === wrong ? right : line));
    return key && lines ? { ...key, explanation: lines.join('\n') } : null;
  });
  if (corrected === null) return false;
  await offerRegrades({ db, now }, { questionId, version: corrected, amendment, reason: correction.reason });
  return true;
}

export const correctedKeysChange: DataChange = {
  name: 'question-reports.corrected-keys',
  async step({ db: pool, now }) {
    let changed = 0;
    for (const correction of keyCorrections)
      for (const question of await systemQuestionsOfFamily(pool, correction.family))
        // One that learners are taking waits for the next start.
        if (!(await usageOfQuestion(pool, question.id, new Date(now))).running)
          if (await withTransaction(pool, (db) => correct({ db, now }, question, correction))) changed += 1;
    return { changed, next: null };
  },
};
