/** The editor of pieces in their right order; learners see them shuffled. */
import { useState } from 'react';
import type { ComponentType } from 'react';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, IconButton, Segmented, TextField } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, PassageFields } from '../../editing/Frame.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { OrderList } from '../../editing/entries/OrderList.tsx';
import { ProblemLine, useProblemMessages, type ProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { AddLine } from '../../editing/entries/EntryCard.tsx';
import frame from '../../editing/editing.module.css';
import { plainTextOf } from '../../markup/index.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { maxOrders, maxPieces } from './definition.ts';
import type { OrderingContent, OrderingKey, Piece } from './definition.ts';
import { makeStarts, piecesIn } from './order.ts';
import classes from './ordering.module.css';

type Props = EditorProps<OrderingContent, OrderingKey>;

const isPlaced = (path: string): boolean => /^(pieces(\.\d+)?|orders(\.\d+)?|passage\.text|audio|images)$/.test(path);
const units = ['words', 'sentences', 'turns'] as const;

/** Splits a sentence into words, or at slashes. Punctuation stays with the word before it. */
const splitSentence = (text: string): string[] =>
  text
    .split(text.includes('/') ? /\s*\/\s*/ : /\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, maxPieces);

/** A sentence to split into the pieces. */
function SplitSentence({
  sentence,
  onSentence,
  onSplit,
}: {
  sentence: string;
  onSentence(sentence: string): void;
  onSplit(texts: readonly string[]): void;
}) {
  const t = useMessages('qt-ordering');
  const texts = splitSentence(sentence);
  return (
    <form
      className={classes.split}
      onSubmit={(event) => {
        event.preventDefault();
        if (texts.length < 2) return;
        onSplit(texts);
        onSentence('');
      }}
    >
      <TextField
        label={t('editor.split')}
        description={t('editor.splitHint')}
        maxLength={1000}
        value={sentence}
        onChange={(event) => onSentence(event.currentTarget.value)}
      />
      <Button type="submit" disabled={texts.length < 2}>
        {t('editor.splitButton')}
      </Button>
    </form>
  );
}

/** Replaces pieces and right orders. */
type SetPieces = (pieces: readonly Piece[], orders: readonly (readonly string[])[]) => void;

interface PiecesProps {
  content: OrderingContent;
  /** The order in which the pieces are edited. */
  main: readonly string[];
  /** Further right orders. */
  others: readonly (readonly string[])[];
  problem: ProblemMessages;
  set: SetPieces;
}

/** The name of a piece for the controls of its row. */
function usePieceName(): (piece: Piece, at: number) => string {
  const t = useMessages('qt-ordering');
  return (piece, at) => plainTextOf(piece.text) || t('editor.piece', { number: at + 1 });
}

/** The pieces in their right order. */
function PieceFields({ content, main, others, problem, set }: PiecesProps) {
  const t = useMessages('qt-ordering');
  const nameOf = usePieceName();
  const { pieces } = content;
  const orders = [main, ...others];
  function add(): void {
    const id = newLocalId(pieces.map((piece) => piece.id));
    set(
      [...pieces, { id, text: '' }],
      orders.map((order) => [...order, id]),
    );
  }
  const remove = (id: string): void =>
    set(
      pieces.filter((piece) => piece.id !== id),
      orders.map((order) => order.filter((one) => one !== id)),
    );
  return (
    <section className={classes.fields} aria-label={t('editor.pieces')}>
      <span>
        <span className={frame.label}>{t('editor.pieces')}</span>{' '}
        <span className={frame.hint}>{t('editor.piecesHint')}</span>
      </span>
      <OrderList
        rows={piecesIn(content, main)}
        nameOf={nameOf}
        onReorder={(next) => set(pieces, [next.map((piece) => piece.id), ...others])}
      >
        {(piece, at) => (
          <div className={classes.row}>
            <RichTextField
              single
              hideLabel
              label={t('editor.piece', { number: at + 1 })}
              value={piece.text}
              error={problem.at(`pieces.${at}`)}
              onChange={(text) =>
                set(
                  pieces.map((old) => (old.id === piece.id ? { ...old, text } : old)),
                  orders,
                )
              }
            />
            <IconButton
              size="sm"
              disabled={pieces.length <= 2}
              aria-label={t('editor.removePiece', { number: at + 1 })}
              icon={<IconTrash size={20} stroke={1.75} />}
              onClick={() => remove(piece.id)}
            />
          </div>
        )}
      </OrderList>
      <ProblemLine text={problem.at('pieces')} />
      <ProblemLine text={problem.at('orders')} />
      {pieces.length < maxPieces && <AddLine onAdd={add}>{t('editor.addPiece')}</AddLine>}
    </section>
  );
}

/** Further orders of the same pieces that are right too. */
function OtherOrders({ content, main, others, problem, set }: PiecesProps) {
  const t = useMessages('qt-ordering');
  const nameOf = usePieceName();
  const { pieces } = content;
  return (
    <>
      {others.map((order, index) => (
        <div key={index} className={classes.other}>
          <div className={classes.otherHead}>
            <span className={frame.label}>{t('editor.alsoOrder')}</span>
            <IconButton
              size="sm"
              aria-label={t('editor.removeOrder')}
              icon={<IconTrash size={20} stroke={1.75} />}
              onClick={() => set(pieces, [main, ...others.filter((_, at) => at !== index)])}
            />
          </div>
          <OrderList
            rows={piecesIn(content, order)}
            nameOf={nameOf}
            onReorder={(next) =>
              set(pieces, [main, ...others.map((old, at) => (at === index ? next.map((piece) => piece.id) : old))])
            }
          >
            {(piece) => (
              <div className={classes.otherText}>
                <RichText inline text={piece.text} />
              </div>
            )}
          </OrderList>
          <ProblemLine text={problem.at(`orders.${index + 1}`)} />
        </div>
      ))}
      {others.length + 1 < maxOrders && (
        <div>
          <Button
            size="sm"
            variant="link"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => set(pieces, [main, ...others, [...main]])}
          >
            {t('editor.addOrder')}
          </Button>
        </div>
      )}
    </>
  );
}

