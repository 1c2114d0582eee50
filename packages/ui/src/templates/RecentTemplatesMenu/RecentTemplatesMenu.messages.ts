import { defineMessages } from '../../messages/define-messages.ts';

/** What RecentTemplatesMenu says. */
export const messages = defineMessages({
  open: { defaultMessage: 'Answer format', description: 'On the button while no template is selected' },
  menu: { defaultMessage: 'Recent templates', description: 'Names a menu of templates' },
  more: { defaultMessage: 'See more', description: 'Last item of a menu, which shows all templates' },
  locked: { defaultMessage: 'Answer format (Pro)', description: 'On the button for users who may not use templates' },
});
