import { isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { checkDigit } from '@/lib/format/nit'
import { readFormPage, tidy, type Piece, type FormPage } from '@/lib/pdf/pdf-form'
import type { Kind } from '@/lib/tax-calendar/profile'

/** Values of the first page of a RUT (DIAN form 001). Unreadable values are null, never guessed. */
export type Rut = {
  /** The NIT in boxes 5 and 6; null unless the check digit fits. */
  nit: string | null
  digit: number | null
  kind: Kind | null
  name: string | null
  responsibilities: readonly string[]
  /** CIIU codes of the activities, in boxes 46, 48 and 50. */
  activities: readonly string[]
  /** The DANE code of the address, in boxes 39 and 40. */
  municipality: string | null
  made: CivilDay | null
}

/** `no-text` means that the file is a scan or photo, and `no-rut` that the file is another document. */
export type RutProblem = 'no-text' | 'no-rut'

export function readRut(pages: readonly (readonly Piece[])[]): Rut | RutProblem {
  if (pages.every((page) => page.map(({ text }) => text).join('').length < 40)) return 'no-text'
  const form = pages.map(readFormPage).find(({ text }) => /responsabilidades, calidades/i.test(text))
  if (!form || !/[úu]nico tributario|identificaci[oó]n tributaria/i.test(form.text)) return 'no-rut'
  const kind = kindIn(form.text)
  return {
    ...nitIn(form),
    kind,
    name: nameIn(form, kind),
    responsibilities: responsibilitiesIn(form),
    activities: activitiesIn(form),
    municipality: municipalityIn(form),
    made: dayIn(form.text),
  }
}

/** The page has other numbers too, so only a number with a fitting check digit is the NIT. */
function nitIn({ box }: FormPage): Pick<Rut, 'nit' | 'digit'> {
  const digits = /^[\d\s]*/.exec(`${box(5)} ${box(6)}`)?.[0].replace(/\s/g, '') ?? ''
  const [nit, digit] = [digits.slice(0, -1), Number(digits.at(-1))]
  const isSound = /^[1-9]\d{4,14}$/.test(nit) && checkDigit(nit) === digit
  return isSound ? { nit, digit } : { nit: null, digit: null }
}

function kindIn(text: string): Kind | null {
  if (/persona\s+jur[ií]dica/i.test(text)) return 'company'
  return /persona\s+natural/i.test(text) ? 'person' : null
}

function nameIn({ box }: FormPage, kind: Kind | null): string | null {
  // Our names begin with the given names (boxes 33 and 34). The form lists the surnames (31 and 32) first.
  const name = kind === 'person' ? tidy([33, 34, 31, 32].map(box).join(' ')) : box(35)
  return /\p{L}.*\p{L}/u.test(name) ? name.slice(0, 150) : null
}

function responsibilitiesIn({ lines }: FormPage): string[] {
  const title = lines.find(({ text }) => /responsabilidades, calidades/i.test(text))
  const next = lines.find(
    ({ y, text }) => y < (title?.y ?? 0) && /(obligados|usuarios) aduaneros/i.test(text),
  )
  const within = lines.filter(({ y }) => y <= (title?.y ?? 0) && y > (next?.y ?? 0))
  const codes = within.flatMap(({ text }) =>
    [...text.matchAll(/(?<!\d\s?)(\d{2})\s?-\s?(?=\p{L})/gu)].flatMap(([, code]) => code ?? []),
  )
  return [...new Set(codes)].toSorted()
}

/**
 * Boxes 46 and 48 contain one code each, followed by the day on which the activity began.
 * Box 50 has up to two codes.
 */
function activitiesIn({ box }: FormPage): string[] {
  const digits = (number: number) => box(number).replace(/\s/g, '')
  const others = /^\d{4}(\d{4})?$/.test(digits(50)) ? digits(50) : ''
  const codes = [46, 48].flatMap((number) => /^\d{4}/.exec(digits(number)) ?? [])
  return [...new Set([...codes, ...(others.match(/\d{4}/g) ?? [])])].toSorted()
}

function municipalityIn({ box }: FormPage): string | null {
  const last = (count: number, text: string) => new RegExp(`((?:\\d\\s*){${count}})$`).exec(text)?.[1]
  const code = `${last(2, box(39)) ?? ''}${last(3, box(40)) ?? ''}`.replace(/\s/g, '')
  return /^\d{5}$/.test(code) ? code : null
}

function dayIn(text: string): CivilDay | null {
  const [, date, month, year] = /documento PDF:\s*(\d{2})-(\d{2})-(\d{4})/i.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  return isCivilDay(day) ? day : null
}
