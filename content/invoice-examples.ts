export type InvoiceLine = { label: string; quantity: number; unitPrice: number; stated: number }

/** An invoice as its paper says it, in whole pesos; what the sums should give is computed where it is shown. */
export type InvoiceExample = {
  id: 'iva' | 'linea' | 'total'
  /** The name of the error on the selector. */
  error: string
  lines: readonly InvoiceLine[]
  vatRate: number
  stated: { subtotal: number; vat: number; total: number }
  finding: { text: string; emphasis: string }
}

export const exampleInvoice = {
  supplier: 'Papeles del Oriente S.A.S.',
  nit: 'NIT 900.418.726-9',
  number: 'FE-4821',
  date: '18 de noviembre 2026',
  headings: { detail: 'Detalle', stated: 'Factura', recomputed: 'Recálculo', result: 'Resultado' },
  labels: { subtotal: 'Subtotal', vat: 'IVA', total: 'Total' },
  agrees: 'Coincide',
  differs: 'No coincide',
  status: 'Por corregir',
  difference: 'Diferencia de',
  reviewer: 'La revisa un contador.',
} as const

const lines = [
  { label: 'Resma carta 75 g', quantity: 40, unitPrice: 18_900, stated: 756_000 },
  { label: 'Tóner negro', quantity: 6, unitPrice: 142_500, stated: 855_000 },
  { label: 'Archivador metálico', quantity: 2, unitPrice: 389_000, stated: 778_000 },
] as const

export const invoiceExamples: readonly [InvoiceExample, ...InvoiceExample[]] = [
  {
    id: 'iva',
    error: 'El IVA',
    lines,
    vatRate: 19,
    stated: { subtotal: 2_389_000, vat: 435_910, total: 2_824_910 },
    finding: {
      text: '18.000 es divisible por 9. Casi siempre significa lo mismo:',
      emphasis: 'dos cifras invertidas al digitar.',
    },
  },
  {
    id: 'linea',
    error: 'Una línea',
    lines: [{ ...lines[0], stated: 7_560_000 }, lines[1], lines[2]],
    vatRate: 19,
    stated: { subtotal: 2_389_000, vat: 453_910, total: 2_842_910 },
    finding: {
      text: 'Diez veces el valor, y el subtotal no cambió:',
      emphasis: 'sobra un cero en la línea de las resmas.',
    },
  },
  {
    id: 'total',
    error: 'El total',
    lines,
    vatRate: 19,
    stated: { subtotal: 2_389_000, vat: 453_910, total: 2_389_000 },
    finding: {
      text: 'La diferencia es igual al IVA:',
      emphasis: 'el total repite el subtotal y olvida el impuesto.',
    },
  },
]
