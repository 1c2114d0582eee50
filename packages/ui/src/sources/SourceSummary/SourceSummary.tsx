import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SourceFacts, type SourceFactsProps } from '../SourceFacts/SourceFacts.tsx';
import { statusMessages } from './SourceSummary.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SourceSummary.css.ts';

export interface SourceSummaryProps extends SourceFactsProps {
  /** Address of its page. */
  href: string;
  /** Called with the address instead of following it, for routing in the page. */
  onFollow?: Follow;
  /**
   * Level of its heading below that of the page.
   * @default 2
   */
  headingLevel?: 2 | 3;
}

/** One source in a list of sources: what it holds, in which languages, and how much room is left. */
export function SourceSummary(props: SourceSummaryProps) {
  const { t } = useMessages();
  const { source, href, onFollow, headingLevel = 2, ...counts } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.summary}>
      <header className={styles.head}>
        <Heading className={styles.name}>
          <Link href={href} variant="quiet" onClick={(event) => followInPage(event, href, onFollow)}>
            <bdi>{source.name}</bdi>
          </Link>
        </Heading>
        <Badge tone={source.status === 'enabled' ? 'positive' : 'neutral'}>{t(statusMessages[source.status])}</Badge>
      </header>
      {source.description !== '' && (
        <p className={styles.description}>
          <bdi>{source.description}</bdi>
        </p>
      )}
      <SourceFacts source={source} {...counts} />
    </article>
  );
}
