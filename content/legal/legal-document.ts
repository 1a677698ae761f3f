import { firm } from '../firm'

export type LegalBlock = string | readonly string[]

export type LegalSection = { id: string; title: string; body: readonly LegalBlock[] }

export type LegalDocument = {
  path: '/politicas-privacidad' | '/terminos-condiciones' | '/politica-cookies' | '/tratamiento-datos'
  title: string
  tab: string
  description: string
  basis: string
  sections: readonly LegalSection[]
}

export const legalLabels = {
  /** Only printed pages show this line. */
  letterhead: `${firm.legalName}, NIT ${firm.nit}`,
  tabs: 'Documentos legales',
  updated: 'Última actualización:',
  version: 'Versión',
  contents: 'Contenido',
} as const

export const firmAddress = `${firm.address.street}, ${firm.address.cityInFull}, ${firm.address.country}`
