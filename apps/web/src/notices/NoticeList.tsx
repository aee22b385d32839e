/** The user's notices by day, all or only unread; used by the bell's panel and by the page. */
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  IconBell,
  IconBellRinging,
  IconCalendarTime,
  IconChartBar,
  IconClipboardOff,
  IconClockPlus,
  IconFileCheck,
  IconKey,
  IconPackage,
  IconPencilCheck,
  IconRotateClockwise,
  IconSend,
  IconUserCheck,
  IconReceipt,
  IconReceiptRefund,
  IconUserPlus,
  IconUserQuestion,
  IconUserX,
  type Icon,
} from '@tabler/icons-react';
import type { Notice } from '@vumon/contract';
import { addDays, dayOf, noticeRecords, noticeValues, type NoticeIcon, type NoticeRecord } from '@vumon/domain';
import { formatDay, formatDayTime, formatTime, getPageZone } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, cx, EmptyState, ErrorState, LoadingState, Tabs } from '@vumon/ui';
import { useId, useState } from 'react';
import { useErrorMessage } from '../forms/errors.ts';
import { ShellLink } from '../navigation/AppLink.tsx';
import { noticesQuery, useNoticeReading } from './queries.ts';
import classes from './notices.module.css';

const icons: Record<NoticeIcon, Icon> = {
  send: IconSend,
  'bell-ringing': IconBellRinging,
  'calendar-time': IconCalendarTime,
  'clipboard-off': IconClipboardOff,
  'clock-plus': IconClockPlus,
  'rotate-clockwise': IconRotateClockwise,
  'chart-bar': IconChartBar,
  'pencil-check': IconPencilCheck,
  'file-check': IconFileCheck,
  'user-question': IconUserQuestion,
  'user-check': IconUserCheck,
  'user-x': IconUserX,
  'user-plus': IconUserPlus,
  key: IconKey,
  package: IconPackage,
  receipt: IconReceipt,
  'receipt-refund': IconReceiptRefund,
};

interface NoticeListProps {
  /** Number of unread notices, shown on the second tab. */
  readonly unread: number;
  /** Whether older notices can be loaded; the panel shows only the first page. */
  readonly paged?: boolean;
  /** Called when a notice is opened, which changes the page. */
  readonly onOpen?: () => void;
}

export default function NoticeList({ unread, paged, onOpen }: NoticeListProps) {
  const { t } = useTranslation('app');
  const message = useErrorMessage();
  const panelId = useId();
  const [shown, setShown] = useState<'all' | 'unread'>('all');
  const list = useInfiniteQuery(noticesQuery(shown === 'unread'));
  const notices = list.data?.pages.flatMap((page) => page.notices) ?? [];
  return (
    <>
      <div className={classes.tabs}>
        <Tabs
          aria-label={t('notices.show')}
          panelId={panelId}
          value={shown}
          onChange={setShown}
          items={[
            { value: 'all', label: t('notices.all') },
            { value: 'unread', label: t('notices.unread'), ...(unread > 0 && { count: unread, hot: true }) },
          ]}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t('notices.title')} className={classes.panel}>
        {list.isPending && <LoadingState />}
        {list.isError && notices.length === 0 && (
          <ErrorState compact onRetry={() => void list.refetch()} retrying={list.isFetching}>
            {message(list.error)}
          </ErrorState>
        )}
        {list.isSuccess && notices.length === 0 && (
          <EmptyState compact motif="bubbles" title={t(shown === 'unread' ? 'notices.noneUnread' : 'notices.none')}>
            {t(shown === 'unread' ? 'notices.noneUnreadText' : 'notices.noneText')}
          </EmptyState>
        )}
        {byDay(notices).map(([day, ofDay]) => (
          <section key={day} aria-labelledby={`${panelId}-${day}`}>
            <h3 id={`${panelId}-${day}`} className={classes.day}>
              <DayName day={day} />
            </h3>
            <ul className={classes.list}>
              {ofDay.map((notice) => (
                <Row key={notice.id} notice={notice} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        ))}
        {paged && list.hasNextPage && (
          <div className={classes.more}>
            <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('notices.older')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

const byDay = (notices: readonly Notice[]): [string, Notice[]][] => [
  ...Map.groupBy(notices, ({ createdAt }) => dayOf(getPageZone(), Date.parse(createdAt))),
];

function DayName({ day }: { day: string }) {
  const { t } = useTranslation('app');
  const [today] = useState(() => dayOf(getPageZone(), Date.now()));
  if (day === today) return t('notices.today');
  return day === addDays(today, -1) ? t('notices.yesterday') : formatDay(day);
}

function Row({ notice, onOpen }: { notice: Notice; onOpen: (() => void) | undefined }) {
  const { t } = useTranslation('app');
  const { find: say } = useTranslation('notices-by-kind');
  const locale = useLocale();
  const { read } = useNoticeReading();
  const { id, kind, params, link, createdAt, readAt } = notice;
  // A later release that runs beside this one may have sent a kind of its own.
  const record: NoticeRecord | undefined = noticeRecords[kind];
  const Draw = record ? icons[record.icon] : IconBell;
  const values = noticeValues(params, locale, (at) => formatDayTime(at));
  const unread = readAt === null;
  const open = () => {
    if (unread) read.mutate(id);
    onOpen?.();
  };
  return (
    <li className={cx(classes.row, unread && classes.unread)}>
      <span className={classes.icon}>
        <Draw size={20} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{say('', `${kind}.title`, values)}</p>
        <p className={classes.text}>{say('', `${kind}.text`, values)}</p>
        <p className={classes.foot}>
          <span>
            <time dateTime={createdAt}>{formatTime(createdAt)}</time>
            {unread && `, ${t('notices.isUnread')}`}
          </span>
          {link === null ? (
            unread && (
              <button type="button" className={classes.action} onClick={() => read.mutate(id)}>
                {t('notices.markRead')}
              </button>
            )
          ) : (
            <ShellLink href={link} className={classes.action!} onClick={open}>
              {say('', `${kind}.action`, values)}
            </ShellLink>
          )}
        </p>
      </div>
    </li>
  );
}
