import { isOfPublicIndex, recordPlace, type Citation } from '@footnote/domain';
import { SaveButton } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { account } from '../account/account.store.ts';
import { useTranslate } from '../i18n/translate.ts';
import { RouterLink } from '../navigation/router-link.tsx';
import { loadSaved, savedArticles } from './saved-articles.store.ts';

const messages = defineMessages({
  kept: {
    defaultMessage: 'Show in the library',
    description: 'Leads to a reference that somebody imported, where they keep it',
  },
});

/** Saves an article with one press; there is none for documents, which no library takes (specification §5), and a record is kept already. */
export function ArticleSave({ citation }: { citation: Pick<Citation, 'type' | 'pmid' | 'path'> }) {
  const t = useTranslate();
  const { pmid } = citation;
  const { saved } = useSnapshot(savedArticles);
  const { stage } = useSnapshot(account);
  useEffect(() => {
    if (stage === 'signedIn') void loadSaved();
  }, [stage]);
  const place = recordPlace(citation);
  if (place !== '') return <RouterLink href={place}>{t(messages.kept)}</RouterLink>;
  if (!isOfPublicIndex(citation)) return null;
  const isSaved = saved[pmid] === true;
  const toggle = async () => (await import('./toggle-saved.ts')).toggleSaved(t, pmid, isSaved);
  return <SaveButton saved={isSaved} onToggle={() => void toggle()} />;
}
