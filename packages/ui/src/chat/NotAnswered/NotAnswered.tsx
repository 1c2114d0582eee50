import type { AnswerEvidence } from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { dimensionMessages, evidenceLimitsMessages, verdictMessages } from '../evidence.messages.ts';
import { termWords } from '../evidence-words.ts';
import * as styles from './NotAnswered.css.ts';

export interface NotAnsweredProps {
  /** Parts of the question that no study here is about; may be empty. */
  missing: AnswerEvidence['notTold'];
}

/** Says that nothing answers a question as it was asked, and what of it no study is about. */
export function NotAnswered({ missing }: NotAnsweredProps) {
  const { t } = useMessages();
  return (
    <Banner tone="caution">
      <span className={styles.content}>
        <strong>{t(verdictMessages['not-answered'])}</strong>
        <span>{t(missing.length === 0 ? evidenceLimitsMessages.nothing : evidenceLimitsMessages.missing)}</span>
        {missing.map(({ dimension, asked }) => (
          <Tag key={`${dimension} ${asked}`} label={`${t(dimensionMessages[dimension])}: ${termWords(asked, t)}`} />
        ))}
      </span>
    </Banner>
  );
}
