/** What no page needs to be drawn: the report of opened pages, banners and offers. */
import { PageViews } from '../site/analytics/index.ts';
import { BannerStrip } from '../site/shown-banners/index.ts';
import { Offers } from './Offers.tsx';

export default function Uncalled() {
  return (
    <>
      <PageViews />
      <BannerStrip />
      <Offers />
    </>
  );
}
