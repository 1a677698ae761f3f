/** Ends a sentence with one point, also after a name or a time that ends with its own: «Valle Claro Ltda.», «10:00 a.m.». */
export const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)
