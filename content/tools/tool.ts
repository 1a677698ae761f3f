/** What every public tool says beside its own texts. */
export type Tool = {
  path: '/herramientas/validar-factura' | '/herramientas/digito-nit'
  /** On links to it. */
  name: string
  title: string
  lead: string
  meta: { title: string; description: string }
  card: readonly { label: string; value: string }[]
}

export const toolLabels = {
  anySystem: 'Cualquiera con navegador',
  noScript: 'Para usar esta herramienta, activa JavaScript en tu navegador: la cuenta se hace en tu equipo.',
} as const
