'use no memo'; // It changes with every answer: memoising it would only add to the player's first load.
/** The start and the end of the player's header. */
import { IconMenu2, IconTextSize } from '@tabler/icons-react';
import { Button, IconButton, Logo } from '@vumon/ui';
import { Suspense, type ReactNode } from 'react';
import type { Snapshot } from '../journal/snapshot.ts';
import { usePlayerMessages } from '../translation.ts';
import { HeadTools, SaveLine } from './HeadTools.tsx';
import { TextSize } from './lazy-parts.ts';
import { PlayerTimer } from './PlayerTimer.tsx';
import { Popup } from './Popup.tsx';
import type { useSettings } from './settings.ts';
import type { PlayerState } from './usePlayer.ts';
import classes from './player.module.css';

export function HeadStart({ phone, title, onMenu }: { phone: boolean; title: string; onMenu(): void }) {
  const t = usePlayerMessages();
  return phone ? (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <IconButton icon={<IconMenu2 size={22} stroke={1.75} />} aria-label={t('menu')} onClick={onMenu} />
    </>
  ) : (
    <>
      <Logo size={28} />
      <h1 className={classes.title}>{title}</h1>
    </>
  );
}

interface HeadEndProps {
  phone: boolean;
  snapshot: Snapshot;
  aids: ReactNode;
  settings: ReturnType<typeof useSettings>[0];
  change: ReturnType<typeof useSettings>[1];
  /** Leaves a preview, in which nothing is saved; null in an attempt. */
  onLeave: (() => void) | null;
  onHelp(): void;
}

export function HeadEnd({ phone, snapshot, aids, settings, change, onLeave, onHelp }: HeadEndProps) {
  const t = usePlayerMessages();
  const leave = onLeave ? (
    <Button size="sm" onClick={onLeave}>
      {t('preview.leave')}
    </Button>
  ) : null;
  return phone ? (
    <>
      {leave ?? <SaveLine snapshot={snapshot} compact />}
      {aids}
      <Popup label={t('display.textSize')} icon={<IconTextSize size={20} stroke={1.75} />}>
        <Suspense>
          <TextSize settings={settings} change={change} />
        </Suspense>
      </Popup>
    </>
  ) : (
    <>
      <span className={classes.saveLine}>{leave ?? <SaveLine snapshot={snapshot} />}</span>
      {aids}
      <HeadTools settings={settings} change={change} onHelp={onHelp} />
    </>
  );
}

export function HeadTimer({ player, now }: { player: PlayerState; now(): number }) {
  const { snapshot, still, settings, change } = player;
  const { pausedAt } = snapshot;
  return (
    <PlayerTimer
      now={pausedAt === null ? now : () => pausedAt}
      deadlineAt={snapshot.deadlineAt}
      still={still}
      hidden={!settings.timer}
      onShow={() => change({ timer: true })}
    />
  );
}
