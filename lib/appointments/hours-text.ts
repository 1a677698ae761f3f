import { hoursText } from '@/content/appointment-hours'
import type { FreeRange } from '@/lib/appointments/rules'

const { problems } = hoursText

type Half = 'morning' | 'afternoon'
const clock = String.raw`(\d{1,2})(?:[:.]([0-5]\d))?\s*(a\.?\s?m\.?|p\.?\s?m\.?|m\.?)?`
const pattern = new RegExp(String.raw`^${clock}\s*(?:a|-|–|hasta)\s*${clock}$`, 'i')
const [noon, dawn, evening] = [720, 360, 1200]

export type Wrong = 'range' | 'same' | 'backwards'
/** A typed range that can mean two things; the likelier meaning in its field comes first. */
export type Doubt = { either: readonly [FreeRange, FreeRange] }

/**
 * Reads `8:30 a 12:00`, `9-1` or `8 a.m. a 6 p.m.` as minutes since midnight.
 * Without a.m. or p.m., the range begins in the half of the day that the field is for.
 * For an ambiguous text such as `12 a 8`, both possible ranges are returned.
 * Returns null for an empty text, and the reason for a text that is no range.
 */
export function readRange(text: string, half: Half): FreeRange | Doubt | null | Wrong {
  if (!text.trim()) return null
  const found = pattern.exec(text.trim())
  if (!found) return 'range'
  const [, h1 = '', m1, half1, h2 = '', m2, half2] = found
  // In a text such as `12 a 20`, the beginning means noon.
  const begins =
    Number(h1) === 12 && Number(h2) > 12 && !half1 ? [noon + Number(m1 ?? 0)] : minutesOf(h1, m1, half1)
  const ends = minutesOf(h2, m2, half2)
  if (begins.length === 0 || ends.length === 0) return 'range'
  // `10 a 10 p.m.` lasts twelve hours, but `10 a 10` without a.m. or p.m. would be a guess.
  const isSame = Number(h1) === Number(h2) && Number(m1 ?? 0) === Number(m2 ?? 0)
  if (isSame && (!half2 || begins.join() === ends.join())) return 'same'
  const ranges = begins.flatMap((begin): FreeRange[] => {
    const end = ends.find((minute) => minute > begin)
    return end === undefined || end > 2 * noon ? [] : [[begin, end]]
  })
  const [first, second] = half === 'morning' ? ranges : ranges.toReversed()
  if (!first) return 'backwards'
  return second && (first[0] < dawn || first[0] >= evening) ? { either: [first, second] } : first
}

/** Returns the ranges of a day's two fields, or an error message for each field that cannot be read. */
export function readHalves(
  texts: Readonly<Record<Half, string>>,
): { ranges: FreeRange[] } | { wrong: Partial<Record<Half, string>> } {
  const ranges: FreeRange[] = []
  const wrong: Partial<Record<Half, string>> = {}
  for (const half of ['morning', 'afternoon'] as const) {
    const read = readRange(texts[half], half)
    if (Array.isArray(read)) ranges.push(read)
    else if (typeof read === 'string') wrong[half] = problems[read]
    else if (read) {
      const [one, other] = read.either.map((range) => range.map((minute) => write(minute, true)).join(' a '))
      wrong[half] = problems.either(one!, other!)
    }
  }
  const [morning, afternoon] = ranges
  if (morning && afternoon && morning[1] > afternoon[0]) wrong.afternoon = problems.overlap
  return Object.keys(wrong).length > 0 ? { wrong } : { ranges }
}

/** Returns the minutes since midnight that a typed hour can mean; none for an impossible hour. */
function minutesOf(hour: string, minute: string | undefined, half: string | undefined): number[] {
  const [h, rest, mark] = [Number(hour), Number(minute ?? 0), half?.toLowerCase()[0]]
  if (h > 24 || (h === 24 && rest > 0)) return []
  if (mark && (h < 1 || h > 12)) return []
  if (mark === 'm' || h > 12 || hour.startsWith('0')) return [h * 60 + rest]
  const early = (h % 12) * 60 + rest
  if (mark) return [mark === 'a' ? early : early + noon]
  return [early, early + noon, ...(early === 0 ? [2 * noon] : [])]
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

/** Returns the ranges of one day (0 is Monday) from those of a week, in minutes since midnight of that day. */
export const hoursOn = (week: readonly Readonly<FreeRange>[], day: number): FreeRange[] =>
  week
    .map(([from, until]): FreeRange => [
      Math.max(from - day * dayMinutes, 0),
      Math.min(until - day * dayMinutes, dayMinutes),
    ])
    .filter(([from, until]) => from < until)

/** Returns a day's hours for its two fields: the first range before noon, and the first one after noon. */
export function halvesOf(hours: readonly Readonly<FreeRange>[]): Record<Half, string> {
  const morning = hours.find(([from]) => from < noon)
  const afternoon = hours.find((range) => range !== morning && range[0] >= noon)
  return {
    morning: morning ? writeRange(morning, 'morning') : '',
    afternoon: afternoon ? writeRange(afternoon, 'afternoon') : '',
  }
}
