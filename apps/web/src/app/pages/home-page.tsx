import { CollectionNotice } from '../../literature/collection-notice.tsx';
import HomeRoute from '../../content/home.route.tsx';
import { SiteFrame } from '../site-frame.tsx';

/** The home page in its frame. */
export function HomePage() {
  return (
    <SiteFrame path="/">
      <HomeRoute notice={<CollectionNotice />} />
    </SiteFrame>
  );
}
