/** What stands above the questions of a review: links to lines of a pasted text, and that a line has no label. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note } from '@vumon/ui';
import type { RefObject } from 'react';
import type { ImportRow } from '../import-queries.ts';
import { showLine } from '../PastedText.tsx';
import classes from './review.module.css';

/** Links from what has to be looked at to its lines of the pasted text. */
export function LineLinks({
  look,
  field,
}: {
  look: readonly ImportRow[];
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation('question-bank');
  return (
    <p className={classes.lineLinks}>
      {look.map(({ line }) => (
        <Button key={line} variant="link" size="sm" onClick={() => showLine(field.current, line)}>
          {t('import.toLine', { line })}
        </Button>
      ))}
    </p>
  );
}

export function NoLabel() {
  const { t } = useTranslation('question-bank');
  return (
    <Note tone="warn" live>
      {t('review.reading.noLabel')}
    </Note>
  );
}
