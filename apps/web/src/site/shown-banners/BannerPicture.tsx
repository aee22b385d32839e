/** The picture of a banner, which leads to its address. */
import { AppLink } from '../../navigation/AppLink.tsx';
import type { Href } from '../../navigation/paths.ts';
import type { Chosen } from './choice.ts';

export function BannerPicture({
  banner: { image, alt, url, openNewTab },
  className,
  onFollow,
}: {
  banner: Chosen;
  className: string | undefined;
  onFollow?: () => void;
}) {
  const picture = <img src={image} alt={alt} className={className} />;
  if (url === null) return picture;
  if (openNewTab || !url.startsWith('/'))
    return (
      <a href={url} {...(openNewTab && { target: '_blank', rel: 'noopener noreferrer' })} onClick={onFollow}>
        {picture}
      </a>
    );
  return (
    <AppLink href={url as Href} {...(onFollow && { onClick: onFollow })}>
      {picture}
    </AppLink>
  );
}
