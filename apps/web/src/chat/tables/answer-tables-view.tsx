import type { AnswerTable } from '@footnote/domain';
import { TableView, useMessages } from '@footnote/ui';
import { useMemo } from 'react';
import { saveFile } from '../../platform/storage/save-file.ts';
import { chat, findEntry } from '../conversation/chat.store.ts';
import { tablesOf } from './turn-tables.ts';
import { tableAsCsv } from './table-csv.ts';

/** The tables of an answer in full width, each with its export. */
export function AnswerTablesView({ turnKey }: { turnKey: string }) {
  const messages = useMessages();
  const turn = findEntry(turnKey)?.turn;
  const tables = useMemo(() => (turn === undefined ? [] : tablesOf(turn, messages)), [turn, messages]);
  const save = async (table: AnswerTable, index: number) => {
    const content = new Blob([await tableAsCsv(table)], { type: 'text/csv;charset=utf-8' });
    saveFile(`footnote-table-${index + 1}.csv`, content);
  };
  return (
    <TableView
      tables={tables}
      onExport={(table, index) => void save(table, index)}
      onBack={() => (chat.tables = null)}
    />
  );
}
