import type { ImportField } from '@/content/client-import'
import { foldText } from '@/lib/format/fold-text'

type Field = Exclude<ImportField, 'none'>

/** Headings in lower case without accents and punctuation; the most specific pattern comes first. */
const headings: readonly (readonly [Field, RegExp])[] = [
  ['digit', /^(dv|d v|digito|dig|digito (de )?verificacion|digito verif\w*)$/],
  ['email', /\b(correos?|mails?|emails?)\b/],
  ['phone', /\b(telefonos?|tels?|celular(es)?|moviles|movil|whatsapp|fijo)\b/],
  ['reteica', /\brete ?ica\b|\bretencion (de )?ica\b/],
  [
    'responsibilities',
    /\bresponsabilidad(es)?\b|\bcasilla 53\b|\bresp rut\b|\brut resp\b|\bcodigos? (del )?rut\b|\bcalidades\b/,
  ],
  ['vat', /\biva\b/],
  ['municipalities', /\b(municipios?|ciudad(es)?|dane|divipola)\b/],
  ['ica', /\bica\b|\bindustria y comercio\b/],
  ['kind', /\btipo (de )?(persona|contribuyente)\b|\bnaturaleza\b|\bpersona (natural|juridica)\b/],
  ['regime', /\bregimen\b|\bcontribuyente\b/],
  ['employees', /\b(empleados|trabajadores|nomina)\b/],
  ['merchant', /\b(matricula mercantil|camara de comercio|registro mercantil)\b/],
  ['note', /\b(notas?|obs|observacion(es)?|comentarios?|socios?|accionistas?)\b/],
  ['nit', /\b(nit|rut|identificacion|cedula|cc|documento)\b/],
  ['advisor', /\b(asesora?|responsable|encargad[oa]|contador(a)? (asignad[oa]|a cargo)|ejecutiv[oa])\b/],
  ['person', /\b(contactos?|representante|persona|duen[oa]|gerente|nombre (de )?(contacto|quien))\b/],
  ['name', /\b(razon social|empresa|cliente|nombre|tercero|compania|sociedad)\b/],
]

/** A file may have several columns for these fields; of any other field only the first column is read. */
export const repeatable: ReadonlySet<ImportField> = new Set<ImportField>([
  'email',
  'person',
  'phone',
  'responsibilities',
  'municipalities',
  'note',
])

export const plain = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9@.]+/g, ' ')
    .trim()

/** Returns the field of each column; `none` for unknown headings and for repeated columns. */
export function fieldsOf(columns: readonly string[]): ImportField[] {
  const taken = new Set<ImportField>()
  return columns.map((column) => {
    const words = plain(column)
      .replace(/\be mails?\b/, 'email')
      .replaceAll('.', ' ')
      .replace(/\bn i t\b/, 'nit')
      .replace(/\s+/g, ' ')
      .trim()
    if (/^(tipo|clase) (de )?(documento|identificacion)$/.test(words)) return 'none'
    const found = headings.find(([field, pattern]) => !taken.has(field) && pattern.test(words))?.[0] ?? 'none'
    if (found !== 'none' && !repeatable.has(found)) taken.add(found)
    return found
  })
}

export function areClientHeadings(line: readonly string[]): boolean {
  const fields = fieldsOf(line)
  return fields.includes('nit') && fields.includes('name')
}

/** Returns the row's cell for a field, from the first column with that field. */
export const cellOf = (
  cells: readonly string[],
  mapping: readonly ImportField[],
  field: ImportField,
): string => {
  const at = mapping.indexOf(field)
  return at < 0 ? '' : (cells[at] ?? '')
}

/** Returns the row's cells from all columns of a field. */
export const cellsOf = (
  cells: readonly string[],
  mapping: readonly ImportField[],
  field: ImportField,
): string[] => mapping.flatMap((one, at) => (one === field ? [cells[at] ?? ''] : []))

export const withCell = (
  cells: readonly string[],
  mapping: readonly ImportField[],
  field: ImportField,
  value: string,
): string[] => cells.map((cell, at) => (at === mapping.indexOf(field) ? value : cell))
