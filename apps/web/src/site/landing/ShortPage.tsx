/** A page that says one thing and leads on: an address that leads nowhere, a part that is not there yet. */
import { productName } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, FocusShell, Logo } from '@vumon/ui';
import { useTitle } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { useWasSignedIn } from '../../session/profile.ts';

export function ShortPage({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('landing');
  const { t: tApp } = useTranslation('app');
  const known = useWasSignedIn();
  useTitle(title);
  return (
    <FocusShell
      brand={
        <AppLink href="/" aria-label={tApp('homeOf', { name: productName })}>
          <Logo name={productName} size={36} />
        </AppLink>
      }
      actions={<LanguageSwitch />}
    >
      <EmptyState
        motif="grid"
        title={<h1 className="h20">{title}</h1>}
        action={
          <Button variant="primary" renderRoot={(props) => <AppLink href={known ? '/home' : '/'} {...props} />}>
            {t('notFound.home')}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </FocusShell>
  );
}
