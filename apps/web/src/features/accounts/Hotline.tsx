import { useTranslation } from '@vumon/i18n/react';
import { useContact } from '../packages/PriceList.tsx';

/** Whom to call, in a sentence; nothing where this installation names no hotline. */
export function Hotline({ about }: { about: 'noCode' | 'locked' }) {
  const { t } = useTranslation('accounts');
  const { hotline } = useContact();
  if (!hotline) return null;
  return <>{t(`hotline.${about}`)} <a href={`tel:${hotline.replace(/\s/g, '')}`}>{hotline}</a>.</>;
}
