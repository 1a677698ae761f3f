import type { documentNames } from '@/content/einvoice/documents'
import type { DocumentKind } from '@/lib/einvoice/model/document'
import type { XmlNode } from '@/lib/einvoice/xml/node'

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
const kinds = ['AttachedDocument', 'Invoice', 'CreditNote', 'DebitNote', 'ApplicationResponse'] as const

type Name = keyof typeof documentNames

/** Known relatives by the beginning of their namespace, the longest first. */
const relatives: readonly (readonly [start: string, name: Name])[] = [
  ['dian:gov:co:facturaelectronica:NominaIndividualDeAjuste', 'payrollAdjustment'],
  ['dian:gov:co:facturaelectronica:NominaIndividual', 'payroll'],
  ['http://www.sat.gob.mx/cfd/', 'mexicanInvoice'],
  ['urn:iso:std:iso:20022:', 'bankStatement'],
  [ubl, 'otherUbl'],
]

/** A document is DIAN's by its namespace; the local name alone could be anybody's. */
export const kindOf = (root: XmlNode): DocumentKind =>
  kinds.find((kind) => root.name === kind && root.uri === `${ubl}${kind}-2`) ?? 'other'

/** Named as one of DIAN's, in a vocabulary that is not its own. */
const isCalledAsOurs = ({ name }: XmlNode) => kinds.some((kind) => kind === name)

/** A key of `documentNames`, or the name of the root where nobody knows it. */
export const nameOf = (root: XmlNode): string =>
  relatives.find(([start]) => root.uri.startsWith(start))?.[1] ??
  (isCalledAsOurs(root) ? 'otherInvoice' : root.name.slice(0, 60))
