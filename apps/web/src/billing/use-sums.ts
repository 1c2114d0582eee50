import type { Sum } from '@footnote/domain';
import { useIntl } from 'react-intl';

/** Says sums as a user reads them: minor units of a currency, such as 1900 of EUR as € 19.00. */
export function useSums(): (sum: Sum) => string {
  const intl = useIntl();
  return ({ amount, currency }) => {
    const style = { style: 'currency', currency } as const;
    const digits = new Intl.NumberFormat(intl.locale, style).resolvedOptions().maximumFractionDigits ?? 2;
    return intl.formatNumber(amount / 10 ** digits, style);
  };
}
