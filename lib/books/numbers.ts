import Big from 'big.js'
import type { Entry } from '@/lib/books/entry'

/** Converts cents to pesos; null for zero, so that the cell stays empty. */
export const pesos = (cents: number | null): Big | null => (cents ? new Big(cents).div(100) : null)

/** Splits an invoice number after its prefix or, without a prefix, before the digits at its end. */
export function splitNumber({ number, prefix }: Pick<Entry, 'number' | 'prefix'>): {
  prefix: string
  number: string
} {
  if (prefix !== '' && number.startsWith(prefix) && number.length > prefix.length)
    return { prefix, number: number.slice(prefix.length).replace(/^-/, '') }
  const [, letters = '', digits = ''] = /^(.*?)-?(\d*)$/.exec(number) ?? []
  return digits === '' ? { prefix: '', number } : { prefix: letters, number: digits }
}

export function writtenNumber(entry: Pick<Entry, 'number' | 'prefix'>): string {
  const { prefix, number } = splitNumber(entry)
  return prefix === '' ? number : `${prefix}-${number}`
}
