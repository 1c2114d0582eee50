import { collectionOf, keptOptions } from '@footnote/domain';
import { Chip, Inline } from '@footnote/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { chatSettings, chooseSources } from '../settings/chat-settings.store.ts';
import { messages } from './source.messages.ts';
import { useSourceOptions } from './use-source-options.ts';

/** The sources that the next question is answered from, each with a way to take it away. */
export function ChosenSources() {
  const t = useTranslate();
  const { answer } = useSnapshot(chatSettings);
  const { sources } = answer;
  const withCollections = sources.some((source) => collectionOf(source) !== null);
  const { options, state } = useSourceOptions({ withCollections });
  useEffect(() => {
    if (state !== 'ready') return;
    const kept = keptOptions(options, sources);
    // What was deleted or disabled meanwhile cannot be asked.
    if (kept.length < sources.length) chooseSources(kept);
  }, [options, state, sources]);
  if (state === 'loading') return null;
  const nameOf = (value: string) => options.find((option) => option.value === value)?.name ?? t(messages.unknown);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group of chips
    <div role="group" aria-label={t(messages.list)}>
      <Inline gap="x1">
        {sources.map((value) => (
          <Chip
            key={value}
            label={nameOf(value)}
            removeLabel={t(messages.remove, { source: nameOf(value) })}
            onRemove={() => chooseSources(sources.filter((other) => other !== value))}
          />
        ))}
      </Inline>
    </div>
  );
}
