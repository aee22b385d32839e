/** The editor of marked texts: the text in a field, and below it a board on which words are marked. */
import type { ComponentType } from 'react';
import { Switch } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount } from '../../editing/Frame.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { ProblemLine, useProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import frame from '../../editing/editing.module.css';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { Board } from './Board.tsx';
import { withParts } from './cutting.ts';
import { partCommands, useCutText, wordCommands } from './commands.tsx';
import { ErrorParts, WordTools } from './PartFields.tsx';
import type { MarkedTextCode, MarkedTextContent, MarkedTextKey } from './definition.ts';
import { letterOf } from './parts.tsx';
import classes from './marked-text.module.css';

type Props = EditorProps<MarkedTextContent, MarkedTextKey>;

const isPlaced = (path: string): boolean => /^(text|parts(\.\d+)?|correct)$/.test(path);

function Editor({ code, ...props }: Props & { code: MarkedTextCode }) {
  const t = useMessages('qt-marked-text');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemMessages('qt-marked-text', problems);
  const text = useCutText(props);
  const { lines, correct, flat, value, everyWord, setPressed, keep, everyPart, setText } = text;
  const { underline } = partCommands(text);
  const commands = wordCommands(text);

  const partIndex = new Map(content.parts.map((part, index) => [part.id, index]));
  const error = code === 'MC8';
  return (
    <EditorFrame {...props} namespace="qt-marked-text" isPlaced={isPlaced}>
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
              { word: commands.textOf(commands.wholeWord(index)) },
            );
          }}
          empty={t('editor.typeFirst')}
          onMark={(from, to) => {
            if (error) return underline(from, to);
            if (from !== to) return commands.join(from, to);
            commands.step(to);
            setPressed(to);
          }}
        />
        {!error && <WordTools text={text} commands={commands} />}
        {!error && content.parts.length > 0 && (
          <span className={frame.hint} role="status">
            {t('editor.countRight', { right: correct.length, all: content.parts.length })}
          </span>
        )}
        <ProblemLine text={problem.under('parts')} />
        {!error && <ProblemLine text={problem.at('correct')} />}
      </section>
      {error && content.parts.length > 0 && (
        <ErrorParts
          content={content}
          answerKey={answerKey}
          onChange={onChange}
          text={text}
          problem={problem.at('correct')}
        />
      )}
      {error && (
        <RichTextField
          single
          label={t('editor.correction')}
          hint={t('editor.correctionHint')}
          value={answerKey.correction ?? ''}
          onChange={(correction) => {
            const { correction: _, ...rest } = answerKey;
            onChange({ content, answerKey: correction === '' ? rest : { ...rest, correction } });
          }}
        />
      )}
    </EditorFrame>
  );
}

/** The editor of one code. */
export const editor =
  (code: MarkedTextCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
