/** Staff have corrected the key of this question: the teacher grades again by it, or stays with the marks. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, Note, toast } from '@vumon/ui';
import { useState } from 'react';
import { useReport } from '../../forms/report.ts';
import { letterOf } from '../results/index.ts';
import { useRegrading, type RegradeView } from './queries.ts';
import classes from './regrade.module.css';

/** The letters of the corrected answers, where they are options. */
function lettersOf({ places, details, offer }: RegradeView): string {
  const change = offer?.change;
  if (!change) return '';
  const at = places.findIndex(({ path }) => path.join('/') === change.place.join('/'));
  const answers = details.groups[at]?.answers ?? [];
  return change.answers
    .map((id) => answers.findIndex((one) => one.id === id))
    .flatMap((index) => (index >= 0 ? [letterOf(index)] : []))
    .join(', ');
}

export function OfferNote({ id, view }: { id: string; view: RegradeView }) {
  const { t } = useTranslation('regrade');
  const report = useReport();
  const { answer } = useRegrading(id);
  const [raiseOnly, setRaiseOnly] = useState(true);
  const { offer } = view;
  if (!offer) return null;
  const reply = async (accept: boolean) => {
    const { changed } = await answer.mutateAsync({ offer: offer.id, accept, raiseOnly, notify: true });
    toast(accept ? t('done', { count: changed }) : t('offer.kept'));
  };
  const letters = lettersOf(view);
  return (
    <Note tone="warn" title={letters === '' ? t('offer.title') : t('offer.titleKey', { letters })}>
      <div className={classes.offer}>
        {offer.reason !== '' && <q>{offer.reason}</q>}
        <p>{t(offer.applies ? 'offer.body' : 'offer.byHand')}</p>
        {offer.applies && <Checkbox checked={raiseOnly} onChange={setRaiseOnly} label={t('offer.raiseOnly')} />}
        <div className={classes.offerButtons}>
          {offer.applies && (
            <Button variant="primary" size="sm" loading={answer.isPending} onClick={() => report(reply(true))}>
              {t('offer.accept')}
            </Button>
          )}
          <Button size="sm" loading={answer.isPending} onClick={() => report(reply(false))}>
            {t('offer.keep')}
          </Button>
        </div>
      </div>
    </Note>
  );
}
