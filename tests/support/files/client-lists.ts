import writeXlsxFile from 'write-excel-file/node'
import { checkDigit } from '@/lib/format/nit'
import { plainPdf } from './pdfs'
import { rutPdf } from './rut-pdf'

/** An invented client, whose data the functions below write into lists of different layouts. */
export type Listed = {
  nit: string
  name: string
  regime: (typeof regimes)[number]
  vat: 'bimester' | 'four-months'
  city: (typeof cities)[number]
  people: [string, string]
}

const regimes = ['Ordinario', 'Simple', 'Gran contribuyente'] as const
const cities = ['Bogotá, D.C.', 'Medellín', 'Cali'] as const
const codes = { 'Bogotá, D.C.': ['11', '001'], Medellín: ['05', '001'], Cali: ['76', '001'] } as const
const trades = ['Panadería', 'Ferretería', 'Diseño', 'Construcción', 'Papelería', 'Lácteos', 'Peluquería']
const responsibilities = {
  Ordinario: [
    '05- Impto. renta y compl. régimen ordinar',
    '07- Retención en la fuente a título de rent',
    '48 - Impuesto sobre las ventas - IVA',
  ],
  Simple: [
    '07- Retención en la fuente a título de rent',
    '47 - Régimen simple de tributación',
    '48 - Impuesto sobre las ventas - IVA',
  ],
  'Gran contribuyente': [
    '07- Retención en la fuente a título de rent',
    '13 - Gran contribuyente',
    '48 - Impuesto sobre las ventas - IVA',
  ],
} as const
const listedCodes = { Ordinario: '05;07;48', Simple: '07-47-48', 'Gran contribuyente': 'O-13; 07; 48' }

/** Returns clients with NITs from `first` on; `mark` makes their names and e-mail addresses unique. */
export const someClients = (count: number, first: number, mark: string): Listed[] =>
  Array.from({ length: count }, (_, at) => {
    const nit = String(first + at)
    const regime = regimes[at % 3] ?? 'Ordinario'
    return {
      nit,
      name: `${trades[at % trades.length]} Ñandú ${mark} ${at + 1} S.A.S.`,
      regime,
      // Large taxpayers declare VAT every two months.
      vat: regime === 'Ordinario' && at % 2 === 0 ? 'four-months' : 'bimester',
      city: cities[at % 2 === 0 ? 0 : ((at % 3) as 0 | 1 | 2)] ?? 'Cali',
      people: [`gerencia${at}.${mark}@ejemplo.test`, `contable${at}.${mark}@ejemplo.test`],
    }
  })

const dotted = (nit: string) => nit.replace(/\B(?=(\d{3})+$)/g, '.')
const whole = ({ nit }: Listed) => `${dotted(nit)}-${checkDigit(nit)}`
const vatWords = { bimester: 'Bimestral', 'four-months': 'CUATRIMESTRAL' }
const text = (value: string) => ({ value })

/** Writes an Excel sheet with titles above its header, and with separate columns for check digits and two people. */
export async function titledSheet(clients: readonly Listed[]): Promise<Buffer> {
  const headings = [
    'Ítem',
    'RAZÓN SOCIAL',
    'NIT',
    'DV',
    'Régimen',
    'Periodicidad IVA',
    'Resp. RUT',
    'Municipios ICA',
    'Periodicidad ICA',
    'Contacto 1',
    'Correo 1',
    'Contacto 2',
    'Correo 2',
    'Celular',
    'Obs.',
  ]
  const rows = clients.map((client, at) => [
    { value: at + 1, type: Number },
    text(client.name.toUpperCase()),
    { value: Number(client.nit), type: Number },
    // One check digit in ten is wrong.
    { value: at % 10 === 3 ? (checkDigit(client.nit) + 1) % 10 : checkDigit(client.nit), type: Number },
    text(client.regime.toUpperCase()),
    text(vatWords[client.vat]),
    text(listedCodes[client.regime]),
    text(client.city),
    text('Bimestral'),
    text('Ana Gerente'),
    text(at % 10 === 6 ? 'sin correo' : client.people[0]),
    text('Luis Contador'),
    text(client.people[1]),
    text('300 123 4567'),
    text(at % 5 === 0 ? 'Paga los viernes' : ''),
  ])
  const sheet = [
    [{ value: 'FIRMA CONTABLE', columnSpan: 6 }],
    [text('Listado de clientes al corte')],
    [],
    headings.map(text),
    ...rows,
  ]
  return writeXlsxFile(sheet as never).toBuffer()
}

/** Writes a CSV in the Windows encoding, with semicolons, a title, and both people of a client in one cell. */
export function windowsCsv(clients: readonly Listed[]): Buffer {
  const headings = [
    'Nit',
    'Nombre del cliente',
    'Correos electrónicos',
    'Régimen',
    'IVA',
    'Ciudad',
    'ICA',
    'Teléfonos',
  ]
  const rows = clients.map((client, at) => [
    // In one row of ten, Excel has written the NIT in scientific notation, with all its digits.
    at % 10 === 4 ? `${client.nit[0]},${client.nit.slice(1)}E+08` : whole(client),
    client.name,
    `Gerente <${client.people[0]}>, ${client.people[1]}`,
    client.regime,
    vatWords[client.vat].toLowerCase(),
    client.city === 'Bogotá, D.C.'
      ? 'BOGOTA D.C.'
      : { Medellín: '5001', Cali: 'Santiago de Cali - Valle' }[client.city],
    'cada bimestre',
    '601 234 5678 / 310 000 0000',
  ])
  const lines = [['Clientes', '', ''], [''], headings, ...rows].map((cells) => cells.join(';'))
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1')
}

/** Writes a sheet with a header of two lines, where a client's cells are merged over the rows of two people. */
export async function mergedSheet(clients: readonly Listed[]): Promise<Buffer> {
  const tall = (value: string) => ({ value, rowSpan: 2 })
  const head = [
    [
      tall('NIT'),
      tall('Empresa'),
      tall('Régimen tributario'),
      tall('Período IVA'),
      tall('Municipio (ICA)'),
      { value: 'Contacto', columnSpan: 2 },
      null,
    ],
    [null, null, null, null, null, text('Nombre'), text('Correo')],
  ]
  const rows = clients.flatMap((client, at) => [
    // One client in ten has no regime in the sheet; the import reads it from the RUT.
    [
      tall(whole(client)),
      tall(client.name),
      tall(at % 10 === 7 ? '' : client.regime),
      tall(vatWords[client.vat]),
      tall(`${client.city} (bimestral)`),
      text('Ana Gerente'),
      text(client.people[0]),
    ],
    [null, null, null, null, null, text('Luis Contador'), text(client.people[1])],
  ])
  return writeXlsxFile([[text('CLIENTES 2026')], ...head, ...rows] as never).toBuffer()
}

/** Returns the RUT of a client, with a file name such as people use. */
export async function rutOf({ nit, name, regime, city }: Listed): Promise<{ name: string; buffer: Buffer }> {
  const [department, municipality] = codes[city]
  const bytes = await rutPdf({
    numbers: `${nit}${checkDigit(nit)}`,
    company: name.toUpperCase(),
    department: [city, department],
    municipality: [city, municipality],
    responsibilities: responsibilities[regime],
  })
  return { name: `RUT ${nit}.pdf`, buffer: Buffer.from(bytes) }
}

/** Returns a scanned RUT: a PDF without text. */
export const scannedRut = (name: string): { name: string; buffer: Buffer } => ({
  name,
  buffer: Buffer.from(plainPdf({ content: Buffer.from('0 0 100 100 re f') })),
})
