/** Which colleagues of the school mark with the owner of the test, and whether they see names. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ErrorState, LoadingState, Modal, MultiSelectField, Note, Switch, toast } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { markersQuery, useMarkers, type Markers } from './queries.ts';
import classes from './marking.module.css';

interface Props {
  id: string;
  onClose: () => void;
}

export function MarkersDialog({ opened, ...props }: Props & { opened: boolean }) {
  return opened ? <Loaded {...props} /> : null;
}

function Loaded({ id, onClose }: Props) {
  const { t } = useTranslation('marking');
  const message = useErrorMessage();
  const markers = useQuery(markersQuery(id));
  if (markers.data?.school && markers.data.colleagues.length > 0)
    return <Form id={id} markers={markers.data} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={t('markers.title')}>
      {markers.error ? (
        <ErrorState onRetry={() => void markers.refetch()}>{message(markers.error)}</ErrorState>
      ) : markers.data ? (
        <EmptyState compact title={t('markers.noneTitle')}>
          {markers.data.school ? t('markers.alone', { school: markers.data.school }) : t('markers.noSchool')}
        </EmptyState>
      ) : (
        <LoadingState />
      )}
    </Modal>
  );
}

function Form({ id, markers, onClose }: Props & { markers: Markers }) {
  const { t } = useTranslation('marking');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const change = useMarkers(id);
  const invited = markers.colleagues.filter((one) => one.invited);
  const [chosen, choose] = useState(() => invited.map((one) => one.id));
  const [namesHidden, hideNames] = useState(() => invited.length > 0 && invited.every((one) => one.namesHidden));
  const before = invited.map((one) => one.id);
  const gone = invited.filter((one) => !chosen.includes(one.id));
  const same =
    gone.length === 0 &&
    chosen.length === before.length &&
    (chosen.length === 0 || invited.every((one) => one.namesHidden === namesHidden));
  const save = async () => {
    await change.mutateAsync({ markers: chosen, namesHidden });
    toast(t('markers.saved'));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t('markers.title')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            loading={change.isPending}
            disabledReason={same ? t('nothingToSave') : null}
            onClick={() => void save().catch(() => undefined)}
          >
            {t('markers.save')}
          </Button>
        </>
      }
    >
      <div className={classes.markers}>
        <p className={classes.muted}>{t('markers.body', { school: markers.school ?? '' })}</p>
        {change.error && (
          <Note tone="bad" live>
            {message(change.error)}
          </Note>
        )}
        <MultiSelectField
          label={t('markers.who')}
          placeholder={chosen.length === 0 ? t('markers.choose') : undefined}
          searchable
          maxValues={50}
          data={markers.colleagues.map(({ id: value, name, marked }) => ({
            value,
            label: marked > 0 ? t('markers.withCount', { name, count: marked }) : name,
          }))}
          value={chosen}
          onChange={choose}
        />
        <Switch
          label={t('markers.hideNames')}
          description={t('markers.hideNamesHint')}
          checked={namesHidden}
          onChange={hideNames}
        />
        {gone.length > 0 && <Note tone="warn">{t('markers.takenBack')}</Note>}
      </div>
    </Modal>
  );
}
