/** Input and comparison of the number of an FB8 answer. */
import { Checkbox, Segmented, TextField } from '@vumon/ui';
import type { ProblemMessages } from '../../../editing/problems.tsx';
import frame from '../../../editing/editing.module.css';
import { useMessages } from '../../../messages.tsx';
import { emptyGapKey } from '../definition.ts';
import type { NumericFormat, TextGapsKey } from '../definition.ts';
import classes from './gaps-editor.module.css';

export interface NumericFieldsProps {
  format: NumericFormat;
  answerKey: TextGapsKey;
  gap: string;
  problem: ProblemMessages;
  onChange(format: NumericFormat, answerKey: TextGapsKey): void;
}

/** Cells or free field, decimal mark, unit, fractions, tolerance. */
export function NumericFields({ format, answerKey, gap, problem, onChange }: NumericFieldsProps) {
  const t = useMessages('qt-text-gaps');
  const gapKey = answerKey.gaps[gap] ?? emptyGapKey('FB8');
  const set = (part: Partial<NumericFormat>): void => onChange({ ...format, ...part }, answerKey);
  return (
    <div className={classes.numericFields}>
      <div className={frame.setting}>
        <span className={frame.label}>{t('editor.field')}</span>
        <Segmented
          aria-label={t('editor.field')}
          options={[
            { value: 'cells', label: t('editor.cells') },
            { value: 'free', label: t('editor.free') },
          ]}
          value={format.mask ? 'cells' : 'free'}
          onChange={(value) => set({ mask: value === 'cells' })}
        />
      </div>
      <div className={frame.setting}>
        <span className={frame.label}>{t('editor.decimalMark')}</span>
        <Segmented
          aria-label={t('editor.decimalMark')}
          options={[
            { value: ',', label: t('editor.comma') },
            { value: '.', label: t('editor.point') },
          ]}
          value={format.decimalMark}
          onChange={(decimalMark) => set({ decimalMark })}
        />
      </div>
      <TextField
        className={classes.shortField}
        label={t('editor.unit')}
        placeholder={t('editor.unitHint')}
        maxLength={30}
        value={format.unit ?? ''}
        onChange={(event) => {
          const { unit: _, ...rest } = format;
          onChange(event.currentTarget.value === '' ? rest : { ...rest, unit: event.currentTarget.value }, answerKey);
        }}
      />
      <TextField
        className={classes.shortField}
        label={t('editor.tolerance')}
        placeholder={t('editor.toleranceHint')}
        inputMode="decimal"
        maxLength={30}
        value={gapKey.tolerance ?? ''}
        error={problem.at('gaps.0.tolerance')}
        onChange={(event) => {
          const { tolerance: _, ...rest } = gapKey;
          onChange(format, {
            ...answerKey,
            gaps: {
              ...answerKey.gaps,
              [gap]: event.currentTarget.value === '' ? rest : { ...rest, tolerance: event.currentTarget.value },
            },
          });
        }}
      />
      <div className={classes.checks}>
        <Checkbox
          label={t('editor.thousands', { mark: format.decimalMark === ',' ? '.' : ',' })}
          description={t('editor.thousandsHint')}
          checked={format.thousands}
          onChange={(thousands) => set({ thousands })}
        />
        <Checkbox
          label={t('editor.allowFraction')}
          checked={format.allowFraction}
          onChange={(allowFraction) => set({ allowFraction })}
        />
      </div>
    </div>
  );
}
