export { useTradeChanges, useTrades } from './log/trade-changes.ts';
export { listTradesToReview } from './log/trade-to-review.ts';
export { localDay } from './model.ts';
export { TradeTableScroller } from './statistics/trade-table-scroller.tsx';
