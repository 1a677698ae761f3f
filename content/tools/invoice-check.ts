import { maxFileMegabytes } from '../upload-limit'
import type { refusalTexts } from '../einvoice/refusals'
import type { Tool } from './nit-digit'

export const invoiceCheck = {
  path: '/herramientas/validar-factura',
  name: 'Revisa una factura',
  title: 'Revisa una factura antes de pagarla',
  lead: 'Elige su archivo o una foto, o escribe lo que dice el papel. Volvemos a hacer cada suma aquí mismo, en tu navegador: nada se envía.',
  meta: {
    title: 'Revisa una factura electrónica',
    description:
      'Comprueba sumas, IVA, NIT, CUFE y la respuesta de la DIAN de una factura electrónica. Se lee en tu navegador: el archivo no se envía a ninguna parte.',
  },
  card: [
    { label: 'Se comprueban', value: 'Sumas, IVA y NIT' },
    { label: 'Archivos', value: 'XML, PDF o foto' },
    { label: 'Se envía', value: 'Nada' },
  ],
} as const satisfies Tool

export const invoiceCheckDrop = {
  label: 'El archivo de la factura',
  drop: 'Arrastra y suelta tu factura aquí',
  dropNow: 'Suelta el archivo aquí',
  browse: 'o haz clic para buscarla',
  another: 'Suelta aquí otra factura',
  formats: `XML, ZIP, PDF, JPG o PNG, hasta ${maxFileMegabytes}\u00a0MB. Puedes elegir varios. El XML es el que más deja revisar.`,
  privacy:
    'El archivo no sale de tu equipo. Cuando la herramienta esté lista puedes desconectarte de internet: funciona igual. El lector de fotos y PDF se carga al elegir el primero.',
  ready: 'Lista: ya funciona sin internet.',
  loading: 'Preparando la herramienta...',
} as const

export const invoiceCheckTyping = {
  hint: '¿Solo tienes el papel?',
  open: 'Escribir los valores',
  failed: 'No pudimos cargar esta parte. Revisa tu conexión e inténtalo de nuevo.',
} as const

export const invoiceCheckExamples = {
  title: '¿No tienes una a mano? Prueba con una inventada, que por eso nadie firmó:',
  sound: 'Una que cuadra',
  swapped: 'Una con dos cifras cambiadas',
  names: { sound: 'ejemplo-que-cuadra.xml', swapped: 'ejemplo-con-cifras-cambiadas.xml' },
} as const

export const invoiceCheckStates = {
  result: 'Resultado',
  empty: 'Aquí verás qué es el documento, si sus sumas cuadran y qué dijo la DIAN.',
  reading: (name: string) => `Leyendo ${name}...`,
  read: (n: number) => (n === 1 ? 'Listo: 1 documento leído.' : `Listo: ${n} documentos leídos.`),
  noCode: 'No pudimos cargar la herramienta. Revisa tu conexión e inténtalo de nuevo.',
  retry: 'Reintentar',
  list: 'Documentos leídos',
  files: (n: number) => `${n} documentos. Elige cuál quieres ver:`,
  refused: 'No se pudo leer',
  pdf: {
    verdict: 'Es un PDF',
    text: 'El PDF es solo la imagen de la factura. Lo que vale ante la DIAN es el XML, que suele venir en el mismo ZIP.',
  },
  image: {
    verdict: 'Es una imagen',
    text: 'Una foto no se puede revisar sola. Busca el XML en el correo de tu proveedor, suelto o dentro del ZIP.',
  },
} as const

const tooLarge = 'Es demasiado grande para revisarla aquí. No quiere decir que tenga errores.'

/** The public check sends nothing to the firm, so these texts replace the refusal texts that mention the firm. */
export const invoiceCheckRefusals: Partial<Record<keyof typeof refusalTexts, string>> = {
  'too-large': tooLarge,
  depth: tooLarge,
  elements: tooLarge,
  attributes: tooLarge,
  text: tooLarge,
  'two-documents': 'El archivo trae dos documentos seguidos. Pide cada factura en su propio archivo.',
  'zip-encrypted': 'El ZIP tiene contraseña. Ábrelo en tu equipo y elige los archivos sueltos.',
  'zip-entries': 'El ZIP trae más de 20 archivos. Ábrelo en tu equipo y elige los que quieras revisar.',
  'zip-size': 'El ZIP ocupa demasiado al abrirse. Ábrelo en tu equipo y elige los archivos sueltos.',
  'zip-nested': 'El ZIP trae otro ZIP por dentro. Ábrelo en tu equipo y elige los archivos sueltos.',
  'zip-method':
    'El ZIP usa una compresión que no conocemos. Ábrelo en tu equipo y elige los archivos sueltos.',
  time: 'Leer el archivo tomaba más de 2 segundos y lo detuvimos.',
  memory: 'Leer el archivo pedía demasiada memoria y lo detuvimos.',
  unreadable: 'No pudimos leer el archivo. Revisa que no esté abierto en otro programa y elígelo otra vez.',
}

export const invoiceCheckResult = {
  sound: 'Todo cuadra',
  doubtful: (n: number) => (n === 1 ? 'Cuadra, con 1 duda' : `Cuadra, con ${n} dudas`),
  unproven: 'Las sumas cuadran, pero no está probado de dónde viene',
  wrong: (n: number) => (n === 1 ? 'Tiene 1 error' : `Tiene ${n} errores`),
  gap: (amount: string) => `No cuadra por ${amount}`,
  partly: 'Sus cuentas cuadran',
  other: 'No hay nada que sumar',
  otherText:
    'Se puede leer, pero no es una factura ni una nota de la DIAN: aquí no hay reglas con qué revisarlo.',
  summary: (name: string, number: string, supplier: string, nit: string, total: string) =>
    `${name} ${number} de ${supplier} (NIT ${nit}) por ${total}.`,
  about: (name: string) => `${name}.`,
  noSupplier: 'un proveedor sin nombre',
  help: 'Es una ayuda, no un concepto tributario. Un contador lo confirma.',
  print: 'Imprimir el resultado',
  portal: 'Revisar todas mis facturas',
  document: 'La factura, en limpio',
} as const

type InvoiceLine = { label: string; quantity: number; unitPrice: number; stated: number }

/** The amounts are in whole pesos as printed on the invoice; the page computes the correct sums. */
export type InvoiceExample = {
  id: 'iva' | 'linea' | 'total'
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
