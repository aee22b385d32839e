/** Step 3 as a matrix: what each cell asks for and what the bank has for it, with the conditions beside it. */
import { IconListDetails, IconWand } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, useScreen } from '@vumon/ui';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../../../../forms/errors.ts';
import { ConditionFields } from '../assembly/ConditionFields.tsx';
import type { Assembly } from '../assembly/useAssembly.ts';
import classes from '../builder.module.css';
import type { PartView } from '../model.ts';
import type { Builder } from '../useBuilder.ts';
import { lackOfAll, stockQuery } from './stock.ts';
import own from './stock.module.css';
import { StockTable } from './StockTable.tsx';

export interface MatrixViewProps {
  examId: string;
  builder: Builder;
  views: readonly PartView[];
  assembly: Assembly;
  /** All parts are being filled. */
  filling: boolean;
  onFill: () => void;
  /** Back to the parts and their questions. */
  onParts: () => void;
  /** What is being chosen now, and what could not be filled. */
  notes: ReactNode;
  /** The tally with the buttons to the other steps. */
  foot: ReactNode;
}

export function MatrixView({
  examId,
  builder,
  views,
  assembly,
  filling,
  onFill,
  onParts,
  notes,
  foot,
}: MatrixViewProps) {
  const { t } = useTranslation('exams');
  const messageOf = useErrorMessage();
  const { screen } = useScreen();
  const { draft, store } = builder;
  const { data, error } = useQuery(stockQuery(examId, store, assembly.conditions, draft.chosen));
  const full = views.every(({ state }) => state.full);
  const lack = data ? lackOfAll(data.cells) : 0;
  const conditions = (
    <section className={own.conditions} aria-label={t('stock.conditions')}>
      <h2>{t('stock.conditions')}</h2>
      <ConditionFields draft={draft} conditions={assembly.conditions} onChange={assembly.setConditions} />
    </section>
  );
  return (
    <>
      <div className={classes.main}>
        <div className={classes.head}>
          <div className={classes.headText}>
            <h2>{t('stock.title')}</h2>
            <p>{t('stock.lead')}</p>
          </div>
          <div className={own.buttons}>
            <Button icon={<IconListDetails size={18} stroke={1.75} aria-hidden />} onClick={onParts}>
              {t('stock.parts')}
            </Button>
            <Button
              variant="primary"
              icon={<IconWand size={18} stroke={1.75} aria-hidden />}
              loading={filling}
              disabledReason={full ? t('fullAll') : null}
              onClick={onFill}
            >
              {t('fillAll')}
            </Button>
          </div>
        </div>
        {notes}
        {error && (
          <Note tone="bad" live>
            {messageOf(error)}
          </Note>
        )}
        <StockTable views={views} rows={draft.rows} cells={data?.cells ?? []} />
        <p className={own.legend} role="status">
          {data ? t(lack > 0 ? 'stock.legendShort' : 'stock.legend', { count: lack }) : t('stock.counting')}
        </p>
        {screen !== 'desktop' && conditions}
      </div>
      {screen === 'desktop' ? (
        <aside className={classes.side} aria-label={t('stock.conditions')}>
          <div className={own.side}>
            {conditions}
            {foot}
          </div>
        </aside>
      ) : (
        foot
      )}
    </>
  );
}
