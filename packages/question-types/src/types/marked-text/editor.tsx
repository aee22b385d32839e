/** The editor of marked texts: the text in a field, and below it a board on which words are marked. */
import { useState } from 'react';
import type { ComponentType } from 'react';
import { IconArrowBarToLeft, IconArrowBarToRight, IconTrash } from '@tabler/icons-react';
import { Button, IconButton, Switch } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, ExplanationField, InstructionFields } from '../../editing/Frame.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { ProblemLine, ProblemsNote, useProblemWords } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { RightBubble } from '../../editing/RightBubble.tsx';
import frame from '../../editing/editing.module.css';
import { ownEntry } from '../../schema/records.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { Board } from './Board.tsx';
import { flatText, joined, linesOf, retyped, split, stored, withParts, wordsOf, type CutLine } from './cutting.ts';
import type { MarkedTextCode, MarkedTextContent, MarkedTextKey } from './definition.ts';
import { letterOf } from './parts.tsx';
import classes from './marked-text.module.css';

type Props = EditorProps<MarkedTextContent, MarkedTextKey>;

const maxParts = 800;
const isPlaced = (path: string): boolean => /^(text|parts(\.\d+)?|correct)$/.test(path);

function Editor({ code, ...props }: Props & { code: MarkedTextCode }) {
  const t = useMessages('qt-marked-text');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemWords('qt-marked-text', problems);
  const { item, everyWord } = content;
  const correct = ownEntry(answerKey.correct, item.id) ?? [];
  const lines = linesOf(content.text, content.parts);
  const words = wordsOf(lines);
  const flat = flatText(content.text, content.parts);
  /** The field's last value: it has spaces that the stored form does not have. */
  const [typed, setTyped] = useState(flat);
  const value = flatText(typed, []) === flat ? typed : flat;
  /** MR3: the last pressed word, which can be joined with the next one. */
  const [pressed, setPressed] = useState<number | null>(null);

  function keep(next: readonly CutLine[], right: readonly string[], rest: Partial<MarkedTextContent> = {}): void {
    const cut = stored(next);
    const there = new Set(cut.parts.map((part) => part.id));
    onChange({
      content: { ...content, ...rest, ...cut },
      answerKey: {
        ...answerKey,
        correct: { [item.id]: cut.parts.map((part) => part.id).filter((id) => right.includes(id) && there.has(id)) },
      },
    });
  }
  function fresh(count: number): string[] {
    const taken = content.parts.map((part) => part.id);
    for (let made = 0; made < count; made++) taken.push(newLocalId(taken));
    return taken.slice(content.parts.length);
  }
  /** Every word that is no part yet becomes one. */
  function everyPart(next: readonly CutLine[]): CutLine[] {
    const all = wordsOf(next);
    const room = maxParts - all.filter((word) => word.part !== undefined).length;
    const ids = fresh(Math.min(room, all.filter((word) => word.part === undefined).length));
    return withParts(next, (word) => word.part ?? ids.shift());
  }
  function setText(markup: string): void {
    setTyped(markup);
    setPressed(null);
    const next = retyped(lines, markup);
    keep(everyWord ? everyPart(next) : next, correct);
  }

  /** Words of one line become a part of their own; parts that contained them are dissolved. */
  function underline(from: number, to: number): void {
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    const range = words.slice(first, last + 1).filter((word) => word.line === words[first]?.line);
    const covered = new Set(range.map((word) => word.part).filter((part) => part !== undefined));
    const [id] = covered.size === 1 ? [...covered] : fresh(1);
    const isOne = range.length === 1 && range[0]?.part !== undefined;
    const inRange = new Set(range);
    keep(
      withParts(lines, (_, index) =>
        inRange.has(words[index]!)
          ? isOne
            ? undefined
            : id
          : words[index]?.part !== undefined && covered.has(words[index].part)
            ? undefined
            : words[index]?.part,
      ),
      correct,
    );
  }
  function widen(part: string, by: -1 | 1): void {
    const places = words.flatMap((word, index) => (word.part === part ? [index] : []));
    const edge = by === -1 ? places[0] : places.at(-1);
    const neighbour = edge === undefined ? undefined : words[edge + by];
    if (
      edge === undefined ||
      neighbour === undefined ||
      neighbour.part !== undefined ||
      neighbour.line !== words[edge]?.line
    )
      return;
    keep(
      withParts(lines, (word, index) => (index === edge + by ? part : word.part)),
      correct,
    );
  }
  const unmark = (part: string): void =>
    keep(
      withParts(lines, (word) => (word.part === part ? undefined : word.part)),
      correct,
    );
  const canWiden = (part: string, by: -1 | 1): boolean => {
    const places = words.flatMap((word, index) => (word.part === part ? [index] : []));
    const edge = by === -1 ? places[0] : places.at(-1);
    if (edge === undefined) return false;
    const neighbour = words[edge + by];
    return neighbour !== undefined && neighbour.part === undefined && neighbour.line === words[edge]?.line;
  };

  /** MR3: each press goes one step on: distractor, right word, neither. */
  function step(index: number): void {
    const part = words[index]?.part;
    if (part === undefined) {
      const [id] = fresh(1);
      keep(
        withParts(lines, (word, at) => (at === index ? id : word.part)),
        correct,
      );
    } else if (!correct.includes(part)) keep(lines, [...correct, part]);
    else if (everyWord)
      keep(
        lines,
        correct.filter((id) => id !== part),
      );
    else
      keep(
        withParts(lines, (word) => (word.part === part ? undefined : word.part)),
        correct,
      );
  }

  const wordsOfPart = (part: string): number[] => words.flatMap((word, index) => (word.part === part ? [index] : []));
  /** The whole word of a syllable, for words of several syllables. */
  const wholeWord = (index: number): readonly [number, number] => {
    const part = words[index]?.part;
    const places = part === undefined ? [] : wordsOfPart(part);
    return [places[0] ?? index, places.at(-1) ?? index];
  };
  const textOf = ([from, to]: readonly [number, number]): string =>
    words
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join(' ');
  function join(from: number, to: number): void {
    keep(joined(lines, wholeWord(Math.min(from, to))[0], wholeWord(Math.max(from, to))[1], fresh), correct);
    setPressed(Math.min(from, to));
  }
  const current = pressed !== null && words[pressed] ? wholeWord(pressed) : null;
  const next = current && words[current[1] + 1]?.line === words[current[0]]?.line ? wholeWord(current[1] + 1) : null;

  const partIndex = new Map(content.parts.map((part, index) => [part.id, index]));
  const error = code === 'MC8';
  return (
    <div className={frame.editor}>
      <ProblemsNote namespace="qt-marked-text" problems={problems} isPlaced={isPlaced} />
      <RichTextField
        label={error ? t('editor.sentence') : t('editor.text')}
        value={value}
        minHeight={error ? 84 : 140}
        actions={<MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />}
        count={
          <CharacterCount
            count={countCharacters([content.instructions, content.example, flat, answerKey.correction])}
          />
        }
        error={problem.at('text')}
        onChange={setText}
      />
      <MediaFields {...props} problemAt={problem.at} />
      {!error && (
        <Switch
          label={t('editor.everyWord')}
          description={t('editor.everyWordHint')}
          checked={everyWord}
          // Switched off, the right words stay and the others can be made distractors one by one.
          onChange={(on) =>
            keep(
              on
                ? everyPart(lines)
                : withParts(lines, (word) =>
                    word.part !== undefined && correct.includes(word.part) ? word.part : undefined,
                  ),
              correct,
              { everyWord: on },
            )
          }
        />
      )}
      <section className={classes.group} aria-label={error ? t('editor.markParts') : t('editor.markWords')}>
        <span className={frame.label}>{error ? t('editor.markParts') : t('editor.markWords')}</span>
        <span className={frame.hint}>
          {error ? t('editor.markPartsHint') : everyWord ? t('editor.markEveryHint') : t('editor.markSomeHint')}
        </span>
        <Board
          lines={lines}
          isRight={(part) => !error && correct.includes(part)}
          letterOf={(part) => (error ? letterOf(partIndex.get(part) ?? 0) : undefined)}
          nameOf={(word, index) => {
            if (error)
              return word.part === undefined
                ? t('editor.plain', { word: word.text })
                : t('editor.underlined', { word: word.text, letter: letterOf(partIndex.get(word.part) ?? 0) });
            return t(
              word.part === undefined
                ? 'editor.stateNone'
                : correct.includes(word.part)
                  ? 'editor.stateRight'
                  : 'editor.statePart',
              { word: textOf(wholeWord(index)) },
            );
          }}
          empty={t('editor.typeFirst')}
          onMark={(from, to) => {
            if (error) return underline(from, to);
            if (from !== to) return join(from, to);
            step(to);
            setPressed(to);
          }}
        />
        {!error && current && (
          <div className={classes.partTools}>
            {next && (
              <Button size="sm" variant="outline" onClick={() => join(current[0], next[1])}>
                {t('editor.join', { word: textOf(current), next: textOf(next) })}
              </Button>
            )}
            {current[1] > current[0] && (
              <Button
                size="sm"
                variant="outline"
                onClick={() => {
                  const cut = split(lines, words[current[0]]!.part!, fresh);
                  keep(
                    everyWord
                      ? cut
                      : withParts(cut, (word, index) =>
                          index > current[0] && index <= current[1] ? undefined : word.part,
                        ),
                    correct,
                  );
                  setPressed(current[0]);
                }}
              >
                {t('editor.split', { word: textOf(current) })}
              </Button>
            )}
          </div>
        )}
        {!error && content.parts.length > 0 && (
          <span className={frame.hint} role="status">
            {t('editor.countRight', { right: correct.length, all: content.parts.length })}
          </span>
        )}
        <ProblemLine text={problem.under('parts')} />
        {!error && <ProblemLine text={problem.at('correct')} />}
      </section>
      {error && content.parts.length > 0 && (
        <section className={classes.group} aria-label={t('editor.parts')}>
          <span className={frame.label}>{t('editor.parts')}</span>
          <ul className={classes.partRows} role="radiogroup" aria-label={t('editor.parts')}>
            {content.parts.map((part, index) => {
              const letter = letterOf(index);
              const right = correct.includes(part.id);
              return (
                <li key={part.id} className={classes.partRow} role="presentation">
                  <RightBubble
                    letter={letter}
                    right={right}
                    label={t('editor.markError', { letter })}
                    onPress={() =>
                      onChange({ content, answerKey: { ...answerKey, correct: { [item.id]: [part.id] } } })
                    }
                  />
                  <span className={classes.partWords}>
                    <RichText inline text={part.text} />
                  </span>
                  <span className={classes.partTools}>
                    <IconButton
                      size="sm"
                      disabled={!canWiden(part.id, -1)}
                      aria-label={t('editor.widenLeft', { letter })}
                      title={t('editor.widenLeft', { letter })}
                      icon={<IconArrowBarToLeft size={20} stroke={1.75} />}
                      onClick={() => widen(part.id, -1)}
                    />
                    <IconButton
                      size="sm"
                      disabled={!canWiden(part.id, 1)}
                      aria-label={t('editor.widenRight', { letter })}
                      title={t('editor.widenRight', { letter })}
                      icon={<IconArrowBarToRight size={20} stroke={1.75} />}
                      onClick={() => widen(part.id, 1)}
                    />
                    <IconButton
                      size="sm"
                      aria-label={t('editor.unmark', { letter })}
                      title={t('editor.unmark', { letter })}
                      icon={<IconTrash size={20} stroke={1.75} />}
                      onClick={() => unmark(part.id)}
                    />
                  </span>
                </li>
              );
            })}
          </ul>
          <ProblemLine text={problem.at('correct')} />
        </section>
      )}
      {error && (
        <RichTextField
          single
          label={t('editor.correction')}
          hint={t('editor.correctionHint')}
          value={answerKey.correction ?? ''}
          onChange={(text) => {
            const { correction: _, ...rest } = answerKey;
            onChange({ content, answerKey: text === '' ? rest : { ...rest, correction: text } });
          }}
        />
      )}
      <ExplanationField answerKey={answerKey} onChange={(key) => onChange({ content, answerKey: key })} />
      <InstructionFields {...props} />
    </div>
  );
}

/** The editor of one code. */
export const editor =
  (code: MarkedTextCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
