import { useQuery } from '@tanstack/react-query';
import { formatLastDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, LoadingState, Note, PageHeader, PickGroup, Segmented } from '@vumon/ui';
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useContact } from '../../api/contact.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { RedeemButton } from '../../redeem/Redeem.tsx';
import { profileQuery, useWasSignedIn, type Profile } from '../../session/profile.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { cameFrom } from '../../navigation/came-from.ts';
import type { Href } from '../../navigation/paths.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { PublicFrame } from '../../site/landing/PublicFrame.tsx';
import { planQuery } from '../../people/own-account/index.ts';
import { Checkout } from './Checkout.tsx';
import { Combos } from './Combos.tsx';
import { Compare } from './Compare.tsx';
import { gives, Needed, reasonOf } from './Needed.tsx';
import { offersQuery } from '../../api/packages.ts';
import { combosFor, offersFor, useOfferLabels, type Audience, type Offer } from './PriceList.tsx';
import { SaleBanner } from './SaleBanner.tsx';
import { SingleTests } from './SingleTests.tsx';
import { StudentPlans } from './StudentPlans.tsx';
import { priceNow, saleItemsQuery, type SaleItem } from './sales.ts';
import classes from './packages.module.css';

/** Packages with prices, the user's own package, and the package required by the page that the user came from. */
export default function PaymentPage() {
  const { t } = useTranslation('packages');
  const known = useWasSignedIn();
  const profile = useQuery({ ...profileQuery, enabled: known });
  if (known && profile.isPending) return <LoadingState />;
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
  const labels = useOfferLabels();
  const [{ type, feature, reason: why, from, audience: wanted, plan: planned, test }, setUrl] = useUrlState();
  const [back] = useState(() => cameFrom(from));
  const offers = useQuery(offersQuery);
  const sales = useQuery(saleItemsQuery);
  const own: Audience | null = profile?.role === 'STUDENT' ? 'student' : profile?.role === 'TEACHER' ? 'teacher' : null;
  const audience: Audience = own ?? (wanted === 'student' ? 'student' : 'teacher');
  const all = offersFor(offers.data ?? [], audience);
  const items = sales.data?.items ?? [];
  const current = profile?.membership && !profile.membership.isExpired ? profile.membership.code : null;
  // Without a paid package every package can be bought; otherwise the same one again, or an upgrade of it.
  const climbs = current !== null && profile?.membership?.isFree === false;
  const plan = useQuery({ ...planQuery, enabled: climbs });
  const rungs = all.filter(
    ({ code, price }) =>
      (price ?? 0) > 0 && (!climbs || code === current || plan.data?.upgrades.some((one) => one.code === code)),
  );
  // Sale prices and upgrades change the width of columns, so the table is drawn once both are known.
  const ready = offers.data !== undefined && !sales.isPending && !(climbs && plan.isPending);
  const reason = reasonOf(feature, why);
  const present = all.find(({ code }) => code === current);
  const combos = combosFor(offers.data ?? [], audience);
  const pick =
    [...rungs, ...combos].find(({ code }) => code === planned) ??
    rungs.find((one) => reason !== null && gives(one, reason, present)) ??
    rungs.find(({ recommended, code }) => recommended && code !== current) ??
    rungs.find(({ code }) => code !== current) ??
    rungs[0];
  const choose = (code: string) => setUrl({ plan: code, test: undefined });
  // Staff can see the packages but not buy them.
  const buys = profile === null || own !== null;
  const mayChoose = (code: string) => buys && rungs.some((one) => one.code === code);
  const examId = own === 'student' ? test : undefined;
  const chosen = buys && examId === undefined ? (pick?.code ?? null) : null;
  const highest = plan.data !== undefined && offers.data !== undefined && rungs.every(({ code }) => code === current);
  return (
    <>
      {type === 'upgrade' && own !== null && profile && offers.data && (
        <div className={classes.note}>
          <Needed profile={profile} reason={reason} offers={all} current={current} back={back} />
        </div>
      )}
      <OffersHeader
        audience={audience}
        onAudience={own ? null : (value) => setUrl({ audience: value, plan: undefined })}
      />
      <div className={classes.page}>
        {!offers.isError && !ready && <LoadingState />}
        {offers.isError && (
          <ErrorState onRetry={() => void offers.refetch()} retrying={offers.isFetching}>
            {say(offers.error)}
          </ErrorState>
        )}
        {ready && (
          <div className={classes.plans}>
            {audience === 'teacher' ? (
              <>
                {buys && <PlanTiles offers={rungs} items={items} current={current} chosen={chosen} onChoose={choose} />}
                <SaleBanner audience={audience} />
                <Compare
                  offers={all}
                  items={items}
                  reason={reason}
                  current={current}
                  endDate={current === null ? null : (profile?.membership?.endDate ?? null)}
                  chosen={chosen}
                  mayChoose={buys ? mayChoose : null}
                  onChoose={choose}
                />
              </>
            ) : (
              <>
                <SaleBanner audience={audience} />
                <StudentPlans
                  offers={all}
                  items={items}
                  current={current}
                  chosen={chosen}
                  mayChoose={mayChoose}
                  onChoose={choose}
                />
              </>
            )}
            <Combos offers={combos} chosen={chosen} onChoose={choose} />
            {own === 'student' && <SingleTests chosen={examId} onChoose={(id) => setUrl({ test: id })} />}
          </div>
        )}
        <div className={classes.buy}>
          {highest && (
            <Note tone="info" title={t('highest.title')}>
              {t(rungs.length === 0 ? 'highest.none' : audience === 'teacher' ? 'highest.body' : 'highest.bodyTests')}
            </Note>
          )}
          {own && profile && offers.data && (!climbs || !plan.isPending) && (examId !== undefined || pick) && (
            <Checkout
              article={examId === undefined ? { packageCode: pick!.code } : { examId }}
              offers={offers.data}
              buyer={profile}
            />
          )}
          {profile === null && pick && (
            <SignInToBuy name={labels.name(pick)} several={pick.accounts > 1} audience={audience} plan={pick.code} />
          )}
          <BuyCard profile={profile} back={back} />
        </div>
      </div>
    </>
  );
}

