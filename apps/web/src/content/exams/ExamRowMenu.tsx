/** What can be done with one test of a list. */
import {
  IconCopy,
  IconDots,
  IconEye,
  IconHistory,
  IconLink,
  IconListNumbers,
  IconLock,
  IconPencil,
  IconPlayerPlay,
  IconSend,
  IconShare,
  IconShareOff,
  IconTicket,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ExamSummary } from '@vumon/contract';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { IconButton, Menu, toast, useConfirm } from '@vumon/ui';
import { useReport } from '../../forms/report.ts';
import { useProfile } from '../../session/profile.ts';
import { useExamChanges } from './queries.ts';

export interface ExamRowMenuProps {
  readonly row: ExamSummary;
  /** Whether the user's package allows creating tests. */
  readonly mayCopy: boolean;
  onOpen(): void;
  onAssign(): void;
  onPreview(): void;
  onLink(): void;
  onSample(): void;
}

const iconProps = { size: 18, stroke: 1.75 } as const;

export function ExamRowMenu({ row, mayCopy, onOpen, onAssign, onPreview, onLink, onSample }: ExamRowMenuProps) {
  const { t } = useTranslation('exams');
  const { t: practice } = useTranslation('practice');
  const english = useLocale() === 'en';
  const name = (english && row.nameEn) || row.name;
  const report = useReport();
  const profile = useProfile();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const changes = useExamChanges();
  const { abilities } = row;
  const free = row.locked === null;
  const system = row.scope === 'SYSTEM';

  const copy = async () => {
    const made = await changes.copy.mutateAsync({ id: row.id, name: t('copyName', { name: row.name }).slice(0, 100) });
    toast(t('copied'));
    void navigate({ to: '/unit-test/$templateSlug', params: { templateSlug: made.id } });
  };
  const remove = async () => {
    if (
      !(await confirm({
        title: t('removeTitle', { name: row.name }),
        body: system ? t('removeBody') : `${t('removeBody')} ${t('removeForGood')}`,
        confirmLabel: t('remove'),
        danger: true,
      }))
    )
      return;
    await changes.remove.mutateAsync(row.id);
    toast(t('removed'));
  };
  const askForCode = async () => {
    const turn = (needed: boolean) => changes.needCode.mutateAsync({ id: row.id, needed });
    await turn(!row.needsCode);
    toast(t(row.needsCode ? 'needsNoCode' : 'needsCode'), {
      action: { label: t('undo'), onAction: () => report(turn(row.needsCode)) },
    });
  };
  const share = async () => {
    const publish = row.privacy === 'PRIVATE';
    if (
      publish &&
      !(await confirm({
        title: t('shareTitle', { name: row.name }),
        body: t('shareBody'),
        confirmLabel: t('share'),
      }))
    )
      return;
    await changes.setPrivacy.mutateAsync({ id: row.id, privacy: publish ? 'PUBLIC' : 'PRIVATE' });
    toast(t(publish ? 'shared' : 'unshared'));
  };

  return (
    <Menu
      label={name}
      items={[
        {
          label: t(abilities.edit ? 'edit' : 'open'),
          icon: abilities.edit ? <IconPencil {...iconProps} /> : <IconEye {...iconProps} />,
          onSelect: onOpen,
        },
        abilities.copy && free && { label: t('preview'), icon: <IconPlayerPlay {...iconProps} />, onSelect: onPreview },
        abilities.assign && {
          label: t(free ? 'assign' : 'unlock'),
          icon: free ? <IconSend {...iconProps} /> : <IconLock {...iconProps} />,
          onSelect: onAssign,
        },
        abilities.assign &&
          free &&
          row.pool !== 'EXAM' &&
          profile.abilities.exportSystemTests && {
            label: practice('link.menu'),
            icon: <IconLink {...iconProps} />,
            onSelect: onLink,
          },
        system &&
          abilities.edit && {
            label: t(row.needsCode ? 'needNoCode' : 'needCode'),
            icon: <IconTicket {...iconProps} />,
            onSelect: () => report(askForCode()),
          },
        system &&
          abilities.edit && {
            label: t('history'),
            icon: <IconHistory {...iconProps} />,
            onSelect: () => void navigate({ to: '/manage/content-changes', search: { of: row.id } }),
          },
        system &&
          abilities.edit &&
          row.status === 'READY' && {
            label: t('sample.menu'),
            icon: <IconListNumbers {...iconProps} />,
            onSelect: onSample,
          },
        abilities['change-privacy'] &&
          mayCopy &&
          (row.privacy === 'PUBLIC' || row.status === 'READY') && {
            label: t(row.privacy === 'PUBLIC' ? 'unshare' : 'share'),
            icon: row.privacy === 'PUBLIC' ? <IconShareOff {...iconProps} /> : <IconShare {...iconProps} />,
            onSelect: () => report(share()),
          },
        abilities.copy &&
          free &&
          mayCopy && { label: t('copy'), icon: <IconCopy {...iconProps} />, onSelect: () => report(copy()) },
        abilities.delete && {
          label: t('remove'),
          icon: <IconTrash {...iconProps} />,
          onSelect: () => report(remove()),
          danger: true,
          divided: true,
        },
      ]}
    >
      <IconButton icon={<IconDots size={20} stroke={1.75} />} aria-label={t('actionsOf', { name })} />
    </Menu>
  );
}