function Editor(props: Props) {
  const t = useMessages('qt-ordering');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemMessages('qt-ordering', problems);
  const [sentence, setSentence] = useState('');
  const { pieces, unit } = content;
  const main = answerKey.orders[0] ?? pieces.map((piece) => piece.id);
  const others = answerKey.orders.slice(1);
  const counted = [content.instructions, content.example, content.stem, ...pieces.map((piece) => piece.text)];

  /** Every change creates new start orders, since none of them may be a right one. */
  const set: SetPieces = (nextPieces, orders) => {
    const stored = nextPieces.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    onChange({
      content: { ...content, pieces: stored, starts: makeStarts(stored, orders) },
      answerKey: { ...answerKey, orders: orders.map((order) => [...order]) },
    });
  };
  function split(texts: readonly string[]): void {
    const taken: string[] = [];
    const made = texts.map((text): Piece => {
      const id = newLocalId(taken);
      taken.push(id);
      return { id, text };
    });
    set(made, [taken]);
  }
  const fields: PiecesProps = { content, main, others, problem, set };

  return (
    <EditorFrame {...props} namespace="qt-ordering" isPlaced={isPlaced}>
      {content.passage !== undefined && <PassageFields {...props} needed={false} error={problem.at('passage.text')} />}
      <div className={frame.setting}>
        <span className={frame.label}>{t('editor.unit')}</span>
        <Segmented
          aria-label={t('editor.unit')}
          options={units.map((value) => ({ value, label: t(`editor.units.${value}`) }))}
          value={unit}
          onChange={(value) => onChange({ content: { ...content, unit: value }, answerKey })}
        />
      </div>
      <RichTextField
        label={t('editor.stem')}
        value={content.stem}
        blanks
        actions={<MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />}
        count={<CharacterCount count={countCharacters(counted)} />}
        onChange={(stem) => onChange({ content: { ...content, stem }, answerKey })}
      />
      <MediaFields {...props} problemAt={problem.at} />
      {unit === 'words' && <SplitSentence sentence={sentence} onSentence={setSentence} onSplit={split} />}
      <PieceFields {...fields} />
      <OtherOrders {...fields} />
      <div className={frame.setting}>
        <span className={frame.label}>{t('editor.scoring')}</span>
        <Segmented
          aria-label={t('editor.scoring')}
          options={[
            { value: 'all', label: t('editor.all') },
            { value: 'neighbours', label: t('editor.neighbours') },
          ]}
          value={answerKey.orderScoring}
          onChange={(orderScoring) => onChange({ content, answerKey: { ...answerKey, orderScoring } })}
        />
      </div>
    </EditorFrame>
  );
}

/** The editor of the family's one code. */
export const editor = (): ComponentType<Props> => Editor;
