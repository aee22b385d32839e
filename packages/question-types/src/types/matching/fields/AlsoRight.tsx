/** Further right cards of an entry: collapsed, because most entries have only one. */
import { useState } from 'react';
import { IconPlus } from '@tabler/icons-react';
import frame from '../../../editing/editing.module.css';
import { plainTextOf } from '../../../markup/index.ts';
import { ownEntry } from '../../../schema/records.ts';
import { useMessages } from '../../../messages.tsx';
import type { MatchingCode } from '../definition.ts';
import { targetLabel } from '../labels.ts';
import { setCorrect, type Matching } from './pairing.ts';
import classes from './matching-editor.module.css';

export function AlsoRight({
  code,
  matching,
  item,
  onChange,
}: {
  code: MatchingCode;
  matching: Matching;
  item: string;
  onChange(next: Matching): void;
}) {
  const t = useMessages('qt-matching');
  const correct = ownEntry(matching.answerKey.correct, item) ?? [];
  const [first] = correct;
  const [open, setOpen] = useState(correct.length > 1);
  const others = matching.content.targets
    .map((target, at) => ({ ...target, label: targetLabel(code, at) }))
    .filter(({ id }) => id !== first);
  if (first === undefined || others.length === 0) return null;
  if (!open) {
    return (
      <button type="button" className={frame.addLine} onClick={() => setOpen(true)}>
        <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        {t('editor.alsoRight')}
      </button>
    );
  }
  return (
    <div className={classes.also} role="group" aria-label={t('editor.alsoRight')}>
      <span className={frame.hint}>{t('editor.alsoRight')}</span>
      {others.map(({ id, label, text, image }) => {
        const on = correct.includes(id);
        const name = plainTextOf(text) || (image?.alt ?? '');
        return (
          <button
            key={id}
            type="button"
            role="checkbox"
            aria-checked={on}
            className={classes.letter}
            data-right={on || undefined}
            title={name}
            aria-label={`${label}. ${name}`}
            onClick={() =>
              onChange(setCorrect(matching, item, on ? correct.filter((other) => other !== id) : [...correct, id]))
            }
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
