import { Skeleton, Stack, VisuallyHidden } from '@footnote/ui';
import { FormattedMessage } from 'react-intl';

/** The shape of a page that is about to be shown. */
export function PageSkeleton() {
  return (
    <Stack>
      <VisuallyHidden>
        <FormattedMessage defaultMessage="Loading…" description="Said while a page is being loaded" />
      </VisuallyHidden>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton shape="block" />
    </Stack>
  );
}
