import { firm } from '../firm'

/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[]

export type LegalSection = { id: string; title: string; body: readonly LegalBlock[] }

export type LegalDocument = {
  path: '/politicas-privacidad' | '/terminos-condiciones' | '/politica-cookies' | '/tratamiento-datos'
  title: string
  /** The name on the row of tabs over the four documents. */
  tab: string
  description: string
  /** What governs the document; stands after its date. */
  basis: string
  sections: readonly LegalSection[]
}

/** What stands around the four documents. */
export const legalLabels = {
  /** Whose document a printed sheet is. */
  letterhead: `${firm.legalName}, NIT ${firm.nit}`,
  tabs: 'Documentos legales',
  updated: 'Última actualización:',
  version: 'Versión',
  contents: 'Contenido',
} as const

export const firmAddress = `${firm.address.street}, ${firm.address.cityInFull}, ${firm.address.country}`
