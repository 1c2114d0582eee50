import { defineMessages } from '../../messages/define-messages.ts';

/** What SortSelect says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Sort by', description: 'Names the choice of an order' },
});

/** What is said of option. */
export const optionMessages = defineMessages({
  relevance: { defaultMessage: 'Best match', description: 'Order of results' },
  impact_factor: { defaultMessage: 'Impact factor', description: 'Order of results' },
  recency: { defaultMessage: 'Recency', description: 'Order of results' },
  sample_size: { defaultMessage: 'Sample size', description: 'Order of results' },
});

/** Which end of a property comes first. */
export const orderMessages = defineMessages({
  descending: { defaultMessage: 'Highest first', description: 'Direction of an order' },
  ascending: { defaultMessage: 'Lowest first', description: 'Direction of an order' },
});

/** Which end of time comes first. */
export const recencyOrderMessages = defineMessages({
  descending: { defaultMessage: 'Newest first', description: 'Direction of an order' },
  ascending: { defaultMessage: 'Oldest first', description: 'Direction of an order' },
});
