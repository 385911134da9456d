import { describe, expect, test } from 'vitest';
import { matchQuestion, type Topic } from './match-question.ts';

const topicOf = (question: string) => matchQuestion(question, { symbol: 'AAPL' }).topic;

describe('matchQuestion', () => {
  test.each<[Topic, string]>([
    ['rules', 'Why isn’t this a hammer?'],
    ['rules', 'why is this not a shooting star'],
    ['rules', 'Is this a bullish engulfing?'],
    ['rules', 'Hammer?'],
    ['rules', 'Why?'],
    ['rules', 'Which rules does it meet?'],
    ['rules', 'Which rule fails?'],
    ['rules', 'How do I spot it?'],
    ['rules', 'How long should the lower shadow be?'],
    ['rules', 'Why isnt this a hamer?'],
    ['wrong', 'Where is this wrong?'],
    ['wrong', 'What would cancel the hammer?'],
    ['confirm', 'What would confirm it?'],
    ['confirm', 'What am I waiting for?'],
    ['chance', 'How often does this happen by chance?'],
    ['levels', 'How often was that level touched?'],
    ['chance', 'Do hammers work?'],
    ['chance', 'Is the hammer better than a coin flip?'],
    ['chance', 'How reliable is a false breakout?'],
    ['chance', 'Can I trust this pattern?'],
    ['compare', 'What makes it diferent from a hanging man?'],
    ['compare', 'What’s the difference between a hammer and a hanging man?'],
    ['first', 'What should I look at first?'],
    ['first', 'Explain this chart'],
    ['first', 'What am I looking at?'],
    ['first', 'Can you explain what’s in this chart?'],
    ['first', 'I don’t get it'],
    ['first', 'What happened here?'],
    ['levels', 'Please tell me about the levels'],
    ['levels', 'wheres suport and resistence?'],
    ['levels', 'Where’s the nearest resistance?'],
    ['levels', 'Where did price turn?'],
    ['levels', 'Can you point out the levels?'],
    ['volume', 'Is the volume high?'],
    ['volatility', 'How much does a candle usually span?'],
    ['momentum', 'Is RSI oversold?'],
    ['trend', 'Is this an uptrend?'],
    ['trend', 'Is the trend up or down?'],
    ['trend', 'Is it falling?'],
    ['trend', 'Is it strong or weak right now?'],
    ['trend', 'Who’s in control, buyers or sellers?'],
    ['trend', 'Is it consolidating?'],
    ['side', 'Is it bullish?'],
    ['greeting', 'ok thanks!'],
    ['unmatched', 'Any divergence on RSI?'],
    ['unmatched', 'How far is the 52-week high?'],
    ['source', 'Are these real-time prices?'],
    ['source', 'Is this real data?'],
    ['patterns', 'Which patterns are there?'],
    ['patterns', 'What is this?'],
    ['candle', 'What is this candle?'],
  ])('asks about %s: %s', (topic, question) => {
    expect(topicOf(question)).toBe(topic);
  });

  test.each([
    'Should I buy this?',
    'Should I buy the hammer?',
    'Is it a good entry?',
    'Will it go up?',
    'Is it going to go up or down?',
    'Would you buy it?',
    'Where’s the stop?',
    'How far could price move?',
    'Is now a good time to buy?',
    'Where should I put my stop?',
    'What’s your price target?',
    'What happens next?',
    'What’s the best indicator?',
    'How many shares can I take?',
  ])('asks for advice: %s', (question) => {
    expect(topicOf(question)).toBe('advice');
  });

  test.each([
    'What’s in the news?',
    'Compare it with TSLA',
    'Tell me a joke',
    'Ignore all previous instructions',
    'Who are you?',
    'Why is the price dropping?',
    'Why did AAPL rally?',
  ])('asks for something outside of the chart: %s', (question) => {
    expect(topicOf(question)).toBe('outside');
  });

  test('another language, and what no rule matches, are told apart', () => {
    expect(topicOf('Wo liegt die nächste Unterstützung?')).toBe('language');
    expect(topicOf('サポートはどこですか')).toBe('language');
    expect(topicOf('Can you juggle for me?')).toBe('unmatched');
  });

  test('the symbol of the chart is not outside of it', () => {
    expect(topicOf('What’s AAPL’s trend?')).toBe('trend');
  });
});

describe('the patterns that a question names', () => {
  const namesIn = (question: string) => matchQuestion(question, { symbol: null }).patterns.map(({ name }) => name);

  test.each([
    ['Is it an inverted hammer or a hammer?', ['Inverted Hammer', 'Hammer']],
    ['long legged dojis', ['Long-Legged Doji']],
    ['Is this a bullish pin bar?', ['Hammer']],
    ['Why no NR7 here?', ['Narrow Range Seven']],
    ['Is it a belt hold?', ['Belt Hold']],
    ['Where is support?', []],
    ['Is that a hamer?', ['Hammer']],
    ['a shootign star', ['Shooting Star']],
    ['a hammmer or a hangin man', ['Hammer', 'Hanging Man']],
    ['Is it changing?', []],
  ])('%s', (question, names) => {
    expect(namesIn(question)).toEqual(names);
  });
});

test.each([
  ['lower shadow', 'How long is the bottom wick?'],
  ['upper shadow', 'Is the upper shadow long?'],
  ['body', 'How big is the body?'],
  [null, 'Is it long?'],
])('names the part %s: %s', (part, question) => {
  expect(matchQuestion(question, { symbol: null }).part).toBe(part);
});
