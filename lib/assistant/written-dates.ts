import { months, writtenDays } from '@/content/assistant/question-words'

const nameOf: ReadonlyMap<string, string> = new Map([
  ...months.flatMap((month) => [
    [month, month] as const,
    [month.slice(0, 3), month] as const,
    [month.slice(0, 4), month] as const,
  ]),
  ['setiembre', 'septiembre'] as const,
])
const month = String.raw`(?:${[...nameOf.keys()].toSorted((one, other) => other.length - one.length).join('|')})`
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const dayWords = Object.keys(writtenDays).join('|')

/** Matches «primero de mayo», «1ro de mayo» and «quince de mayo». */
const dayInWords = new RegExp(String.raw`\b(?:(1)(?:r?o|ero|º|°)|(${dayWords}))\s+de\s+(?=${month}\b)`, 'gi')
/** Matches «15 nov.» and «15 de nov». */
const shortMonth = new RegExp(String.raw`(?<![\d.,])\b(${day})\s+(?:de\s+)?(${month})\b\.?`, 'gi')
/** Matches the text after «enero 10» if 10 is an amount or a count and not a day, as in «enero 10 millones». */
const counted = String.raw`\s*(?:%|[.,:]?\d(?!\d{3}\b)|mil\b|mill|palos|lucas|pesos|por ?ciento|uvts?\b|d[ií]as|horas|meses|años|anos|semanas|quincenas|veces|personas|empl|trabaj|fact|client|soci|recib|declar)`
/** Matches «enero 10», but not the end of «5 de enero 10» or «enero 10 y febrero 12 millones». */
const monthFirst = new RegExp(
  String.raw`(?<!\d\s+(?:de\s+)?)\b(${month})\.?\s+(${day})\b(?!${counted})(?!\s+y\s+(?:en\s+)?${month}\s+\d+\s*mil)`,
  'gi',
)
const alone = String.raw`(?<![\d/.-])`
/** Matches «15/11/2026» and «15-11-2026»; without the year the slash is needed, as in «10/01 al 15/11». */
const withYear = new RegExp(String.raw`${alone}(${day})([/-])(0?[1-9]|1[0-2])\2((?:20)?\d\d)(?![\d/-])`, 'g')
/** Matches «2026-11-15» and «15-nov-2026». */
const yearFirst = new RegExp(String.raw`${alone}(20\d\d)-(0?[1-9]|1[0-2])-(${day})(?![\d/-])`, 'g')
const monthBetween = new RegExp(String.raw`${alone}(${day})[-/](${month})[-/](20\d\d)\b`, 'gi')
const withoutYear = String.raw`(${day})/(0?[1-9]|1[0-2])(?![\d/-])(?!\s*(?:mill|tiempo|jornada|mes\b))`
const slashed = new RegExp(`${alone}${withoutYear}`, 'g')
const isDated = new RegExp(
  String.raw`\b(?:desde|hasta|del|el|al|hoy|ingreso|entrada|salida|inicio|fin|retiro)\s+(?:el\s+)?${withoutYear}`,
  'i',
)

const named = (digits: string, word: string): string =>
  `${Number(digits)} de ${nameOf.get(word.toLowerCase()) ?? word}`
const numbered = (digits: string, at: string): string =>
  `${Number(digits)} de ${months[Number(at) - 1] ?? ''}`

/** Writes the dates of a message as «15 de noviembre»: also «noviembre 15», «15 nov.», «15/11» and «1ro de mayo». */
export function withWrittenDates(text: string): string {
  const long = text
    .replace(withYear, (_, at: string, _sign, of: string, year: string) => {
      const whole = year.length === 2 ? `20${year}` : year
      return `${numbered(at, of)} de ${whole}`
    })
    .replace(yearFirst, (_, year: string, of: string, at: string) => `${numbered(at, of)} de ${year}`)
    .replace(monthBetween, (_, at: string, word: string, year: string) => `${named(at, word)} de ${year}`)
    .replace(dayInWords, (_, first: string | undefined, word: string | undefined) => {
      return `${first ?? writtenDays[(word ?? '').toLowerCase()] ?? ''} de `
    })
  const slashes = (long.match(slashed)?.length ?? 0) > 1 || isDated.test(long)
  return (slashes ? long.replace(slashed, (_, at: string, of: string) => numbered(at, of)) : long)
    .replace(shortMonth, (_, at: string, word: string) => named(at, word))
    .replace(monthFirst, (_, word: string, at: string) => named(at, word))
}
