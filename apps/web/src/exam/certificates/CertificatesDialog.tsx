/** Certificates of one assigned test: what they say, who has one, one by one or all in one file. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CertificateList } from '@vumon/contract';
import { IconDownload } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import {
  Button,
  ErrorState,
  IconButton,
  LoadingState,
  Modal,
  Note,
  NumberField,
  Switch,
  Table,
  TextField,
  toast,
  type Column,
} from '@vumon/ui';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { downloadFile } from '../../api/download.ts';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { ownSchoolQuery } from '../../people/schools/index.ts';
import classes from './certificates.module.css';

const certificatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['certificates', id],
    queryFn: ({ signal }) =>
      api('GET /itf/classes/unit-tests-assigned/{id}/certificates', { params: { id } }, { signal }),
  });

export function CertificatesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('certificates');
  const message = useErrorMessage();
  const list = useQuery(certificatesQuery(id));
  return (
    <Modal opened onClose={onClose} title={t('title')} size="lg">
      {list.data ? (
        <Body id={id} list={list.data} />
      ) : list.error ? (
        <ErrorState onRetry={() => void list.refetch()}>{message(list.error)}</ErrorState>
      ) : (
        <LoadingState />
      )}
    </Modal>
  );
}

type Given = CertificateList['given'][number];
const texts = ['organisation', 'authority', 'place', 'signerTitle', 'signerName'] as const;

function Body({ id, list }: { id: string; list: CertificateList }) {
  const { t } = useTranslation('certificates');
  const message = useErrorMessage();
  const client = useQueryClient();
  const [form, setForm] = useState(list.series);
  const school = useQuery(ownSchoolQuery).data?.school?.name;
  useEffect(() => {
    if (school !== undefined)
      setForm((before) => (before.organisation === '' ? { ...before, organisation: school } : before));
  }, [school]);
  const save = useMutation({
    mutationFn: (active: boolean) =>
      api('PUT /itf/classes/unit-tests-assigned/{id}/certificates', { params: { id }, body: { ...form, active } }),
    onSuccess: (next) => {
      client.setQueryData(certificatesQuery(id).queryKey, next);
      setForm(next.series);
      toast(t(next.series.active ? 'saved' : 'withdrawn', { count: next.given.length }));
    },
  });
  const errors = fieldErrors(save.error);
  return (
    <div className={classes.dialog}>
      <p className={classes.muted}>{t('body')}</p>
      {save.error && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(save.error)}
        </Note>
      )}
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(true);
        }}
      >
        {texts.map((name) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            value={form[name]}
            maxLength={name === 'organisation' || name === 'authority' ? 120 : 60}
            required={name === 'organisation'}
            error={errors[name]}
            onChange={(event) => setForm({ ...form, [name]: event.currentTarget.value })}
          />
        ))}
        <NumberField
          label={t('fields.firstNumber')}
          min={1}
          max={999_999}
          value={form.firstNumber}
          error={errors['firstNumber']}
          onChange={(value) => setForm({ ...form, firstNumber: Number(value) || 1 })}
        />
        <Switch
          label={t('fields.forLearners')}
          checked={form.forLearners}
          onChange={(forLearners) => setForm({ ...form, forLearners })}
        />
        <div className={classes.buttons}>
          {list.series.active && (
            <Button loading={save.isPending && save.variables === false} onClick={() => save.mutate(false)}>
              {t('withdraw')}
            </Button>
          )}
          <Button variant="primary" type="submit" loading={save.isPending && save.variables}>
            {t(list.series.active ? 'save' : 'give')}
          </Button>
        </div>
      </form>
      {list.series.active && <GivenCertificates id={id} given={list.given} />}
    </div>
  );
}

/** Who has a certificate, to download one by one or all in one file. */
function GivenCertificates({ id, given }: { id: string; given: CertificateList['given'] }) {
  const { t } = useTranslation('certificates');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const report = useReport();
  const path = `/itf/classes/unit-tests-assigned/${id}/certificates/file`;
  const columns: Column<Given>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      narrow: 'title',
      cell: (row) => [row.lastName, row.firstName].filter(Boolean).join(' '),
    },
    { key: 'number', header: t('columns.number'), width: 120, numeric: true, cell: (row) => row.candidateNumber },
    {
      key: 'code',
      header: t('columns.code'),
      width: 190,
      numeric: true,
      cell: (row) => <span className={classes.code}>{row.code}</span>,
    },
    {
      key: 'mark',
      header: t('columns.mark'),
      width: 70,
      numeric: true,
      align: 'right',
      cell: (row) => format.mark(row.mark),
    },
    {
      key: 'file',
      header: <span className="visually-hidden">{c('download')}</span>,
      label: c('download'),
      width: 56,
      narrow: 'end',
      cell: (row) => (
        <IconButton
          icon={<IconDownload size={20} stroke={1.75} aria-hidden />}
          aria-label={t('downloadOf', { name: [row.lastName, row.firstName].filter(Boolean).join(' ') })}
          onClick={() => report(downloadFile(`${path}?studentId=${row.studentId}`, 'chung-nhan.pdf'))}
        />
      ),
    },
  ];
  if (given.length === 0) return <Note>{t('nobody')}</Note>;
  return (
    <>
      <div className={classes.buttons}>
        <Button
          icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() => report(downloadFile(path, 'chung-nhan.pdf'))}
        >
          {t('downloadAll', { count: given.length })}
        </Button>
      </div>
      <Table aria-label={t('columns.title')} columns={columns} rows={given} rowKey={(row) => row.studentId} />
    </>
  );
}
