import type { SheetCell } from '@/lib/format/spreadsheet'

/** A code of digits is a number in the program, if none is lost by it. */
export const code = (text: string): SheetCell =>
  /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text || null
