/** All chapters of the manuals, by whom they are for. */
import { manualAudiences, manuals } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { useChapterWords } from '../../api/chapters.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PublicFrame } from '../landing/index.ts';
import { ManualSearch } from './ManualSearch.tsx';
import classes from './manuals.module.css';

export default function ManualListPage() {
  const { t } = useTranslation('manuals');
  const words = useChapterWords();
  return (
    <PublicFrame title={t('title')}>
      <div className={classes.all}>
        <h1>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <div className={classes.wideSearch}>
          <ManualSearch />
        </div>
        {manualAudiences.map((audience) => (
          <section key={audience} className={classes.group} aria-labelledby={`for-${audience}`}>
            <h2 id={`for-${audience}`} className="h20">
              {t(`audiences.${audience}`)}
            </h2>
            <ol className={classes.cards}>
              {manuals[audience].map((chapter, at) => (
                <li key={chapter}>
                  <AppLink href={`/page/manuals/${chapter}`} className={classes.card!}>
                    <span className={classes.number} aria-hidden>
                      {at + 1}
                    </span>
                    <span>
                      <b>{words(chapter).title}</b>
                      <span className={classes.cardLead}>{words(chapter).lead}</span>
                    </span>
                  </AppLink>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </PublicFrame>
  );
}
