/** One table of the database, in plain words. A test compares the list with the schema. */
export interface StoredTable {
  /** Its name in the database. */
  readonly table: string;
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

export interface StoredGroup {
  readonly title: string;
  /** How to get and delete it. */
  readonly text: string;
  readonly tables: readonly StoredTable[];
}
