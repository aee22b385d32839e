/** One chapter of the manuals: what it promises, a picture of the product, and the steps with the picture's numbers. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import {
  IconArrowLeft,
  IconArrowRight,
  IconArrowsMaximize,
  IconClock,
  IconExternalLink,
  IconPrinter,
} from '@tabler/icons-react';
import { ApiError } from '@vumon/contract/client';
import { audienceOf, manualAudiences, manuals, type ManualAudience, type ManualChapter } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, cx, ErrorState, LoadingState } from '@vumon/ui';
import { useChapterWords } from '../../api/chapters.ts';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PublicFrame } from '../landing/index.ts';
import { ManualSearch } from './ManualSearch.tsx';
import { explained } from './explained.ts';
import { Steps } from './Steps.tsx';
import { manualQuery, numberOf, pictureOf, picturesTaken, readingMinutes, type ManualText } from './texts.ts';
import classes from './manuals.module.css';

export default function ManualPage() {
  const { t } = useTranslation('manuals');
  const { manualSlug } = useParams({ strict: false }) as { manualSlug: string };
  const audience = audienceOf(manualSlug);
  if (!audience)
    return (
      <PublicFrame title={t('title')}>
        <div className={classes.all}>
          <LoadFailed
            error={new ApiError(404, { code: 'NOT_FOUND' })}
            onRetry={() => undefined}
            back={{ label: t('title'), href: '/page/manuals' }}
          />
        </div>
      </PublicFrame>
    );
  return <Chapter key={manualSlug} audience={audience} chapter={manualSlug as ManualChapter} />;
}

interface ChapterProps {
  readonly audience: ManualAudience;
  readonly chapter: ManualChapter;
}

function Chapter({ audience, chapter }: ChapterProps) {
  const { t } = useTranslation('manuals');
  const words = useChapterWords();
  const locale = useLocale();
  const texts = useQuery(manualQuery(audience, locale));
  const text = texts.data?.[chapter];
  const { title, lead } = words(chapter);
  return (
    <PublicFrame title={title}>
      <div className={classes.page}>
        <Side audience={audience} chapter={chapter} />
        <article className={classes.text}>
          <nav aria-label={t('path')} className={classes.path}>
            <AppLink href="/page/manuals">{t('title')}</AppLink>
            <span aria-hidden>›</span>
            <span>{t(`audiences.${audience}`)}</span>
          </nav>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {texts.isPending && <LoadingState />}
          {texts.isError && <ErrorState onRetry={() => void texts.refetch()} retrying={texts.isFetching} />}
          {text && <Body chapter={chapter} text={text} />}
          <Around audience={audience} chapter={chapter} />
        </article>
      </div>
    </PublicFrame>
  );
}

/** Other audiences, the search, and the chapters of this one. */
function Side({ audience, chapter }: ChapterProps) {
  const { t } = useTranslation('manuals');
  const words = useChapterWords();
  const chapters = (
    <ol className={classes.chapters}>
      {manuals[audience].map((other, at) => (
        <li key={other}>
          <AppLink
            href={`/page/manuals/${other}`}
            className={classes.chapter!}
            {...(other === chapter && { 'aria-current': 'page' })}
          >
            <span className={classes.chapterNumber} aria-hidden>
              {at + 1}
            </span>
            {words(other).title}
          </AppLink>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={classes.side}>
      <nav className={classes.audiences} aria-label={t('whom')}>
        {manualAudiences.map((other) => (
          <AppLink
            key={other}
            href={`/page/manuals/${manuals[other][0]}`}
            className={cx(classes.audience, other === audience && classes.on)}
          >
            {t(`short.${other}`)}
          </AppLink>
        ))}
      </nav>
      <ManualSearch />
      <nav className={classes.list} aria-label={t('chapters')}>
        {chapters}
      </nav>
      <details className={classes.folded}>
        <summary>{t('chapters')}</summary>
        {chapters}
      </details>
    </div>
  );
}

function Body({ chapter, text }: { readonly chapter: ManualChapter; readonly text: ManualText }) {
  const { t } = useTranslation('manuals');
  const words = useChapterWords();
  const picture = pictureOf(chapter, useLocale());
  const page = explained[chapter];
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <div className={classes.facts}>
        <span className={classes.minutes}>
          <IconClock {...icon} />
          {t('minutes', { count: readingMinutes(words(chapter).lead, text) })}
        </span>
        <span className={classes.verbs}>
          {page && (
            <Button
              size="sm"
              icon={<IconExternalLink {...icon} />}
              renderRoot={(props) => <AppLink href={page} {...props} />}
            >
              {t('openPage')}
            </Button>
          )}
          <Button size="sm" icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </span>
      </div>
      {picture && (
        <figure className={classes.figure}>
          <img src={picture.src} width={picture.width} height={picture.height} alt={text.picture} />
          <figcaption>
            <span>{t('taken', { what: text.picture, day: formatDay(picturesTaken) })}</span>
            <a href={picture.src} target="_blank" rel="noreferrer">
              <IconArrowsMaximize {...icon} />
              {t('enlarge')}
            </a>
          </figcaption>
        </figure>
      )}
      <Steps text={text} />
    </>
  );
}

/** The chapters before and after this one. */
function Around({ audience, chapter }: ChapterProps) {
  const { t } = useTranslation('manuals');
  const words = useChapterWords();
  const chapters: readonly ManualChapter[] = manuals[audience];
  const at = numberOf(chapter) - 1;
  const [before, after] = [chapters[at - 1], chapters[at + 1]];
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <nav className={classes.around} aria-label={t('around')}>
      {before && (
        <AppLink href={`/page/manuals/${before}`} className={classes.before!}>
          <span className="muted">{t('before')}</span>
          <b>
            <IconArrowLeft {...icon} /> {words(before).title}
          </b>
        </AppLink>
      )}
      {after && (
        <AppLink href={`/page/manuals/${after}`} className={classes.after!}>
          <span className="muted">{t('after')}</span>
          <b>
            {words(after).title} <IconArrowRight {...icon} />
          </b>
        </AppLink>
      )}
    </nav>
  );
}
