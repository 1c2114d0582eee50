import { Inline, PlainPage, Spinner, Wordmark } from '@footnote/ui';
import { FormattedMessage } from 'react-intl';

/** Stands where a page will be once its code is there. */
export function PageLoading() {
  return (
    <PlainPage brand={<Wordmark />}>
      <Inline justify="center">
        <Spinner />
        <FormattedMessage defaultMessage="Loading…" description="Said while a page is being loaded" />
      </Inline>
    </PlainPage>
  );
}
