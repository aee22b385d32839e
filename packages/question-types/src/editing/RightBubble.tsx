/** The round letter of an option in an editor: pressing it marks the option as right. */
import { IconCheck } from '@tabler/icons-react';
import classes from './right-bubble.module.css';

export interface RightBubbleProps {
  letter: string;
  right: boolean;
  /** The accessible name: the option and the effect of pressing. */
  label: string;
  /** Several options may be right. */
  many?: boolean;
  onPress(): void;
}

export function RightBubble({ letter, right, label, many = false, onPress }: RightBubbleProps) {
  return (
    <button
      type="button"
      className={classes.bubble}
      role={many ? 'checkbox' : 'radio'}
      aria-checked={right}
      data-right={right || undefined}
      aria-label={label}
      onClick={onPress}
    >
      {right ? <IconCheck size={18} stroke={2.5} aria-hidden="true" /> : letter}
    </button>
  );
}

/** The same letter for options that are neither right nor wrong. */
export function LetterBubble({ letter }: { letter: string }) {
  return (
    <span className={classes.bubble} aria-hidden="true">
      {letter}
    </span>
  );
}
