// npm run bench: measures the product against what it is compared with, as ratios from one run.
//   npm run bench               pattern recognition against other libraries
//   npm run bench -- chart      first paint and panning of ten thousand candles in a browser
//   npm run bench -- journal    a trading journal of ten thousand trades
//   npm run bench -- pages      Lighthouse on public pages, beside a plain static page; paths after it for others
//   npm run bench -- clicks     from the click on a link to the next page's text
//   npm run bench -- server     reads, quiz results and a million learners on PostgreSQL; idle use; parts after it
//   npm run bench -- exercises  drawing a chart for a flashcard review
//   npm run bench -- learner    how well the learner model predicts answers; writes docs/learner-model.md
//   npm run bench -- scale      a million learners: how many at once, growth, costs; writes docs/scale.md
//   npm run bench -- round-trip  embedded to PostgreSQL and back with ten thousand learners, all of it equal
//   npm run bench -- replay     how often a blind replay calls a trader skilled, without skill and with some
const benchmarks = [
  ...[
    'market',
    'chart',
    'journal',
    'pages',
    'clicks',
    'server',
    'exercises',
    'learner',
    'replay',
    'scale',
    'round-trip',
  ],
];

const [name = 'market'] = process.argv.splice(2, 1);
if (benchmarks.includes(name)) await import(`./${name}.ts`);
else {
  console.error(`${name} is none of: ${benchmarks.join(', ')}.`);
  process.exitCode = 1;
}
