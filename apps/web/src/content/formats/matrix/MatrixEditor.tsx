/**
 * The matrix of a format: on a wide screen a table, on a phone a list of the rows, each opened to count.
 */
import { IconPlus } from '@tabler/icons-react';
import { levels, type MatrixRow } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Switch, useScreen } from '@vumon/ui';
import { useState } from 'react';
import { useTopics } from '../../../api/reference-data.ts';
import type { FormatDraft } from '../draft.ts';
import { newRow, setCount } from './matrix-draft.ts';
import { matrixFigures } from './matrix-figures.ts';
import { MatrixList, type MatrixViewProps } from './MatrixList.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import { RowDialog } from './RowDialog.tsx';
import classes from './matrix.module.css';

export interface MatrixEditorProps {
  draft: FormatDraft;
  onChange: (draft: FormatDraft) => void;
  readOnly: boolean;
  errorOf: (path: string) => string | undefined;
}

export function MatrixEditor({ draft, onChange, readOnly, errorOf }: MatrixEditorProps) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const { screen } = useScreen();
  const topics = useTopics(draft.subject, null);
  const usesHigh = draft.sections.some(({ parts }) =>
    parts.some((part) => part.cells.some(({ level }) => level === 'M4')),
  );
  const [withHigh, setWithHigh] = useState(usesHigh);
  const [opened, setOpened] = useState<string | null>(null);
  const figures = matrixFigures(draft, withHigh || usesHigh ? levels : levels.slice(0, 3));

  const add = () => {
    const row = newRow();
    onChange({ ...draft, rows: [...draft.rows, row] });
    setOpened(row.id);
  };
  const view: MatrixViewProps = {
    rows: draft.rows,
    figures,
    nameOf: (row: MatrixRow) =>
      [topics.nameOf(row.topic) || (row.skill && c(`skills.${row.skill}`)), row.unit].filter(Boolean).join(': ') ||
      t('matrix.unnamed'),
    errorOf: (at) => errorOf(`rows.${at}.unit`) ?? errorOf(`rows.${at}`) ?? errorOf(`rows.${at}.topic`),
    onOpen: setOpened,
  };

  return (
    <div className={classes.card}>
      {screen === 'phone' ? (
        <MatrixList {...view} />
      ) : (
        <MatrixTable
          {...view}
          topicOf={(row) => topics.nameOf(row.topic)}
          readOnly={readOnly}
          onCount={(partId, rowId, level, count) => onChange(setCount(draft, partId, rowId, level, count))}
        />
      )}
      {figures.parts
        .filter((part) => part.statements !== null)
        .map((part) => (
          <p key={part.id} className={classes.statements}>
            {t('matrix.statements', { part: part.name, count: part.statements! })}
          </p>
        ))}
      <div className={classes.foot}>
        {!readOnly && draft.rows.length < 60 && (
          <Button variant="link" size="sm" icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={add}>
            {t('matrix.addRow')}
          </Button>
        )}
        {!usesHigh && !readOnly && <Switch checked={withHigh} onChange={setWithHigh} label={t('matrix.withHigh')} />}
      </div>
      {opened !== null && draft.rows.some((row) => row.id === opened) && (
        <RowDialog
          draft={draft}
          rowId={opened}
          levels={figures.levels}
          readOnly={readOnly}
          onChange={onChange}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
