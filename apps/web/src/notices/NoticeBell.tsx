/**
 * The bell in the header of every shell shows the number of unread notices; it opens a panel, or the page on phones.
 */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, LoadingState, Popover, useScreen } from '@vumon/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { latePart } from '../connection/latePart.tsx';
import { AppLink } from '../navigation/AppLink.tsx';
import { unreadQuery, useNoticeReading } from './queries.ts';
import classes from './notices.module.css';

const NoticeList = latePart(() => import('./NoticeList.tsx'), <LoadingState />);

export function NoticeBell() {
  const { t } = useTranslation('app');
  const { screen } = useScreen();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const unread = useQuery(unreadQuery).data?.unread ?? 0;
  const small = screen === 'phone';
  const bell = (
    <IconButton
      icon={<IconBell size={20} stroke={1.75} aria-hidden />}
      aria-label={unread > 0 ? t('notices.bell', { count: unread }) : t('notices.title')}
      dot={unread > 0}
      {...(!small && { 'aria-haspopup': 'dialog' as const, 'aria-expanded': opened })}
      onClick={() => (small ? void navigate({ to: '/notices' }) : setOpened(!opened))}
    />
  );
  if (small) return bell;
  return (
    <Popover opened={opened} onChange={setOpened} target={bell} aria-label={t('notices.title')}>
      <Panel unread={unread} onClose={() => setOpened(false)} />
    </Popover>
  );
}

function Panel({ unread, onClose }: { unread: number; onClose: () => void }) {
  const { t } = useTranslation('app');
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={sheet} tabIndex={-1} className={classes.sheet}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{t('notices.title')}</h2>
        <ReadAll unread={unread} />
      </div>
      <div className={classes.scroll}>
        {/* The messages of the notices are fetched when the panel first opens, without suspending the page. */}
        <Suspense fallback={<LoadingState />}>
          <NoticeList unread={unread} onOpen={onClose} />
        </Suspense>
      </div>
      <div className={classes.panelFoot}>
        <AppLink href="/notices" className={classes.action!} onClick={onClose}>
          {t('notices.seeAll')}
        </AppLink>
        <AppLink href="/users/info/notices" className={classes.action!} onClick={onClose}>
          {t('notices.choices')}
        </AppLink>
      </div>
    </div>
  );
}

/** Renders no button if all notices are read. */
export function ReadAll({ unread }: { unread: number }) {
  const { t } = useTranslation('app');
  const { readAll } = useNoticeReading();
  if (unread === 0) return null;
  return (
    <Button variant="link" size="sm" loading={readAll.isPending} onClick={() => readAll.mutate()}>
      {t('notices.readAll')}
    </Button>
  );
}
