import { IconArrowBarToLeft, IconArrowBarToRight, IconTrash } from '@tabler/icons-react';
import { Button, IconButton } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { ProblemLine } from '../../editing/problems.tsx';
import { RightBubble } from '../../editing/RightBubble.tsx';
import frame from '../../editing/editing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { split, withParts } from './cutting.ts';
import type { MarkedTextContent, MarkedTextKey } from './definition.ts';
import { letterOf } from './parts.tsx';
import classes from './marked-text.module.css';
import { partCommands, type CutText, type wordCommands } from './commands.tsx';

/** MR3: joining the pressed word with the next one, and splitting it. */
export function WordTools({ text, commands }: { text: CutText; commands: ReturnType<typeof wordCommands> }) {
  const t = useMessages('qt-marked-text');
  const { lines, words, correct, everyWord, setPressed, keep, fresh } = text;
  const { current, next, join, textOf } = commands;
  if (!current) return null;
  return (
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
                : withParts(cut, (word, index) => (index > current[0] && index <= current[1] ? undefined : word.part)),
              correct,
            );
            setPressed(current[0]);
          }}
        >
          {t('editor.split', { word: textOf(current) })}
        </Button>
      )}
    </div>
  );
}

/** MC8: a row for each underlined part: which one has the error, its extent, removing it. */
export function ErrorParts({
  content,
  answerKey,
  onChange,
  text,
  problem,
}: Pick<EditorProps<MarkedTextContent, MarkedTextKey>, 'content' | 'answerKey' | 'onChange'> & {
  text: CutText;
  problem: string | undefined;
}) {
  const t = useMessages('qt-marked-text');
  const { item } = content;
  const { correct } = text;
  const { widen, canWiden, unmark } = partCommands(text);
  return (
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
                onPress={() => onChange({ content, answerKey: { ...answerKey, correct: { [item.id]: [part.id] } } })}
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
      <ProblemLine text={problem} />
    </section>
  );
}
