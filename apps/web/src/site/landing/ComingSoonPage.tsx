/** Where links to parts lead that are announced and not there yet. */
import { useTranslation } from '@vumon/i18n/react';
import { ShortPage } from './ShortPage.tsx';

export default function ComingSoonPage() {
  const { t } = useTranslation('landing');
  return <ShortPage title={t('comingSoon.title')} text={t('comingSoon.text')} />;
}
