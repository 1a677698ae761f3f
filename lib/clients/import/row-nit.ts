import { importText, type ImportField } from '@/content/client-import'
import { cellOf, withCell } from '@/lib/clients/import/fields'
import { judgeNit } from '@/lib/clients/judge-nit'
import { formatNit, plainNit, readNit } from '@/lib/format/nit'

const text = importText.row

type Repair = { label: string; cells: readonly string[] }
export type NitFault = { field: 'nit' | 'digit'; sentence: string; repair?: Repair }
type Cells = readonly string[]
type Mapping = readonly ImportField[]

/** Reads the NIT of a row; a missing check digit is computed. */
export function readRowNit(cells: Cells, mapping: Mapping): { nit: string } | { nit: null; fault: NitFault } {
  const refuse = (fault: NitFault) => ({ nit: null, fault })
  const typed = withoutDecimals(cellOf(cells, mapping, 'nit'))
  if (typed === '') return refuse({ field: 'nit', sentence: text.noNit })
  const power = readPower(typed)
  if (power) {
    const repair = power.exact && {
      label: text.use(formatNit(power.exact)),
      cells: withCell(cells, mapping, 'nit', power.exact),
    }
    return refuse({
      field: 'nit',
      sentence: power.exact ? text.power(typed) : text.powerLost(typed),
      ...(repair ? { repair } : {}),
    })
  }
  const own = withoutDecimals(cellOf(cells, mapping, 'digit'))
  const read = readNit(typed)
  // If the check digit has a column of its own, all digits in the NIT column belong to the NIT.
  const whole = own !== '' && read !== null && typeof read !== 'string' && !/[-–]/.test(typed)
  const state = judgeNit(whole ? `${plainNit(typed)}-${own}` : typed)
  if (state.kind === 'sound') return { nit: state.nit }
  if (state.kind === 'empty') return refuse({ field: 'nit', sentence: text.noNit })
  if (state.kind === 'problem') return refuse({ field: 'nit', sentence: state.sentence })
  const written = own !== '' || (typeof read === 'object' && read?.digit !== null)
  if (!written) return { nit: state.nit }
  const right = String(state.right)
  const repaired = whole
    ? withCell(cells, mapping, 'digit', right)
    : withCell(cells, mapping, 'nit', `${formatNit(state.nit)}-${right}`)
  return refuse({
    field: whole ? 'digit' : 'nit',
    sentence: text.digit(state.right),
    repair: { label: text.use(right), cells: repaired },
  })
}

/** Excel and other programs write whole numbers as `900123456.0`. */
const withoutDecimals = (typed: string): string => typed.trim().replace(/^(\d+)[.,]0{1,2}$/, '$1')

/** Reads a number such as `9,00123E+08`, as Excel writes it; `exact` is null when digits were lost. */
function readPower(typed: string): { exact: string | null } | null {
  const [, whole, decimals = '', power] = /^(\d)(?:[.,](\d+))?\s*e\s*\+?\s*(\d{1,2})$/i.exec(typed) ?? []
  if (!whole || !power) return null
  return { exact: decimals.length === Number(power) ? `${whole}${decimals}` : null }
}
