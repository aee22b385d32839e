/** One item of a choice question while the author writes it. */
import type { ReactNode } from 'react';
import { levels } from '@vumon/domain';
import { NumberField, SelectField } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { ItemExplanation } from '../../editing/Frame.tsx';
import { ImageFields, ImageTool } from '../../editing/Media.tsx';
import { ProblemLine } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { useMessages } from '../../messages.tsx';
import type { ChoiceCode, ChoiceContent, ChoiceItem, ChoiceKey } from './definition.ts';
import { isSpoken } from './codes.ts';
import { OptionFields } from './OptionFields.tsx';
import { SpokenFields } from './SpokenFields.tsx';
import { isTrueFalse } from './options.tsx';
import { useFixedLabels } from './statements.tsx';
import classes from './choice-editor.module.css';

export interface ItemFieldsProps extends Pick<EditorProps<ChoiceContent, ChoiceKey>, 'answerKey' | 'upload' | 'media'> {
  code: ChoiceCode;
  item: ChoiceItem;
  onChange(item: ChoiceItem, answerKey: ChoiceKey): void;
  /** The problem at the rest of the item's path. */
  problem(rest: string): string | undefined;
  stemLabel: string;
  /** In the stem's toolbar: media of the whole question. */
  tools?: ReactNode;
  count?: ReactNode;
  /** Below the stem: media of the whole question. */
  children?: ReactNode;
  /** Items of one question among several have explanations and pictures of their own. */
  several: boolean;
}

/** Which of the fixed options is right. */
function VerdictFields({
  code,
  item,
  correct,
  onPick,
}: {
  code: ChoiceCode;
  item: ChoiceItem;
  correct: readonly string[];
  onPick(id: string): void;
}) {
  const t = useMessages('qt-choice');
  const words = useFixedLabels();
  return (
    <div className={classes.verdicts} role="radiogroup" aria-label={t('editor.key')}>
      {item.options.map(({ id }) => (
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={correct.includes(id)}
          className={classes.verdict}
          data-right={correct.includes(id) || undefined}
          onClick={() => onPick(id)}
        >
          {code !== 'TF4' ? words(id) : id === 't' ? t('ticks.t') : t('ticks.f')}
        </button>
      ))}
    </div>
  );
}

/** The level of one statement of a cluster, which the matrix counts. */
function StatementLevelField({ item, onChange }: { item: ChoiceItem; onChange(item: ChoiceItem): void }) {
  const t = useMessages('qt-choice');
  return (
    <SelectField
      className={classes.short}
      label={t('editor.statementLevel')}
      data={[
        { value: '', label: t('editor.levelOfQuestion') },
        ...levels.map((level) => ({ value: level, label: t(`editor.levels.${level}`) })),
      ]}
      value={item.level ?? ''}
      onChange={(value) => {
        const { level: _, ...rest } = item;
        const level = levels.find((one) => one === value);
        onChange({ ...rest, ...(level && { level }) });
      }}
    />
  );
}

/** Stem, options or verdict, and the item's own explanation. */
export function ItemFields({
  code,
  item,
  answerKey,
  onChange,
  upload,
  media,
  problem,
  stemLabel,
  tools,
  count,
  children,
  several,
}: ItemFieldsProps) {
  const t = useMessages('qt-choice');
  const correct = answerKey.correct[item.id] ?? [];
  const withStem = code !== 'MC7' && code !== 'MC10' && !isSpoken(code);
  const set = (next: ChoiceItem, picked: readonly string[] = correct): void =>
    onChange(next, { ...answerKey, correct: { ...answerKey.correct, [item.id]: [...picked] } });
  return (
    <div className={classes.item}>
      {withStem && (
        <RichTextField
          label={stemLabel}
          value={item.stem}
          blanks
          quiet={several}
          actions={
            several && item.image === undefined ? (
              <ImageTool label={t('editor.itemPicture')} upload={upload} onDone={(image) => set({ ...item, image })} />
            ) : (
              tools
            )
          }
          count={count}
          error={problem('stem')}
          {...(several ? {} : { minHeight: 84 })}
          onChange={(stem) => set({ ...item, stem })}
        />
      )}
      {code === 'MC7' && (
        <div className={classes.mediaBar}>
          {tools}
          {count}
        </div>
      )}
      <ProblemLine text={problem('')} />
      {isSpoken(code) && (
        <div className={classes.optionBody}>
          <span className={classes.label}>{code === 'MC5' ? t('editor.photo') : t('editor.sounds')}</span>
          <span className={classes.hint}>{code === 'MC5' ? t('editor.photoHint') : t('editor.soundsHint')}</span>
          <div className={classes.mediaBar}>
            {tools}
            {count}
          </div>
        </div>
      )}
      {children}
      {item.image !== undefined && (
        <ImageFields
          image={item.image}
          port={media}
          upload={upload}
          onChange={(image) => set({ ...item, image })}
          onRemove={() => {
            const { image: _, ...rest } = item;
            set(rest);
          }}
        />
      )}
      <ProblemLine text={problem('image')} />
      {code === 'MR1' && (
        <NumberField
          className={classes.short}
          label={t('editor.choose')}
          min={2}
          max={Math.max(2, item.options.length - 1)}
          allowDecimal={false}
          value={item.choose ?? 2}
          error={problem('choose')}
          onChange={(value) => set({ ...item, choose: Math.max(1, Math.min(20, Math.trunc(Number(value)) || 1)) })}
        />
      )}
      {isTrueFalse(code) ? (
        <>
          <VerdictFields code={code} item={item} correct={correct} onPick={(id) => set(item, [id])} />
          <ProblemLine text={problem('correct')} />
          {code === 'TF5' && <StatementLevelField item={item} onChange={set} />}
        </>
      ) : isSpoken(code) ? (
        <SpokenFields
          item={item}
          answerKey={answerKey}
          onChange={onChange}
          upload={upload}
          media={media}
          problem={problem}
        />
      ) : (
        <OptionFields
          code={code}
          item={item}
          correct={correct}
          upload={upload}
          media={media}
          problem={problem}
          onChange={set}
        />
      )}
      {several && (
        <ItemExplanation
          answerKey={answerKey}
          item={item.id}
          label={t('editor.itemExplanation')}
          onChange={(next) => onChange(item, next)}
        />
      )}
    </div>
  );
}
