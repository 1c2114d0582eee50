import { Button, Inline } from '@footnote/ui';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLiteratureStatus } from './use-literature-status.ts';

const LoadPubmedDialog = lazy(async () => ({
  default: (await import('./load-pubmed-dialog.tsx')).LoadPubmedDialog,
}));

/** Says what literature answers come from, and how to load more. */
export function LiteratureNotice() {
  const status = useLiteratureStatus();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  if (status === undefined) return null;
  const { starter } = status;
  const pubmed = status.articles - starter;
  return (
    <Inline justify="center">
      <span>
        {pubmed > 0 ? (
          <FormattedMessage
            defaultMessage="{pubmed, plural, one {# PubMed record} other {# PubMed records}} · starter collection: {starter, plural, one {# landmark study} other {# landmark studies}}, summarised"
            description="What literature the product holds"
            values={{ pubmed, starter }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Starter collection: {starter, plural, one {# landmark study} other {# landmark studies}}, summarised"
            description="What literature the product holds before PubMed is loaded"
            values={{ starter }}
          />
        )}
      </span>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <FormattedMessage defaultMessage="Load PubMed…" description="Opens the dialog about loading literature" />
      </Button>
      {asked && (
        <Suspense>
          <LoadPubmedDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Inline>
  );
}
