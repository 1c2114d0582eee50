import { FORMAT_TOKEN_LIMIT } from '@footnote/domain';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { messages } from './FormatEditor.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AnswerFormatModal.css.ts';

/** Share of the limit from which the bar warns. */
const CLOSE = 0.8;

/** How much of the 1500 tokens a format takes. */
export function TokenMeter({ used }: { used: number }) {
  const { t } = useMessages();
  const over = used > FORMAT_TOKEN_LIMIT;
  const near = used > FORMAT_TOKEN_LIMIT * CLOSE ? 'caution' : 'accent';
  const tone = over ? 'critical' : near;
  const words = t(messages.tokensText, { used, limit: FORMAT_TOKEN_LIMIT });
  return (
    <div className={styles.meter}>
      <ProgressBar label={t(messages.tokens)} value={used} max={FORMAT_TOKEN_LIMIT} valueText={words} tone={tone} />
      <span className={styles.tokens({ tone })}>{words}</span>
    </div>
  );
}
