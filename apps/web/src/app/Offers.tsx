/** What covers a page uncalled: the welcome gift or a popup banner, never both on one page. */
import { useState } from 'react';
import { lateDialog } from '../connection/lateDialog.tsx';
import { BannerPopup } from '../site/shown-banners/index.ts';
import { useGiftOffer } from './use-gift-offer.ts';

const GiftDialog = lateDialog(() => import('../exam/practice/GiftDialog.tsx'), null);

export function Offers() {
  const gift = useGiftOffer();
  const [banner, setBanner] = useState(false);
  return (
    <>
      {gift.state === 'offered' && !banner && <GiftDialog onDone={gift.done} />}
      <BannerPopup paused={!banner && gift.state !== 'none'} onOpen={setBanner} />
    </>
  );
}
