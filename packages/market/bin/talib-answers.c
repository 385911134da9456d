// The values of every candlestick function of TA-Lib, for each series of candles on standard input.
// A series: its length as a 32-bit number, then its opens, highs, lows and closes as doubles.
// An answer: for each function, in the order of patterns.inc, a 32-bit value for each candle.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "ta_libc.h"

#define CANDLES 100000

static double prices[4][CANDLES];
static int found[CANDLES];
static int32_t values[CANDLES];

static int begin, count;

static void answer(TA_RetCode code, int length) {
  if (code != TA_SUCCESS) exit(1);
  memset(values, 0, sizeof(values[0]) * length);
  for (int place = 0; place < count; place++) values[begin + place] = found[place];
  fwrite(values, sizeof(values[0]), length, stdout);
}

int main(void) {
  int32_t length;
  if (TA_Initialize() != TA_SUCCESS) return 1;
  while (fread(&length, sizeof(length), 1, stdin) == 1) {
    if (length < 1 || length > CANDLES) return 1;
    for (int column = 0; column < 4; column++)
      if (fread(prices[column], sizeof(double), length, stdin) != (size_t)length) return 1;
#define SERIES 0, length - 1, prices[0], prices[1], prices[2], prices[3]
#define PLAIN(NAME) answer(TA_##NAME(SERIES, &begin, &count, found), length);
#define PENETRATION(NAME) answer(TA_##NAME(SERIES, TA_REAL_DEFAULT, &begin, &count, found), length);
#include "patterns.inc"
  }
  return 0;
}
