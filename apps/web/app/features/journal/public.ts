export { addTrades, localDay, useTrades } from './trade-changes.ts';
export { TradeTableScroller } from './trade-table-scroller.tsx';
