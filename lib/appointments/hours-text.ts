import type { FreeRange } from '@/lib/appointments/rules'

type Half = 'morning' | 'afternoon'
const clock = String.raw`(\d{1,2})(?:[:.]([0-5]\d))?\s*(a\.?\s?m\.?|p\.?\s?m\.?|m\.?)?`
const pattern = new RegExp(String.raw`^${clock}\s*(?:a|-|–|hasta)\s*${clock}$`, 'i')
const noon = 720

/**
 * Reads `8:30 a 12:00`, `9-1` or `8 a.m. a 6 p.m.` as minutes since midnight.
 * Without a.m. or p.m. an hour of the afternoon field is one after noon, and the end is the next such hour after the beginning.
 * Returns null for an empty text, `wrong` for others.
 */
export function readRange(text: string, half: Half): FreeRange | null | 'wrong' {
  if (!text.trim()) return null
  const found = pattern.exec(text.trim())
  if (!found) return 'wrong'
  const [, h1 = '', m1, half1, h2 = '', m2, half2] = found
  const from = minutesOf(h1, m1, half1)
  const until = minutesOf(h2, m2, half2)
  if (from === null || until === null) return 'wrong'
  const begin = !half1 && half === 'afternoon' && from < noon ? from + noon : from
  const end = !half2 && until <= begin && until < noon ? until + noon : until
  return begin < end && end <= 2 * noon ? [begin, end] : 'wrong'
}

function minutesOf(hour: string, minute: string | undefined, half: string | undefined): number | null {
  const [h, mark] = [Number(hour), half?.toLowerCase()[0]]
  if (h > 24 || (h === 24 && Number(minute ?? 0) > 0)) return null
  if (mark && (h < 1 || h > 12)) return null
  const base = mark === 'a' ? h % 12 : mark === 'p' ? (h % 12) + 12 : h
  return base * 60 + Number(minute ?? 0)
}

/** Returns the shortest text that `readRange` reads as this range. */
export function writeRange(range: Readonly<FreeRange>, half: Half): string {
  const short = range.map((minute) => write(minute, false)).join(' a ')
  const read = readRange(short, half)
  return Array.isArray(read) && read[0] === range[0] && read[1] === range[1]
    ? short
    : range.map((minute) => write(minute, true)).join(' a ')
}

function write(minute: number, marked: boolean): string {
  const [hour, rest] = [Math.floor(minute / 60), String(minute % 60).padStart(2, '0')]
  if (hour === 24) return '24:00'
  const shown = `${hour % 12 || 12}:${rest}`
  if (!marked) return shown
  return minute === noon ? `${shown} m.` : `${shown} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

const dayMinutes = 1440

/** Returns the parts of a week's hours that fall on a day (0 is Monday), as minutes since its midnight. */
export const hoursOn = (week: readonly Readonly<FreeRange>[], day: number): FreeRange[] =>
  week
    .map(([from, until]): FreeRange => [
      Math.max(from - day * dayMinutes, 0),
      Math.min(until - day * dayMinutes, dayMinutes),
    ])
    .filter(([from, until]) => from < until)

/** Returns a day's hours for its two fields: the first range that begins before noon, and the first after it. */
export function halvesOf(hours: readonly Readonly<FreeRange>[]): Record<Half, string> {
  const morning = hours.find(([from]) => from < noon)
  const afternoon = hours.find((range) => range !== morning && range[0] >= noon)
  return {
    morning: morning ? writeRange(morning, 'morning') : '',
    afternoon: afternoon ? writeRange(afternoon, 'afternoon') : '',
  }
}
