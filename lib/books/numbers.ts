import Big from 'big.js'
import type { Entry } from '@/lib/books/entry'

/** Pesos of whole cents; null for nothing, so that the cell stays empty. */
export const pesos = (cents: number | null): Big | null => (cents ? new Big(cents).div(100) : null)

/** The supplier's prefix and number: by the document's own prefix, else the digits at the end are the number. */
export function splitNumber({ number, prefix }: Pick<Entry, 'number' | 'prefix'>): {
  prefix: string
  number: string
} {
  if (prefix !== '' && number.startsWith(prefix) && number.length > prefix.length)
    return { prefix, number: number.slice(prefix.length).replace(/^-/, '') }
  const [, letters = '', digits = ''] = /^(.*?)-?(\d*)$/.exec(number) ?? []
  return digits === '' ? { prefix: '', number } : { prefix: letters, number: digits }
}

/** Writes `FE-4702`. */
export function writtenNumber(entry: Pick<Entry, 'number' | 'prefix'>): string {
  const { prefix, number } = splitNumber(entry)
  return prefix === '' ? number : `${prefix}-${number}`
}
