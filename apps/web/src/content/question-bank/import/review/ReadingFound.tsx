/** What the reading found: how many questions, what has to be looked at and why, and what has no place. */
import { IconAlertTriangle, IconArrowRight, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { useMemo, useState, type ReactNode } from 'react';
import type { QuestionImport } from '../import-queries.ts';
import { blocksOf, numbersOf } from './groups.ts';
import { countsOf, optionCounts, reasonsToLook } from './reading-summary.ts';
import classes from './reading.module.css';

interface ReadingFoundProps {
  check: QuestionImport;
  reading: NonNullable<QuestionImport['reading']>;
  onShow(filter: 'look' | 'unknown', line: number): void;
  /** The choices. */
  children: ReactNode;
}

/** Reasons and numbers that are shown; the list below has all. */
const most = 5;

export function ReadingFound({ check, reading, onShow, children }: ReadingFoundProps) {
  const { t } = useTranslation('question-bank');
  const { t: w, find } = useTranslation('question-imports');
  const { rows } = check;
  const { ready, look, keyed } = useMemo(() => countsOf(rows), [rows]);
  const reasons = useMemo(() => reasonsToLook(rows), [rows]);
  const unknown = useMemo(() => blocksOf(check.pieces).filter(({ place }) => place === 'unknown'), [check.pieces]);
  const options = optionCounts(rows)?.options ?? 0;
  /** How many there were when the page was opened. */
  const [before] = useState(rows.length);
  const all = Math.max(ready + look + unknown.length, 1);
  const nameOf = (code: string, params: Readonly<Record<string, unknown>>): string =>
    code === 'CORRECT_MISSING' || code === 'ACCEPTED_MISSING'
      ? w('reasons.CORRECT_MISSING')
      : (find('notices', code, params as never) ?? find('reasons', code, params as never) ?? w('reasons.OTHER'));
  return (
    <>
      <div className={classes.found}>
        <p className={classes.count} role="status">
          {before !== rows.length && (
            <>
              <span>{before}</span>
              <IconArrowRight size={20} stroke={1.75} aria-label={t('review.reading.became')} />
            </>
          )}
          <b>{rows.length}</b>
          {t('review.reading.questions', { count: rows.length })}
        </p>
        <p className={classes.counts}>
          {t('review.reading.lines', { understood: reading.understood, lines: reading.lines })}
          <b>{t('review.reading.counts', { options, keyed })}</b>
        </p>
        <span className={classes.bar} aria-hidden>
          <span style={{ width: `${(ready / all) * 100}%` }} />
          <span style={{ width: `${((look + unknown.length) / all) * 100}%` }} />
        </span>
      </div>
      {children}
      <dl className={classes.groups}>
        <div data-tone="good">
          <dt>
            <b>{ready}</b>
            <span>
              <IconCircleCheck size={18} stroke={1.75} aria-hidden />
              {t('review.reading.groups.ready')}
            </span>
          </dt>
          <dd>{t('review.reading.groups.readyMeans')}</dd>
        </div>
        {look > 0 && (
          <div data-tone="warn">
            <dt>
              <b>{look}</b>
              <span>
                <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
                {t('review.reading.groups.look')}
              </span>
            </dt>
            {reasons.slice(0, most).map(({ reason, params, rows: of }) => (
              <dd key={reason}>
                <span>
                  {t(of.length > most ? 'review.reading.reasonOfMany' : 'review.reading.reason', {
                    numbers: of.slice(0, most).map(numbersOf).join(', '),
                    more: of.length - most,
                    reason: nameOf(reason, params),
                  })}
                </span>
                <Button variant="link" size="sm" onClick={() => onShow('look', of[0]!.line)}>
                  {t('review.reading.see', { count: of.length })}
                </Button>
              </dd>
            ))}
          </div>
        )}
        {unknown.length > 0 && (
          <div>
            <dt>
              <b>{unknown.length}</b>
              <span>
                <IconHelpCircle size={18} stroke={1.75} aria-hidden />
                {t('review.unknown')}
              </span>
            </dt>
            <dd>
              <span>{t('review.reading.groups.unknown')}</span>
              <Button variant="link" size="sm" onClick={() => onShow('unknown', unknown[0]!.pieces[0]!.line)}>
                {t('review.reading.see', { count: unknown.length })}
              </Button>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
