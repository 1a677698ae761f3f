/** Ends a sentence with a full stop, unless it already ends with one: «Valle Claro Ltda.», «10:00 a.m.». */
export const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)
