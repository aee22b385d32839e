import {
  IconArrowDown,
  IconArrowUp,
  IconArrowsExchange,
  IconChevronDown,
  IconChevronUp,
  IconPlus,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import type { ExamQuestion } from '@vumon/contract';
import { pointsOfNumbers, sumOf, type Level } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { plainTextOf } from '@vumon/question-types/markup';
import { Line } from '@vumon/question-types/line';
import { traitsOf } from '@vumon/question-types/traits';
import { Button, IconButton, LevelDots, Menu, Sheet, Spinner, Tag } from '@vumon/ui';
import { useState } from 'react';
import type { Reason } from './assembly/useAssembly.ts';
import { ChoiceReason } from './assembly/ChoiceReason.tsx';
import { Bold } from './Bold.tsx';
import classes from './builder.module.css';
import { rowsOf, type PartView, type Row } from './model.ts';

export interface RowActions {
  onSwap: (question: ExamQuestion) => void;
  onRemove: (question: ExamQuestion) => void;
  onMove: (question: ExamQuestion, by: -1 | 1) => void;
  onUpdate: (question: ExamQuestion) => void;
  onPick: (level: Level | null) => void;
}

export interface QuestionRowsProps extends RowActions {
  view: PartView;
  /** Why questions were chosen automatically, by their id. */
  reasons: ReadonlyMap<string, Reason>;
  /** Id of the question that is being swapped now. */
  swapping: string | null;
}

const shownAtFirst = 3;

const levelNumber = (difficulty: string) => (/^M[1-4]$/.test(difficulty) ? Number(difficulty[1]) : 0);
export const range = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);

/** A part as a ruled sheet: numbers in the margin, passages as groups, empty numbers as amber rows in their place. */
export function QuestionRows({ view, reasons, swapping, ...actions }: QuestionRowsProps) {
  const { t } = useTranslation('exams');
  const rows = rowsOf(view);
  const firstGroup = rows.find((row) => row.kind === 'group')?.question.id;
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const scored = view.questions.flatMap(({ type, items }) =>
    Array.from({ length: items }, () => !traitsOf(type).unscored),
  );
  const points = pointsOfNumbers(
    view.part.points,
    view.part.questions,
    new Set(scored.flatMap((counts, index) => (counts ? [] : [index]))),
  );
  const pointsAt = (number: number) => points[number - view.first] ?? 0;
  const isOpen = (id: string) => (id === firstGroup) !== toggled.has(id);
  const flip = (set: ReadonlySet<string>, id: string) => {
    const next = new Set(set);
    if (!next.delete(id)) next.add(id);
    return next;
  };

  return (
    <Sheet>
      {rows.flatMap((row) => {
        if (row.kind === 'empty') return [<EmptyRow key={row.key} row={row} onPick={actions.onPick} />];
        const order = view.questions.indexOf(row.question);
        const place = { first: order === 0, last: order === view.questions.length - 1 };
        if (row.kind === 'question') {
          return [
            <QuestionRow
              key={row.question.id}
              question={row.question}
              number={row.number}
              reason={reasons.get(row.question.id)}
              points={pointsAt(row.number)}
              place={place}
              swapping={swapping === row.question.id}
              actions={actions}
            />,
          ];
        }
        const { question, from, to } = row;
        const open = isOpen(question.id);
        const shown = !open
          ? 0
          : whole.has(question.id)
            ? question.items
            : Math.min(question.items, question.items === shownAtFirst + 1 ? question.items : shownAtFirst);
        return [
          <GroupRow
            key={question.id}
            question={question}
            from={from}
            to={to}
            open={open}
            onToggle={() => setToggled(flip(toggled, question.id))}
            reason={reasons.get(question.id)}
            points={sumOf(Array.from({ length: question.items }, (_, index) => pointsAt(from + index)))}
            place={place}
            swapping={swapping === question.id}
            actions={actions}
          />,
          ...Array.from({ length: shown }, (_, index) => (
            <Sheet.Row key={`${question.id}.${index}`} className={classes.row} margin={from + index}>
              <Stem
                text={question.itemTexts[index] || question.summary}
                question={question}
                points={pointsAt(from + index)}
              />
            </Sheet.Row>
          )),
          ...(open && shown < question.items
            ? [
                <Sheet.Row key={`${question.id}.rest`} compact className={classes.rest}>
                  <Button variant="link" size="sm" onClick={() => setWhole(flip(whole, question.id))}>
                    {t('group.rest', { count: question.items - shown })}
                  </Button>
                </Sheet.Row>,
              ]
            : []),
        ];
      })}
    </Sheet>
  );
}

function Stem({
  text,
  question,
  reason,
  points,
}: {
  text: string;
  question: ExamQuestion;
  reason?: Reason | undefined;
  points: number;
}) {
  const { t } = useTranslation('exams');
  const { find } = useTranslation('common');
  const format = useFormat();
  return (
    <div className={classes.stemLine}>
      <div className={classes.stemBox}>
        <div className={classes.stem}>
          <Line text={text} />
        </div>
        <div className={classes.facts}>
          <LevelDots level={levelNumber(question.difficulty)}>{find('levels', question.difficulty)}</LevelDots>
          <span>{question.type}</span>
          {question.version < question.latest && <Tag tone="info">{t('newer')}</Tag>}
          {reason && <ChoiceReason reason={reason} />}
        </div>
      </div>
      <span className={classes.each}>{t('point', { value: format.mark(points), count: points / 100 })}</span>
    </div>
  );
}

