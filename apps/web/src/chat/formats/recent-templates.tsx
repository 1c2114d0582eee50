import { formatForQuestion } from '@footnote/domain';
import { RecentTemplatesMenu } from '@footnote/ui';
import { useSnapshot } from 'valtio';
import { answerFormat } from './answer-format.store.ts';
import { useFormatPermission } from './use-format-permission.ts';
import { takeTemplate, useRecentTemplates } from './use-templates.ts';

/** The templates used last, beside the question, for those who may use formats. */
export function RecentTemplates({ onMore }: { onMore: () => void }) {
  const permitted = useFormatPermission();
  const { format } = useSnapshot(answerFormat);
  const recent = useRecentTemplates();
  if (!permitted || recent === null) return null;
  return (
    <RecentTemplatesMenu
      recent={recent}
      selected={formatForQuestion(format) === null ? null : format.template}
      onUse={(template) => void takeTemplate(template)}
      onMore={onMore}
    />
  );
}
