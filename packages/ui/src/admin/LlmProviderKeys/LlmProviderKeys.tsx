import type { LlmManager } from '@footnote/domain';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import * as rows from '../../primitives/row-list.css.ts';
import { providerMessages } from '../llm-providers.messages.ts';
import { messages } from './LlmProviderKeys.messages.ts';
import * as styles from './LlmProviderKeys.css.ts';

type Provider = LlmManager['providers'][number];

export interface LlmProviderKeysProps {
  /** The makers of language models, and whether the server has what each needs. */
  providers: LlmManager['providers'];
}

/** For which makers of language models the server has a key; the keys themselves are nowhere. */
export function LlmProviderKeys({ providers }: LlmProviderKeysProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t(messages.name)}
      </h2>
      <p className={styles.text}>{t(messages.text)}</p>
      <ul aria-labelledby={id} className={rows.list}>
        {providers.map((one) => (
          <li key={one.provider} className={rows.row}>
            <span className={styles.provider}>{t(providerMessages[one.provider])}</span>
            <span className={one.usable ? styles.usable : styles.unusable}>{t(messages[stateOf(one)])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ provider, hasKey, usable }: Provider): 'present' | 'absent' | 'noAddress' | 'notNeeded' {
  if (provider !== 'openai-compatible') return hasKey ? 'present' : 'absent';
  if (!usable) return 'noAddress';
  return hasKey ? 'present' : 'notNeeded';
}
