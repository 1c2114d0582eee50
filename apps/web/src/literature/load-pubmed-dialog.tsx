import { CodeLine, Modal, Stack } from '@footnote/ui';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';

const messages = defineMessages({
  title: { defaultMessage: 'Load PubMed', description: 'Heading of the dialog about loading literature' },
  close: { defaultMessage: 'Close', description: 'Closes a dialog' },
  copy: { defaultMessage: 'Copy', description: 'Copies a command' },
  copied: { defaultMessage: 'Copied', description: 'Said when a command was copied' },
  failed: { defaultMessage: 'Clipboard not available', description: 'Said when a command could not be copied' },
});

/** Fetches one file of PubMed's yearly baseline, and puts it into the running product. */
const COMMANDS = [
  'curl -O https://ftp.ncbi.nlm.nih.gov/pubmed/baseline/pubmed26n0001.xml.gz',
  'npm run --silent literature -- import pubmed26n0001.xml.gz',
] as const;

/** Tells how to load PubMed, with the two commands. */
export function LoadPubmedDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { formatMessage } = useIntl();
  const copyLabels = {
    copy: formatMessage(messages.copy),
    copied: formatMessage(messages.copied),
    failed: formatMessage(messages.failed),
  };
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(messages.close)}
    >
      <Stack>
        <span>
          <FormattedMessage
            defaultMessage="PubMed comes as numbered files of about 30,000 records. In the folder of Footnote, fetch one and import it; repeat with other numbers, or import a whole folder. What is imported can be found at once."
            description="Explains how to load PubMed; two commands follow"
          />
        </span>
        {COMMANDS.map((command) => (
          <CodeLine key={command} code={command} labels={copyLabels} />
        ))}
      </Stack>
    </Modal>
  );
}
