/** The organisations at Google and Microsoft that belong to a school, for its administrator and those of the product. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SchoolSignOn, SchoolSignOns } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { productName, signOnProviders, type SignOnProvider } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  Card,
  Checkbox,
  cx,
  EmptyState,
  ErrorState,
  FieldError,
  LoadingState,
  Note,
  PageHeader,
  SelectField,
  TextField,
  toast,
} from '@vumon/ui';
import { useId, useState } from 'react';
import { api } from '../../api/client.ts';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { useProfile } from '../../session/profile.ts';
import { providersQuery, schoolSignOnsQuery } from './queries.ts';
import { providerIcon } from './SignOnButtons.tsx';
import { SignOnList } from './SignOnList.tsx';
import classes from './sign-on.module.css';

export default function SchoolSignOnPage() {
  const { t } = useTranslation('sign-on');
  const message = useErrorMessage();
  const staff = useProfile().role === 'ADMIN';
  const [{ school = null }] = useUrlState();
  const chosen = staff ? school : null;
  const page = useQuery({ ...schoolSignOnsQuery(chosen), enabled: !staff || chosen !== null });
  return (
    <AppFrame breadcrumb={[{ label: t('school.title') }]}>
      <div className={cx(classes.page, staff && chosen === null && classes.whole)}>
        <PageHeader title={t('school.title')} subtitle={t('school.intro')} />
        {staff && <SchoolField chosen={chosen} name={page.data?.school.name} />}
        {page.data ? (
          <>
            <Bound page={page.data} chosen={chosen} />
            {staff ? <NameOne key={chosen} page={page.data} /> : <BindOwn page={page.data} />}
          </>
        ) : page.error instanceof ApiError && page.error.code === 'SCHOOL_ADMIN_ONLY' ? (
          <Note tone="info" title={message(page.error)} />
        ) : page.error ? (
          <ErrorState onRetry={() => void page.refetch()}>{message(page.error)}</ErrorState>
        ) : staff && chosen === null ? (
          <SignOnList />
        ) : (
          <LoadingState />
        )}
      </div>
    </AppFrame>
  );
}

function SchoolField({ chosen, name }: { chosen: string | null; name: string | undefined }) {
  const { t } = useTranslation('sign-on');
  const [, setUrl] = useUrlState();
  const [search, setSearch] = useState('');
  const typed = search === name ? '' : search;
  const { data } = useQuery({
    queryKey: ['schools', 'found', typed],
    queryFn: () => api('GET /itf/schools', { query: { size: 20, ...(typed !== '' && { search: typed }) } }),
    placeholderData: (before) => before,
  });
  const found = (data?.data ?? []).map(({ id, name: label }) => ({ value: id, label }));
  const known = chosen === null || name === undefined || found.some(({ value }) => value === chosen);
  return (
    <SelectField
      label={t('school.choose')}
      placeholder={t('school.chooseHint')}
      searchable
      clearable
      filter={({ options }) => options}
      data={known ? found : [{ value: chosen, label: name }, ...found]}
      value={chosen}
      maw={720}
      onSearchChange={setSearch}
      onChange={(id) => setUrl({ school: id ?? undefined })}
    />
  );
}

function Bound({ page, chosen }: { page: SchoolSignOns; chosen: string | null }) {
  const { t } = useTranslation('sign-on');
  const [removing, setRemoving] = useState<SchoolSignOn | null>(null);
  return (
    <Card title={t('school.of', { school: page.school.name })}>
      {page.items.length === 0 ? (
        <EmptyState title={t('school.none')}>{t('school.noneBody')}</EmptyState>
      ) : (
        <ul className={classes.list}>
          {page.items.map((one) => (
            <li key={one.id} className={classes.row}>
              <div>
                <div className="muted">{t(`name.${one.provider}`)}</div>
                <div className={classes.strong}>{one.organisation}</div>
                <div className="muted">
                  {one.boundBy === null
                    ? t('school.boundAt', { day: formatDay(one.boundAt) })
                    : t('school.boundBy', { day: formatDay(one.boundAt), name: one.boundBy })}
                </div>
              </div>
              <Button
                size="sm"
                aria-label={t('school.removeNamed', { organisation: one.organisation })}
                onClick={() => setRemoving(one)}
              >
                {t('school.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removing && <RemoveDialog one={removing} chosen={chosen} onClose={() => setRemoving(null)} />}
    </Card>
  );
}

function RemoveDialog({ one, chosen, onClose }: { one: SchoolSignOn; chosen: string | null; onClose: () => void }) {
  const { t } = useTranslation('sign-on');
  const message = useErrorMessage();
  const queryClient = useQueryClient();
  const { organisation } = one;
  const remove = useMutation({
    mutationFn: () =>
      chosen === null
        ? api('DELETE /school/sign-ons/{id}', { params: { id: one.id } })
        : api('DELETE /itf/schools/{id}/sign-ons/{signOnId}', { params: { id: chosen, signOnId: one.id } }),
    onSuccess: (page) => {
      queryClient.setQueryData(schoolSignOnsQuery(chosen).queryKey, page);
      void queryClient.invalidateQueries({ queryKey: ['school-sign-ons', 'list'] });
      toast(t('school.removed', { organisation }));
      onClose();
    },
  });
  return (
    <FormModal
      onClose={onClose}
      size="sm"
      title={t('school.removeTitle', { organisation })}
      submitLabel={t('school.remove')}
      busy={remove.isPending}
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        // The dialog shows why it failed.
        await remove.mutateAsync().catch(() => undefined);
      }}
    >
      {remove.error && <Note tone="bad" live title={message(remove.error)} />}
      <p>{t('school.removeBody')}</p>
    </FormModal>
  );
}

function ConsentField({
  given,
  error,
  onChange,
}: {
  given: boolean;
  error: string | undefined;
  onChange: (given: boolean) => void;
}) {
  const { t } = useTranslation('sign-on');
  const errorId = useId();
  return (
    <div>
      <Checkbox
        checked={given}
        onChange={onChange}
        label={t('school.consent')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The school's administrator signs in at the provider, which says whose account that is. */
