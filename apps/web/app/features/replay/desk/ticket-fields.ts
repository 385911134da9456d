/** Three short fields side by side, on a phone too. */
export const TICKET_FIELDS = 'grid grid-cols-3 gap-2 [&_input]:px-2.5 [&_select]:pl-2.5';
