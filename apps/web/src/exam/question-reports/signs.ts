/** The signs against a question as a short figure and as sentences. */
import type { Finding, Suspicion } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import type { ListedCheck } from './queries.ts';

export const letter = (position: number): string => String.fromCharCode(64 + position);

export function useSigns() {
  const { t } = useTranslation('question-reports');
  const { number } = useFormat();
  const percent = ({ chosen = 0, n }: Suspicion) => `${number((100 * chosen) / n, 0)}%`;
  const suspicion = (one: Suspicion): string =>
    one.kind === 'CHOSEN_MORE'
      ? t('signs.chosenMore', {
          option: letter(one.option!),
          key: letter(one.key!),
          chosen: number(one.chosen!, 0),
          keyChosen: number(one.keyChosen!, 0),
        })
      : t('signs.turnsRound', { figure: number(one.discrimination! / 100, 2) });
  const finding = (one: Finding): string =>
    one.kind === 'SAME_OPTIONS'
      ? t('signs.sameOptions', { one: letter(one.options![0]), other: letter(one.options![1]) })
      : t('signs.noOptionWrong');
  return {
    suspicion,
    finding,
    /** The heaviest sign, as the order of the list weighs them. */
    of({ reports, suspicions, findings }: ListedCheck): { short: string; below: string; sentence: string } {
      if (reports > 0)
        return {
          short: number(reports, 0),
          below: t('margin.reports'),
          sentence: t('signs.reported', { count: reports }),
        };
      const suspected = suspicions[0];
      if (suspected?.kind === 'CHOSEN_MORE')
        return {
          short: percent(suspected),
          below: t('margin.chose', { option: letter(suspected.option!) }),
          sentence: t('signs.listedMore'),
        };
      if (suspected)
        return {
          short: number(suspected.discrimination! / 100, 2),
          below: t('margin.discrimination'),
          sentence: t('signs.listedTurns'),
        };
      if (findings.length === 0) return { short: '–', below: t('margin.dismissed'), sentence: t('verdicts.DISMISSED') };
      return {
        short: t('margin.machine'),
        below: t('margin.check'),
        sentence: findings[0] ? finding(findings[0]) : '',
      };
    },
  };
}
