import type { BrokerFormat } from '../format.ts';
import { schwabTransactions } from './us/schwab.ts';

/** Every declared format. A new one is a file in one of these folders, an import and a line here. */
export const brokerFormats: readonly BrokerFormat[] = [schwabTransactions];
