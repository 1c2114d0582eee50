import { Disclaimer, Reserved } from '@footnote/ui';
import { defineMessages, useIntl } from 'react-intl';
import { translatorOf } from '../platform/i18n/translate.ts';
import { partialDate } from '../platform/i18n/use-moments.ts';
import { useLiteratureStatus } from '../platform/api/use-literature-status.ts';

const messages = defineMessages({
  credit: {
    defaultMessage: 'Courtesy of the U.S. National Library of Medicine',
    description: 'Credit for PubMed records',
  },
  dated: {
    defaultMessage: 'Courtesy of the U.S. National Library of Medicine · data as of {date}',
    description: 'Credit for PubMed records with the date of the data',
  },
});

/** As high as one line of the credit. */
const LINE = '…';

/** Names the source of PubMed records and their date, wherever there are any; what stands above a line of it never moves. */
export function LiteratureCredit() {
  const intl = useIntl();
  const formatMessage = translatorOf(intl);
  const status = useLiteratureStatus();
  if (status === undefined || status.articles <= status.starter) {
    return (
      <Reserved>
        <Disclaimer text={LINE} />
      </Reserved>
    );
  }
  const { asOf } = status;
  const text =
    asOf === '' ? formatMessage(messages.credit) : formatMessage(messages.dated, { date: partialDate(intl, asOf) });
  return (
    <footer>
      <Disclaimer text={text} />
    </footer>
  );
}
