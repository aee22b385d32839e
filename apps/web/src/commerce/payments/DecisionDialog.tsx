import type { ManagedOrder } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, NumberField, TextAreaField } from '@vumon/ui';
import { useId, useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import classes from './payments.module.css';
import { useOrderChanges } from './queries.ts';

export type Decision = 'refund' | 'accept' | 'reversed';

/** Refunds money, or decides on an order that waits for a decision; both need a reason. */
export function DecisionDialog({
  decision,
  order,
  onClose,
  onDone,
}: {
  decision: Decision;
  order: ManagedOrder;
  onClose(): void;
  /** `waits`: a new problem came up, and the order waits for another decision. */
  onDone(waits: boolean): void;
}) {
  const { t } = useTranslation('payments');
  const { t: c } = useTranslation('common');
  const { t: f } = useTranslation('fields');
  const { money } = useFormat();
  const say = useErrorMessage();
  const formId = useId();
  const { refund, review } = useOrderChanges(order.id);
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const left = order.total - order.refunded - order.refunding;
  const [amount, setAmount] = useState<number | string>(left);
  const [reason, setReason] = useState('');
  const known = 'amount' in errors || 'reason' in errors;
  const sum = Number(amount) || 0;
  // The gateway has not replied, so no second refund is offered; the amount counts as `refunding` meanwhile.
  const uncertain = error instanceof ApiError && error.code === 'REFUND_UNCERTAIN';
  // Validated before the password is asked for.
  const validate = () => ({
    ...(decision === 'refund' && sum < 1 && { amount: f('tooSmall', { limit: 1 }) }),
    ...(decision === 'refund' && sum > left && { amount: f('tooBig', { limit: money(left) }) }),
    ...(reason.trim() === '' && { reason: f('required') }),
  });
  const send = async () => {
    const after = await (decision === 'refund'
      ? refund.mutateAsync({ amount: sum, reason })
      : review.mutateAsync({ decision, reason }));
    onDone(after.review !== null && decision === 'accept');
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`${decision}.title`, { reference: order.reference })}
      footer={
        <>
          <Button onClick={onClose}>{c(uncertain ? 'close' : 'cancel')}</Button>
          {!uncertain && (
            <Button variant={decision === 'accept' ? 'primary' : 'danger'} type="submit" form={formId} loading={busy}>
              {decision === 'refund' ? t('refund.send', { sum: money(sum) }) : t(`${decision}.verb`)}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => void submit(event, validate, send)}
      >
        {uncertain && (
          <Note tone="warn" live title={say(error)}>
            {t('refund.uncertain', { sum: money(sum) })}
          </Note>
        )}
        {error !== null && !known && !uncertain && <Note tone="bad" live title={say(error)} />}
        {!uncertain && (
          <>
            <p>{t(`${decision}.body`, { sum: money(left) })}</p>
            {decision === 'refund' && (
              <NumberField
                label={t('refund.amount')}
                description={t(sum === order.total ? 'refund.whole' : 'refund.part')}
                allowNegative={false}
                // A too large amount is reported instead of clamped: a refund of the whole remainder would revoke the
                // package.
                clampBehavior="none"
                allowDecimal={false}
                thousandSeparator="."
                decimalSeparator=","
                value={amount}
                error={errors['amount']}
                onChange={(next) => {
                  setAmount(next);
                  clearErrors('amount');
                }}
              />
            )}
            <TextAreaField
              label={t('reason')}
              rows={3}
              maxLength={500}
              value={reason}
              error={errors['reason']}
              onChange={(event) => {
                setReason(event.currentTarget.value);
                clearErrors('reason');
              }}
              data-autofocus
            />
          </>
        )}
      </form>
    </Modal>
  );
}
