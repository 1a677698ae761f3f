import type { SheetCell } from '@/lib/format/spreadsheet'

/** Writes an account code as a number, unless that would lose a leading zero or a digit. */
export const code = (text: string): SheetCell =>
  /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text || null
