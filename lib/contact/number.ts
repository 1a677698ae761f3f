/** The number that the sender and the firm name a message by, from its id: `C-3F9A12BC`. */
export const contactNumber = (id: string): string => `C-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`
