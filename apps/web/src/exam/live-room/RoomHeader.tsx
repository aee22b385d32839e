/** The header of a live room: state and clock of the test, and the actions that apply to all learners at once. */
import type { AssignmentLive } from '@vumon/contract';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Menu, PageHeader, Tag, Timer, toast, useConfirm } from '@vumon/ui';
import { IconClockPlus, IconInbox, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useAssignmentChanges, countdown } from '../assignments/index.ts';

const late = 5 * 60_000;
const minutesToAdd = [3, 5, 10] as const;

/** `now` is the server's clock. */
export function RoomHeader({ id, live, now }: { id: string; live: AssignmentLive; now: number }) {
  const { t } = useTranslation('live-room');
  const { t: a } = useTranslation('assignments');
  const message = useErrorMessage();
  const confirm = useConfirm();
  const { extend, collect, pause, resume } = useAssignmentChanges();
  const left = Date.parse(live.endsAt) - now;
  const working = live.cells.filter(({ state }) => state === 'RUNNING');
  const running = working.length;
  const stopped = working.filter(({ pausedAt }) => pausedAt !== null).length;
  const nobody = running === 0 ? a('live.nobody') : null;
  const failed = (error: unknown) => toast(message(error), { tone: 'bad', duration: 4000 });

  const add = async (minutes: number) => {
    const { attempts } = await extend.mutateAsync({ id, minutes });
    toast(a('live.extended', { count: attempts, minutes }));
  };
  const stopAll = async () => {
    const ok = await confirm({
      title: t('stopTitle', { count: running - stopped }),
      body: t('stopBody'),
      confirmLabel: t('stop'),
    });
    if (!ok) return;
    const { attempts } = await pause.mutateAsync(id);
    toast(t('stopped', { count: attempts }));
  };
  const goOn = async () => {
    const { attempts } = await resume.mutateAsync(id);
    toast(t('goesOn', { count: attempts }));
  };
  const collectAll = async () => {
    const ok = await confirm({
      title: a('live.collectTitle', { count: running }),
      body: a('live.collectBody'),
      confirmLabel: a('live.collect', { count: running }),
      danger: true,
    });
    if (!ok) return;
    const { attempts } = await collect.mutateAsync(id);
    toast(a('live.collected', { count: attempts }));
  };

  return (
    <PageHeader
      lead={
        <Tag tone={running > 0 ? 'ok' : 'neutral'} dot>
          {running > 0 ? a('live.running') : t(live.open ? 'waiting' : 'ended')}
        </Tag>
      }
      title={live.title}
      subtitle={t('subtitle', { className: live.className, questions: live.questions })}
      actions={
        <>
          {running > 0 && stopped === running && (
            <Tag tone="warn" icon={<IconPlayerPause size={16} stroke={1.75} aria-hidden />}>
              {t('allStopped')}
            </Tag>
          )}
          {left > 0 && (running === 0 || stopped < running) && (
            <Timer late={left <= late} aria-label={a('live.left', { count: Math.ceil(left / 60_000) })}>
              {countdown(left)}
            </Timer>
          )}
          {stopped > 0 && (
            <Button
              icon={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
              loading={resume.isPending}
              onClick={() => void goOn().catch(failed)}
            >
              {t('goOn')}
            </Button>
          )}
          {(stopped === 0 || stopped < running) && (
            <Button
              icon={<IconPlayerPause size={18} stroke={1.75} aria-hidden />}
              loading={pause.isPending}
              disabledReason={nobody}
              onClick={() => void stopAll().catch(failed)}
            >
              {t('stop')}
            </Button>
          )}
          {nobody === null ? (
            <Menu
              items={minutesToAdd.map((minutes) => ({
                label: t('addMinutes', {
                  count: minutes,
                  until: formatTime(Date.parse(live.endsAt) + minutes * 60_000),
                }),
                onSelect: () => void add(minutes).catch(failed),
              }))}
            >
              <Button icon={<IconClockPlus size={18} stroke={1.75} aria-hidden />} loading={extend.isPending}>
                {t('addTime')}
              </Button>
            </Menu>
          ) : (
            <Button icon={<IconClockPlus size={18} stroke={1.75} aria-hidden />} disabledReason={nobody}>
              {t('addTime')}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<IconInbox size={18} stroke={1.75} aria-hidden />}
            loading={collect.isPending}
            disabledReason={nobody}
            onClick={() => void collectAll().catch(failed)}
          >
            {a('live.collect', { count: running })}
          </Button>
        </>
      }
    />
  );
}
