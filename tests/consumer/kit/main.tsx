import '@footnote/ui/styles.css';
import { dapaHfCitation } from '@footnote/domain/fixtures';
import { Button, Modal, ReferenceLine, Stack } from '@footnote/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What somebody writes first with the kit: a button, a dialog and an article. */
function FirstScreen() {
  const [open, setOpen] = useState(false);
  return (
    <Stack gap="x4">
      <Button variant="primary" onClick={() => setOpen(true)}>
        Show the study
      </Button>
      <Modal open={open} onOpenChange={setOpen} title="The study" closeLabel="Close">
        <ReferenceLine citation={dapaHfCitation} />
      </Modal>
    </Stack>
  );
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the app.');
createRoot(root).render(
  <StrictMode>
    <FirstScreen />
  </StrictMode>,
);
