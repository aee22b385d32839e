/** Above the form: which questions and lines of the file are not saved with the others, with the way to them. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note } from '@vumon/ui';
import type { ImportRow, QuestionImport } from '../import-queries.ts';
import { leftBehind, numbersOf } from './groups.ts';
import classes from './review.module.css';

/** Numbers that are shown; the review has all. */
const most = 12;

export function LeftBehindNote({
  check,
  chosen,
  onShow,
}: {
  check: QuestionImport;
  /** The questions that are saved. */
  chosen: readonly ImportRow[];
  onShow(filter: 'look' | 'unknown', line: number): void;
}) {
  const { t } = useTranslation('question-bank');
  const { look, unknown, ...left } = leftBehind(check);
  const aside = left.aside.filter((row) => !chosen.includes(row));
  if (look.length + aside.length + unknown.length === 0) return null;
  const numbers = (rows: readonly ImportRow[]): string => {
    const shown = rows.slice(0, most).map(numbersOf).join(', ');
    return rows.length > most ? t('review.left.more', { numbers: shown, count: rows.length - most }) : shown;
  };
  return (
    <Note tone="warn" title={t('review.left.title', { count: chosen.length, of: check.rows.length })}>
      <ul className={classes.left}>
        {look.length > 0 && (
          <li>
            {t('review.left.look', { count: look.length, numbers: numbers(look) })}{' '}
            <Button variant="link" size="sm" onClick={() => onShow('look', look[0]!.line)}>
              {t('review.left.see')}
            </Button>
          </li>
        )}
        {unknown.length > 0 && (
          <li>
            {t('review.left.unknown', { count: unknown.length })}{' '}
            <Button variant="link" size="sm" onClick={() => onShow('unknown', unknown[0]!.pieces[0]!.line)}>
              {t('review.left.seeLines')}
            </Button>
          </li>
        )}
        {aside.length > 0 && <li>{t('review.left.aside', { count: aside.length, numbers: numbers(aside) })}</li>}
      </ul>
    </Note>
  );
}
