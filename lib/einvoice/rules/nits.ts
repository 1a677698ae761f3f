import { checkDigit } from '@/lib/format/nit'
import type { Party } from '@/lib/einvoice/model/invoice'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'

type Role = 'supplier' | 'customer'

/** N1: the NITs of both parties and their digits; other identity documents have none. */
export const nitRule = invoiceRule('N1', 'FAJ24, FAK24', ({ supplier, customer }) => [
  ...nitFindings('supplier', supplier),
  ...nitFindings('customer', customer),
])

export const isFinalConsumer = (nit: string): boolean => /^2{10,12}$/.test(nit)

function nitFindings(role: Role, { nit, digit, idType }: Party): Hit[] {
  if (nit === '' || idType !== '31' || isFinalConsumer(nit)) return []
  if (!/^\d{1,15}$/.test(nit)) return [hit('N1.shape', 'block', { role, nit: nit.slice(0, 40) })]
  if (nit.startsWith('0')) return [hit('N1.zeros', 'block', { role, nit })]
  const glued = gluedDigit(nit)
  if (glued) return [hit('N1.glued', 'block', { role, written: nit, ...glued })]
  const expected = String(checkDigit(nit))
  if (digit === '') return [hit('N1.absent', 'warn', { role, nit, expected })]
  return digit === expected ? [] : [hit('N1.digit', 'block', { role, nit, digit, expected })]
}

/** Companies have nine numbers that begin with 8 or 9; a tenth that is their digit has been glued on. */
function gluedDigit(written: string): { nit: string; digit: string } | null {
  const [nit, digit] = [written.slice(0, 9), written.slice(9)]
  return /^[89]\d{9}$/.test(written) && digit === String(checkDigit(nit)) ? { nit, digit } : null
}
