/**
 * Returns the number by which the sender and the firm refer to a message, such as `C-3F9A12BC`; it comes from the message's id.
 */
export const contactNumber = (id: string): string => `C-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`
