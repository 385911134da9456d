import pg from 'pg';

/** A statement that runs often, for the learner with the most answers. */
const STATEMENTS: Readonly<Record<string, string>> = {
  'all answers of a quiz log': 'select * from quiz_answer where user_id = $1 order by answered_at desc limit 5000',
  'all answers of a drill log':
    'select * from drill_answer where user_id = $1 order by answered_at desc, question desc limit 5000',
  'all answers in scenarios': 'select * from scenario_answer where user_id = $1 order by id desc limit 5000',
  'all reviews': 'select * from review where user_id = $1',
  'the lessons of the log': `select distinct on (subject) subject, kind from activity
    where user_id = $1 and kind in ('lesson-completed', 'lesson-reopened') order by subject, id desc`,
  'the activity of a day': 'select * from activity where user_id = $1 and local_day >= current_date',
  'all points': 'select sum(points) from xp_ledger where user_id = $1',
  'what was not celebrated yet': 'select * from celebration where user_id = $1 and viewed_at is null',
  'a session by its token': `select * from session join "user" on "user".id = user_id
    where token = 'made-token-' || $1`,
};

export interface PlannedStatement {
  readonly what: string;
  readonly plan: string;
  readonly ms: number;
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Node[];
}

/** How PostgreSQL reads each of them, with a plan for any learner, as the product's connections ask for. */
export async function explainStatements(databaseUrl: string): Promise<PlannedStatement[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    const { rows } = await client.query<{ id: string }>('select id from made where n = 1 limit 1');
    const planned: PlannedStatement[] = [];
    for (const [what, text] of Object.entries(STATEMENTS)) {
      await client.query(`prepare asked as ${text}`);
      const explain = `explain (analyze, format json) execute asked('${rows[0]?.id}')`;
      const result = await client.query<{ 'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }] }>(explain);
      await client.query('deallocate asked');
      const [explained] = result.rows[0]?.['QUERY PLAN'] ?? [];
      if (explained === undefined) throw new Error(`There is no plan for ${what}.`);
      planned.push({ what, plan: scansOf(explained.Plan).join(', '), ms: explained['Execution Time'] });
    }
    return planned;
  } finally {
    await client.end();
  }
}

function scansOf(node: Node): string[] {
  const inner = (node.Plans ?? []).flatMap(scansOf);
  if (!node['Node Type'].includes('Scan') || node['Node Type'] === 'Bitmap Heap Scan') return inner;
  return [`${node['Index Name'] ?? `all of ${node['Relation Name']}`}`, ...inner];
}
