/** The keys that several sources of the file state for one question, side by side, where they differ. */
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import type { ImportRow } from '../import-queries.ts';
import classes from './review.module.css';
import { statedValues } from './stated-values.ts';

export function SourceKeys({ row, onKey }: { row: ImportRow; onKey(item: string, values: string[]): void }) {
  const { t, find } = useTranslation('question-bank');
  if (!row.doubtful || row.keys.length < 2 || new Set(row.keys.map(({ key }) => key)).size < 2) return null;
  const items = (row.question?.content as { items?: { id: string }[] } | undefined)?.items ?? [];
  return (
    <ul className={classes.sourceKeys} aria-label={t('review.sources')}>
      {row.keys.map(({ source, key }) => {
        const values = statedValues(row.question?.content, key);
        const shown = /^[TF]{2,}$/.test(key)
          ? [...key].map((one) => t(`review.verdicts.${one === 'T' ? 't' : 'f'}`)).join(' ')
          : // A pair stays in one line.
            key.replaceAll('-', '\u2011');
        return (
          <li key={`${source} ${key}`}>
            <span>{find('review.keySources', source) ?? source}</span>
            <b>{shown}</b>
            {values.length > 0 && (
              <Button
                variant="link"
                size="sm"
                onClick={() => values.forEach(({ item, values: chosen }) => onKey(item, chosen))}
              >
                {t('review.takeThis', { key: shown })}
              </Button>
            )}
          </li>
        );
      })}
      {items.length > 0 && (
        <li>
          <Button variant="link" size="sm" onClick={() => items.forEach(({ id }) => onKey(id, []))}>
            {t('review.notSaid')}
          </Button>
        </li>
      )}
    </ul>
  );
}
