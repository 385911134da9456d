export { addTrades, localDay, useTrades } from './log/trade-changes.ts';
export { TradeTableScroller } from './statistics/trade-table-scroller.tsx';
