import { Accordion, media, Skeleton, useMediaQuery } from '@footnote/ui';
import { lazy, Suspense } from 'react';
import { defineMessages } from 'react-intl';
import type { EvidencePaneProps } from './evidence-pane.tsx';

const messages = defineMessages({
  evidence: { defaultMessage: 'Evidence at a glance', description: 'Names the pictures of what was found' },
});

// Drawing pictures takes a library of its own.
const EvidencePane = lazy(async () => ({ default: (await import('./evidence-pane.tsx')).EvidencePane }));

/** The pictures of what was found; folded together where they would push the results away. */
export function EvidenceFold(props: EvidencePaneProps) {
  const beside = useMediaQuery(media.fromLg);
  const pictures = (
    <Suspense fallback={<Skeleton shape="block" />}>
      <EvidencePane {...props} />
    </Suspense>
  );
  if (beside) return pictures;
  return (
    <Accordion
      headingLevel={2}
      items={[{ id: 'evidence', title: props.words.t(messages.evidence), content: pictures }]}
    />
  );
}
