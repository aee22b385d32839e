/** The learner's classes: adding the learner to others, moving between classes, removing from one. */
import { useQuery } from '@tanstack/react-query';
import { IconArrowsExchange, IconDots, IconPlus, IconUserMinus } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, Menu, Modal, MultiSelectField, Note, SelectField, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { activeClassesQuery } from '../../people/classes/index.ts';
import classes from './learners.module.css';
import { useLearnerChanges, type Learner } from './queries.ts';

type Klass = Learner['classes'][number];

export function LearnerClasses({ learner }: { learner: Learner }) {
  const { t } = useTranslation('learners');
  const report = useReport();
  const confirm = useConfirm();
  const { takeOut } = useLearnerChanges(learner.id);
  const [moving, setMoving] = useState<Klass | null>(null);
  const [adding, setAdding] = useState(false);
  const leave = async (one: Klass) => {
    const ok = await confirm({
      title: t('classes.leaveTitle', { name: learner.fullName, className: one.name }),
      body: t('classes.leaveBody'),
      confirmLabel: t('classes.leave'),
      danger: true,
    });
    if (!ok) return;
    await takeOut.mutateAsync(one.id);
    toast(t('classes.left', { className: one.name }));
  };
  return (
    <section className={classes.card} aria-label={t('classes.title')}>
      <header className={classes.testsHead}>
        <h2 className={classes.title}>{t('classes.title')}</h2>
        {learner.abilities.edit && (
          <Button size="sm" icon={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setAdding(true)}>
            {t('classes.add')}
          </Button>
        )}
      </header>
      {learner.classes.length === 0 ? (
        <p className={classes.muted}>{t('classes.none')}</p>
      ) : (
        <ul className={classes.classList}>
          {learner.classes.map((one) => (
            <li key={one.id}>
              <AppLink href={`/classes/${one.id}`}>{one.name}</AppLink>
              <small>{one.code}</small>
              {learner.abilities.edit && (
                <Menu
                  label={one.name}
                  items={[
                    {
                      label: t('classes.move'),
                      icon: <IconArrowsExchange size={18} stroke={1.75} />,
                      onSelect: () => setMoving(one),
                    },
                    {
                      label: t('classes.leave'),
                      icon: <IconUserMinus size={18} stroke={1.75} />,
                      danger: true,
                      divided: true,
                      onSelect: () => report(leave(one)),
                    },
                  ]}
                >
                  <IconButton
                    icon={<IconDots size={20} stroke={1.75} aria-hidden />}
                    aria-label={t('classes.actionsOf', { className: one.name })}
                  />
                </Menu>
              )}
            </li>
          ))}
        </ul>
      )}
      {moving && <MoveDialog learner={learner} from={moving} onClose={() => setMoving(null)} />}
      {adding && <AddDialog learner={learner} onClose={() => setAdding(false)} />}
    </section>
  );
}

/** Active classes in which the learner is not. */
function useOtherClasses(learner: Learner) {
  const list = useQuery(activeClassesQuery);
  const own = new Set(learner.classes.map(({ id }) => id));
  return (list.data?.data ?? []).filter(({ id }) => !own.has(id)).map(({ id, name }) => ({ value: id, label: name }));
}

function MoveDialog({ learner, from, onClose }: { learner: Learner; from: Klass; onClose: () => void }) {
  const { t } = useTranslation('learners');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { move } = useLearnerChanges(learner.id);
  const others = useOtherClasses(learner);
  const [to, setTo] = useState<string | null>(null);
  const save = async () => {
    if (!to) return;
    await move.mutateAsync({ from: from.id, to });
    toast(t('classes.moved', { className: others.find(({ value }) => value === to)?.label ?? '' }));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('classes.moveTitle', { name: learner.fullName })}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            loading={move.isPending}
            disabledReason={to ? null : t('classes.choose')}
            onClick={() => void save().catch(() => undefined)}
          >
            {t('classes.moveNow')}
          </Button>
        </>
      }
    >
      {move.error && (
        <Note tone="bad" live>
          {message(move.error)}
        </Note>
      )}
      <p>{t('classes.moveBody', { className: from.name })}</p>
      <SelectField
        label={t('classes.to')}
        placeholder={t('classes.choose')}
        searchable
        data={others}
        value={to}
        onChange={setTo}
      />
    </Modal>
  );
}

function AddDialog({ learner, onClose }: { learner: Learner; onClose: () => void }) {
  const { t } = useTranslation('learners');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { add } = useLearnerChanges(learner.id);
  const others = useOtherClasses(learner);
  const [chosen, choose] = useState<string[]>([]);
  const save = async () => {
    const { added } = await add.mutateAsync(chosen);
    toast(t('classes.added', { count: added }));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('classes.addTitle', { name: learner.fullName })}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            loading={add.isPending}
            disabledReason={chosen.length > 0 ? null : t('classes.choose')}
            onClick={() => void save().catch(() => undefined)}
          >
            {t('classes.addNow')}
          </Button>
        </>
      }
    >
      {add.error && (
        <Note tone="bad" live>
          {message(add.error)}
        </Note>
      )}
      <MultiSelectField
        label={t('classes.into')}
        placeholder={chosen.length === 0 ? t('classes.choose') : undefined}
        searchable
        data={others}
        value={chosen}
        onChange={choose}
      />
    </Modal>
  );
}