function BindOwn({ page }: { page: SchoolSignOns }) {
  const { t } = useTranslation('sign-on');
  const message = useErrorMessage();
  const { data: providers = [] } = useQuery(providersQuery);
  const [consent, setConsent] = useState(false);
  const [missing, setMissing] = useState(false);
  const go = useMutation({
    mutationFn: async (provider: SignOnProvider) => {
      const { address } = await api('POST /school/sign-ons/{provider}/start', {
        params: { provider },
        body: { target: '/school/sign-on', consent: page.consentVersion },
      });
      location.assign(address);
    },
  });
  if (providers.length === 0)
    return (
      <Note tone="info" title={t('school.off')}>
        {t('school.offBody')}
      </Note>
    );
  return (
    <Card title={t('school.add')}>
      <div className={classes.form}>
        <p>{t('school.addBody', { product: productName })}</p>
        {go.error && <Note tone="bad" live title={message(go.error)} />}
        <ConsentField
          given={consent}
          error={missing ? t('school.consentMissing') : undefined}
          onChange={(given) => {
            setConsent(given);
            setMissing(false);
          }}
        />
        <div className={classes.actions}>
          {providers.map((provider) => {
            const Icon = providerIcon[provider];
            return (
              <Button
                key={provider}
                icon={<Icon size={18} stroke={1.75} aria-hidden />}
                loading={go.isPending && go.variables === provider}
                onClick={() => (consent ? go.mutate(provider) : setMissing(true))}
              >
                {t(`school.bind.${provider}`)}
              </Button>
            );
          })}
        </div>
      </div>
    </Card>
  );
}

/** An administrator of the product names what the school has shown to be its own. */
function NameOne({ page }: { page: SchoolSignOns }) {
  const { t } = useTranslation('sign-on');
  const message = useErrorMessage();
  const queryClient = useQueryClient();
  const [provider, setProvider] = useState<SignOnProvider>('GOOGLE');
  const [organisation, setOrganisation] = useState('');
  const [consent, setConsent] = useState(false);
  const [missing, setMissing] = useState(false);
  const { id } = page.school;
  const add = useMutation({
    mutationFn: () =>
      api('POST /itf/schools/{id}/sign-ons', {
        params: { id },
        body: { provider, organisation, consent: page.consentVersion },
      }),
    onSuccess: (next) => {
      queryClient.setQueryData(schoolSignOnsQuery(id).queryKey, next);
      void queryClient.invalidateQueries({ queryKey: ['school-sign-ons', 'list'] });
      toast(t('school.added'));
      setOrganisation('');
      setConsent(false);
    },
  });
  const errors = fieldErrors(add.error);
  return (
    <Card title={t('school.add')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (consent) add.mutate();
          else setMissing(true);
        }}
      >
        {add.error && !errors['organisation'] && <Note tone="bad" live title={message(add.error)} />}
        <SelectField
          label={t('school.provider')}
          data={signOnProviders.map((value) => ({ value, label: t(`name.${value}`) }))}
          value={provider}
          allowDeselect={false}
          onChange={(value) => setProvider(value === 'MICROSOFT' ? value : 'GOOGLE')}
        />
        <TextField
          label={t('school.organisation')}
          description={t('school.organisationHint')}
          maxLength={253}
          autoCapitalize="none"
          spellCheck={false}
          value={organisation}
          error={errors['organisation']}
          onChange={(event) => setOrganisation(event.currentTarget.value)}
        />
        <ConsentField
          given={consent}
          error={missing ? t('school.consentMissing') : undefined}
          onChange={(given) => {
            setConsent(given);
            setMissing(false);
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" variant="primary" loading={add.isPending}>
            {t('school.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
