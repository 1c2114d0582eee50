import { groupByLanguage, isChoosable, NO_LANGUAGE, SEVERAL_LANGUAGES, type Citation } from '@footnote/domain';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useLanguageNames } from '../../messages/use-language-names.ts';
import { ReferenceItem } from './ReferenceItem.tsx';
import { messages } from './ReferencesPanel.messages.ts';
import type { ReferenceFocus } from './reference-focus.ts';
import * as styles from './ReferencesPanel.css.ts';

interface NumberedReference {
  citation: Citation;
  number: number;
}

interface GroupProps {
  heading: string;
  entries: readonly NumberedReference[];
  selected: readonly string[];
  onSelectedChange: (ids: string[]) => void;
  selectionLimit: number;
  onOpenPage?: (number: number) => void;
  renderActions?: (citation: Citation) => ReactNode;
  focus?: ReferenceFocus | null;
}

/** References under a heading; where they are in several languages, by language (specification §3). */
export function ReferenceGroup({ heading, entries, ...rest }: GroupProps) {
  const languageWords = useLanguageWords();
  const { locale } = useMessages();
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className={styles.heading}>{heading}</h3>
      {groupByLanguage(entries, locale).map(({ language, entries: ofLanguage }) => (
        <References
          key={language}
          {...rest}
          entries={ofLanguage}
          language={language === null ? null : languageWords(language)}
        />
      ))}
    </div>
  );
}

function useLanguageWords(): (language: string) => string {
  const { t } = useMessages();
  const nameOf = useLanguageNames();
  return (language) => {
    if (language === SEVERAL_LANGUAGES) return t(messages.severalLanguages);
    return language === NO_LANGUAGE ? t(messages.noLanguage) : t(messages.inLanguage, { language: nameOf(language) });
  };
}

interface ReferencesProps extends Omit<GroupProps, 'heading'> {
  /** What stands above those of one language; null where nothing does. */
  language: string | null;
}

function References({ language, entries, ...props }: ReferencesProps) {
  const labelId = useId();
  const { selected, onSelectedChange, selectionLimit, focus, onOpenPage, renderActions } = props;
  const { t } = useMessages();
  const toggle = (id: string, on: boolean) =>
    onSelectedChange(on ? [...selected, id] : selected.filter((other) => other !== id));
  const list = (
    <ol aria-labelledby={language === null ? undefined : labelId}>
      {entries.map(({ citation, number }) => {
        const chosen = selected.includes(citation.id);
        return (
          <ReferenceItem
            key={number}
            number={number}
            citation={citation}
            selected={chosen}
            hasBox={isChoosable(citation)}
            selectable={chosen || selected.length < selectionLimit}
            onSelect={(on) => toggle(citation.id, on)}
            {...(onOpenPage === undefined ? {} : { onOpenPage })}
            {...(renderActions === undefined ? {} : { renderActions })}
            focus={focus?.number === number ? focus : null}
            selectLabel={t(messages.select, { number })}
          />
        );
      })}
    </ol>
  );
  if (language === null) return list;
  return (
    <>
      <p id={labelId} className={styles.language}>
        {language}
      </p>
      {list}
    </>
  );
}
