import { createIntl } from 'react-intl';
import { translatorOf, type Translate } from './translate.ts';

const formatMessage = translatorOf(createIntl({ locale: 'en' }));

/** Says messages as they stand in the code: without a build they have no identifiers of their own. */
export const english: Translate = (message, values) =>
  formatMessage({ ...message, id: typeof message.defaultMessage === 'string' ? message.defaultMessage : '' }, values);
