import type { SignInPicture } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { pictureFiles } from './pictures.ts';

/** Pictures in their order with their names below, as on a card. */
export function PictureList({ pictures, className }: { pictures: readonly SignInPicture[]; className?: string }) {
  const { t } = useTranslation('accounts');
  return (
    <ol className={className}>
      {pictures.map((picture) => (
        <li key={picture}>
          <img src={pictureFiles[picture]} alt="" width={56} height={56} />
          <span>{t(`pictures.${picture}`)}</span>
        </li>
      ))}
    </ol>
  );
}
