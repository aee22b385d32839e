/** FB4: the word to write, and which of its letters are given. */
import { TextField } from '@vumon/ui';
import { AnswerTags } from '../../../editing/AnswerTags.tsx';
import { LetterToggles } from '../../../editing/LetterToggles.tsx';
import { ProblemLine, type ProblemMessages } from '../../../editing/problems.tsx';
import { boxesFor, isLetterOrDigit, lettersOf } from '../../../schema/letters.ts';
import { useMessages } from '../../../messages.tsx';
import { emptyGapKey, maxBoxes } from '../definition.ts';
import type { Gap, TextGapsKey } from '../definition.ts';
import classes from './gaps-editor.module.css';

export interface BoxFieldsProps {
  gap: Gap;
  answerKey: TextGapsKey;
  problem: ProblemMessages;
  onChange(gap: Gap, answerKey: TextGapsKey): void;
}

export function BoxFields({ gap, answerKey, problem, onChange }: BoxFieldsProps) {
  const t = useMessages('qt-text-gaps');
  const gapKey = answerKey.gaps[gap.id] ?? emptyGapKey('FB4');
  const boxes = gap.boxes ?? [];
  const [main = '', ...others] = gapKey.accepted;
  const letters = lettersOf(main.trim());
  const isGiven = (at: number): boolean => (boxes[at] ?? '') !== '' && isLetterOrDigit(letters[at] ?? '');

  function set(next: string, given: (at: number) => boolean, also: readonly string[]): void {
    const accepted = next.trim() === '' && also.length === 0 ? [] : [next, ...also];
    onChange(
      { ...gap, boxes: boxesFor(next.trim(), given) },
      { ...answerKey, gaps: { ...answerKey.gaps, [gap.id]: { ...gapKey, accepted } } },
    );
  }

  return (
    <div className={classes.gapFields}>
      <TextField
        label={t('editor.boxWord')}
        description={t('editor.boxWordHint')}
        maxLength={maxBoxes}
        spellCheck={false}
        autoComplete="off"
        value={main}
        error={problem.under('gaps.0.accepted')}
        onChange={(event) => set(event.currentTarget.value.normalize('NFC'), isGiven, others)}
      />
      <LetterToggles
        letters={letters}
        given={(at) => (boxes[at] ?? '') !== ''}
        onToggle={(toggled) => set(main, (at) => isGiven(at) !== (at === toggled), others)}
      />
      <ProblemLine text={problem.at('gaps.0.boxes')} />
      <div>
        <span className={classes.label}>{t('editor.boxOthers')}</span>
        <AnswerTags
          label={t('editor.boxOthers')}
          answers={others}
          placeholder={t('editor.acceptedHint')}
          onChange={(also) => set(main, isGiven, also)}
        />
      </div>
    </div>
  );
}
