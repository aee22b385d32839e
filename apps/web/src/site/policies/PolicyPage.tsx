import { useQuery } from '@tanstack/react-query';
import { productName } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, LoadingState } from '@vumon/ui';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useContact } from '../../api/contact.ts';
import { site } from '../../i18n/locale.ts';
import { useOwnPath } from '../../navigation/own-path.ts';
import { PublicFrame } from '../landing/PublicFrame.tsx';
import { offersQuery } from '../../api/packages.ts';
import { offersFor, PriceList } from '../../commerce/packages/PriceList.tsx';
import { blocksOn, policiesSince, policyNames, policyQuery, type Block } from './policy.ts';
import classes from './policies.module.css';

/** About us, the policies and the guide: a text with its table of contents. */
export default function PolicyPage() {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const path = useOwnPath();
  const name = policyNames.find((one) => path === `/page/${one}`)!;
  const text = useQuery(policyQuery(name, locale));
  const loaded = text.data !== undefined;
  // A link may point to a section, which did not exist yet when the page opened.
  useEffect(() => {
    if (loaded && window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [loaded, name]);
  return (
    <PublicFrame title={t(`names.${name}`)}>
      <div className={classes.page}>
        <nav className={classes.others} aria-label={t('others')}>
          {policyNames.map((other) => (
            <AppLink
              key={other}
              href={`/page/${other}`}
              className={classes.other!}
              {...(other === name && { 'aria-current': 'page' })}
            >
              {t(`names.${other}`)}
            </AppLink>
          ))}
        </nav>
        <article className={classes.text}>
          {text.isPending && <LoadingState />}
          {text.isError && <ErrorState onRetry={() => void text.refetch()} retrying={text.isFetching} />}
          {text.data && (
            <>
              <h1>{fill(text.data.title)}</h1>
              <div className={classes.facts}>
                <span className="muted">{t('since', { day: formatDay(policiesSince) })}</span>
                <span className={classes.print}>
                  <Button
                    size="sm"
                    icon={<IconPrinter size={18} stroke={1.75} aria-hidden />}
                    onClick={() => window.print()}
                  >
                    {t('print')}
                  </Button>
                </span>
              </div>
              <p className={classes.lead}>{fill(text.data.lead)}</p>
              <nav className={classes.contents} aria-labelledby="contents">
                <h2 id="contents" className="h16">
                  {t('contents')}
                </h2>
                <ol>
                  {Object.entries(text.data.sections).map(([id, { title }]) => (
                    <li key={id}>
                      <AppLink href={`#${id}`}>{fill(title)}</AppLink>
                    </li>
                  ))}
                </ol>
              </nav>
              {Object.entries(text.data.sections).map(([id, { title, blocks }], at) => (
                <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-title`}>
                  <span className={classes.number} aria-hidden>
                    {at + 1}
                  </span>
                  <div className={classes.body}>
                    <h2 id={`${id}-title`}>{fill(title)}</h2>
                    {blocksOn(blocks, site).map((block, index) => (
                      <Piece key={index} block={block} />
                    ))}
                  </div>
                </section>
              ))}
            </>
          )}
        </article>
      </div>
    </PublicFrame>
  );
}

/** Inserts the product's name, which is defined in one place. */
const fill = (text: string): string => text.replaceAll('{{product}}', productName);

export function Piece({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{fill(block)}</p>;
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{fill(item)}</li>
        ))}
      </ul>
    );
  if ('steps' in block)
    return (
      <ol>
        {block.steps.map((item) => (
          <li key={item}>{fill(item)}</li>
        ))}
      </ol>
    );
  if ('teacherPrices' in block) return <Prices audience="teacher" />;
  if ('studentPrices' in block) return <Prices audience="student" />;
  return <Contact />;
}

function Prices({ audience }: { audience: 'teacher' | 'student' }) {
  const { t } = useTranslation('policies');
  const offers = useQuery(offersQuery);
  if (offers.isPending) return <LoadingState />;
  if (offers.isError) return <ErrorState onRetry={() => void offers.refetch()} retrying={offers.isFetching} />;
  return <PriceList title={t(`prices.${audience}`)} offers={offersFor(offers.data, audience)} />;
}

function Contact() {
  const { t } = useTranslation('policies');
  const { hotline, email } = useContact();
  return (
    <ul>
      {hotline && (
        <li>
          {t('hotline')} <a href={`tel:${hotline.replace(/\s/g, '')}`}>{hotline}</a>
        </li>
      )}
      {email && (
        <li>
          {t('email')} <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      <li>
        {t('site')} {/* The server renders the name that it knows itself by. */}
        <span className="num" suppressHydrationWarning>
          {location.host}
        </span>
      </li>
    </ul>
  );
}
