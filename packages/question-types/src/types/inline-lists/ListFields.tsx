/** A list of choices while the author edits it, with its key where the list belongs to one gap. */
import { useState } from 'react';
import { IconLock, IconLockOpen, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, IconButton } from '@vumon/ui';
import { newLocalId } from '../../editing/ids.tsx';
import { OrderList } from '../../editing/entries/OrderList.tsx';
import { ProblemLine } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { LetterBubble, RightBubble } from '../../editing/RightBubble.tsx';
import { useMessages } from '../../messages.tsx';
import type { ListOption } from './definition.ts';
import { letterOf } from './lists.tsx';
import classes from './inline-lists.module.css';

export interface ListFieldsProps {
  options: readonly ListOption[];
  max: number;
  onChange(options: ListOption[]): void;
  /** The right one; a shared list has its key at the gaps. */
  right?: string | undefined;
  onRight?(id: string): void;
  errorAt(rest: string): string | undefined;
}

export function ListFields({ options, max, onChange, right, onRight, errorAt }: ListFieldsProps) {
  const t = useMessages('qt-inline-lists');
  const [fresh, setFresh] = useState<string | null>(null);
  function add(): void {
    const id = newLocalId(options.map((option) => option.id));
    setFresh(id);
    onChange([...options, { id, text: '' }]);
  }
  return (
    <>
      <div
        role={onRight === undefined ? undefined : 'radiogroup'}
        aria-label={onRight === undefined ? undefined : t('editor.key')}
      >
        <OrderList
          rows={options}
          nameOf={(_, index) => t('editor.option', { letter: letterOf(index) })}
          onReorder={onChange}
        >
          {(option, index) => {
            const letter = letterOf(index);
            const chosen = right === option.id;
            return (
              <div className={classes.optionRow}>
                {onRight === undefined ? (
                  <LetterBubble letter={letter} />
                ) : (
                  <RightBubble
                    letter={letter}
                    right={chosen}
                    label={t('editor.markRight', { letter })}
                    onPress={() => onRight(option.id)}
                  />
                )}
                <RichTextField
                  single
                  hideLabel
                  label={t('editor.option', { letter })}
                  placeholder={t('editor.option', { letter })}
                  value={option.text}
                  autoFocus={fresh === option.id}
                  error={errorAt(String(index))}
                  onChange={(text) => onChange(options.map((old) => (old.id === option.id ? { ...old, text } : old)))}
                  {...(index === options.length - 1 && options.length < max ? { onEnter: add } : {})}
                />
                <span className={classes.tools}>
                  <IconButton
                    size="sm"
                    pressed={option.lock === true}
                    aria-label={t('editor.lock', { letter })}
                    title={t('editor.lockHint')}
                    icon={
                      option.lock === true ? (
                        <IconLock size={20} stroke={1.75} />
                      ) : (
                        <IconLockOpen size={20} stroke={1.75} />
                      )
                    }
                    onClick={() => {
                      const { lock, ...rest } = option;
                      onChange(
                        options.map((old) =>
                          old.id === option.id ? (lock === true ? rest : { ...rest, lock: true }) : old,
                        ),
                      );
                    }}
                  />
                  <IconButton
                    size="sm"
                    aria-label={t('editor.removeOption', { letter })}
                    icon={<IconTrash size={20} stroke={1.75} />}
                    disabled={options.length <= 2}
                    onClick={() => onChange(options.filter((old) => old.id !== option.id))}
                  />
                </span>
              </div>
            );
          }}
        </OrderList>
      </div>
      <ProblemLine text={errorAt('')} />
      {options.length < max && (
        <div>
          <Button size="sm" icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={add}>
            {t('editor.addOption')}
          </Button>
        </div>
      )}
    </>
  );
}
