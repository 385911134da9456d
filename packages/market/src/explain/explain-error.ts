export type ExplainErrorCode = 'unknown_pattern' | 'index_out_of_range' | 'before_lookback' | 'direction_not_offered';

/** What cannot be explained. Read the code; the message is for people. */
export class ExplainError extends RangeError {
  override readonly name = 'ExplainError';
  readonly code: ExplainErrorCode;

  constructor(code: ExplainErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
