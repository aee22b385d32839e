/** A short list of plain lines in a task, such as the points to write about. */
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { IconButton, TextField } from '@vumon/ui';
import frame from '../editing.module.css';

export interface TextLinesProps {
  label: string;
  lines: readonly string[];
  max: number;
  /** The names of a line's field and of the button that removes it, by the line's number. */
  lineLabel(number: number): string;
  removeLabel(number: number): string;
  addLabel: string;
  errorAt(index: number): string | undefined;
  onChange(lines: string[]): void;
}

export function TextLines({ label, lines, max, lineLabel, removeLabel, addLabel, errorAt, onChange }: TextLinesProps) {
  return (
    <div className={frame.textLines} role="group" aria-label={label}>
      <span className={frame.label}>{label}</span>
      {lines.map((line, at) => (
        <div key={at} className={frame.textLine}>
          <TextField
            aria-label={lineLabel(at + 1)}
            maxLength={300}
            value={line}
            error={errorAt(at)}
            onChange={(event) => onChange(lines.with(at, event.currentTarget.value))}
          />
          <IconButton
            aria-label={removeLabel(at + 1)}
            icon={<IconTrash size={18} stroke={1.75} />}
            onClick={() => onChange(lines.toSpliced(at, 1))}
          />
        </div>
      ))}
      {lines.length < max && (
        <button type="button" className={frame.addLine} onClick={() => onChange([...lines, ''])}>
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
          {addLabel}
        </button>
      )}
    </div>
  );
}
