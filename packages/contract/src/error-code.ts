/** Every error code with its HTTP status. The client decides by the code, never by the message. */
export const errorStatus = {
  invalid_request: 400,
  wrong_password: 400,
  link_invalid: 400,
  not_signed_in: 401,
  heritage_required: 403,
  lesson_locked: 403,
  cross_site: 403,
  sign_in_again: 403,
  not_found: 404,
  already_heritage: 409,
  payment_underway: 409,
  purchase_unclaimed: 409,
  purchase_unproven: 409,
  not_refundable: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  payment_unavailable: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
