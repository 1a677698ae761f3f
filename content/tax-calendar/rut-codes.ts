type RutCode = {
  name: string
  /** The duty that the code implies; null when no source connects the code with a return or a date. */
  duty: string | null
}

const withholding = 'Formulario 350, cada mes.'

/** Codes of box 53 of the RUT; for any other code the firm is asked which duties it brings. */
export const rutCodes: Readonly<Record<string, RutCode>> = {
  '01': { name: 'aporte especial para la administración de justicia', duty: null },
  '02': { name: 'gravamen a los movimientos financieros', duty: 'Cada semana. No está en este calendario.' },
  '03': { name: 'impuesto al patrimonio', duty: 'Declaración en mayo y segunda cuota en septiembre.' },
  '04': {
    name: 'renta, régimen tributario especial',
    duty: 'Formulario 110 y actualización del 30 de junio.',
  },
  '05': { name: 'renta, régimen ordinario', duty: 'Declaración anual de renta.' },
  '06': { name: 'ingresos y patrimonio', duty: 'Formulario 110, sin pago.' },
  '07': { name: 'retención en la fuente a título de renta', duty: withholding },
  '08': { name: 'retención por impuesto de timbre', duty: withholding },
  '09': { name: 'retención en la fuente en el IVA', duty: withholding },
  '10': { name: 'obligado aduanero', duty: null },
  '13': {
    name: 'gran contribuyente',
    duty: 'Renta en tres cuotas desde febrero, IVA bimestral y exógena en abril.',
  },
  '14': { name: 'informante de exógena', duty: 'Información exógena, una vez al año.' },
  '15': { name: 'autorretenedor', duty: withholding },
  '16': { name: 'obligación de facturar por ingresos de bienes o servicios excluidos', duty: null },
  '17': { name: 'profesional de compra y venta de divisas', duty: null },
  '18': { name: 'precios de transferencia', duty: 'Declaración y documentación en septiembre.' },
  '19': { name: 'productor o exportador de bienes exentos', duty: 'IVA bimestral, con cualquier ingreso.' },
  '20': { name: 'obtención de NIT', duty: null },
  '21': { name: 'declarar ingreso o salida del país de divisas', duty: null },
  '22': { name: 'obligado a cumplir deberes formales a nombre de terceros', duty: null },
  '23': { name: 'agente de retención en ventas', duty: withholding },
  '24': {
    name: 'precios de transferencia, declaración consolidada',
    duty: 'Declaración y documentación en septiembre.',
  },
  '26': {
    name: 'precios de transferencia, informativa individual',
    duty: 'Declaración y documentación en septiembre.',
  },
  '32': { name: 'impuesto a la gasolina y al ACPM', duty: 'Cada mes.' },
  '33': { name: 'impuesto nacional al consumo', duty: 'Formulario 310, cada dos meses.' },
  '36': { name: 'establecimiento permanente', duty: null },
  '39': { name: 'proveedor de servicios tecnológicos', duty: null },
  '41': { name: 'declaración de activos en el exterior', duty: 'Una vez al año.' },
  '42': { name: 'obligado a llevar contabilidad', duty: null },
  '45': { name: 'autorretenedor de rendimientos financieros', duty: null },
  '46': { name: 'IVA de prestadores de servicios desde el exterior', duty: 'Cada dos meses.' },
  '47': { name: 'régimen simple de tributación', duty: 'Formularios 2593, cada dos meses, y 260, cada año.' },
  '48': { name: 'impuesto sobre las ventas, IVA', duty: 'Formulario 300.' },
  '49': { name: 'no responsable de IVA', duty: null },
  '50': { name: 'no responsable del consumo en restaurantes y bares', duty: null },
  '52': { name: 'facturador electrónico', duty: null },
  '53': { name: 'persona jurídica no responsable de IVA', duty: null },
  '54': { name: 'intercambio de información CRS', duty: null },
  '55': { name: 'informante de beneficiarios finales', duty: 'Cada trimestre, si hubo cambios.' },
  '56': { name: 'impuesto al carbono', duty: 'Cada dos meses.' },
  '57': { name: 'persona jurídica no responsable del consumo', duty: null },
  '58': { name: 'intercambio de información FATCA', duty: null },
  '59': { name: 'autorretención especial a título de renta', duty: withholding },
  '60': { name: 'autorretención de intereses, entidad vigilada', duty: null },
  '61': { name: 'autorretención de comisiones, entidad vigilada', duty: null },
  '62': { name: 'impuesto a los plásticos de un solo uso', duty: 'Una vez al año, en febrero.' },
  '63': { name: 'impuesto a las bebidas azucaradas', duty: 'Cada dos meses.' },
}

export const commonCodes = [
  '04',
  '05',
  '06',
  '07',
  '09',
  '13',
  '14',
  '15',
  '19',
  '42',
  '47',
  '48',
  '49',
  '52',
  '55',
]

export const unnamedCode = 'sin nombre en nuestra lista, por confirmar'

export const codeLabel = (code: string): string => `${code} ${rutCodes[code]?.name ?? unnamedCode}`
