/** Signing in with a school's account, where this server is set up for it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SignOnProvider } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note } from '@vumon/ui';
import { IconBrandGoogle, IconBrandWindows } from '@tabler/icons-react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { providersQuery, shortTarget } from './queries.ts';
import classes from './sign-on.module.css';

export const providerIcon = { GOOGLE: IconBrandGoogle, MICROSOFT: IconBrandWindows } as const;

/** `target`: the page that was asked for. */
export function SignOnButtons({ target }: { target: string }) {
  const { t } = useTranslation('sign-on');
  const message = useErrorMessage();
  const { data: providers = [] } = useQuery(providersQuery);
  const go = useMutation({
    mutationFn: async (provider: SignOnProvider) => {
      const body = { target: shortTarget(target) };
      const { address } = await api('POST /auth/sign-on/{provider}/start', { params: { provider }, body });
      location.assign(address);
    },
  });
  if (providers.length === 0) return null;
  return (
    <div className={classes.buttons}>
      <p className={classes.or}>{t('or')}</p>
      {go.error && <Note tone="bad" live title={message(go.error)} />}
      {providers.map((provider) => {
        const Icon = providerIcon[provider];
        return (
          <Button
            key={provider}
            size="lg"
            full
            icon={<Icon size={20} stroke={1.75} aria-hidden />}
            loading={go.isPending && go.variables === provider}
            onClick={() => go.mutate(provider)}
          >
            {t(`with.${provider}`)}
          </Button>
        );
      })}
    </div>
  );
}
