/** An error that programs tell apart by its code; the message is for people. */
export abstract class CodedError<Code extends string> extends RangeError {
  readonly code: Code;

  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }
}
