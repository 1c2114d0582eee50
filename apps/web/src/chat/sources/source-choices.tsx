import { EMPTY_CITATION, keptOptions, SELECTED_REFERENCES_LIMIT } from '@footnote/domain';
import { Banner, DocumentSelectModal, SourceSelectModal } from '@footnote/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { chatWithDocuments } from '../conversation/chat-actions.ts';
import { chat } from '../conversation/chat.store.ts';
import { chatSettings, chooseSources } from '../settings/chat-settings.store.ts';
import { messages } from './source.messages.ts';
import { useReadyDocuments } from './use-ready-documents.ts';
import { useSourceOptions } from './use-source-options.ts';

export interface SourceChoicesProps {
  /** Called when it is closed, whether or not something was chosen. */
  onClose: () => void;
  /**
   * Whether it opens by itself, because somebody acts for the first time for an organization that has sources.
   * @default false
   */
  first?: boolean;
}

/** Chooses what questions are answered from: sources, or documents of one of them. */
export function SourceChoices({ onClose, first = false }: SourceChoicesProps) {
  const t = useTranslate();
  const { organization, organizationName, options, state, again } = useSourceOptions({ withCollections: !first });
  const { answer } = useSnapshot(chatSettings);
  const [within, setWithin] = useState<string | null>(null);
  if (within !== null) {
    const { name = '' } = options.find(({ value }) => value === within) ?? {};
    return <DocumentChoices source={{ id: within, name }} onBack={() => setWithin(null)} onClose={onClose} />;
  }
  const apply = (chosen: readonly string[]) => {
    chooseSources(chosen);
    // Whoever chooses sources wants to ask those, and no longer some documents.
    chatWithDocuments([]);
    onClose();
  };
  return (
    <SourceSelectModal
      open
      onClose={onClose}
      options={options}
      selected={keptOptions(options, answer.sources)}
      onApply={apply}
      state={state}
      onRetry={() => void again()}
      {...(organization === null
        ? { ...(options.length > 1 ? {} : { description: t(messages.literatureOnly) }), prompt: <Locked /> }
        : { onChooseDocuments: setWithin })}
      {...(first ? { description: t(messages.first, { organization: organizationName }) } : {})}
    />
  );
}

/** What whoever acts for no organization is told of sources. */
function Locked() {
  const t = useTranslate();
  return (
    <Banner action={<RouterLink href={paths.sources}>{t(messages.more)}</RouterLink>}>{t(messages.locked)}</Banner>
  );
}

interface DocumentChoicesProps {
  source: { id: string; name: string };
  onBack: () => void;
  onClose: () => void;
}

function DocumentChoices({ source, onBack, onClose }: DocumentChoicesProps) {
  const { documents, state, again } = useReadyDocuments(source.id);
  const { documents: asked } = useSnapshot(chat);
  return (
    <DocumentSelectModal
      open
      onClose={onClose}
      onBack={onBack}
      sourceName={source.name}
      documents={documents}
      selected={asked.map(({ id }) => id)}
      limit={SELECTED_REFERENCES_LIMIT}
      onApply={(chosen) => {
        chatWithDocuments(
          chosen.map(({ id, name }) => ({ ...EMPTY_CITATION, id, type: 'pdf', title: name, source: source.name })),
        );
        onClose();
      }}
      state={state}
      onRetry={again}
    />
  );
}
