/**
 * Compares the different answers of two devices, item by item; the newer answer is chosen until the learner changes it.
 */
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconGitMerge } from '@tabler/icons-react';
import { formatTime } from '@vumon/i18n';
import { placesOf } from '@vumon/domain';
import { RichText } from '@vumon/question-types/players';
import { BottomSheet, Button, Note } from '@vumon/ui';
import { useState } from 'react';
import { deviceOf } from '../../journal/client-id.ts';
import type { Choice } from '../../journal/held-answers.ts';
import type { Conflict, Snapshot } from '../../journal/snapshot.ts';
import type { AttemptSession } from '../../session/attempt-session.ts';
import type { Item, Outline, Question } from '../../session/outline.ts';
import { describeAnswer, differingWords } from './describe.ts';
import { useAttemptMessages } from './translation.ts';
import classes from './conflict.module.css';

interface ConflictSheetProps {
  opened: boolean;
  outline: Outline;
  snapshot: Snapshot;
  facets: AttemptSession['facets'];
  /** Seed of the order of options; null for the order of the test. */
  seed: string | null;
  onGo(item: Item): void;
  onResolve(question: string, choice: Choice): void;
  onClose(): void;
}

interface Case {
  readonly key: string;
  readonly question: Question;
  /** Null if one of the two answers is chosen as a whole. */
  readonly place: string | null;
  readonly item: Item | undefined;
  readonly conflict: Conflict;
  readonly newer: 'mine' | 'theirs';
}

function casesOf({ conflicts }: Snapshot, outline: Outline): Case[] {
  return [...conflicts].flatMap(([id, conflict]) => {
    const question = outline.questions.get(id);
    if (!question) return [];
    const newer = conflict.at >= conflict.theirs.at ? ('mine' as const) : ('theirs' as const);
    return (conflict.collided ?? [null]).map((place) => ({
      key: `${id} ${place ?? ''}`,
      question,
      place,
      item:
        outline.items.find((one) => one.question === id && one.item === place) ??
        outline.items.find((one) => one.question === id),
      conflict,
      newer,
    }));
  });
}

/** Note above a question that another device answered differently. */
export function ConflictNote({ onCompare }: { onCompare(): void }) {
  const t = useAttemptMessages();
  return (
    <Note
      tone="warn"
      live
      title={t('conflicts.noteTitle')}
      action={
        <Button size="sm" variant="tint" onClick={onCompare}>
          {t('conflicts.compare')}
        </Button>
      }
    >
      {t('conflicts.noteBody')}
    </Note>
  );
}

const icons = { phone: IconDeviceMobile, tablet: IconDeviceTablet, computer: IconDeviceDesktop };

export function ConflictSheet({
  opened,
  outline,
  snapshot,
  facets,
  seed,
  onGo,
  onResolve,
  onClose,
}: ConflictSheetProps) {
  const t = useAttemptMessages();
  const [chosen, setChosen] = useState<ReadonlyMap<string, 'mine' | 'theirs'>>(new Map());
  const cases = casesOf(snapshot, outline);
  const choiceOf = ({ key, newer }: Case) => chosen.get(key) ?? newer;
  const keep = () => {
    for (const [question, { collided }] of snapshot.conflicts) {
      const own = cases.filter((one) => one.question.id === question);
      const mine = own.filter((one) => choiceOf(one) === 'mine');
      onResolve(question, collided ? mine.flatMap(({ place }) => place ?? []) : mine.length > 0 ? 'mine' : 'theirs');
    }
    onClose();
  };
  return (
    <BottomSheet
      tall
      opened={opened && cases.length > 0}
      onClose={onClose}
      title={t('conflicts.title', { count: cases.length })}
      subtitle={t('conflicts.lead')}
      footer={
        <Button size="lg" full variant="primary" onClick={keep}>
          {t('conflicts.keep', { count: cases.length })}
        </Button>
      }
    >
      <div className={classes.cases}>
        {cases.map((one) => (
          <OneCase
            key={one.key}
            one={one}
            lettersOf={(item) => facets.get(one.question.type)?.letters?.(one.question.content, item, seed)}
            choice={choiceOf(one)}
            onChoose={(choice) => setChosen((before) => new Map(before).set(one.key, choice))}
            onGo={onGo}
          />
        ))}
        <p className={classes.merged}>
          <IconGitMerge size={20} stroke={1.75} aria-hidden /> {t('conflicts.merged')}
        </p>
        <p className={classes.note}>{t('conflicts.note')}</p>
      </div>
    </BottomSheet>
  );
}

