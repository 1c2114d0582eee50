import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { optionalImport } from '../../platform/rendering/optional-import.ts';
import { settleVisitor, visitorPrompt } from './visitor.store.ts';

const VisitorQuestion = optionalImport(async () => {
  try {
    return (await import('./visitor-question.tsx')).VisitorQuestion;
  } catch (cause) {
    // Who cannot be asked is let in.
    settleVisitor(true);
    throw cause;
  }
});

/** Where a visitor is asked for an address; nothing until that is needed. */
export function VisitorGate() {
  const { needed } = useSnapshot(visitorPrompt);
  return needed ? (
    <Suspense>
      <VisitorQuestion />
    </Suspense>
  ) : null;
}
