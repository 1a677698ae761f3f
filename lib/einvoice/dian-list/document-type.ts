import { plainWords } from '@/lib/einvoice/dian-list/plain-words'

/** DIAN names a type in several ways, so types are recognised by words. */
export type DocumentType =
  | 'invoice'
  | 'equivalent'
  | 'credit'
  | 'debit'
  | 'support'
  | 'support-note'
  | 'event'
  | 'payroll'
  | 'unknown'

const equivalents = [/\bpos\b/, /servicios? publicos?/, /peajes?/, /transporte/, /contingencia/]

export function documentType(name: string): DocumentType {
  const words = plainWords(name)
  const says = (...stems: string[]) => stems.every((stem) => words.includes(stem))
  if (says('application response')) return 'event'
  if (says('nomina') || says('nomima')) return 'payroll'
  if (says('soporte')) return says('nota') ? 'support-note' : 'support'
  if (says('nota', 'credito')) return 'credit'
  if (says('nota', 'debito')) return 'debit'
  if (says('documento', 'equivalente'))
    return equivalents.some((known) => known.test(words)) ? 'equivalent' : 'unknown'
  return says('factura') ? 'invoice' : 'unknown'
}
