import pg from 'pg';

export interface NewDatabase {
  /** The address of the PostgreSQL, without the name of a database. */
  readonly server: string;
  readonly name: string;
  /** The database it is a copy of; without one it is empty. */
  readonly template?: string;
}

/** Makes a database on a PostgreSQL, and returns its address. */
export async function createDatabase({ server, name, template = 'template1' }: NewDatabase): Promise<string> {
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return `${server}/${name}`;
}
