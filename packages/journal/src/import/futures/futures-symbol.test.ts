import { describe, expect, it } from 'vitest';
import { readFuturesSymbol } from './futures-symbol.ts';

describe('the futures contract that a symbol names', () => {
  it.each([
    ['MESZ6', 'MES', '2026-12'],
    ['mesz6', 'MES', '2026-12'],
    ['MESZ26', 'MES', '2026-12'],
    ['MNQZ2026', 'MNQ', '2026-12'],
    ['/MESZ26', 'MES', '2026-12'],
    ['./ESZ26:XCME', 'ES', '2026-12'],
    ['ESZ6.CME', 'ES', '2026-12'],
    ['ESZ6-CME', 'ES', '2026-12'],
    ['MESU6@CME_Ind', 'MES', '2026-09'],
    ['MESM26_FUT_CME', 'MES', '2026-06'],
    ['CME_MINI:MESZ2026', 'MES', '2026-12'],
    ['MNQ 12-26', 'MNQ', '2026-12'],
    ['NQ JUN26', 'NQ', '2026-06'],
    ['F.US.MNQZ26', 'MNQ', '2026-12'],
    ['CON.F.US.MES.Z26', 'MES', '2026-12'],
    ['M2KZ6', 'M2K', '2026-12'],
    ['6EZ6', '6E', '2026-12'],
    ['6E 12-26', '6E', '2026-12'],
    ['FDAX 12-26', 'FDAX', '2026-12'],
    ['BZ6', 'B', '2026-12'],
    ['Z3NZ6', 'Z3N', '2026-12'],
  ])('reads %s', (text, root, month) => {
    expect(readFuturesSymbol(text, '2026-03-05')).toEqual({ root, month });
  });

  it('takes a continuous contract for one without a month', () => {
    expect(readFuturesSymbol('CME_MINI:M2K1!', '2026-03-05')).toEqual({ root: 'M2K', month: null });
  });

  it('translates the roots of CQG, which other platforms show', () => {
    expect(readFuturesSymbol('F.US.ENQU26', '2026-03-05')?.root).toBe('NQ');
    expect(readFuturesSymbol('CON.F.US.EP.U26', '2026-03-05')?.root).toBe('ES');
  });

  it('takes the first year from the trade on that ends in the digit', () => {
    expect(readFuturesSymbol('MESH7', '2026-12-18')?.month).toBe('2027-03');
    expect(readFuturesSymbol('CLF0', '2029-12-03')?.month).toBe('2030-01');
    expect(readFuturesSymbol('ZCH6', '2026-04-01')?.month).toBe('2036-03');
  });

  it.each([
    'AAPL',
    'BRK.B',
    'SPY   260320C00050000',
    'EURUSD',
    'NAS100',
    'US30',
    'US500',
    'GER40',
    'MES',
    '7203.T',
    'BTC-USD',
    '',
  ])('finds none in “%s”', (text) => expect(readFuturesSymbol(text, '2026-03-05')).toBeNull());
});
