import type { SchoolView } from '@vumon/contract';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { ProgressBar, StatRow, StatTile } from '@vumon/ui';

const kinds = ['teachers', 'classes', 'students'] as const;

/** What all members use together, beside the limits of the package. */
export function UsageTiles({ usage }: { usage: SchoolView['usage'] }) {
  const { t } = useTranslation('schools');
  const { number } = useFormat();
  return (
    <StatRow card>
      {kinds.map((kind) => {
        const { used, cap } = usage[kind];
        const full = used >= cap;
        return (
          <StatTile
            key={kind}
            label={t(`usage.${kind}`)}
            value={number(used)}
            unit={`/${number(cap)}`}
            tone={full ? 'bad' : used >= cap * 0.9 ? 'warn' : 'plain'}
            note={
              <ProgressBar
                value={used}
                max={cap}
                height={4}
                tone={full ? 'bad' : 'ink'}
                aria-label={t('usage.of', { name: t(`usage.${kind}`), used: number(used), cap: number(cap) })}
              />
            }
          />
        );
      })}
    </StatRow>
  );
}
