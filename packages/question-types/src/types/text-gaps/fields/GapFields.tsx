/** One gap while the author edits it: accepted answers and how strictly they are compared. */
import { Checkbox, TextField } from '@vumon/ui';
import { AcceptedForms } from '../../../editing/AcceptedForms.tsx';
import { AnswerTags } from '../../../editing/AnswerTags.tsx';
import { ItemExplanation } from '../../../editing/Frame.tsx';
import { ProblemLine } from '../../../editing/problems.tsx';
import type { ProblemMessages } from '../../../editing/problems.tsx';
import { useMessages } from '../../../messages.tsx';
import { emptyGapKey } from '../definition.ts';
import type { Gap, GapKey, NumericFormat, TextGapsCode, TextGapsKey } from '../definition.ts';
import { matchesText } from '../typed-answers/matching.ts';
import { matchesNumber } from '../typed-answers/numeric.ts';
import { otherNumbers, otherWritings } from '../typed-answers/other-writings.ts';
import classes from './gaps-editor.module.css';

export interface GapFieldsProps {
  code: TextGapsCode;
  gap: Gap;
  answerKey: TextGapsKey;
  /** `gaps.0` */
  path: string;
  problem: ProblemMessages;
  onChange(gap: Gap, answerKey: TextGapsKey): void;
  /** Several gaps have explanations of their own. */
  several: boolean;
  numeric?: NumericFormat | undefined;
  /** The gap before this one, where answers are interchangeable. */
  before?: { readonly number: number; readonly joined: boolean; onJoin(on: boolean): void } | undefined;
}

function GapForms({ gapKey, numeric }: { gapKey: GapKey; numeric: NumericFormat | undefined }) {
  const [first] = gapKey.accepted;
  if (first === undefined) return null;
  if (numeric === undefined)
    return (
      <AcceptedForms
        forms={otherWritings(first, gapKey)}
        accepts={(answer) => matchesText(answer, gapKey.accepted, gapKey)}
      />
    );
  const { writings, span } = otherNumbers(first, numeric, gapKey.tolerance);
  return (
    <AcceptedForms
      forms={writings}
      span={span}
      accepts={(answer) => matchesNumber(answer, gapKey.accepted, numeric, gapKey.tolerance)}
    />
  );
}

/** A worked example needs only its text; any other gap needs at least one answer. */
export function GapFields({ code, gap, answerKey, path, problem, onChange, several, numeric, before }: GapFieldsProps) {
  const t = useMessages('qt-text-gaps');
  const gapKey: GapKey = answerKey.gaps[gap.id] ?? emptyGapKey(code);
  const setKey = (next: GapKey): void => onChange(gap, { ...answerKey, gaps: { ...answerKey.gaps, [gap.id]: next } });
  const isExample = gap.example !== undefined;

  function setExample(on: boolean): void {
    const { example: _, ...rest } = gap;
    const { [gap.id]: __, ...others } = answerKey.gaps;
    if (on) onChange({ ...rest, example: gapKey.accepted[0] ?? '' }, { ...answerKey, gaps: others });
    else
      onChange(rest, {
        ...answerKey,
        gaps: {
          ...others,
          [gap.id]:
            gap.example === undefined || gap.example === ''
              ? emptyGapKey(code)
              : { ...emptyGapKey(code), accepted: [gap.example] },
        },
      });
  }

  return (
    <div className={classes.gapFields}>
      <ProblemLine text={problem.at(path)} />
      {code === 'FB7' && (
        <TextField
          className={classes.cueField}
          label={t('editor.cue')}
          placeholder={t('editor.cueHint')}
          maxLength={100}
          value={gap.cue ?? ''}
          error={problem.at(`${path}.cue`)}
          onChange={(event) => onChange({ ...gap, cue: event.currentTarget.value }, answerKey)}
        />
      )}
      {isExample ? (
        <TextField
          label={t('editor.exampleAnswer')}
          maxLength={500}
          value={gap.example}
          error={problem.at(`${path}.example`)}
          onChange={(event) => onChange({ ...gap, example: event.currentTarget.value }, answerKey)}
        />
      ) : (
        <div>
          <span className={classes.label}>{t('editor.accepted')}</span>
          <AnswerTags
            label={t('editor.accepted')}
            answers={gapKey.accepted}
            placeholder={t('editor.acceptedHint')}
            error={problem.under(`${path}.accepted`)}
            onChange={(accepted) => setKey({ ...gapKey, accepted })}
          />
          <GapForms gapKey={gapKey} numeric={numeric} />
        </div>
      )}
      <div className={classes.checks}>
        {!isExample && code !== 'FB8' && (
          <>
            <Checkbox
              label={t('editor.caseSensitive')}
              checked={gapKey.caseSensitive}
              onChange={(caseSensitive) => setKey({ ...gapKey, caseSensitive })}
            />
            <Checkbox
              label={t('editor.contractions')}
              checked={gapKey.contractions}
              onChange={(contractions) => setKey({ ...gapKey, contractions })}
            />
            <Checkbox
              label={t('editor.punctuation')}
              checked={gapKey.punctuation === true}
              onChange={(on) => {
                const { punctuation: _, ...rest } = gapKey;
                setKey(on ? { ...rest, punctuation: true } : rest);
              }}
            />
          </>
        )}
        {!isExample && before !== undefined && (
          <Checkbox
            label={t('editor.anyOrder', { number: before.number })}
            checked={before.joined}
            onChange={before.onJoin}
          />
        )}
        {several && <Checkbox label={t('editor.isExample')} checked={isExample} onChange={setExample} />}
      </div>
      {several && !isExample && (
        <ItemExplanation
          answerKey={answerKey}
          item={gap.id}
          label={t('editor.gapExplanation')}
          onChange={(next) => onChange(gap, next)}
        />
      )}
    </div>
  );
}
