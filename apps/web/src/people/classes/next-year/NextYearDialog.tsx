/**
 * A new school year: what happens to each class, proposed by the product and changed by the teacher before it is saved.
 */
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import type { NextYearProposal } from '@vumon/contract';
import { formatSchoolYear } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ErrorState, LoadingState, Modal, Note, SelectField, Switch, toast } from '@vumon/ui';
import { useRef, useState } from 'react';
import { fieldErrors, focusWrong, useErrorMessage } from '../../../forms/errors.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { NextYearRow, type RowPlan } from './NextYearRow.tsx';
import { nextYearQuery, useCarryOver } from './queries.ts';
import classes from './next-year.module.css';

export function NextYearDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return opened ? <Chooser onClose={onClose} /> : null;
}

function Chooser({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('classes');
  const message = useErrorMessage();
  const [year, setYear] = useState<number | null>(null);
  const proposal = useQuery(nextYearQuery(year));
  if (proposal.data)
    return <Plan key={proposal.data.from} proposal={proposal.data} onYear={setYear} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} size="xl" title={t('nextYear.title')}>
      {proposal.error ? (
        <ErrorState onRetry={() => void proposal.refetch()}>{message(proposal.error)}</ErrorState>
      ) : (
        <LoadingState />
      )}
    </Modal>
  );
}

const planOf = (one: NextYearProposal['classes'][number]): RowPlan => ({
  action: one.carriedInto ? 'LEAVE' : one.ends ? 'END' : 'CARRY',
  ...one.proposed,
  withStudents: one.students > 0,
});

interface PlanProps {
  proposal: NextYearProposal;
  onYear: (year: number) => void;
  onClose: () => void;
}

function Plan({ proposal, onYear, onClose }: PlanProps) {
  const { t } = useTranslation('classes');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const carry = useCarryOver();
  const form = useRef<HTMLFormElement>(null);
  const [plans, setPlans] = useState(() => new Map(proposal.classes.map((one) => [one.id, planOf(one)])));
  const [closeOld, setCloseOld] = useState(true);
  const { from, to, room } = proposal;
  const chosen = proposal.classes.flatMap(({ id }) => {
    const plan = plans.get(id)!;
    return plan.action === 'LEAVE' ? [] : [{ id, plan }];
  });
  const carried = chosen.filter(({ plan }) => plan.action === 'CARRY').length;
  const freed = closeOld ? chosen.length : chosen.length - carried;
  const lacking = room === null ? 0 : Math.max(0, carried - freed - room);
  const errors = fieldErrors(carry.error);
  const ownErrors = Object.keys(errors).some((path) => path.startsWith('classes.'));
  const upgrade = carry.error instanceof ApiError && carry.error.status === 402;

  const save = async () => {
    const { made, ended } = await carry.mutateAsync({
      to: to!,
      closeOld,
      classes: chosen.map(({ id, plan: { action, ...values } }) =>
        action === 'END' ? { action, id } : { action: 'CARRY', id, ...values },
      ),
    });
    toast(
      [
        made.length > 0 && t('nextYear.made', { count: made.length }),
        ended > 0 && t('nextYear.ended', { count: ended }),
      ]
        .filter(Boolean)
        .join(' · '),
    );
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('nextYear.title')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form="next-year-form"
            loading={carry.isPending}
            disabledReason={chosen.length === 0 ? t('nextYear.nothing') : null}
          >
            {t('nextYear.save')}
          </Button>
        </>
      }
    >
      {from === null || to === null ? (
        <EmptyState compact title={t('empty.title')}>
          {t('nextYear.none')}
        </EmptyState>
      ) : (
        <form
          id="next-year-form"
          ref={form}
          noValidate
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save().catch(() => focusWrong(form.current));
          }}
        >
          <p className={classes.intro}>{t('nextYear.body')}</p>
          <YearFields {...{ from, to, closeOld }} years={proposal.years} onYear={onYear} onCloseOld={setCloseOld} />
          {carry.error && !ownErrors && (
            <Note
              tone="bad"
              live
              action={upgrade ? <AppLink href="/payment?type=upgrade">{t('seePackages')}</AppLink> : undefined}
            >
              {message(carry.error)}
            </Note>
          )}
          {lacking > 0 && (
            <Note tone="warn" live action={<AppLink href="/payment?type=upgrade">{t('seePackages')}</AppLink>}>
              {t('nextYear.lacking', { count: lacking })}
            </Note>
          )}
          <div className={classes.rows}>
            {proposal.classes.map((one) => {
              const at = chosen.findIndex(({ id }) => id === one.id);
              return (
                <NextYearRow
                  key={one.id}
                  one={one}
                  plan={plans.get(one.id)!}
                  limit={proposal.studentLimit}
                  errorOf={(field) => (at < 0 ? undefined : errors[`classes.${at}.${field}`])}
                  onChange={(plan) => {
                    setPlans(new Map(plans).set(one.id, plan));
                    carry.reset();
                  }}
                />
              );
            })}
          </div>
        </form>
      )}
    </Modal>
  );
}

interface YearFieldsProps {
  from: number;
  to: number;
  /** School years that have classes. */
  years: readonly number[];
  closeOld: boolean;
  onYear: (year: number) => void;
  onCloseOld: (closeOld: boolean) => void;
}

/** From which year to which, and whether the old classes are closed. */
function YearFields({ from, to, years, closeOld, onYear, onCloseOld }: YearFieldsProps) {
  const { t } = useTranslation('classes');
  return (
    <div className={classes.head}>
      <SelectField
        label={t('nextYear.from')}
        data={years.map((year) => ({ value: String(year), label: formatSchoolYear(year) }))}
        value={String(from)}
        allowDeselect={false}
        onChange={(year) => year !== null && onYear(Number(year))}
      />
      <p className={classes.to}>{t('nextYear.to', { year: formatSchoolYear(to) })}</p>
      <Switch
        label={t('nextYear.closeOld')}
        description={t('nextYear.closeOldHint')}
        checked={closeOld}
        onChange={onCloseOld}
      />
    </div>
  );
}
