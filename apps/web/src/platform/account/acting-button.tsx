import { Button } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../i18n/translate.ts';
import { OrganizationFinder } from './organization-finder.tsx';
import { useActing } from './use-acting.ts';

const messages = defineMessages({
  actingFor: { defaultMessage: 'Acting for {organization}', description: 'Says for which organization a user acts' },
  personal: { defaultMessage: 'Personal account', description: 'Says that a user acts for no organization' },
});

/** Says whom a user acts for, and opens the choice; for phones, where no menu has room for it. */
export function ActingButton() {
  const t = useTranslate();
  const { canSwitch, organization } = useActing();
  const [open, setOpen] = useState(false);
  if (!canSwitch) return null;
  const label =
    organization === null ? t(messages.personal) : t(messages.actingFor, { organization: organization.name });
  return (
    <>
      <Button variant="quiet" icon="building" wide onClick={() => setOpen(true)}>
        {label}
      </Button>
      <OrganizationFinder open={open} onOpenChange={setOpen} />
    </>
  );
}
