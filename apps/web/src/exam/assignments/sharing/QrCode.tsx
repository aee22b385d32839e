import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingState } from '@vumon/ui';
import { pathOf, qrQuery, quiet } from './qr.ts';

/** A link as a QR code, black on white in the dark theme too. */
export function QrCode({ link, label, className }: { link: string; label: string; className?: string | undefined }) {
  const code = useQuery(qrQuery(link));
  if (code.error) return <ErrorState compact onRetry={() => void code.refetch()} />;
  if (!code.data) return <LoadingState />;
  const side = code.data.size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={pathOf(code.data)} fill="#000" />
    </svg>
  );
}
