/** The editor of the gap family. */
import { useRef } from 'react';
import type { ComponentType } from 'react';
import { NumberField, NumberedCard } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, PassageFields } from '../../editing/Frame.tsx';
import { followGaps, gapIdsOf, nextGapId, type RemovedGaps } from '../../editing/entries/gap-entries.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { ProblemLine, useProblemMessages, type ProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { TableSection } from './fields/TableSection.tsx';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { groupOf, groupsAmong, joined, parted } from './typed-answers/any-order.ts';
import { BoxFields } from './fields/BoxFields.tsx';
import { isAsked } from './codes.ts';
import { emptyGap, emptyGapKey, markedTexts, textGapsFacts } from './definition.ts';
import type { Gap, GapKey, TextGapsCode, TextGapsContent, TextGapsKey } from './definition.ts';
import { GapFields } from './fields/GapFields.tsx';
import { NumericFields } from './fields/NumericFields.tsx';
import { PictureField, withPicture } from '../../zones/PictureField.tsx';
import { PictureFields } from './fields/PictureFields.tsx';
import { WordBoxFields } from './fields/WordBoxFields.tsx';
import classes from './fields/gaps-editor.module.css';

type Props = EditorProps<TextGapsContent, TextGapsKey>;

const maxGaps = 60;
const isPlaced = (path: string): boolean =>
  /^(gaps(\.\d+(\.(cue|example|tolerance|boxes|accepted(\.\d+)?))?)?|wordBox(\.\d+)?|text|picture|passage\.text|audio|images)$/.test(
    path,
  );

function withAnyOrder(key: TextGapsKey, groups: string[][]): TextGapsKey {
  const { anyOrder: _, ...rest } = key;
  return groups.length === 0 ? rest : { ...rest, anyOrder: groups };
}

interface GapCardsProps extends Pick<Props, 'content' | 'answerKey' | 'onChange'> {
  code: TextGapsCode;
  problem: ProblemMessages;
}

/** The fields of each gap: in a card of its own, except where the question has one gap only. */
function GapCards({ code, content, answerKey, onChange, problem }: GapCardsProps) {
  const t = useMessages('qt-text-gaps');
  const one = textGapsFacts[code].gaps === 'one';
  const { gaps, numeric } = content;

  /** Letter boxes contain one word each, and a worked example has no answer: neither is interchangeable. */
  function beforeOf(index: number) {
    const [gap, before] = [gaps[index], gaps[index - 1]];
    if (gap === undefined || before === undefined || (gap.example ?? before.example) !== undefined) return undefined;
    const order = gaps.map(({ id }) => id);
    return {
      number: index,
      joined: groupOf(answerKey, gap.id)?.includes(before.id) === true,
      onJoin: (on: boolean) =>
        onChange({
          content,
          answerKey: withAnyOrder(
            answerKey,
            on ? joined(answerKey, gap.id, before.id) : parted(answerKey, gap.id, order),
          ),
        }),
    };
  }
  function setGap(next: Gap, key: TextGapsKey): void {
    const changed = gaps.map((old) => (old.id === next.id ? next : old));
    const asked = changed.filter(({ example }) => example === undefined).map(({ id }) => id);
    onChange({ content: { ...content, gaps: changed }, answerKey: withAnyOrder(key, groupsAmong(key, asked)) });
  }

  return gaps.map((gap, index) => {
    const fields =
      gap.boxes !== undefined ? (
        <BoxFields gap={gap} answerKey={answerKey} problem={problem} onChange={setGap} />
      ) : (
        <GapFields
          code={code}
          gap={gap}
          answerKey={answerKey}
          path={`gaps.${index}`}
          problem={problem}
          several={!one}
          numeric={numeric}
          before={beforeOf(index)}
          onChange={setGap}
        />
      );
    if (one)
      return (
        <div key={gap.id} id={`gap-${gap.id}`} tabIndex={-1}>
          {fields}
        </div>
      );
    const label = t('editor.gap', { number: index + 1 });
    return (
      <NumberedCard key={gap.id} id={`gap-${gap.id}`} number={index + 1} label={label} aria-label={label}>
        {fields}
      </NumberedCard>
    );
  });
}

/** The maximal number of words in an answer. */
function WordLimitField({ content, onChange }: { content: TextGapsContent; onChange(content: TextGapsContent): void }) {
  const t = useMessages('qt-text-gaps');
  return (
    <NumberField
      className={classes.shortField}
      label={t('editor.wordLimit')}
      placeholder={t('editor.noWordLimit')}
      min={1}
      max={20}
      allowDecimal={false}
      value={content.wordLimit ?? ''}
      onChange={(value) => {
        const { wordLimit: _, ...rest } = content;
        const limit = Math.trunc(Number(value));
        onChange(value === '' || !(limit >= 1) ? rest : { ...rest, wordLimit: Math.min(20, limit) });
      }}
    />
  );
}

