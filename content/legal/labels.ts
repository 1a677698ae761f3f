/** What stands around the four documents. */
export const legalLabels = {
  tabs: 'Documentos legales',
  updated: 'Última actualización:',
  version: 'Versión',
  contents: 'Contenido',
} as const
