import { useQuery } from '@tanstack/react-query';
import { features, type Feature } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, LoadingState, Note, PageHeader, Segmented } from '@vumon/ui';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useContact } from '../../api/contact.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { RedeemButton } from '../../redeem/Redeem.tsx';
import { profileQuery, wasSignedIn, type Profile } from '../../session/profile.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { cameFrom } from '../../navigation/came-from.ts';
import type { Href } from '../../navigation/paths.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { PublicFrame } from '../landing/PublicFrame.tsx';
import { Checkout } from './Checkout.tsx';
import { Compare } from './Compare.tsx';
import { offersFor, offersQuery, PriceList, useOfferWords, type Audience, type Offer } from './PriceList.tsx';
import { SaleBanner } from './SaleBanner.tsx';
import { SingleTests } from './SingleTests.tsx';
import { saleItemsQuery } from './sales.ts';
import classes from './packages.module.css';

/** Packages with prices, the user's own package, and the one that the page before requires. */
export default function PaymentPage() {
  const { t } = useTranslation('packages');
  const profile = useQuery({ ...profileQuery, enabled: wasSignedIn() });
  if (wasSignedIn() && profile.isPending) return <LoadingState />;
  if (!profile.data)
    return (
      <PublicFrame title={t('title')}>
        <div className={classes.public}>
          <Offers profile={null} />
        </div>
      </PublicFrame>
    );
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <Offers profile={profile.data} />
    </AppFrame>
  );
}

function Offers({ profile }: { profile: Profile | null }) {
  const { t } = useTranslation('packages');
  const say = useErrorMessage();
  const words = useOfferWords();
  const [{ type, feature, from, audience: chosen, plan, test }, setUrl] = useUrlState();
  const [back] = useState(() => cameFrom(from));
  const offers = useQuery(offersQuery);
  const sales = useQuery(saleItemsQuery);
  const own: Audience | null = profile?.role === 'STUDENT' ? 'student' : profile?.role === 'TEACHER' ? 'teacher' : null;
  const audience: Audience = own ?? (chosen === 'student' ? 'student' : 'teacher');
  const all = offersFor(offers.data ?? [], audience);
  const current = profile?.membership && !profile.membership.isExpired ? profile.membership.code : null;
  const rungs = purchasable(all, current);
  const wantedFeature = isFeature(feature) ? feature : null;
  const pick =
    rungs.find(({ code }) => code === plan) ??
    rungs.find((one) => wantedFeature !== null && one.features.includes(wantedFeature)) ??
    rungs.find(({ recommended, code }) => recommended && code !== current) ??
    rungs.find(({ code }) => code !== current) ??
    rungs[0];
  const choose = (code: string) => setUrl({ plan: code, test: undefined });
  const highest = own !== null && rungs.length > 0 && rungs.every(({ code }) => code === current);
  return (
    <>
      <PageHeader
        size="lg"
        title={t(audience === 'teacher' ? 'chooseTeacher' : 'chooseStudent')}
        subtitle={t(audience === 'teacher' ? 'teacherNote' : 'studentNote')}
        actions={
          own ? undefined : (
            <Segmented
              aria-label={t('audience')}
              value={audience}
              onChange={(value) => setUrl({ audience: value })}
              options={[
                { value: 'teacher', label: t('teachers') },
                { value: 'student', label: t('students') },
              ]}
            />
          )
        }
      />
      {type === 'upgrade' && profile?.role === 'TEACHER' && offers.data && (
        <div className={classes.note}>
          <Needed profile={profile} feature={feature} offers={offers.data} back={back} />
        </div>
      )}
      <div className={classes.page}>
        {offers.isPending && <LoadingState />}
        {offers.isError && (
          <ErrorState onRetry={() => void offers.refetch()} retrying={offers.isFetching}>
            {say(offers.error)}
          </ErrorState>
        )}
        {offers.data && (
          <div className={classes.plans}>
            <SaleBanner audience={audience} />
            {audience === 'teacher' ? (
              <Compare
                offers={all}
                items={sales.data?.items ?? []}
                reason={wantedFeature}
                current={current}
                chosen={pick?.code ?? null}
                onChoose={choose}
              />
            ) : (
              <PriceList heading="h2" title={t('students')} offers={all} currentCode={current} />
            )}
            {audience === 'student' && own && <SingleTests chosen={test} onChoose={(id) => setUrl({ test: id })} />}
          </div>
        )}
        <div className={classes.buy}>
          {highest && (
            <Note tone="info" title={t('highest.title')}>
              {t('highest.body')}
            </Note>
          )}
          {own && offers.data && (
            <Checkout
              offers={rungs}
              chosen={pick?.code ?? null}
              test={own === 'student' ? test : undefined}
              onChoose={choose}
            />
          )}
          {profile === null && pick && <SignInToBuy name={words.name(pick)} audience={audience} plan={pick.code} />}
          <BuyCard profile={profile} back={back} />
        </div>
      </div>
    </>
  );
}

