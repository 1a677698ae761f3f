import { readFileSync } from 'node:fs'

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Returns a number that a file of the site declares: a time in milliseconds, or a count. */
export function declared(file: string, name: string): number {
  const value = new RegExp(String.raw`\b${name}(?: =|:) ([\d_ *.]+)`).exec(readFileSync(file, 'utf8'))?.[1]
  if (!value) throw new Error(`${file} declares no ${name}`)
  const product = value
    .trim()
    .split('*')
    .reduce((all, factor) => all * Number(factor.replaceAll('_', '')), 1)
  return /Seconds$/.test(name) ? product * second : product
}

const units: Readonly<Record<string, number>> = { second, minute, hour, day }

/** Returns the interval that follows these words in a file of supabase/schemas, in milliseconds. */
export function inDatabase(schema: string, words: string): number {
  const rest = readFileSync(`supabase/schemas/${schema}.sql`, 'utf8').split(words)[1]
  const [, count, unit = ''] = /^\s*interval '(\d+) (\w+?)s?'/.exec(rest ?? '') ?? []
  if (!count) throw new Error(`${schema} has no interval after ${words}`)
  return Number(count) * (units[unit] ?? Number.NaN)
}
