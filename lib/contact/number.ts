/** Returns the number by which sender and firm refer to a message, such as `C-3F9A12BC`. */
export const contactNumber = (id: string): string => `C-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`
