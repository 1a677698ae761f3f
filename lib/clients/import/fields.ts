import type { ImportField } from '@/content/client-import'
import { foldText } from '@/lib/format/fold-text'

/** Most specific pattern first; headings are compared in lower case, without accents and punctuation. */
const headings: readonly (readonly [Exclude<ImportField, 'none'>, RegExp])[] = [
  ['digit', /^(dv|d v|digito|dig|digito (de )?verificacion|digito verif\w*)$/],
  ['email', /\b(correo|mail|email)\b/],
  ['nit', /\b(nit|rut|identificacion|cedula|cc|documento)\b/],
  ['advisor', /\b(asesora?|responsable|encargad[oa]|contador(a)? (asignad[oa]|a cargo)|ejecutiv[oa])\b/],
  ['person', /\b(contacto|representante|persona|duen[oa]|gerente|nombre (de )?(contacto|quien))\b/],
  ['name', /\b(razon social|empresa|cliente|nombre|tercero|compania|sociedad)\b/],
]

export const plain = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9@.]+/g, ' ')
    .trim()

/** The field for each heading; a second heading for the same field and unknown headings get `none`. */
export function fieldsOf(columns: readonly string[]): ImportField[] {
  const taken = new Set<ImportField>()
  return columns.map((column) => {
    const words = plain(column)
      .replace(/\be mail\b/, 'email')
      .replaceAll('.', ' ')
      .replace(/\bn i t\b/, 'nit')
      .trim()
    const found = headings.find(([field, pattern]) => !taken.has(field) && pattern.test(words))?.[0] ?? 'none'
    if (found !== 'none') taken.add(found)
    return found
  })
}

/** True for a line of headings; used to find the header row below a possible title. */
export function areClientHeadings(line: readonly string[]): boolean {
  const fields = fieldsOf(line)
  return fields.includes('nit') && fields.includes('name')
}
