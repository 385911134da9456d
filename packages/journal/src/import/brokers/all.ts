import type { BrokerFormat } from '../format.ts';
import { binanceFuturesTrades, binanceMarketTrades, binanceSpotOrders, binanceSpotTrades } from './crypto/binance.ts';
import { bitvavoTransactions } from './crypto/bitvavo.ts';
import { bybitClosedProfits, bybitDerivatives, bybitSpot } from './crypto/bybit.ts';
import { coinbaseFills, coinbaseTransactions } from './crypto/coinbase.ts';
import { cryptocomApp, cryptocomExchange } from './crypto/cryptocom.ts';
import { krakenTrades } from './crypto/kraken.ts';
import { okxPositions, okxTradingHistory } from './crypto/okx.ts';
import { avanzaTransactions } from './europe/avanza.ts';
import { degiroTransactions } from './europe/degiro.ts';
import { etoroClosedPositions } from './europe/etoro.ts';
import { freetradeActivity } from './europe/freetrade.ts';
import { revolutStatement } from './europe/revolut.ts';
import { saxoTraderTransactions, saxoTransactions } from './europe/saxo.ts';
import { swissquoteTransactions } from './europe/swissquote.ts';
import { tradeRepublicTransactions } from './europe/trade-republic.ts';
import { trading212History } from './europe/trading-212.ts';
import { upstoxTrades } from './europe/upstox.ts';
import { xtbCashOperations, xtbClosedPositions, xtbClosedTrades } from './europe/xtb.ts';
import { zerodhaTradebook } from './europe/zerodha.ts';
import { cTraderHistory } from './forex/ctrader.ts';
import { metaTrader } from './forex/metatrader.ts';
import { ninjaTrader } from './futures/ninjatrader.ts';
import { quantowerTrades } from './futures/quantower.ts';
import { rithmicOrders } from './futures/rithmic.ts';
import { sierraChart } from './futures/sierra-chart.ts';
import { topstepX } from './futures/topstepx.ts';
import { tradingView } from './futures/tradingview.ts';
import { tradovate } from './futures/tradovate.ts';
import { edgewonkTrades } from './journals/edgewonk.ts';
import { tradeNoteTemplate } from './journals/tradenote.ts';
import { tradervueTrades } from './journals/tradervue.ts';
import { tradeZellaTrades } from './journals/tradezella.ts';
import { dasTraderExecutions, dasTraderLog, dasTraderTrades } from './us/das-trader.ts';
import { etradeActivity, etradeTransactions } from './us/etrade.ts';
import { fidelityHistory } from './us/fidelity.ts';
import { firstradeHistory } from './us/firstrade.ts';
import { interactiveBrokersActivity, interactiveBrokersTransactions } from './us/interactive-brokers.ts';
import {
  interactiveBrokersFlexCsv,
  interactiveBrokersFlexShort,
  interactiveBrokersFlexXml,
} from './us/interactive-brokers-flex.ts';
import { lightspeedBlotter } from './us/lightspeed.ts';
import { merrillTransactions } from './us/merrill.ts';
import { robinhoodActivity } from './us/robinhood.ts';
import { schwabTransactions } from './us/schwab.ts';
import { sterlingExecutions } from './us/sterling.ts';
import { tastytradeTransactions } from './us/tastytrade.ts';
import { thinkorswimCash, thinkorswimTrades } from './us/thinkorswim.ts';
import { tradestationOrders } from './us/tradestation.ts';
import { vanguardTransactions } from './us/vanguard.ts';
import { webullOrderRecords, webullOrders } from './us/webull.ts';

/** Every declared format. A new one is a file in one of these folders, an import and a line here. */
export const brokerFormats: readonly BrokerFormat[] = [
  dasTraderExecutions,
  dasTraderLog,
  dasTraderTrades,
  etradeActivity,
  etradeTransactions,
  fidelityHistory,
  firstradeHistory,
  interactiveBrokersActivity,
  interactiveBrokersTransactions,
  interactiveBrokersFlexCsv,
  interactiveBrokersFlexShort,
  interactiveBrokersFlexXml,
  lightspeedBlotter,
  merrillTransactions,
  robinhoodActivity,
  schwabTransactions,
  sterlingExecutions,
  tastytradeTransactions,
  thinkorswimCash,
  thinkorswimTrades,
  tradestationOrders,
  vanguardTransactions,
  webullOrderRecords,
  webullOrders,
  binanceSpotTrades,
  binanceMarketTrades,
  binanceSpotOrders,
  binanceFuturesTrades,
  bitvavoTransactions,
  bybitSpot,
  bybitDerivatives,
  bybitClosedProfits,
  coinbaseTransactions,
  coinbaseFills,
  cryptocomApp,
  cryptocomExchange,
  krakenTrades,
  okxTradingHistory,
  okxPositions,
  avanzaTransactions,
  degiroTransactions,
  etoroClosedPositions,
  freetradeActivity,
  revolutStatement,
  saxoTransactions,
  saxoTraderTransactions,
  swissquoteTransactions,
  tradeRepublicTransactions,
  trading212History,
  upstoxTrades,
  xtbClosedPositions,
  xtbClosedTrades,
  xtbCashOperations,
  zerodhaTradebook,
  ...tradovate,
  ...ninjaTrader,
  ...topstepX,
  rithmicOrders,
  quantowerTrades,
  ...sierraChart,
  ...tradingView,
  ...metaTrader,
  cTraderHistory,
  edgewonkTrades,
  tradeNoteTemplate,
  tradeZellaTrades,
  tradervueTrades,
];
