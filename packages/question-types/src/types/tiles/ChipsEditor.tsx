/** The editor of a text whose gaps are filled with given words or sentences. */
import { useRef } from 'react';
import { IconTrash } from '@tabler/icons-react';
import { IconButton, MultiSelectField, NumberedCard } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, ItemExplanation, PassageFields } from '../../editing/Frame.tsx';
import { gapIdsOf } from '../../editing/entries/gap-entries.tsx';
import { newChip, removeChip, setChipsText, setChipText, setMainChip, type RemovedChipGaps } from './chip-changes.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { ProblemLine, useProblemMessages, type ProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { AddLine } from '../../editing/entries/EntryCard.tsx';
import frame from '../../editing/editing.module.css';
import { plainTextOf } from '../../markup/index.ts';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { maxChips, maxGaps } from './definition.ts';
import type { ChipsContent, ChipsKey } from './definition.ts';
import classes from './tiles-editor.module.css';

type Props = EditorProps<ChipsContent, ChipsKey>;

const isPlaced = (path: string): boolean =>
  /^(gaps\.\d+(\.chip)?|extra\.[a-z0-9]+|chips|text|passage\.text|audio|images)$/.test(path);

interface ChipsProps extends Pick<Props, 'content' | 'answerKey' | 'onChange'> {
  problem: ProblemMessages;
}

/** A gap: its main chip, others that fit too, and its explanation. */
function GapCard({
  content,
  answerKey,
  onChange,
  problem,
  gap,
  index,
  onMain,
}: ChipsProps & { gap: string; index: number; onMain(text: string): void }) {
  const t = useMessages('qt-tiles');
  const { chips, gaps } = content;
  const { fills } = answerKey;
  const label = t('editor.gap', { number: index + 1 });
  const right = fills[gap] ?? [];
  const others = chips.filter((chip) => chip.id !== right[0] && plainTextOf(chip.text).trim() !== '');
  return (
    <NumberedCard id={`gap-${gap}`} number={index + 1} label={label} aria-label={label}>
      <div className={classes.fields}>
        <ProblemLine text={problem.at(`gaps.${index}`)} />
        <RichTextField
          single
          label={t('editor.chip')}
          value={chips.find((chip) => chip.id === right[0])?.text ?? ''}
          error={problem.at(`gaps.${index}.chip`)}
          onChange={onMain}
        />
        <MultiSelectField
          label={t('editor.alsoRight')}
          placeholder={others.length === 0 ? t('editor.alsoRightNone') : ''}
          disabled={others.length === 0 || right.length === 0}
          data={others.map((chip) => ({ value: chip.id, label: plainTextOf(chip.text) }))}
          value={right.slice(1)}
          onChange={(also) =>
            onChange({
              content,
              answerKey: { ...answerKey, fills: { ...fills, [gap]: [...right.slice(0, 1), ...also] } },
            })
          }
        />
        {gaps.length > 1 && (
          <ItemExplanation
            answerKey={answerKey}
            item={gap}
            label={t('editor.gapExplanation')}
            onChange={(key) => onChange({ content, answerKey: key })}
          />
        )}
      </div>
    </NumberedCard>
  );
}

/** Chips that are the main one of no gap. */
function ExtraChips({ content, answerKey, onChange, problem, onAdd }: ChipsProps & { onAdd(): void }) {
  const t = useMessages('qt-tiles');
  const { chips, gaps } = content;
  const question = { content, answerKey };
  const mains = new Set(gaps.map((gap) => answerKey.fills[gap.id]?.[0]));
  const extras = chips.filter((chip) => !mains.has(chip.id));
  return (
    <section className={classes.fields} aria-label={t('editor.extra')}>
      <span className={frame.label}>{t('editor.extra')}</span>
      {extras.map((chip, at) => (
        <div key={chip.id}>
          <div className={classes.extra}>
            <RichTextField
              single
              hideLabel
              label={t('editor.extraNumber', { number: at + 1 })}
              value={chip.text}
              error={problem.at(`extra.${chip.id}`)}
              onChange={(text) => onChange(setChipText(question, chip.id, text))}
            />
            <IconButton
              size="sm"
              aria-label={t('editor.removeExtra', { number: at + 1 })}
              icon={<IconTrash size={20} stroke={1.75} />}
              onClick={() => onChange(removeChip(question, chip.id))}
            />
          </div>
        </div>
      ))}
      <ProblemLine text={problem.at('chips')} />
      {chips.length < maxChips && <AddLine onAdd={onAdd}>{t('editor.addExtra')}</AddLine>}
    </section>
  );
}

export function ChipsEditor(props: Props) {
  const t = useMessages('qt-tiles');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemMessages('qt-tiles', problems);
  const removed = useRef<RemovedChipGaps>(new Map());
  const { gaps, chips } = content;
  const question = { content, answerKey };
  const inText = gapIdsOf([content.text]);
  const counted = [content.instructions, content.example, content.text, ...chips.map((chip) => chip.text)];
  const newGap = (): string =>
    gaps.find((gap) => !inText.includes(gap.id))?.id ??
    newLocalId([...gaps.map(({ id }) => id), ...removed.current.keys()]);
  const fields: ChipsProps = { content, answerKey, onChange, problem };

  return (
    <EditorFrame {...props} namespace="qt-tiles" isPlaced={isPlaced}>
      {content.passage !== undefined && <PassageFields {...props} needed={false} error={problem.at('passage.text')} />}
      <RichTextField
        label={t('editor.text')}
        hint={t('editor.textHint')}
        value={content.text}
        minHeight={160}
        actions={<MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />}
        count={<CharacterCount count={countCharacters(counted)} />}
        error={problem.at('text')}
        onGapPress={(id) => document.getElementById(`gap-${id}`)?.focus()}
        onChange={(text) => onChange(setChipsText(question, text, removed.current))}
        {...(inText.length < maxGaps ? { newGap } : {})}
      />
      <MediaFields {...props} problemAt={problem.at} />
      {gaps.map((gap, index) => (
        <GapCard
          key={gap.id}
          {...fields}
          gap={gap.id}
          index={index}
          onMain={(text) => onChange(setMainChip(question, gap.id, text, removed.current))}
        />
      ))}
      <ExtraChips
        {...fields}
        onAdd={() =>
          onChange({ content: { ...content, chips: [...chips, newChip(chips, removed.current)] }, answerKey })
        }
      />
    </EditorFrame>
  );
}
