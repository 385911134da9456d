import type { GalleryPattern } from './gallery-pattern.ts';
import { pennantPicture } from './pennant-picture.ts';

export const pennant: GalleryPattern = {
  id: 'pennant',
  name: 'Pennant',
  category: 'continuation',
  reliability: 'medium',
  description:
    'A steep pole and a tiny triangle at its end. A flag with lines that meet instead of running side by side.',
  keyFeatures: [
    'A pole, up or down, nearly straight.',
    'A small triangle whose lines converge.',
    'Three weeks or less from the end of the pole.',
    'A break in the direction of the pole.',
  ],
  tradingSignal:
    'Close beyond the tiny triangle, on the side the pole points to. A close on the other side means that it wasn’t a pennant.',
  targetCalculation:
    'The pole is 15.51 long, from 93.37 to 108.88. Added to the broken line at 106.53 it gives 122.04.',
  stopLoss: 'Just outside the far end of the triangle, here below 103.10.',
  timeframe: 'Any chart, and on daily candles less than three weeks.',
  volume: 'Heavy in the pole, light in the triangle. That’s a description, not a filter anyone has proved.',
  examples: [
    'It took ten candles from the breakout at 108.10 to pass the target, with a high of 122.57.',
    'The picture shows the smaller group: most pennants don’t get this far.',
  ],
  evidence:
    'In more than 1,600 cases 54% moved less than 5% within the short swing; 35% of the upward and 32% of the downward breaks met the target (Thomas Bulkowski, thepatternsite.com, August 2020). He gives no rank, so the medium rating rests on older books alone.',
  arithmetic: ['108.88 - 93.37 = 15.51', '106.53 + 15.51 = 122.04'],
  lessonId: null,
  picture: pennantPicture,
};
