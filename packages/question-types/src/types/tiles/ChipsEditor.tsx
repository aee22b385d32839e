/** The editor of a text whose gaps are filled with given words or sentences. */
import { useRef } from 'react';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, IconButton, MultiSelectField, NumberedCard } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import {
  CharacterCount,
  ExplanationField,
  InstructionFields,
  ItemExplanation,
  PassageFields,
} from '../../editing/Frame.tsx';
import { gapIdsOf } from '../../editing/gap-entries.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { ProblemLine, ProblemsNote, useProblemWords } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import frame from '../../editing/editing.module.css';
import { plainTextOf } from '../../markup/index.ts';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { maxChips, maxGaps } from './definition.ts';
import type { Chip, ChipsContent, ChipsKey } from './definition.ts';
import classes from './tiles-editor.module.css';

type Props = EditorProps<ChipsContent, ChipsKey>;

const isPlaced = (path: string): boolean =>
  /^(gaps\.\d+(\.chip)?|extra\.[a-z0-9]+|chips|text|passage\.text|audio|images)$/.test(path);

/** Data of a gap whose marker was deleted from the text: undoing the deletion restores it. */
interface Parked {
  fills: string[];
  chip: Chip | undefined;
  explanation: string | undefined;
}

export function ChipsEditor(props: Props) {
  const t = useMessages('qt-tiles');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemWords('qt-tiles', problems);
  const parked = useRef(new Map<string, Parked>());
  const { gaps, chips } = content;
  const { fills } = answerKey;
  const inText = gapIdsOf([content.text]);
  const mains = new Set(gaps.map((gap) => fills[gap.id]?.[0]));
  const extras = chips.filter((chip) => !mains.has(chip.id));
  const counted = [content.instructions, content.example, content.text, ...chips.map((chip) => chip.text)];
  const chipOf = (id: string | undefined): Chip | undefined => chips.find((chip) => chip.id === id);
  const newChip = (): Chip => ({
    id: newLocalId([...chips.map(({ id }) => id), ...[...parked.current.values()].map(({ chip }) => chip?.id ?? '')]),
    text: '',
  });

  function setChips(next: readonly Chip[], key: ChipsKey = answerKey): void {
    onChange({ content: { ...content, chips: [...next] }, answerKey: key });
  }
  const setChip = (id: string, text: string): void =>
    setChips(chips.map((chip) => (chip.id === id ? { ...chip, text } : chip)));

  /** Gaps follow the markers of the text, each with its chip: created with a marker and set aside without it. */
  function setText(text: string): void {
    const ids = gapIdsOf([text]).slice(0, maxGaps);
    const nextFills = { ...fills };
    const explanations = { ...answerKey.itemExplanations };
    let nextChips = [...chips];
    const first = gaps[0]?.id;
    // A question has at least one gap, so the last one is kept without a marker in the text.
    const kept = ids.length === 0 && first !== undefined ? [first] : ids;
    for (const { id } of gaps) {
      if (kept.includes(id)) continue;
      const main = nextFills[id]?.[0];
      parked.current.set(id, { fills: nextFills[id] ?? [], chip: chipOf(main), explanation: explanations[id] });
      nextChips = nextChips.filter((chip) => chip.id !== main);
      delete nextFills[id];
      delete explanations[id];
    }
    for (const id of kept) {
      if (nextFills[id] !== undefined) continue;
      const back = parked.current.get(id);
      const chip = back?.chip ?? newChip();
      if (!nextChips.some((one) => one.id === chip.id)) nextChips.push(chip);
      nextFills[id] = back?.chip === undefined ? [chip.id] : back.fills;
      if (back?.explanation !== undefined) explanations[id] = back.explanation;
    }
    const known = new Set(nextChips.map((chip) => chip.id));
    onChange({
      content: { ...content, text, gaps: kept.map((id) => ({ id })), chips: nextChips },
      answerKey: {
        ...answerKey,
        fills: Object.fromEntries(
          Object.entries(nextFills).map(([id, right]) => [id, right.filter((chip) => known.has(chip))]),
        ),
        ...(answerKey.itemExplanations === undefined && Object.keys(explanations).length === 0
          ? {}
          : { itemExplanations: explanations }),
      },
    });
  }

  const newGap = (): string =>
    gaps.find((gap) => !inText.includes(gap.id))?.id ??
    newLocalId([...gaps.map(({ id }) => id), ...parked.current.keys()]);

  function setMain(gap: string, text: string): void {
    const main = fills[gap]?.[0];
    if (main !== undefined && chipOf(main) !== undefined) return setChip(main, text);
    const chip = { ...newChip(), text };
    setChips([...chips, chip], { ...answerKey, fills: { ...fills, [gap]: [chip.id, ...(fills[gap] ?? []).slice(1)] } });
  }

  return (
    <div className={frame.editor}>
      <ProblemsNote namespace="qt-tiles" problems={problems} isPlaced={isPlaced} />
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
        onChange={setText}
        {...(inText.length < maxGaps ? { newGap } : {})}
      />
      <MediaFields {...props} problemAt={problem.at} />
      {gaps.map((gap, at) => {
        const label = t('editor.gap', { number: at + 1 });
        const right = fills[gap.id] ?? [];
        const others = chips.filter((chip) => chip.id !== right[0] && plainTextOf(chip.text).trim() !== '');
        return (
          <NumberedCard key={gap.id} id={`gap-${gap.id}`} number={at + 1} label={label} aria-label={label}>
            <div className={classes.fields}>
              <ProblemLine text={problem.at(`gaps.${at}`)} />
              <RichTextField
                single
                label={t('editor.chip')}
                value={chipOf(right[0])?.text ?? ''}
                error={problem.at(`gaps.${at}.chip`)}
                onChange={(text) => setMain(gap.id, text)}
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
                    answerKey: { ...answerKey, fills: { ...fills, [gap.id]: [...right.slice(0, 1), ...also] } },
                  })
                }
              />
              {gaps.length > 1 && (
                <ItemExplanation
                  answerKey={answerKey}
                  item={gap.id}
                  label={t('editor.gapExplanation')}
                  onChange={(key) => onChange({ content, answerKey: key })}
                />
              )}
            </div>
          </NumberedCard>
        );
      })}
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
                onChange={(text) => setChip(chip.id, text)}
              />
              <IconButton
                size="sm"
                aria-label={t('editor.removeExtra', { number: at + 1 })}
                icon={<IconTrash size={20} stroke={1.75} />}
                onClick={() =>
                  setChips(
                    chips.filter((one) => one.id !== chip.id),
                    {
                      ...answerKey,
                      fills: Object.fromEntries(
                        Object.entries(fills).map(([id, right]) => [id, right.filter((one) => one !== chip.id)]),
                      ),
                    },
                  )
                }
              />
            </div>
          </div>
        ))}
        <ProblemLine text={problem.at('chips')} />
        {chips.length < maxChips && (
          <div>
            <Button
              size="sm"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setChips([...chips, newChip()])}
            >
              {t('editor.addExtra')}
            </Button>
          </div>
        )}
      </section>
      <ExplanationField {...props} />
      <InstructionFields {...props} />
    </div>
  );
}
