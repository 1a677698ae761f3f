import { addDays, isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'

const excelEpoch = '1899-12-30'
const [firstSerial, lastSerial] = [36_526, 73_050]

/** The day of a cell; null when it is none. `03-04-2026` is the third of April, and Excel's own dates are numbers. */
export function readListDay(text: string, isNumber = false): CivilDay | null {
  if (isNumber || /^\d{5}(\.\d+)?$/.test(text)) {
    const serial = Math.floor(Number(text))
    return serial >= firstSerial && serial <= lastSerial ? addDays(excelEpoch, serial) : null
  }
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s]|$)/.exec(text)
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T\s]|$)/.exec(text) ?? []
  const written = iso ? [iso[1], iso[2], iso[3]] : [year, month, day]
  const civil = written.map((part) => (part ?? '').padStart(2, '0')).join('-')
  return isCivilDay(civil) ? civil : null
}
