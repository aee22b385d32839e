/** The list of an item's options in the editor: the key's group, the order, and the button that adds an option. */
import type { ReactNode } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { OrderList } from '../../editing/entries/OrderList.tsx';
import { ProblemLine } from '../../editing/problems.tsx';
import { useMessages } from '../../messages.tsx';
import type { ChoiceOption } from './definition.ts';
import { letterOf } from './options.tsx';
import classes from './choice-editor.module.css';

export const maxOptions = 8;

export interface OptionListProps {
  options: readonly ChoiceOption[];
  /** Several options may be right. */
  many?: boolean;
  hint?: string;
  problem(rest: string): string | undefined;
  onReorder(options: ChoiceOption[]): void;
  onAdd(): void;
  /** One row. */
  children(option: ChoiceOption, index: number): ReactNode;
}

export function OptionList({ options, many = false, hint, problem, onReorder, onAdd, children }: OptionListProps) {
  const t = useMessages('qt-choice');
  return (
    <>
      <div className={classes.optionsHead}>
        <span className={classes.label}>{t('editor.options')}</span>
        <span className={classes.hint}>{many ? t('editor.markMany') : t('editor.markOne')}</span>
      </div>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      <div role={many ? 'group' : 'radiogroup'} aria-label={t('editor.key')}>
        <OrderList
          rows={options}
          nameOf={(_, index) => t('editor.option', { letter: letterOf(index) })}
          onReorder={onReorder}
        >
          {(option, index) => <div className={classes.option}>{children(option, index)}</div>}
        </OrderList>
      </div>
      <ProblemLine text={problem('options')} />
      <ProblemLine text={problem('correct')} />
      {options.length < maxOptions && (
        <button type="button" className={classes.add} onClick={onAdd}>
          <IconPlus size={20} stroke={1.75} aria-hidden="true" />
          {t('editor.addOption')}
        </button>
      )}
    </>
  );
}
