/** The package of a school in words, and as a tag. */
import type { ListedSchool } from '@vumon/contract';
import { schoolEndsSoonDays, type SchoolState } from '@vumon/domain';
import { formatLastDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Tag, type Tone } from '@vumon/ui';

type SchoolPackage = ListedSchool['package'];

const tones = { RUNNING: 'ok', ENDING: 'warn', ENDED: 'bad', NONE: 'neutral' } as const satisfies Record<
  SchoolState,
  Tone
>;

export function stateOf(pack: SchoolPackage): SchoolState {
  if (pack === null) return 'NONE';
  if (!pack.runs) return 'ENDED';
  const soon = Date.now() + schoolEndsSoonDays * 86_400_000;
  return pack.endsAt !== null && Date.parse(pack.endsAt) <= soon ? 'ENDING' : 'RUNNING';
}

export function usePackageFacts(): (pack: SchoolPackage) => string {
  const { t } = useTranslation('schools');
  return (pack) => {
    if (pack === null) return t('plan.none');
    if (pack.endsAt === null) return t('plan.endless');
    return t(pack.runs ? 'plan.until' : 'plan.ended', { day: formatLastDay(pack.endsAt) });
  };
}

export function PackageTag({ pack }: { pack: SchoolPackage }) {
  const { t } = useTranslation('schools');
  const state = stateOf(pack);
  return <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>;
}
