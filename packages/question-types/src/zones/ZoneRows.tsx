import type { RefObject } from 'react';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { IconButton, TextField } from '@vumon/ui';
import { ProblemLine } from '../editing/problems.tsx';
import { useMessages } from '../messages.tsx';
import classes from './zone-editor.module.css';
import type { ZoneEditorProps } from './ZoneEditor.tsx';
import type { Drawn } from './useFigures.tsx';

interface ZoneRowsProps extends Pick<ZoneEditorProps, 'figures' | 'title' | 'onChange' | 'fields' | 'problemAt'> {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly points: boolean;
  readonly named: boolean;
  readonly selected: string | null;
  nameOf(figure: Drawn, index: number): string;
  onSelect(id: string): void;
  onRemove(id: string): void;
}

/** A row for each figure: its name, further fields, and removing it. */
export function ZoneRows({
  figures,
  title,
  list,
  points,
  named,
  selected,
  nameOf,
  fields,
  problemAt,
  onChange,
  onSelect,
  onRemove,
}: ZoneRowsProps) {
  const t = useMessages('qt-editing');
  return (
    <ol className={classes.list} ref={list} aria-label={title}>
      {figures.length === 0 && (
        <li className={classes.empty}>
          <IconPlus size={16} stroke={1.75} aria-hidden="true" />{' '}
          {t(points ? 'editor.zones.noPoints' : 'editor.zones.none')}
        </li>
      )}
      {figures.map((figure, index) => (
        <li
          key={figure.id}
          data-row={figure.id}
          className={classes.row}
          data-on={figure.id === selected || undefined}
          onFocusCapture={() => onSelect(figure.id)}
        >
          <span className={classes.rowNumber} aria-hidden="true">
            {index + 1}
          </span>
          <div className={classes.rowBody}>
            {named && (
              <TextField
                aria-label={t('editor.zones.nameOf', { number: index + 1 })}
                placeholder={t('editor.zones.nameHint')}
                maxLength={120}
                value={figure.name}
                error={problemAt?.(index)}
                onChange={(event) =>
                  onChange(
                    figures.map((other) =>
                      other.id === figure.id ? { ...figure, name: event.currentTarget.value } : other,
                    ),
                  )
                }
              />
            )}
            {!named && <ProblemLine text={problemAt?.(index)} />}
            {fields?.(figure.id, index)}
          </div>
          <IconButton
            size="sm"
            aria-label={t('editor.zones.remove', { name: nameOf(figure, index) })}
            icon={<IconTrash size={20} stroke={1.75} />}
            onClick={() => onRemove(figure.id)}
          />
        </li>
      ))}
    </ol>
  );
}