function OneCase({
  one,
  lettersOf,
  choice,
  onChoose,
  onGo,
}: {
  one: Case;
  lettersOf(item: string): ReadonlyMap<string, string> | undefined;
  choice: 'mine' | 'theirs';
  onChoose(choice: 'mine' | 'theirs'): void;
  onGo(item: Item): void;
}) {
  const t = useAttemptMessages();
  const { conflict, question, place, item, newer } = one;
  const depth = question.type.startsWith('MIX') ? 2 : 1;
  const wordsOf = (answer: unknown): string | null => {
    if (place === null) return null;
    const value = placesOf(answer, depth).get(place);
    return value === undefined ? '' : describeAnswer(question.content, place, value);
  };
  const letterOf = (answer: unknown): string | undefined => {
    const value = place === null ? undefined : placesOf(answer, depth).get(place);
    return place !== null && Array.isArray(value) && value.length === 1
      ? lettersOf(place)?.get(String(value[0]))
      : undefined;
  };
  const letters = { mine: letterOf(conflict.mine), theirs: letterOf(conflict.theirs.answer) };
  const texts = { mine: wordsOf(conflict.mine), theirs: wordsOf(conflict.theirs.answer) };
  const device = deviceOf(conflict.theirs.client);
  const Other = device ? icons[device] : IconDeviceDesktop;
  const sides = [
    { side: 'mine', name: t('conflicts.here'), Icon: IconDeviceMobile, at: conflict.at, other: texts.theirs },
    {
      side: 'theirs',
      name: t(device ? `conflicts.${device}` : 'conflicts.elsewhere'),
      Icon: Other,
      at: conflict.theirs.at,
      other: texts.mine,
    },
  ] as const;
  return (
    <fieldset className={classes.case}>
      <legend className={classes.legend}>
        {item ? t('conflicts.number', { number: item.number }) : t('conflicts.question')}
        {item && (
          <Button size="sm" variant="link" onClick={() => onGo(item)}>
            {t('conflicts.whole')}
          </Button>
        )}
      </legend>
      <div className={classes.sides}>
        {sides.map(({ side, name, Icon, at, other }) => (
          <label key={side} className={classes.side} data-chosen={choice === side || undefined}>
            <span className={classes.name}>
              <Icon size={20} stroke={1.75} aria-hidden /> {name}
              <input
                type="radio"
                name={one.key}
                checked={choice === side}
                onChange={() => onChoose(side)}
                className={classes.radio}
              />
            </span>
            <span className={classes.time}>
              {at > 0 && <span className="num">{formatTime(at)}</span>}
              {newer === side && <span className={classes.newer}>{t('conflicts.newer')}</span>}
            </span>
            <span className={classes.answer}>
              {letters[side] !== undefined && <span className={classes.letter}>{letters[side]}</span>}
              <ComparedText own={texts[side]} other={letters[side] === undefined ? other : null} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ComparedText({ own, other }: { own: string | null; other: string | null }) {
  const t = useAttemptMessages();
  if (own === null) return <span className={classes.unseen}>{t('conflicts.unseen')}</span>;
  if (own === '') return <span className={classes.unseen}>{t('conflicts.empty')}</span>;
  // Markup is rendered without highlighting differences, because splitting it would break formulas.
  if (other === null || other === '' || /[$%\\[\]]/.test(own)) return <RichText text={own} className={classes.text} />;
  const { before, differs, after } = differingWords(own, other);
  return (
    <span className={classes.text}>
      {before}
      {differs !== '' && <mark className={classes.differs}>{differs}</mark>}
      {after}
    </span>
  );
}
