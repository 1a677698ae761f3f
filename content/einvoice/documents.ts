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
  otherUbl: 'Otro documento UBL',
} as const

export const unknownDocument = (root: string) => `XML de otro tipo («${root}»)`
