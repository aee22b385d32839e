import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LandingSection, LoadingState } from '@vumon/ui';
import { IconArrowRight } from '@tabler/icons-react';
import { rememberRole } from '../../session/new-role.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { offersQuery } from '../../api/packages.ts';
import { offersFor, PriceList } from '../../commerce/packages/PriceList.tsx';
import { Contact } from '../contact/index.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { Steps } from './Steps.tsx';
import { TryQuestion } from './TryQuestion.tsx';
import classes from './landing.module.css';

export default function LandingPage() {
  const { t } = useTranslation('landing');
  const say = useErrorMessage();
  const offers = useQuery(offersQuery);
  return (
    <PublicFrame>
      <LandingSection>
        <div className={classes.hero}>
          <div>
            <h1 className={classes.promise}>
              {t('promise.first')} <span className={classes.marked}>{t('promise.marked')}</span>
            </h1>
            <p className={classes.lead}>{t('lead')}</p>
            <div className={classes.roles}>
              <AppLink
                href="/register"
                className={`${classes.role} ${classes.roleFilled}`}
                data-waits
                onClick={() => rememberRole('TEACHER')}
              >
                <span>
                  <b>{t('teacher.title')}</b>
                  <span>{t('teacher.text')}</span>
                </span>
                <IconArrowRight size={20} stroke={1.75} aria-hidden />
              </AppLink>
              <AppLink
                href="/register?redirect=%2Fassigned-unit-test"
                className={classes.role!}
                data-waits
                onClick={() => rememberRole('STUDENT')}
              >
                <span>
                  <b>{t('student.title')}</b>
                  <span>{t('student.text')}</span>
                </span>
                <IconArrowRight size={20} stroke={1.75} aria-hidden />
              </AppLink>
            </div>
            <p className={classes.others}>
              {t('others.parents')}
              <br />
              {t('others.schools')} <AppLink href="/?want=SCHOOL#contact">{t('others.schoolsLink')}</AppLink>
            </p>
          </div>
          <TryQuestion />
        </div>
      </LandingSection>
      <LandingSection id="steps" labelledBy="steps-title">
        <Steps />
      </LandingSection>
      <LandingSection id="prices" labelledBy="prices-title" sunken>
        <h2 className={classes.sectionTitle} id="prices-title">
          {t('prices.title')}
        </h2>
        <p className={classes.sectionNote}>{t('prices.note')}</p>
        {offers.isPending && <LoadingState />}
        {offers.isError && (
          <ErrorState onRetry={() => void offers.refetch()} retrying={offers.isFetching}>
            {say(offers.error)}
          </ErrorState>
        )}
        {offers.data && (
          <div className={classes.prices}>
            <PriceList
              title={t('prices.teachers')}
              note={t('prices.teachersNote')}
              offers={offersFor(offers.data, 'teacher')}
            />
            <PriceList
              title={t('prices.students')}
              note={t('prices.studentsNote')}
              offers={offersFor(offers.data, 'student')}
            />
          </div>
        )}
      </LandingSection>
      <LandingSection id="contact" labelledBy="contact-title">
        <Contact offers={offers.data ?? []} />
      </LandingSection>
    </PublicFrame>
  );
}
