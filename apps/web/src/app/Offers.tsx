/** What covers a page uncalled: the welcome gift or a popup banner, never both on one page. */
import { lazy, Suspense, useState } from 'react';
import { BannerPopup } from '../site/shown-banners/index.ts';
import { useGiftOffer } from './use-gift-offer.ts';

const GiftDialog = lazy(() => import('../exam/practice/GiftDialog.tsx'));

export function Offers() {
  const gift = useGiftOffer();
  const [banner, setBanner] = useState(false);
  return (
    <>
      {gift.state === 'offered' && !banner && (
        <Suspense fallback={null}>
          <GiftDialog onDone={gift.done} />
        </Suspense>
      )}
      <BannerPopup paused={!banner && gift.state !== 'none'} onOpen={setBanner} />
    </>
  );
}