function Editor({ code, ...props }: Props & { code: TextGapsCode }) {
  const t = useMessages('qt-text-gaps');
  const { content, answerKey, onChange, problems, upload, media } = props;
  const problem = useProblemMessages('qt-text-gaps', problems);
  const removed = useRef<RemovedGaps<Gap, GapKey>>(new Map());
  const one = textGapsFacts[code].gaps === 'one';
  const { gaps, numeric } = content;
  const inText = gapIdsOf(markedTexts(content));
  const counted = [
    content.instructions,
    content.example,
    ...markedTexts(content),
    ...(content.wordBox ?? []).map((word) => word.text),
    ...gaps.flatMap((gap) => [gap.cue, gap.example, ...(answerKey.gaps[gap.id]?.accepted ?? [])]),
  ];
  const mayAdd = code !== 'FB6' && (one ? !isAsked(code) && inText.length === 0 : inText.length < maxGaps);
  const focusGap = (id: string): void => document.getElementById(`gap-${id}`)?.focus();

  const newGap = (): string => nextGapId(gaps, inText, removed.current);

  /** Gaps follow the markers of text and table: same order, created with a marker and set aside without it. */
  function setTexts(next: TextGapsContent): void {
    if (isAsked(code) || code === 'FB6') return onChange({ content: next, answerKey });
    const ids = gapIdsOf(markedTexts(next)).slice(0, one ? 1 : maxGaps);
    const { entries, keys, explained } = followGaps<Gap, GapKey>({
      ids,
      entries: gaps,
      keys: answerKey.gaps,
      explanations: answerKey.itemExplanations,
      removed: removed.current,
      newEntry: (id) => emptyGap(code, id),
      newKey: (gap) => (gap.example === undefined ? emptyGapKey(code) : undefined),
    });
    onChange({
      content: { ...next, gaps: entries },
      answerKey: { ...withAnyOrder(answerKey, groupsAmong(answerKey, ids)), gaps: keys, ...explained },
    });
  }

  return (
    <EditorFrame {...props} namespace="qt-text-gaps" isPlaced={isPlaced}>
      {code === 'FB6' && (
        <PictureField
          picture={content.picture}
          port={props.media}
          upload={props.upload}
          error={problem.at('picture')}
          onChange={(image) => onChange({ content: withPicture(content, image), answerKey })}
        />
      )}
      {content.passage !== undefined && <PassageFields {...props} needed={false} error={problem.at('passage.text')} />}
      <RichTextField
        label={isAsked(code) || code === 'FB6' ? t('editor.question') : t('editor.text')}
        hint={isAsked(code) || code === 'FB6' ? undefined : t('editor.textHint')}
        value={content.text}
        minHeight={code === 'FB2' ? 200 : 96}
        blanks={isAsked(code)}
        actions={<MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />}
        count={<CharacterCount count={countCharacters(counted)} />}
        error={problem.at('text')}
        onGapPress={focusGap}
        onChange={(text) => setTexts({ ...content, text })}
        {...(mayAdd ? { newGap } : {})}
      />
      {code === 'FB5' && <TableSection content={content} newGap={newGap} onGapPress={focusGap} onChange={setTexts} />}
      <MediaFields {...props} problemAt={problem.at} />
      {code === 'FB6' && <PictureFields {...props} max={maxGaps} />}
      {numeric !== undefined && gaps[0] !== undefined && (
        <NumericFields
          format={numeric}
          answerKey={answerKey}
          gap={gaps[0].id}
          problem={problem}
          onChange={(format, key) => onChange({ content: { ...content, numeric: format }, answerKey: key })}
        />
      )}
      {content.wordBox !== undefined && (
        <WordBoxFields
          words={content.wordBox}
          problem={problem}
          upload={upload}
          media={media}
          onChange={(wordBox) => onChange({ content: { ...content, wordBox }, answerKey })}
        />
      )}
      <ProblemLine text={problem.at('gaps')} />
      <GapCards code={code} content={content} answerKey={answerKey} onChange={onChange} problem={problem} />
      {!isAsked(code) && (
        <WordLimitField content={content} onChange={(next) => onChange({ content: next, answerKey })} />
      )}
    </EditorFrame>
  );
}

/** The editor of one code. */
export const editor =
  (code: TextGapsCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
