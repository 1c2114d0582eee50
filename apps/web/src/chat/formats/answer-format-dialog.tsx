import { arrangementOf, mayEditTemplate, type OutputTemplate, type Result } from '@footnote/domain';
import { AnswerFormatModal, EmptyState, Inline, type FormatView } from '@footnote/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import type { ApiError } from '../../platform/api/api.client.ts';
import { showFailure } from '../../platform/api/show-failure.ts';
import { useLiteratureStatus } from '../../platform/api/use-literature-status.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { useChange } from '../../platform/lists/use-change.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { storeChatTarget } from '../../platform/navigation/redirect-target.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { FeatureNote } from '../../platform/plans/feature-note.tsx';
import { answerFormat, moveAnswerFormat, writeFormat } from './answer-format.store.ts';
import { messages } from './formats.messages.ts';
import { createTemplate, deleteTemplate, updateTemplate } from './output-templates.client.ts';
import { useFormatPermission } from './use-format-permission.ts';
import { refreshTemplates, takeTemplate, useTemplates } from './use-templates.ts';

/** Where the form of answers is written, chosen and kept as templates. */
export function AnswerFormatDialog({ first, onClose }: { first: FormatView; onClose: () => void }) {
  const [view, setView] = useState(first);
  const { format } = useSnapshot(answerFormat);
  const { profile } = useSnapshot(account);
  const permitted = useFormatPermission();
  const { templates, state, retry } = useTemplates(permitted);
  const { problem, saving, save, rename, remove } = useTemplateChanges();
  const close = () => {
    moveAnswerFormat({ type: 'closed' });
    onClose();
  };
  return (
    <AnswerFormatModal
      open
      onClose={close}
      view={view}
      onViewChange={setView}
      format={format}
      onWrite={(text) => void writeFormat(text)}
      onChange={moveAnswerFormat}
      onSave={() => void save(null)}
      onCreate={(name) => void save(name)}
      saving={saving}
      problem={problem}
      templates={templates}
      mayEdit={(template) => mayEditTemplate(template, profile?.id ?? null)}
      onUse={(template) => {
        setView('formatter');
        void takeTemplate(template);
      }}
      onRename={(template, name) => void rename(template, name)}
      onDelete={(template) => void remove(template)}
      state={state}
      onRetry={retry}
      unavailable={useUnavailable()}
      {...(permitted ? {} : { locked: <Locked /> })}
    />
  );
}

/** Says of a prompt why it changes nothing here. */
function useUnavailable(): (prompt: string) => string {
  const t = useTranslate();
  const status = useLiteratureStatus();
  return (prompt) => (status?.hasModel === false && arrangementOf(prompt) === null ? t(messages.needsModel) : '');
}

function useTemplateChanges() {
  const t = useTranslate();
  const { busy, problem, change } = useChange();
  /** Saves the format under a new name, or over the template it came from. */
  const save = async (name: string | null) => {
    const { text: prompt, template } = answerFormat.format;
    const saved = await change('save', () =>
      name === null && template !== null
        ? updateTemplate(template.id, { prompt })
        : createTemplate({ name: name ?? '', prompt }),
    );
    if (!saved.ok) return;
    moveAnswerFormat({ type: 'template_saved', template: saved.value });
    await refreshTemplates();
  };
  const settle = async (called: Result<unknown, ApiError>) => {
    if (!called.ok) await showFailure(t, called.error);
    await refreshTemplates();
    return called.ok;
  };
  return {
    problem,
    saving: busy !== null,
    save,
    rename: async ({ id }: OutputTemplate, name: string) => {
      const renamed = await updateTemplate(id, { name });
      const isSelected = answerFormat.format.template?.id === id;
      if (renamed.ok && isSelected) moveAnswerFormat({ type: 'template_saved', template: renamed.value });
      await settle(renamed);
    },
    remove: async ({ id }: OutputTemplate) => {
      if (await settle(await deleteTemplate(id))) moveAnswerFormat({ type: 'template_deleted', id });
    },
  };
}

function Locked() {
  const t = useTranslate();
  const { profile } = useSnapshot(account);
  if (profile !== null)
    return (
      <EmptyState title={t(messages.lockedTitle)}>
        <FeatureNote feature="answerFormat" />
      </EmptyState>
    );
  return (
    <EmptyState
      title={t(messages.lockedTitle)}
      action={
        <Inline gap="x3">
          <RouterLink href={paths.login} onFollow={storeChatTarget}>
            {t(messages.login)}
          </RouterLink>
          <RouterLink href={paths.register} onFollow={storeChatTarget}>
            {t(messages.register)}
          </RouterLink>
        </Inline>
      }
    >
      {t(messages.lockedText)}
    </EmptyState>
  );
}
