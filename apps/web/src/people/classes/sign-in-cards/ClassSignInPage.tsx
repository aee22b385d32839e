/** For the teacher of grades 1 to 5: whether the class signs in by its code, who is locked out, and cards to print. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconArrowLeft, IconLockOpen, IconPrinter } from '@tabler/icons-react';
import type { ClassSignIn, ClassView } from '@vumon/contract';
import type { Reply } from '@vumon/contract/client';
import type { ClassSignInWay, SignInPicture } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, ErrorState, LoadingState, Note, Segmented, Tag, toast } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useReport } from '../../../forms/report.ts';
import { useTitle } from '../../../frame/AppFrame.tsx';
import { PictureList } from '../../../session/sign-in-pictures/PictureList.tsx';
import classes from './sheet.module.css';

type Cards = Reply<'POST /itf/class/{id}/sign-in/cards'>;

const signInQuery = (id: string) => ({
  queryKey: ['classes', id, 'sign-in'],
  queryFn: () => api('GET /itf/class/{id}/sign-in', { params: { id } }),
});

export function ClassSignInPage({ klass, onBack }: { klass: ClassView; onBack: () => void }) {
  const { t } = useTranslation('classes');
  const message = useErrorMessage();
  const report = useReport();
  const client = useQueryClient();
  const params = { id: klass.id };
  const { queryKey, queryFn } = signInQuery(klass.id);
  const { data, error, refetch } = useQuery({ queryKey, queryFn });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [cards, setCards] = useState<Cards | null>(null);
  const keep = (next: NonNullable<typeof data>) => client.setQueryData(queryKey, next);
  const change = useMutation({
    mutationFn: (way: ClassSignInWay | null) => api('PUT /itf/class/{id}/sign-in', { params, body: { way } }),
    onSuccess: keep,
  });
  const open = useMutation({
    mutationFn: (studentIds: string[]) => api('POST /itf/class/{id}/sign-in/open', { params, body: { studentIds } }),
    onSuccess: (next) => {
      keep(next);
      toast(t('classSignIn.opened'));
    },
  });
  const make = useMutation({
    mutationFn: (studentIds: string[]) => api('POST /itf/class/{id}/sign-in/cards', { params, body: { studentIds } }),
    gcTime: 0,
    onSuccess: (made) => {
      setCards(made);
      setChosen(new Set());
      void refetch();
    },
  });
  const title = t('classSignIn.title', { name: klass.name });
  useTitle(title);
  if (cards) return <CardSheet cards={cards} onBack={() => setCards(null)} />;
  const able = data?.learners.filter(({ state }) => state !== 'OWN_CONTACT') ?? [];
  const locked = able.filter(({ state }) => state === 'LOCKED').map(({ id }) => id);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <main className={classes.root}>
      <div className={classes.tools}>
        <Button icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden />} onClick={onBack}>
          {t('sheet.back')}
        </Button>
      </div>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.muted}>{t('classSignIn.intro')}</p>
      </header>
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{message(error)}</ErrorState>
      ) : !data ? (
        <LoadingState />
      ) : !data.possible ? (
        <Note tone="info" title={t('classSignIn.grades')} />
      ) : (
        <>
          <Segmented
            aria-label={t('classSignIn.way')}
            value={data.way ?? 'OFF'}
            onChange={(way) => report(change.mutateAsync(way === 'OFF' ? null : way))}
            options={[
              { value: 'OFF', label: t('classSignIn.off') },
              { value: 'PICTURES', label: t('classSignIn.pictures') },
              { value: 'DIGITS', label: t('classSignIn.digits') },
            ]}
          />
          <p className={classes.muted}>{t(data.way === null ? 'classSignIn.offHint' : 'classSignIn.onHint')}</p>
          {data.code !== null && (
            <>
              <p>
                {t('classSignIn.code')} <b translate="no">{data.code}</b>
              </p>
              <div className={classes.tools}>
                <Button onClick={() => setChosen(new Set(chosen.size === able.length ? [] : able.map(({ id }) => id)))}>
                  {t('classSignIn.all')}
                </Button>
                {locked.length > 0 && (
                  <Button
                    icon={<IconLockOpen size={20} stroke={1.75} aria-hidden />}
                    loading={open.isPending}
                    onClick={() => report(open.mutateAsync(locked))}
                  >
                    {t('classSignIn.open', { count: locked.length })}
                  </Button>
                )}
                <Button
                  variant="primary"
                  icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
                  loading={make.isPending}
                  disabledReason={chosen.size === 0 ? t('classSignIn.choose') : null}
                  onClick={() => report(make.mutateAsync([...chosen]))}
                >
                  {t('classSignIn.make', { count: chosen.size })}
                </Button>
              </div>
              <p className={classes.muted}>{t('classSignIn.makeHint')}</p>
              <Learners learners={data.learners} chosen={chosen} onToggle={toggle} />
            </>
          )}
        </>
      )}
    </main>
  );
}

interface LearnersProps {
  learners: ClassSignIn['learners'];
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** The learners of the class, to choose whose cards are made, with the state of each. */
function Learners({ learners, chosen, onToggle }: LearnersProps) {
  const { t } = useTranslation('classes');
  return (
    <ul className={classes.learners}>
      {learners.map((one) => (
        <li key={one.id}>
          <Checkbox
            label={one.fullName}
            checked={chosen.has(one.id)}
            disabled={one.state === 'OWN_CONTACT'}
            onChange={() => onToggle(one.id)}
          />
          <Tag tone={one.state === 'LOCKED' ? 'bad' : one.state === 'READY' ? 'ok' : 'neutral'}>
            {t(`classSignIn.states.${one.state}`)}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/** The cards to print and cut. They are in this page only. */
function CardSheet({ cards, onBack }: { cards: Cards; onBack: () => void }) {
  const { t } = useTranslation('classes');
  const title = t('classSignIn.cardsTitle', { name: cards.className });
  useTitle(title);
  return (
    <main className={classes.root}>
      <div className={classes.tools}>
        <Button icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden />} onClick={onBack}>
          {t('renewed.back')}
        </Button>
        <span className={classes.spring} />
        <Button
          variant="primary"
          icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('classSignIn.print')}
        </Button>
      </div>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.screenOnly}>
        <Note tone="warn" title={t('renewed.once')}>
          {t('classSignIn.cardsHint')}
        </Note>
      </div>
      <ol className={classes.slips}>
        {cards.cards.map((card) => (
          <li key={card.id} className={classes.slip}>
            <p className={classes.name}>{card.fullName}</p>
            <p className={classes.small}>{t('sheet.where', { address: `${location.host}/login?way=class` })}</p>
            <dl className={classes.facts} translate="no">
              <dt>{t('classSignIn.code')}</dt>
              <dd style={{ fontSize: 18 }}>{cards.code}</dd>
              <dt>{t('classSignIn.nameInList')}</dt>
              <dd style={{ fontSize: 18 }}>{card.shortName}</dd>
              {cards.way === 'DIGITS' && (
                <>
                  <dt>{t('classSignIn.digits')}</dt>
                  <dd style={{ fontSize: 24 }}>{card.secret}</dd>
                </>
              )}
            </dl>
            {cards.way === 'PICTURES' && (
              <PictureList pictures={card.secret.split(' ') as SignInPicture[]} className={classes.pictures!} />
            )}
          </li>
        ))}
      </ol>
    </main>
  );
}
