import { useTranslation } from '@vumon/i18n/react';
import { ShortPage } from './ShortPage.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation('landing');
  return <ShortPage title={t('notFound.title')} text={t('notFound.text')} />;
}