interface PlacedProps {
  question: ExamQuestion;
  reason: Reason | undefined;
  points: number;
  place: { first: boolean; last: boolean };
  swapping: boolean;
  actions: RowActions;
}

function QuestionRow({ number, ...rest }: PlacedProps & { number: number }) {
  const { question, points, reason } = rest;
  return (
    <Sheet.Row
      className={classes.row}
      margin={<MarginNumber label={String(number)} {...rest} />}
      action={<Buttons label={String(number)} {...rest} />}
    >
      <Stem text={question.itemTexts[0] || question.summary} question={question} reason={reason} points={points} />
    </Sheet.Row>
  );
}

function GroupRow({
  from,
  to,
  open,
  onToggle,
  ...rest
}: PlacedProps & { from: number; to: number; open: boolean; onToggle: () => void }) {
  const { t } = useTranslation('exams');
  const format = useFormat();
  const { question, points, reason } = rest;
  const label = range(from, to);
  const title = question.title ?? plainTextOf(question.summary);
  return (
    <Sheet.Row
      tone="head"
      className={classes.group}
      margin={<MarginNumber label={label} {...rest} />}
      action={
        <span className={classes.icons}>
          <Buttons label={label} {...rest} />
          <IconButton
            icon={open ? <IconChevronUp size={20} stroke={1.75} /> : <IconChevronDown size={20} stroke={1.75} />}
            aria-expanded={open}
            aria-label={t(open ? 'group.collapse' : 'group.expand', { title })}
            onClick={onToggle}
          />
        </span>
      }
    >
      <div className={classes.stemLine}>
        <div className={classes.stemBox}>
          <div className={classes.groupTitle}>
            {t('group.title', { kind: t(question.words === null ? 'group.set' : 'group.passage') })}{' '}
            {question.title ?? <Line text={question.summary} />}
          </div>
          <div className={classes.facts}>
            {[
              question.words !== null && t('group.words', { count: question.words }),
              t('group.items', { count: question.items }),
              question.cefr !== 'NA' && question.cefr,
            ]
              .filter(Boolean)
              .join(', ')}
            {question.version < question.latest && <Tag tone="info">{t('newer')}</Tag>}
            {reason && <ChoiceReason reason={reason} />}
          </div>
        </div>
        {!open && (
          <span className={classes.each}>{t('point', { value: format.mark(points), count: points / 100 })}</span>
        )}
      </div>
    </Sheet.Row>
  );
}

/** The number in the margin opens what can be done with the question's place and version. */
function MarginNumber({ label, question, place, actions }: PlacedProps & { label: string }) {
  const { t } = useTranslation('exams');
  const items = [
    !place.first && {
      label: t('moveUp', { number: label }),
      icon: <IconArrowUp size={18} stroke={1.75} />,
      onSelect: () => actions.onMove(question, -1),
    },
    !place.last && {
      label: t('moveDown', { number: label }),
      icon: <IconArrowDown size={18} stroke={1.75} />,
      onSelect: () => actions.onMove(question, 1),
    },
    question.version < question.latest && {
      label: t('update'),
      icon: <IconRefresh size={18} stroke={1.75} />,
      onSelect: () => actions.onUpdate(question),
    },
  ];
  if (items.every((item) => !item)) return label;
  return (
    <Menu align="start" items={items}>
      <button type="button" className={classes.number} aria-label={t('moreOf', { number: label })}>
        {label}
      </button>
    </Menu>
  );
}

function Buttons({ label, question, swapping, actions }: PlacedProps & { label: string }) {
  const { t } = useTranslation('exams');
  return (
    <span className={classes.icons}>
      <IconButton
        icon={swapping ? <Spinner /> : <IconArrowsExchange size={20} stroke={1.75} />}
        aria-label={t('swap', { number: label })}
        withTooltip
        disabled={swapping}
        onClick={() => actions.onSwap(question)}
      />
      <IconButton
        icon={<IconTrash size={20} stroke={1.75} />}
        aria-label={t('removeQuestion', { number: label })}
        withTooltip
        onClick={() => actions.onRemove(question)}
      />
    </span>
  );
}

function EmptyRow({ row, onPick }: { row: Extract<Row, { kind: 'empty' }>; onPick: (level: Level | null) => void }) {
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const level = row.level === null ? '' : c(`levels.${row.level}`);
  const text =
    row.numbers === null
      ? t('emptySlot.wrong', { level })
      : row.level === null
        ? row.count === 1
          ? t('emptySlot.any')
          : t('emptySlot.anyMany', { count: row.count })
        : row.count === 1
          ? t('emptySlot.one', { level })
          : t('emptySlot.many', { count: row.count, level });
  return (
    <Sheet.Row
      tone="warn"
      compact
      className={classes.empty}
      margin={row.numbers ? range(...row.numbers) : '!'}
      action={
        row.numbers && (
          <Button
            variant="tint"
            size="sm"
            icon={<IconPlus size={18} stroke={2} aria-hidden />}
            onClick={() => onPick(row.level)}
          >
            {t('pick')}
          </Button>
        )
      }
    >
      <span data-empty>
        <Bold text={text} />
      </span>
    </Sheet.Row>
  );
}
