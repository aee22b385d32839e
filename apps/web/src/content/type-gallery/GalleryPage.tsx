/** Every question type with a sample to try: answered in the real player, checked and reviewed. `#MC8` opens one. */
import { IconArrowLeft, IconArrowRight, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '@vumon/i18n/react';
import {
  isQuestionTypeCode,
  itemsOf,
  questionTypeCodes,
  type ItemResult,
  type QuestionResponse,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { players } from '@vumon/question-types/players';
import { reviews } from '@vumon/question-types/reviews';
import { typeKinds, type TypeKind } from '@vumon/question-types/traits';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  LoadingState,
  Note,
  PageHeader,
  PickGroup,
  SearchInput,
  Tag,
} from '@vumon/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { AppFrame, type Breadcrumb } from '../../frame/AppFrame.tsx';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useProfile } from '../../session/profile.ts';
import { byKind, matches } from './kinds.ts';
import { sampleMedia } from './sample-media.ts';
import { TypeGlyph } from './TypeGlyph.tsx';
import classes from './gallery.module.css';

export default function GalleryPage() {
  const { t } = useTranslation('type-gallery');
  const { t: types } = useTranslation('qt-types');
  const { hash } = useLocation();
  const open = isQuestionTypeCode(hash) ? hash : null;
  const crumbs: Breadcrumb =
    open === null
      ? [{ label: t('title') }]
      : [{ label: t('title'), href: '/questions/gallery' }, { label: types(`types.${open}.name`) }];
  return <AppFrame breadcrumb={crumbs}>{open === null ? <Gallery /> : <TypePage key={open} code={open} />}</AppFrame>;
}

function Gallery() {
  const { t } = useTranslation('type-gallery');
  const { t: types } = useTranslation('qt-types');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<TypeKind | 'all'>('all');
  const found = questionTypeCodes.filter((code) =>
    matches(search, [code, types(`types.${code}.name`), types(`types.${code}.hint`), types(`types.${code}.exam`)]),
  );
  const groups = byKind(found).filter((group) => kind === 'all' || group.kind === kind);
  const present = new Set(byKind(questionTypeCodes).map((group) => group.kind));
  const count = groups.reduce((sum, { codes }) => sum + codes.length, 0);
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} />
      <p className={classes.lead}>{t('lead')}</p>
      <div className={classes.tools}>
        <SearchInput className={classes.search} value={search} onChange={setSearch} placeholder={t('search')} />
        <PickGroup
          aria-label={t('kindsLabel')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'all' as const, label: t('all') },
            ...typeKinds.filter((one) => present.has(one)).map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
        />
      </div>
      <p className={classes.count} role="status">
        {t('found', { count })}
      </p>
      {count === 0 && (
        <EmptyState
          title={t('nothing')}
          action={
            <Button
              onClick={() => {
                setSearch('');
                setKind('all');
              }}
            >
              {t('showAll')}
            </Button>
          }
        >
          {t('nothingBody')}
        </EmptyState>
      )}
      {groups.map((group) => (
        <section key={group.kind} aria-label={t(`kinds.${group.kind}`)}>
          <h2 className={classes.kind}>{t(`kinds.${group.kind}`)}</h2>
          <ul className={classes.grid}>
            {group.codes.map((code) => (
              <li key={code}>
                <a className={classes.card} href={`#${code}`}>
                  <span className={classes.glyph}>
                    <TypeGlyph code={code} />
                  </span>
                  <span className={classes.text}>
                    <span className={classes.name}>
                      {types(`types.${code}.name`)} <Tag>{code}</Tag>
                    </span>
                    <span className={classes.hint}>{types(`types.${code}.hint`)}</span>
                    <span className={classes.exam}>{t('exam', { exam: types(`types.${code}.exam`) })}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={classes.credits}>{t('credits')}</p>
    </div>
  );
}

const inOrder = byKind(questionTypeCodes).flatMap(({ codes }) => codes);

function TypePage({ code }: { code: QuestionTypeCode }) {
  const { t } = useTranslation('type-gallery');
  const { t: types } = useTranslation('qt-types');
  const { role } = useProfile();
  const navigate = useNavigate();
  const heading = useRef<HTMLDivElement>(null);
  const at = inOrder.indexOf(code);
  const go = (next: QuestionTypeCode | undefined) => void navigate({ hash: next ?? '' });
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const base = role === 'TEACHER' ? '/questions' : '/manage/questions';
  return (
    <div className={classes.type}>
      <div className={classes.steps}>
        <Button
          variant="link"
          icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
          onClick={() => go(undefined)}
        >
          {t('title')}
        </Button>
        <span className={classes.grow} />
        {[inOrder[at - 1], inOrder[at + 1]].map(
          (next, side) =>
            next !== undefined && (
              <IconButton
                key={next}
                variant="outline"
                withTooltip
                icon={
                  side === 0 ? (
                    <IconArrowLeft size={20} stroke={1.75} aria-hidden />
                  ) : (
                    <IconArrowRight size={20} stroke={1.75} aria-hidden />
                  )
                }
                aria-label={`${next}: ${types(`types.${next}.name`)}`}
                onClick={() => go(next)}
              />
            ),
        )}
      </div>
      <div ref={heading} tabIndex={-1} className={classes.head}>
        <span className={classes.glyph}>
          <TypeGlyph code={code} />
        </span>
        <div className={classes.text}>
          <h1 className={classes.title}>
            {types(`types.${code}.name`)} <Tag>{code}</Tag>
          </h1>
          <p className={classes.about}>{types(`types.${code}.hint`)}</p>
          <p className={classes.about}>{t('exam', { exam: types(`types.${code}.exam`) })}</p>
        </div>
        <Button
          icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
          onClick={() =>
            void navigate({ to: `${base}/$questionSlug`, params: { questionSlug: 'new' }, search: { type: code } })
          }
        >
          {t('write')}
        </Button>
      </div>
      <Suspense fallback={<LoadingState />}>
        <Sample code={code} />
      </Suspense>
    </div>
  );
}

const nobody: ReadonlySet<string> = new Set();

function Sample({ code }: { code: QuestionTypeCode }) {
  const { t } = useTranslation('type-gallery');
  const messageOf = useErrorMessage();
  const loaded = useQuery({
    queryKey: ['type-sample', code],
    queryFn: async () => {
      const [{ samples }, player, Review] = await Promise.all([
        import('@vumon/question-types/samples'),
        players[code].load(),
        reviews[code].load(),
      ]);
      return { sample: samples[code], player, Review };
    },
    staleTime: Infinity,
  });
  const [response, setResponse] = useState<QuestionResponse | null>(null);
  const [results, setResults] = useState<readonly ItemResult[] | null>(null);
  const [flagged, setFlagged] = useState(nobody);
  const [current, setCurrent] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const shown = useRef<HTMLDivElement>(null);
  if (loaded.isError) return <ErrorState onRetry={() => void loaded.refetch()} />;
  if (!loaded.data) return <LoadingState />;
  const {
    sample,
    player: { Stimulus, Items, hasStimulus },
    Review,
  } = loaded.data;
  const { content, key } = sample;
  const props = { content, media: sampleMedia, firstNumber: 1, shuffleSeed: null };

  const check = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const { results: found } = await api('POST /itf/question-types/{code}/trial', {
        params: { code },
        body: { response: (response ?? {}) as never },
      });
      setResults(found);
      requestAnimationFrame(() => shown.current?.focus());
    } catch (error) {
      setRefusal(error);
    }
    setBusy(false);
  };
  const again = () => {
    setResponse(null);
    setResults(null);
  };
  const flag = (item: string) =>
    setFlagged((old) => {
      const next = new Set(old);
      if (!next.delete(item)) next.add(item);
      return next;
    });
  return (
    <>
      <div ref={shown} tabIndex={-1} className={classes.sample} lang={sample.language}>
        {results === null ? (
          <div className={hasStimulus(content) ? classes.split : undefined}>
            {hasStimulus(content) && (
              <div className={classes.stimulus}>
                <Stimulus {...props} />
              </div>
            )}
            <Items
              {...props}
              response={response}
              onChange={setResponse}
              flagged={flagged}
              onFlag={flag}
              currentItem={current ?? itemsOf(code, content)[0]}
              onCurrentItem={setCurrent}
            />
          </div>
        ) : (
          <Review {...props} answerKey={key} response={response} results={results} audience="learner" />
        )}
      </div>
      {refusal !== null && (
        <Note tone="bad" live>
          {messageOf(refusal)}
        </Note>
      )}
      <div className={classes.actions}>
        {results === null ? (
          <Button variant="primary" loading={busy} onClick={() => void check()}>
            {t(response === null ? 'answers' : 'check')}
          </Button>
        ) : (
          <Button variant="primary" icon={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={again}>
            {t('again')}
          </Button>
        )}
        {/"(audio|media)":"?[^"]*sample-(audio|clip)|"audio":/.test(JSON.stringify(content)) && (
          <span className={classes.note}>{t('synthetic')}</span>
        )}
      </div>
    </>
  );
}
