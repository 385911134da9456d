import { createHmac } from 'node:crypto';
import { patterns } from '@wickwise/curriculum/patterns';
import { drawPictureQuestions } from '@wickwise/curriculum/questions/draw-questions';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import { localDayAt } from '@wickwise/learning/local-day';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../../plugins/duration.ts';

const free = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');

/** A chart that was opened before midnight can still be answered after it. */
const OPEN_DAYS = 2;

/** The same for everyone, and that of the market which the charts look like. */
const CHART_DAY = { timeZone: 'America/New_York', dayBeginsAt: 0 };

/** The day at a moment in New York, such as `2026-11-27`. */
export function chartDayAt(now: Date): string {
  return localDayAt(now, CHART_DAY);
}

/** Whether the chart of a day can be answered: today's and yesterday's can. */
export function isChartOpen(day: string, now: Date): boolean {
  const days = Array.from({ length: OPEN_DAYS }, (_, ago) => chartDayAt(new Date(now.getTime() - ago * DAY_MS)));
  return days.includes(day);
}

/** Drawing takes milliseconds of the processor, and everyone gets the same. */
const drawn = new LRUCache<string, PictureQuestion>({ max: 10 });

/** The question of a day, about a free pattern. The secret keeps it from being drawn elsewhere in advance. */
export function drawDailyChart(day: string, secret: string): PictureQuestion {
  const digest = createHmac('sha256', secret).update(`chart of the day\n${day}`).digest();
  const key = digest.toString('hex');
  const question = drawn.get(key) ?? draw(digest.readUInt32BE());
  drawn.set(key, question);
  return question;
}

function draw(seed: number): PictureQuestion {
  const entry = free[seed % free.length];
  if (entry === undefined) throw new Error('There is no free pattern.');
  const question = drawPictureQuestions({ entry, pool: free, seed }).find(({ kind }) => kind !== 'outcome');
  if (question === undefined) throw new Error(`No question about ${entry.id} was drawn.`);
  return question;
}
