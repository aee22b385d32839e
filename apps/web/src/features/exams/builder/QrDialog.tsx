import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, LoadingState, Modal } from '@vumon/ui';
import classes from './builder.module.css';

/** Where learners open an assigned test. */
export const assignmentLink = (id: string): string => `${location.origin}/assigned-unit-test/${id}`;

interface Matrix {
  size: number;
  data: ArrayLike<number>;
}

const quiet = 4;

/** The dark cells as one SVG path. */
function pathOf({ size, data }: Matrix): string {
  let path = '';
  for (let cell = 0; cell < size * size; cell += 1)
    if (data[cell]) path += `M${(cell % size) + quiet} ${Math.floor(cell / size) + quiet}h1v1h-1z`;
  return path;
}

function savePicture({ size, data }: Matrix, name: string): void {
  const scale = 16;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = (size + 2 * quiet) * scale;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (let cell = 0; cell < size * size; cell += 1)
    if (data[cell])
      pen.fillRect(((cell % size) + quiet) * scale, (Math.floor(cell / size) + quiet) * scale, scale, scale);
  canvas.toBlob((blob) => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.png` });
    link.click();
    URL.revokeObjectURL(url);
  });
}

/** The link as a QR code, large enough to be scanned from a projector. */
export function QrDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('exams');
  const link = assignmentLink(id);
  const code = useQuery({
    queryKey: ['qr', link],
    queryFn: async (): Promise<Matrix> =>
      (await import('qrcode')).default.create(link, { errorCorrectionLevel: 'M' }).modules,
    staleTime: Infinity,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('send.qrTitle', { name })}
      footer={
        code.data ? (
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
            onClick={() => savePicture(code.data, name)}
          >
            {t('send.downloadQr')}
          </Button>
        ) : undefined
      }
    >
      {code.error ? (
        <ErrorState compact onRetry={() => void code.refetch()} />
      ) : !code.data ? (
        <LoadingState />
      ) : (
        <div className={classes.qr}>
          <svg
            role="img"
            aria-label={t('send.qrTitle', { name })}
            viewBox={`0 0 ${code.data.size + 2 * quiet} ${code.data.size + 2 * quiet}`}
            shapeRendering="crispEdges"
          >
            <rect width="100%" height="100%" fill="#fff" />
            <path d={pathOf(code.data)} fill="#000" />
          </svg>
          <p>{t('send.qrHelp')}</p>
          <code className={classes.link}>{link}</code>
        </div>
      )}
    </Modal>
  );
}
