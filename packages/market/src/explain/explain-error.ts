import { CodedError } from '../coded-error.ts';
export type ExplainErrorCode = 'unknown_pattern' | 'index_out_of_range' | 'before_lookback' | 'direction_not_offered';

/** Why a candle can't be explained. */
export class ExplainError extends CodedError<ExplainErrorCode> {
  override readonly name = 'ExplainError';
}
