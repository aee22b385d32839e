/** One parameter of a template: its name and its possible values. */
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { IconButton, TextAreaField, TextField } from '@vumon/ui';
import type { Parameter } from './template.ts';
import classes from './variants.module.css';

const lines = (text: string): string[] => text.split('\n');
const cells = (line: string): string[] => line.split(/\t|;/).map((cell) => cell.trim());

interface ParameterRowProps {
  parameter: Parameter;
  number: number;
  onChange(parameter: Parameter): void;
  onRemove(): void;
  /** The message of a field of the parameter. */
  errorOf(field: string): string | undefined;
}

export function ParameterRow({ parameter, number, onChange, onRemove, errorOf }: ParameterRowProps) {
  const { t } = useTranslation('question-bank');
  const { kind, name } = parameter;
  return (
    <div className={classes.row} role="group" aria-label={t('variants.parameter', { number })}>
      <TextField
        className={classes.name!}
        label={t('variants.name')}
        value={name}
        maxLength={16}
        error={errorOf('name')}
        onChange={(event) => onChange({ ...parameter, name: event.currentTarget.value.trim() })}
      />
      <Fields parameter={parameter} onChange={onChange} errorOf={errorOf} />
      <IconButton
        className={classes.remove!}
        icon={<IconTrash size={20} stroke={1.75} aria-hidden />}
        aria-label={t('variants.remove', { name: name || t(`variants.kinds.${kind}`) })}
        withTooltip
        onClick={onRemove}
      />
    </div>
  );
}

function Fields({ parameter, onChange, errorOf }: Pick<ParameterRowProps, 'parameter' | 'onChange' | 'errorOf'>) {
  const { t } = useTranslation('question-bank');
  if (parameter.kind === 'range')
    return (
      <div className={classes.range}>
        {(['from', 'to', 'step'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`variants.${field}`)}
            value={parameter[field]}
            error={errorOf(field)}
            onChange={(event) => onChange({ ...parameter, [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    );
  if (parameter.kind === 'list')
    return (
      <TextAreaField
        className={classes.wide!}
        label={t('variants.values')}
        description={t('variants.valuesHint')}
        autosize
        minRows={2}
        maxRows={8}
        value={parameter.values.join('\n')}
        error={errorOf('values')}
        onChange={(event) => onChange({ ...parameter, values: lines(event.currentTarget.value) })}
      />
    );
  if (parameter.kind === 'value')
    return (
      <TextField
        className={classes.wide!}
        label={t('variants.expression')}
        placeholder="(a + b) / 2"
        value={parameter.expression}
        error={errorOf('expression')}
        onChange={(event) => onChange({ ...parameter, expression: event.currentTarget.value })}
      />
    );
  return (
    <div className={classes.rows}>
      <TextField
        label={t('variants.columns')}
        description={t('variants.columnsHint', { name: parameter.name || 'v' })}
        value={parameter.columns.join('; ')}
        error={errorOf('columns')}
        onChange={(event) => onChange({ ...parameter, columns: cells(event.currentTarget.value) })}
      />
      <TextAreaField
        label={t('variants.rows')}
        description={t('variants.rowsHint')}
        autosize
        minRows={2}
        maxRows={10}
        value={parameter.rows.map((row) => row.join('; ')).join('\n')}
        error={errorOf('rows')}
        onChange={(event) => onChange({ ...parameter, rows: lines(event.currentTarget.value).map(cells) })}
      />
    </div>
  );
}
