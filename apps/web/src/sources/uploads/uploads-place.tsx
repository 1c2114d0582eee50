import { uploadProgress } from '@footnote/domain';
import { UploadChip } from '@footnote/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { paths } from '../../platform/navigation/paths.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { browserUploads } from './browser-uploads.ts';
import { uploadProblemText } from './upload-words.ts';
import { uploads } from './uploads.store.ts';

/** What accompanies every page while there is something to upload: how far it is, and what went wrong. */
export function UploadsPlace() {
  const navigate = useNavigate();
  const { uploads: all, shown, opened } = useSnapshot(uploads);
  const upload = all.find(({ source, stage }) => source.id === shown && stage === 'running');
  useUploadNews();
  useEffect(() => {
    void browserUploads.restore();
  }, []);
  if (upload === undefined || opened === shown) return null;
  const { source, files } = upload;
  return (
    <UploadChip
      sourceName={source.name}
      href={paths.source(source.id)}
      progress={uploadProgress(files)}
      onFollow={(href) => void navigate(href)}
    />
  );
}

/** Tells for a moment what ended an upload, on whatever page its user is. */
function useUploadNews(): void {
  const t = useTranslate();
  useEffect(() => {
    const tell = () => {
      const { news } = uploads;
      if (news.length === 0) return;
      uploads.news = [];
      for (const { problem, sourceName } of news) {
        showToast('critical', uploadProblemText(t, problem, sourceName));
      }
    };
    tell();
    return subscribeKey(uploads, 'news', tell);
  }, [t]);
}
