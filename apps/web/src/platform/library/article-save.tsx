import { isOfPublicIndex, type Citation } from '@footnote/domain';
import { SaveButton } from '@footnote/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { account } from '../account/account.store.ts';
import { useTranslate } from '../i18n/translate.ts';
import { loadSaved, savedArticles } from './saved-articles.store.ts';

/** Saves an article with one press; there is none for documents, which no library takes (specification §5). */
export function ArticleSave({ citation }: { citation: Pick<Citation, 'type' | 'pmid'> }) {
  const t = useTranslate();
  const { pmid } = citation;
  const { saved } = useSnapshot(savedArticles);
  const { stage } = useSnapshot(account);
  useEffect(() => {
    if (stage === 'signedIn') void loadSaved();
  }, [stage]);
  if (!isOfPublicIndex(citation)) return null;
  const isSaved = saved[pmid] === true;
  const toggle = async () => (await import('./toggle-saved.ts')).toggleSaved(t, pmid, isSaved);
  return <SaveButton saved={isSaved} onToggle={() => void toggle()} />;
}
