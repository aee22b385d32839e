/** Sheets for phones: the passage, and a menu with what wide screens show in the header. */
import { IconHelp } from '@tabler/icons-react';
import { BottomSheet, Button } from '@vumon/ui';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { useSettings } from '../settings.ts';
import { usePlayerMessages } from '../../translation.ts';
import { useAttemptMessages } from './translation.ts';
import { TextSize, Themes } from './DisplaySettings.tsx';
import classes from './sheets.module.css';

interface SheetProps {
  opened: boolean;
  onClose(): void;
}

interface MenuSheetProps extends SheetProps {
  title: string;
  done: number;
  total: number;
  settings: ReturnType<typeof useSettings>[0];
  change: ReturnType<typeof useSettings>[1];
  onHelp(): void;
  /** Null if nothing can be submitted. */
  onSubmit: (() => void) | null;
}

export function MenuSheet({ opened, onClose, title, done, total, settings, change, onHelp, onSubmit }: MenuSheetProps) {
  const t = usePlayerMessages();
  const more = useAttemptMessages();
  return (
    <BottomSheet opened={opened} onClose={onClose} title={title} subtitle={more('navigator.done', { done, total })}>
      <div className={classes.menu}>
        <TextSize settings={settings} change={change} />
        <Themes settings={settings} change={change} />
        <Button icon={<IconHelp size={20} stroke={1.75} aria-hidden />} onClick={onHelp}>
          {t('help.open')}
        </Button>
        {onSubmit && <Button onClick={onSubmit}>{t('submit.open')}</Button>}
      </div>
    </BottomSheet>
  );
}

/** Stores and restores its scroll position. */
export function ReadingSheet({
  opened,
  onClose,
  scale,
  children,
}: SheetProps & {
  scale: number;
  children: ReactNode;
}) {
  const t = usePlayerMessages();
  const inside = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  useEffect(() => {
    const box = opened ? inside.current?.parentElement : null;
    if (!box) return;
    box.scrollTop = top.current;
    const keep = () => {
      top.current = box.scrollTop;
    };
    box.addEventListener('scroll', keep, { passive: true });
    return () => box.removeEventListener('scroll', keep);
  }, [opened]);
  return (
    <BottomSheet tall opened={opened} onClose={onClose} title={t('tabs.reading')}>
      <div ref={inside} style={{ '--reading-scale': scale } as CSSProperties}>
        {children}
      </div>
    </BottomSheet>
  );
}