/** What somebody with this package can buy: it again, or what stands above it. Who has paid for none may choose. */
function purchasable(offers: readonly Offer[], current: string | null): readonly Offer[] {
  const sold = offers.filter(({ price }) => (price ?? 0) > 0);
  const at = sold.findIndex(({ code }) => code === current);
  return at < 0 ? sold : sold.slice(at);
}

/** A visitor signs in or up first, and comes back to the package chosen here. */
function SignInToBuy({ name, audience, plan }: { name: string; audience: Audience; plan: string }) {
  const { t } = useTranslation('packages');
  const back = encodeURIComponent(`/payment?audience=${audience}&plan=${plan}`);
  return (
    <Card tone="lift" title={t('visitor.title', { name })}>
      <div className={classes.buy}>
        <p>{t('visitor.body')}</p>
        <Button
          variant="primary"
          size="lg"
          full
          renderRoot={(props) => <AppLink href={`/login?redirect=${back}`} {...props} />}
        >
          {t('visitor.signIn')}
        </Button>
        <AppLink href={`/register?redirect=${back}`}>{t('visitor.register')}</AppLink>
      </div>
    </Card>
  );
}

const isFeature = (name: string | undefined): name is Feature => features.some((one) => one === name);

/** Why the user was redirected here: the package has expired, or a page requires a higher one. */
function Needed({
  profile,
  feature,
  offers,
  back,
}: {
  profile: Profile;
  feature: string | undefined;
  offers: readonly Offer[];
  back: Href | null;
}) {
  const { t } = useTranslation('packages');
  const words = useOfferWords();
  const { membership } = profile;
  const names: ReactNode = isFeature(feature)
    ? offersFor(offers, 'teacher')
        .filter((offer) => offer.features.includes(feature))
        .map((offer) => words.name(offer))
        .join(', ')
    : '';
  if (membership?.isExpired)
    return (
      <Note tone="warn" title={t('needed.expired', { day: formatDay(membership.endDate!) })}>
        {t('needed.expiredBody')}
      </Note>
    );
  // Without a redirect there is no page to explain.
  if (!isFeature(feature)) return null;
  const title = isNamed(feature) ? t('needed.titleOf', { feature: t(`compare.${feature}`) }) : t('needed.title');
  return (
    <Note tone="info" title={title} action={back && <AppLink href={back}>{t('back')}</AppLink>}>
      {names ? t('needed.packages', { names }) : t('needed.body')}
    </Note>
  );
}

const named = ['create-exams', 'create-formats', 'exam-prep', 'international-tests', 'export-system-tests'] as const;
const isNamed = (feature: Feature): feature is (typeof named)[number] =>
  (named as readonly Feature[]).includes(feature);

/** The current package and how to get another. Without online payment, it names a contact. */
function BuyCard({ profile, back }: { profile: Profile | null; back: Href | null }) {
  const { t } = useTranslation('packages');
  const { locale } = useFormat();
  const { hotline, email } = useContact();
  const membership = profile?.membership;
  return (
    <Card tone="lift" title={t('buy.title')}>
      <div className={classes.buy}>
        {membership && (
          <div className={classes.buyFacts}>
            <span>{t('buy.current', { name: locale === 'en' ? membership.nameEn : membership.name })}</span>
            <span className="muted">
              {membership.endDate === null
                ? t('buy.endless')
                : t(membership.isExpired ? 'buy.ended' : 'buy.ends', { day: formatDay(membership.endDate) })}
            </span>
          </div>
        )}
        <p>{t(hotline || email ? 'buy.how' : 'buy.askProvider')}</p>
        {hotline && (
          <a className={classes.contact} href={`tel:${hotline.replace(/\s/g, '')}`}>
            <IconPhone size={20} stroke={1.75} aria-hidden />
            {hotline}
          </a>
        )}
        {email && (
          <a className={classes.contact} href={`mailto:${email}`}>
            <IconMail size={20} stroke={1.75} aria-hidden />
            {email}
          </a>
        )}
        <p className="muted">{t('buy.identify')}</p>
        {(profile === null || profile.role === 'TEACHER' || profile.role === 'STUDENT') && (
          <div className={classes.redeem}>
            <RedeemButton />
            {profile !== null && back && <AppLink href={back}>{t('back')}</AppLink>}
          </div>
        )}
      </div>
    </Card>
  );
}
