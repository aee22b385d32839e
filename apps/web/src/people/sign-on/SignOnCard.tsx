/** In the own account: which accounts at Google and Microsoft open it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignOnProvider } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, Note, toast } from '@vumon/ui';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useProfile } from '../../session/profile.ts';
import { linksQuery } from './queries.ts';
import classes from './sign-on.module.css';

export function SignOnCard() {
  const { t } = useTranslation('sign-on');
  const message = useErrorMessage();
  const queryClient = useQueryClient();
  const { administersSchool } = useProfile();
  const { data } = useQuery(linksQuery);
  const link = useMutation({
    mutationFn: async (provider: SignOnProvider) => {
      const { address } = await api('POST /account/sign-on/{provider}/link', {
        params: { provider },
        body: { target: '/users/info' },
      });
      location.assign(address);
    },
  });
  const unlink = useMutation({
    mutationFn: (provider: SignOnProvider) => api('DELETE /account/sign-on/{provider}', { params: { provider } }),
    onSuccess: async (_, provider) => {
      toast(t('card.unlinked', { provider: t(`name.${provider}`) }));
      await queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
    },
  });
  // A link outlives the setting of its provider, and can always be taken away.
  const shown = [...new Set([...(data?.providers ?? []), ...(data?.links ?? []).map(({ provider }) => provider)])];
  if (!data || shown.length === 0) return null;
  const error = link.error ?? unlink.error;
  return (
    <Card title={t('card.title')}>
      <p className={classes.before}>{t('card.body')}</p>
      {error && <Note tone="bad" live title={message(error)} />}
      <ul className={classes.list}>
        {shown.map((provider) => {
          const linked = data.links.find((one) => one.provider === provider);
          const name = t(`name.${provider}`);
          return (
            <li key={provider} className={classes.row}>
              <div>
                <div className="muted">{name}</div>
                <div className={linked ? classes.strong : 'muted'}>{linked?.label ?? t('card.none')}</div>
              </div>
              {linked ? (
                <Button
                  size="sm"
                  aria-label={t('card.unlinkNamed', { provider: name })}
                  loading={unlink.isPending && unlink.variables === provider}
                  onClick={() => unlink.mutate(provider)}
                >
                  {t('card.unlink')}
                </Button>
              ) : (
                <Button
                  size="sm"
                  aria-label={t('card.linkNamed', { provider: name })}
                  loading={link.isPending && link.variables === provider}
                  onClick={() => link.mutate(provider)}
                >
                  {t('card.link')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {administersSchool && (
        <p className={classes.after}>
          <AppLink href="/school/sign-on">{t('card.school')}</AppLink>
        </p>
      )}
    </Card>
  );
}
