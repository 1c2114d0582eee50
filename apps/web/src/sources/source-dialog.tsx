import type { Source } from '@footnote/domain';
import { useEffect } from 'react';
import useSWRImmutable from 'swr/immutable';
import { answerOf, failureOf } from '../platform/api/call-failure.ts';
import { showFailure } from '../platform/api/show-failure.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { sourceCalls } from '../platform/sources/source-calls.ts';
import { DeleteSource } from './delete-source.tsx';
import { RequestPages } from './request-pages.tsx';
import { SourceSettings } from './source-settings.tsx';
import { fetchSourceSettings } from '../platform/sources/sources.client.ts';

/** What admins do with a source in a dialog. */
export type SourceDialogKind = 'settings' | 'pages' | 'delete';

export interface SourceDialogProps {
  kind: SourceDialogKind;
  source: Source;
  /** The organization it belongs to. */
  organization: string;
  onClose: () => void;
  onChanged: () => void;
  onDeleted: () => void;
}

/** The dialog in which admins change a source, ask for more pages, or delete it. */
export function SourceDialog({ kind, onChanged, onDeleted, ...dialog }: SourceDialogProps) {
  if (kind === 'pages') return <RequestPages {...dialog} />;
  if (kind === 'delete') return <DeleteSource {...dialog} onDeleted={onDeleted} />;
  return <Settings {...dialog} onSaved={onChanged} />;
}

type SettingsProps = Pick<SourceDialogProps, 'source' | 'organization' | 'onClose'> & { onSaved: () => void };

/** The form of the settings, once it is known what they are bound by. */
function Settings({ onClose, ...form }: SettingsProps) {
  const t = useTranslate();
  const { data, error } = useSWRImmutable(sourceCalls.sourceSettings, async () =>
    answerOf(await fetchSourceSettings()),
  );
  const failure = failureOf(error);
  useEffect(() => {
    if (failure === undefined || data !== undefined) return;
    void showFailure(t, failure);
    onClose();
  }, [failure, data, t, onClose]);
  return data === undefined ? null : <SourceSettings {...form} onClose={onClose} bounds={data} />;
}
