import type { Columns } from './columns.ts';
import type { GridRow } from './file/grid.ts';
import type { BrokerFormat } from './format.ts';
import type { ImportQuestion } from './question.ts';
import type { Table } from './recognize.ts';
import type { RowPlace } from './record.ts';
import type { PointValues } from './settings.ts';
import type { DecimalSign } from './text/amounts.ts';
import type { DateStyle } from './text/moments.ts';

/** What reading the rows of one table takes. */
export interface Reader {
  readonly format: BrokerFormat;
  readonly table: Table;
  readonly columns: Columns;
  readonly rows: readonly GridRow[];
  readonly decimals: DecimalSign;
  readonly dates: DateStyle;
  readonly account: string;
  readonly currency: string | null;
  /** Of fees, where the file says it above its rows. */
  readonly feeCurrency: string | null;
  /** For a file whose rows name none. */
  readonly symbol: string | null;
  readonly pointValues: PointValues;
  readonly place: (row: GridRow) => RowPlace;
  /** The answer, or null after asking. */
  readonly ask: (question: Omit<ImportQuestion, 'id'> & { detail?: string }) => string | null;
}
