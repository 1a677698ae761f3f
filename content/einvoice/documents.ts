/** What a document is called, for people. */
export const documentNames = {
  AttachedDocument: 'Factura con la respuesta de la DIAN',
  Invoice: 'Factura electrónica',
  CreditNote: 'Nota crédito',
  DebitNote: 'Nota débito',
  ApplicationResponse: 'Respuesta de la DIAN',
  payroll: 'Nómina electrónica',
  payrollAdjustment: 'Nota de ajuste de nómina electrónica',
  mexicanInvoice: 'Factura electrónica de México (CFDI)',
  bankStatement: 'Extracto bancario (ISO 20022)',
  otherInvoice: 'Factura en un formato que no es el de la DIAN',
  otherUbl: 'Otro documento comercial',
} as const

/** What documents are that are no sale, by their type. */
export const typeNames: Readonly<Record<string, string>> & Record<'support' | 'equivalent', string> = {
  support: 'un documento soporte',
  equivalent: 'un documento equivalente',
  '05': 'un documento soporte de compras a quien no factura',
  '95': 'una nota de ajuste de un documento soporte',
  '20': 'un tiquete de caja registradora (POS)',
  '25': 'una boleta de cine o espectáculo',
  '27': 'una boleta de espectáculos públicos',
  '32': 'un documento de juegos localizados',
  '35': 'un tiquete de transporte de pasajeros',
  '40': 'un documento de cobro de peajes',
  '45': 'un extracto',
  '50': 'un tiquete de transporte aéreo',
  '55': 'un documento de bolsa de valores',
  '60': 'un documento de servicios públicos',
  '93': 'una nota de ajuste de un documento equivalente',
  '94': 'una nota de ajuste de un documento equivalente',
}

export const unknownDocument = (root: string) => `XML de otro tipo («${root}»)`
