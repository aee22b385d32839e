/** One row of the matrix: its topic and unit, what is required at each level, and its counts. */
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { pastedText, type Level } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, Modal, NumberField, SelectField, TextAreaField, TextField, useScreen } from '@vumon/ui';
import { useTopics } from '../../../api/reference-data.ts';
import type { FormatDraft } from '../draft.ts';
import { countOf, moveRow, removeRow, setCount, setRow } from './matrix-draft.ts';
import classes from './matrix.module.css';

interface RowDialogProps {
  draft: FormatDraft;
  rowId: string;
  levels: readonly Level[];
  readOnly: boolean;
  onChange: (draft: FormatDraft) => void;
  onClose: () => void;
}

export function RowDialog({ draft, rowId, levels, readOnly, onChange, onClose }: RowDialogProps) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const { screen } = useScreen();
  const topics = useTopics(draft.subject, draft.gradeId);
  const at = draft.rows.findIndex((row) => row.id === rowId);
  const row = draft.rows[at]!;
  const parts = draft.sections.flatMap((section) => section.parts);
  const choose = (topic: string | null) => {
    const strand = topics.find(topic)?.strand ?? null;
    // A unit that repeats the name of a part is replaced by the topic.
    const unit = parts.some((part) => part.name === row.unit) ? '' : row.unit;
    onChange(setRow(draft, rowId, { topic, unit, skill: topic === null ? row.skill : strand }));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t('matrix.row', { number: at + 1 })}
      footer={
        <>
          {!readOnly && (
            <div className={classes.rowActions}>
              <IconButton
                icon={<IconTrash size={20} stroke={1.75} />}
                aria-label={t('matrix.removeRow')}
                disabled={draft.rows.length === 1}
                onClick={() => {
                  onChange(removeRow(draft, rowId));
                  onClose();
                }}
              />
              <IconButton
                icon={<IconChevronUp size={20} stroke={1.75} />}
                aria-label={t('matrix.rowUp')}
                disabled={at === 0}
                onClick={() => onChange(moveRow(draft, rowId, -1))}
              />
              <IconButton
                icon={<IconChevronDown size={20} stroke={1.75} />}
                aria-label={t('matrix.rowDown')}
                disabled={at === draft.rows.length - 1}
                onClick={() => onChange(moveRow(draft, rowId, 1))}
              />
            </div>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('matrix.done')}
          </Button>
        </>
      }
    >
      <div className={classes.rowFields}>
        <SelectField
          label={t('editor.topic')}
          placeholder={t('editor.topicPlaceholder')}
          data={topics.choices}
          value={row.topic}
          searchable
          clearable
          readOnly={readOnly}
          onChange={choose}
        />
        <TextField
          label={t('matrix.unit')}
          description={t('matrix.unitHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          cleanPaste={pastedText}
          maxLength={200}
          readOnly={readOnly}
          value={row.unit}
          onChange={(event) => onChange(setRow(draft, rowId, { unit: event.currentTarget.value }))}
        />
        {screen === 'phone' &&
          parts.map((part) => (
            <fieldset key={part.id} className={classes.counts}>
              <legend>{part.name}</legend>
              {levels.map((level) => (
                <NumberField
                  key={level}
                  label={c(`levels.${level}`)}
                  value={countOf(part, rowId, level) || ''}
                  min={0}
                  max={200}
                  placeholder="0"
                  allowDecimal={false}
                  allowNegative={false}
                  readOnly={readOnly}
                  onChange={(value) => onChange(setCount(draft, part.id, rowId, level, Number(value)))}
                />
              ))}
            </fieldset>
          ))}
        {levels.map((level) => (
          <TextAreaField
            key={level}
            label={t('matrix.requirement', { level: c(`levels.${level}`) })}
            placeholder={t('matrix.requirementHint')}
            cleanPaste={pastedText}
            maxLength={1000}
            autosize
            minRows={1}
            maxRows={6}
            readOnly={readOnly}
            value={row.requirements?.[level] ?? ''}
            onChange={(event) => {
              const { [level]: _, ...others } = row.requirements ?? {};
              const text = event.currentTarget.value;
              onChange(setRow(draft, rowId, { requirements: text === '' ? others : { ...others, [level]: text } }));
            }}
          />
        ))}
      </div>
    </Modal>
  );
}
