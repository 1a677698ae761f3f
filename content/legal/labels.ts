import { firm } from '../firm'

/** What stands around the four documents. */
export const legalLabels = {
  /** Whose document a printed sheet is. */
  letterhead: `${firm.legalName}, NIT ${firm.nit}`,
  tabs: 'Documentos legales',
  updated: 'Última actualización:',
  version: 'Versión',
  contents: 'Contenido',
} as const
