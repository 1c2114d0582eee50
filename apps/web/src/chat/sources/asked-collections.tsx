import type { AnswerEvidence, AskedCollection } from '@footnote/domain';
import { Banner, Button, Stack, Tag, type Messages } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  asked: {
    defaultMessage: 'Searched: “{name}” ({count, plural, one {# reference} other {# references}})',
    description: 'Above an answer: the collection of the library it was asked of',
  },
  askedUnnamed: {
    defaultMessage: 'Searched: a collection of references',
    description:
      'Above a shared answer, whose readers learn neither the name nor the size of the collection it was asked of',
  },
  unread: {
    defaultMessage:
      '{count, plural, one {# reference of the collection was not read: it is not in the literature on this server and has no abstract} other {# references of the collection were not read: they are not in the literature on this server and have no abstract}}. {titles}',
    description: 'Above an answer from a collection; titles are the first of them',
  },
  unreadUnnamed: {
    defaultMessage:
      '{count, plural, one {# reference of the collection was not read: it is not in the literature on this server and has no abstract} other {# references of the collection were not read: they are not in the literature on this server and have no abstract}}.',
    description: 'Above an answer from a collection',
  },
  empty: { defaultMessage: '“{name}” is empty.', description: 'Why a question to a collection has no answer' },
  nothing: {
    defaultMessage: 'Nothing in “{name}” answers this question.',
    description: 'Stands in place of an answer that no article of a collection gives',
  },
  indirect: {
    defaultMessage: 'Nothing in “{name}” answers this question directly.',
    description: 'Above what comes near the question in a collection',
  },
  ask: {
    defaultMessage: 'Ask all of the literature',
    description: 'Asks the same question beyond the collection it was asked of',
  },
});

type Evidence = Pick<AnswerEvidence, 'collections' | 'verdict'>;

const namesOf = (collections: readonly AskedCollection[]) => collections.map(({ name }) => name).join(' · ');

/** Why a question to collections has no answer, and the words of the way on; null where it was asked of none. */
export function noneInCollections(
  t: Translate,
  evidence: Evidence | undefined,
): { message: string; action: string } | null {
  const { collections = [] } = evidence ?? {};
  if (collections.length === 0) return null;
  const isEmpty = collections.every(({ references }) => references === 0);
  return {
    message: t(isEmpty ? messages.empty : messages.nothing, { name: namesOf(collections) }),
    action: t(messages.ask),
  };
}

type Say = Messages['t'];

const askedWords = (t: Say, { name, references: count }: AskedCollection) =>
  name === '' ? t(messages.askedUnnamed) : t(messages.asked, { name, count });

function unreadWords(t: Say, { unread: count, unreadTitles }: AskedCollection): string {
  const listed = unreadTitles.map((title) => (title === '' ? '…' : title)).join(' · ');
  const titles = count > unreadTitles.length ? `${listed} …` : listed;
  return t(listed === '' ? messages.unreadUnnamed : messages.unread, { count, titles });
}

/** The collections an answer was asked of, and what of them was not read, as it is printed and copied. */
export function collectionRemarks(t: Say, evidence: Evidence | undefined): string[] {
  const { collections = [] } = evidence ?? {};
  const unread = collections.filter((one) => one.unread > 0);
  return [...collections.map((one) => askedWords(t, one)), ...unread.map((one) => unreadWords(t, one))];
}

export interface AskedCollectionsProps {
  evidence: Evidence;
  /** Asks the same of all of the literature; left out where nothing is asked from here. */
  onAskAll?: () => void;
}

/** The collections an answer was asked of, and what of them was not read. */
export function AskedCollections({ evidence: { collections, verdict }, onAskAll }: AskedCollectionsProps) {
  const t = useTranslate();
  if (collections === undefined) return null;
  return (
    <Stack gap="x2">
      {collections.map((one, at) => (
        // eslint-disable-next-line react/no-array-index-key -- two may have the same name, and none of them moves
        <span key={at}>
          <Tag label={askedWords(t, one)} />
        </span>
      ))}
      {collections
        .filter(({ unread }) => unread > 0)
        .map((one) => (
          <Banner key={unreadWords(t, one)}>{unreadWords(t, one)}</Banner>
        ))}
      {verdict === 'not-answered' && onAskAll !== undefined && (
        <Banner action={<Button onClick={onAskAll}>{t(messages.ask)}</Button>}>
          {t(messages.indirect, { name: namesOf(collections) })}
        </Banner>
      )}
    </Stack>
  );
}