function OffersHeader({
  audience,
  onAudience,
}: {
  audience: Audience;
  /** Null for users who are teachers or learners themselves. */
  onAudience: ((audience: Audience) => void) | null;
}) {
  const { t } = useTranslation('packages');
  return (
    <PageHeader
      size="lg"
      title={t(audience === 'teacher' ? 'chooseTeacher' : 'chooseStudent')}
      subtitle={t(audience === 'teacher' ? 'teacherNote' : 'studentNote')}
      actions={
        onAudience && (
          <Segmented
            aria-label={t('audience')}
            value={audience}
            onChange={onAudience}
            options={[
              { value: 'teacher', label: t('teachers') },
              { value: 'student', label: t('students') },
            ]}
          />
        )
      }
    />
  );
}

/** Tiles above the comparison on a phone, which shows only the current package and the chosen one there. */
function PlanTiles({
  offers,
  items,
  current,
  chosen,
  onChoose,
}: {
  offers: readonly Offer[];
  items: readonly SaleItem[];
  current: string | null;
  chosen: string | null;
  onChoose(code: string): void;
}) {
  const { t } = useTranslation('packages');
  const { money } = useFormat();
  const labels = useOfferLabels();
  return (
    <div className={classes.tiles}>
      <PickGroup
        aria-label={t('order.choose')}
        size="md"
        columns={offers.length}
        value={chosen}
        onChange={onChoose}
        options={offers.map((one) => {
          const { now, sale } = priceNow(one, items);
          return {
            value: one.code as string,
            label: (
              <span className={classes.tile}>
                <span>{labels.name(one)}</span> <b>{money(now)}</b>{' '}
                {sale ? <s>{money(one.price ?? 0)}</s> : one.code === current && <small>{t('current')}</small>}
              </span>
            ),
          };
        })}
      />
    </div>
  );
}

/** Visitors sign in or register first, and then return to the package chosen here. */
function SignInToBuy({
  name,
  several,
  audience,
  plan,
}: {
  name: string;
  several: boolean;
  audience: Audience;
  plan: string;
}) {
  const { t } = useTranslation('packages');
  const back = encodeURIComponent(`/payment?audience=${audience}&plan=${plan}`);
  return (
    <Card tone="lift" title={t(several ? 'visitor.combo' : 'visitor.title', { name })}>
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

/** The current package, whom to contact, and the link to enter an activation code. */
function BuyCard({ profile, back }: { profile: Profile | null; back: Href | null }) {
  const { t } = useTranslation('packages');
  const { locale } = useFormat();
  const { hotline, email } = useContact();
  const membership = profile?.membership;
  return (
    <Card title={t(membership ? 'buy.own' : 'buy.help')}>
      <div className={classes.buy}>
        {membership && (
          <div className={classes.buyFacts}>
            <span>{t('buy.current', { name: locale === 'en' ? membership.nameEn : membership.name })}</span>
            <span className="muted">
              {membership.endDate === null
                ? t('buy.endless')
                : t(membership.isExpired ? 'buy.ended' : 'buy.ends', { day: formatLastDay(membership.endDate) })}
            </span>
          </div>
        )}
        <p>{t(hotline || email ? 'buy.how' : 'buy.askProvider')}</p>
        <AppLink className={classes.contact!} href="/?want=SCHOOL#contact">
          <IconMessage size={20} stroke={1.75} aria-hidden />
          {t('buy.write')}
        </AppLink>
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
