import type { LlmManager } from '@footnote/domain';
import { Banner, Button, ErrorState, LlmProviderKeys, LlmSettingsForm, LlmTrial, Stack } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import useSWR from 'swr';
import { failureMessage } from '../platform/i18n/failure-messages.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { adminCalls } from './admin-calls.ts';
import { AdministrationPage } from '../platform/shell/administration-page.tsx';
import { fetchLlmSettings } from './llm-settings.client.ts';
import { useLlmSettingsForm } from './use-llm-settings-form.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'LLM manager', description: 'Leads to the settings of the language model' },
  description: {
    defaultMessage:
      'Which language model writes answers, and how. What you save holds from the next question on, without a restart.',
    description: 'Below the heading of the page with the settings of the language model',
  },
  failed: {
    defaultMessage: 'The settings could not be loaded',
    description: 'Said instead of the settings of the language model',
  },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
  unconfigured: {
    defaultMessage:
      'The server has no key for any language model, so answers quote sentences of the sources. To use a model, set its key in the environment, such as {setting}, and start the server again.',
    description: 'Above the settings of the language model; the setting is the name of a variable of the environment',
  },
  initial: {
    defaultMessage: 'These settings come from the environment of the server. What you save here takes their place.',
    description: 'Above the settings of the language model',
  },
  stale: {
    defaultMessage: 'Somebody else changed these settings meanwhile. Nothing of yours was saved.',
    description: 'Above the settings of the language model',
  },
  reload: { defaultMessage: 'Load their settings', description: 'Shows the settings somebody else saved' },
});

/** The page at /llm-manager, for super admins (specification §2). */
export default function LlmManagerRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  return (
    <AdministrationPage
      header={header}
      place="llmManager"
      heading={t(messages.heading)}
      description={t(messages.description)}
    >
      <Settings />
    </AdministrationPage>
  );
}

const nothing = () => undefined;

function Settings() {
  const t = useTranslate();
  const { data: looked, mutate } = useSWR(adminCalls.llmSettings, fetchLlmSettings);
  // What a form in use began from: settings that somebody else saves meanwhile do not take what is written away.
  const [held, hold] = useState<LlmManager | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  if (looked === undefined)
    return <LlmSettingsForm values={null} onChange={nothing} providers={[]} logDays={1} onSave={nothing} />;
  if (!looked.ok && held === null) {
    const retry = <Button onClick={() => void mutate()}>{t(messages.retry)}</Button>;
    return (
      <ErrorState title={t(messages.failed)} action={retry}>
        {failureMessage(t, looked.error)}
      </ErrorState>
    );
  }
  const manager = held ?? (looked.ok ? looked.value : null);
  if (manager === null) return null;
  return (
    <LoadedSettings
      key={manager.version}
      manager={manager}
      saved={held === null && saved === manager.version}
      onWritten={() => hold(manager)}
      onSaved={(value) => {
        hold(null);
        setSaved(value.version);
        void mutate({ ok: true, value }, { revalidate: false });
      }}
      onReload={() => {
        hold(null);
        void mutate();
      }}
    />
  );
}

interface LoadedSettingsProps {
  manager: LlmManager;
  /** Whether these were saved a moment ago. */
  saved: boolean;
  onWritten: () => void;
  onSaved: (manager: LlmManager) => void;
  onReload: () => void;
}

function LoadedSettings({ manager, saved, onWritten, onSaved, onReload }: LoadedSettingsProps) {
  const t = useTranslate();
  const form = useLlmSettingsForm(manager, onSaved);
  const { providers, logDays, version, settings } = manager;
  const isUnconfigured = providers.every(({ usable }) => !usable);
  return (
    <Stack gap="x6">
      {isUnconfigured && <Banner>{t(messages.unconfigured, { setting: 'FOOTNOTE_LLM_ANTHROPIC_API_KEY' })}</Banner>}
      {version === 0 && settings.provider !== 'extractive' && <Banner>{t(messages.initial)}</Banner>}
      {form.stale && (
        <div role="alert">
          <Banner
            tone="caution"
            action={
              <Button size="small" onClick={onReload}>
                {t(messages.reload)}
              </Button>
            }
          >
            {t(messages.stale)}
          </Banner>
        </div>
      )}
      <LlmSettingsForm
        values={form.values}
        onChange={(next) => {
          onWritten();
          form.change(next);
        }}
        providers={providers}
        logDays={logDays}
        errors={form.errors}
        problem={form.problem}
        onSave={form.save}
        saving={form.busy ? 'busy' : saved ? 'saved' : 'idle'}
        onTry={form.tryIt}
        trying={form.trial?.busy ?? false}
      />
      {form.trial !== null && <LlmTrial trial={form.trial.answered} problem={form.trial.problem} />}
      <LlmProviderKeys providers={providers} />
    </Stack>
  );
}
