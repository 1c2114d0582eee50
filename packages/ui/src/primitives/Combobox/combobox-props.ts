/** A choice of a Combobox. */
export interface ComboboxOption {
  /** Stable key; searched too. */
  value: string;
  /** As shown. */
  label: string;
  /** Second name, shown muted and searched too. */
  hint?: string;
  /** BCP 47 tag of the label where it is not the page's language. */
  lang?: string;
  /** Direction of the label where it is not the page’s. */
  dir?: 'ltr' | 'rtl';
  /** Why it cannot be chosen now, in one sentence: it is then listed, said and not chosen. */
  unavailable?: string;
}
