/** The editor of words made of letter tiles. */
import type { ReactNode } from 'react';
import { IconTrash } from '@tabler/icons-react';
import { IconButton, NumberedCard, TextField } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { AnswerTags } from '../../editing/AnswerTags.tsx';
import { CharacterCount, ItemExplanation } from '../../editing/Frame.tsx';
import { LetterToggles } from '../../editing/LetterToggles.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { ImageFields, MediaFields, MediaTools, imageFrom } from '../../editing/Media.tsx';
import { ProblemLine, useProblemMessages, type ProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { UploadButton } from '../../editing/upload.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { AddLine } from '../../editing/entries/EntryCard.tsx';
import { withoutEntry, withoutExplanation } from '../../editing/entries/changes.ts';
import frame from '../../editing/editing.module.css';
import { isLetterOrDigit, lettersOf } from '../../schema/letters.ts';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { emptyWord, maxLetters, maxWords, takeLetters } from './definition.ts';
import type { LettersContent, LettersKey, LetterWord } from './definition.ts';
import classes from './tiles-editor.module.css';

type Props = EditorProps<LettersContent, LettersKey>;

const isPlaced = (path: string): boolean => /^(words\.\d+(\.(clue|word|slots|tiles))?|audio|images)$/.test(path);

/** Tiles that the word does not need. */
function extrasOf(word: LetterWord, main: string): string[] {
  const letters = lettersOf(main).filter(isLetterOrDigit);
  const needed = word.slots.flatMap((given, at) => (given === '' && letters[at] !== undefined ? [letters[at]] : []));
  const left = [...word.tiles];
  for (const one of takeLetters(needed, word.tiles) ?? []) left.splice(left.indexOf(one), 1);
  return left;
}

/** Slots and tiles for a main word: letters given at `given`, an open slot and a tile for every other one. */
function builtFor(word: LetterWord, main: string, given: ReadonlySet<number>, extras: readonly string[]): LetterWord {
  const letters = lettersOf(main).filter(isLetterOrDigit);
  return {
    ...word,
    slots: letters.map((letter, at) => (given.has(at) ? letter : '')),
    tiles: [...letters.filter((_, at) => !given.has(at)), ...extras].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
  };
}

const givenIn = (word: LetterWord): Set<number> =>
  new Set(word.slots.flatMap((letter, at) => (letter === '' ? [] : [at])));

function toggled(given: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const next = new Set(given);
  if (!next.delete(at)) next.add(at);
  return next;
}

interface WordFieldsProps extends Pick<Props, 'content' | 'answerKey' | 'upload' | 'media'> {
  word: LetterWord;
  /** The path of the word in problems. */
  path: string;
  problem: ProblemMessages;
  /** Media and count of characters in the toolbar of an only word. */
  head: { actions?: ReactNode; count?: ReactNode };
  /** Stores the word, and its answers or the whole key where they changed too. */
  set(word: LetterWord, accepted?: readonly string[], key?: LettersKey): void;
}

/** One word: the clue, the answer with its given letters, tiles too many, and other answers. */
function WordFields({ content, answerKey, upload, media, word, path, problem, head, set }: WordFieldsProps) {
  const t = useMessages('qt-tiles');
  const accepted = answerKey.words[word.id] ?? [];
  const main = accepted[0] ?? '';
  const extras = extrasOf(word, main);
  const given = givenIn(word);
  const letters = lettersOf(main).filter(isLetterOrDigit);
  return (
    <div className={classes.fields}>
      <RichTextField
        label={t('editor.clue')}
        value={word.clue}
        error={problem.at(`${path}.clue`)}
        {...head}
        onChange={(clue) => set({ ...word, clue })}
      />
      {word.image === undefined ? (
        <div>
          <UploadButton
            upload={upload}
            kind="image"
            label={t('editor.addPicture')}
            onDone={(file) => set({ ...word, image: imageFrom(file) })}
          />
        </div>
      ) : (
        <ImageFields
          image={word.image}
          port={media}
          upload={upload}
          caption={false}
          onChange={(image) => set({ ...word, image })}
          onRemove={() => {
            const { image: _, ...rest } = word;
            set(rest);
          }}
        />
      )}
      <TextField
        label={t('editor.answer')}
        description={t('editor.answerHint', { max: maxLetters })}
        maxLength={60}
        spellCheck={false}
        autoComplete="off"
        value={main}
        error={problem.at(`${path}.word`)}
        onChange={(event) => {
          const next = event.currentTarget.value.normalize('NFC');
          const others = accepted.slice(1).filter((other) => other !== next);
          set(builtFor(word, next, given, extras), next === '' && others.length === 0 ? [] : [next, ...others]);
        }}
      />
      <LetterToggles
        letters={letters}
        given={(index) => given.has(index)}
        onToggle={(index) => set(builtFor(word, main, toggled(given, index), extras))}
      />
      <ProblemLine text={problem.at(`${path}.slots`)} />
      <TextField
        className={classes.short}
        label={t('editor.extraTiles')}
        placeholder={t('editor.extraTilesHint')}
        maxLength={maxLetters}
        spellCheck={false}
        autoComplete="off"
        value={extras.join('')}
        error={problem.at(`${path}.tiles`)}
        onChange={(event) =>
          set(builtFor(word, main, given, lettersOf(event.currentTarget.value).filter(isLetterOrDigit)))
        }
      />
      <div>
        <span className={frame.label}>{t('editor.others')}</span>
        <AnswerTags
          label={t('editor.others')}
          placeholder={t('editor.othersHint')}
          answers={accepted.slice(1)}
          onChange={(others) => set(word, [main, ...others])}
        />
      </div>
      {content.words.length > 1 && (
        <ItemExplanation
          answerKey={answerKey}
          item={word.id}
          label={t('editor.explanation')}
          onChange={(key) => set(word, accepted, key)}
        />
      )}
    </div>
  );
}

export function LettersEditor(props: Props) {
  const t = useMessages('qt-tiles');
  const { content, answerKey, onChange, problems, upload, media } = props;
  const problem = useProblemMessages('qt-tiles', problems);
  const { words } = content;
  const counted = [
    content.instructions,
    content.example,
    ...words.flatMap((word) => [word.clue, ...(answerKey.words[word.id] ?? [])]),
  ];

  function set(
    word: LetterWord,
    accepted: readonly string[] = answerKey.words[word.id] ?? [],
    key: LettersKey = answerKey,
  ): void {
    onChange({
      content: { ...content, words: words.map((old) => (old.id === word.id ? word : old)) },
      answerKey: { ...key, words: { ...key.words, [word.id]: [...accepted] } },
    });
  }
  function add(): void {
    const word = emptyWord(newLocalId(words.map(({ id }) => id)));
    onChange({
      content: { ...content, words: [...words, word] },
      answerKey: { ...answerKey, words: { ...answerKey.words, [word.id]: [] } },
    });
  }
  function drop(id: string): void {
    const key = withoutExplanation(answerKey, id);
    onChange({
      content: { ...content, words: words.filter((word) => word.id !== id) },
      answerKey: { ...key, words: withoutEntry(key.words, id) },
    });
  }
  const mediaTools = <MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />;
  const counter = <CharacterCount count={countCharacters(counted)} />;
  const fields = (word: LetterWord, at: number) => (
    <WordFields
      content={content}
      answerKey={answerKey}
      upload={upload}
      media={media}
      word={word}
      path={`words.${at}`}
      problem={problem}
      head={words.length === 1 ? { actions: mediaTools, count: counter } : {}}
      set={set}
    />
  );

  return (
    <EditorFrame {...props} namespace="qt-tiles" isPlaced={isPlaced}>
      {words.length > 1 && (
        <div className={classes.bar}>
          {mediaTools}
          {counter}
        </div>
      )}
      <MediaFields {...props} problemAt={problem.at} />
      {words.map((word, at) => {
        if (words.length === 1) return <div key={word.id}>{fields(word, at)}</div>;
        const label = t('editor.word', { number: at + 1 });
        return (
          <NumberedCard
            key={word.id}
            number={at + 1}
            label={label}
            aria-label={label}
            action={
              <IconButton
                size="sm"
                aria-label={t('editor.removeWord', { number: at + 1 })}
                icon={<IconTrash size={20} stroke={1.75} />}
                onClick={() => drop(word.id)}
              />
            }
          >
            {fields(word, at)}
          </NumberedCard>
        );
      })}
      {words.length < maxWords && <AddLine onAdd={add}>{t('editor.addWord')}</AddLine>}
    </EditorFrame>
  );
}
