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
