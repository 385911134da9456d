// Written by npm run backtest. Do not edit.
import type { BestOfTwentyFigures } from './best-of-twenty-sums.ts';

export const all: BestOfTwentyFigures = {
  markets: 10000,
  chosenOn: {
    bestGained: {
      sum: 7843,
      squares: 7843,
    },
    rulesGained: {
      sum: 4624.400000000022,
      squares: 3659.575000000005,
    },
    holdGained: {
      sum: 4977,
      squares: 4977,
    },
    best: {
      sum: 332238.5034718765,
      squares: 29528015.43232329,
    },
    rules: {
      sum: 55928.62442292856,
      squares: 11943966.713982657,
    },
    hold: {
      sum: 106460.69484492982,
      squares: 28803519.121795252,
    },
    lead: {
      sum: 276309.8790489479,
      squares: 9242183.873844462,
    },
  },
  tradedOn: {
    bestGained: {
      sum: 4564,
      squares: 4564,
    },
    rulesGained: {
      sum: 4466.950000000016,
      squares: 3516.5275000000056,
    },
    holdGained: {
      sum: 5039,
      squares: 5039,
    },
    best: {
      sum: 30355.08145088174,
      squares: 6426961.720505747,
    },
    rules: {
      sum: 29553.91979499264,
      squares: 5363322.741033171,
    },
    hold: {
      sum: 55266.117963681994,
      squares: 12415546.760506507,
    },
    lead: {
      sum: 801.1616558889674,
      squares: 1183559.646973627,
    },
  },
};

export const sample: BestOfTwentyFigures = {
  markets: 200,
  chosenOn: {
    bestGained: {
      sum: 150,
      squares: 150,
    },
    rulesGained: {
      sum: 84.99999999999996,
      squares: 67.45500000000001,
    },
    holdGained: {
      sum: 86,
      squares: 86,
    },
    best: {
      sum: 6503.350026877629,
      squares: 634691.9285535023,
    },
    rules: {
      sum: 982.6360983661178,
      squares: 270060.3435422379,
    },
    hold: {
      sum: 1146.6296553064458,
      squares: 577088.4730105482,
    },
    lead: {
      sum: 5520.713928511509,
      squares: 186987.25019288814,
    },
  },
  tradedOn: {
    bestGained: {
      sum: 113,
      squares: 113,
    },
    rulesGained: {
      sum: 100.59999999999997,
      squares: 83.02500000000003,
    },
    holdGained: {
      sum: 117,
      squares: 117,
    },
    best: {
      sum: 1752.7484906300306,
      squares: 165246.30674914847,
    },
    rules: {
      sum: 1441.9736511030756,
      squares: 159143.07680739713,
    },
    hold: {
      sum: 2628.395727265157,
      squares: 341403.8304398037,
    },
    lead: {
      sum: 310.77483952695496,
      squares: 26386.025002909966,
    },
  },
};
