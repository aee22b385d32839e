/** The answers of a paper by number, on a page of their own: what a teacher marks by. */
import type { ExamContent } from '@vumon/contract';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { answerKeyTable, type PaperKeys } from '@vumon/paper';
import type { Reply } from '@vumon/contract/client';
import classes from './paper.module.css';

export type ExamKeys = Reply<'GET /itf/unit-tests/{id}/keys'>;

/** The server sends keys in their current version, and null for those that the reader may not see. */
export const knownKeys = (keys: ExamKeys): PaperKeys =>
  Object.fromEntries(
    keys.flatMap(({ question, answerKey }) => (answerKey === null ? [] : [[question, answerKey]])),
  ) as unknown as PaperKeys;

export function KeySheet({ content, keys }: { content: ExamContent; keys: ExamKeys }) {
  const { t } = useTranslation('exams');
  const locale = useLocale();
  const { parts } = answerKeyTable(content, knownKeys(keys), locale);
  const hidden = keys.some(({ answerKey }) => answerKey === null);
  return (
    <section className={classes.keySheet} aria-label={t('print.key')}>
      <h2 className={classes.keyTitle}>{t('print.keyOf', { name: content.name })}</h2>
      <table className={classes.keyTable}>
        <thead>
          <tr>
            <th scope="col">{t('print.keyNumber')}</th>
            <th scope="col">{t('print.keyAnswer')}</th>
          </tr>
        </thead>
        {parts.map(({ part, rows }, at) => (
          <tbody key={at}>
            {parts.length > 1 && (
              <tr className={classes.keyPart}>
                <th scope="rowgroup" colSpan={2}>
                  {part}
                </th>
              </tr>
            )}
            {rows.map(({ number, answer }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>{answer || '–'}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {hidden && <p>{t('print.keyHidden')}</p>}
    </section>
  );
}
