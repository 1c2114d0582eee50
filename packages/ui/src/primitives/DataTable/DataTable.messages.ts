import { defineMessages } from '../../messages/define-messages.ts';

/** What DataTable says. */
export const messages = defineMessages({
  select: { defaultMessage: 'Select {row}', description: 'Names the box that selects a row of a table' },
  selectAll: { defaultMessage: 'Select all', description: 'Names the box that selects all rows of a table' },
  selected: { defaultMessage: '{count, number} of {total, number} selected', description: 'Rows of a table' },
  clearSelection: { defaultMessage: 'Clear', description: 'Takes every selection in a table away' },
  actions: { defaultMessage: 'Actions for {row}', description: 'Names the menu of a row of a table' },
  actionsColumn: { defaultMessage: 'Actions', description: 'Heading of the column of menus, for assistive technology' },
  columns: { defaultMessage: 'Columns', description: 'Opens the choice of columns of a table' },
  loading: { defaultMessage: 'Loading', description: 'While the rows of a table load' },
});
