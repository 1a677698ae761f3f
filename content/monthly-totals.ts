const s = (n: number, one: string, many: (n: number) => string) => (n === 1 ? one : many(n))

export const monthlyTotals = {
  title: 'Cifras del mes',
  month: 'Mes',
  sides: { purchases: 'Compras', sales: 'Ventas' },
  amounts: { total: 'Total con IVA', iva: 'IVA', withheld: 'Retenciones' },
  count: 'Facturas',
  now: {
    label: (month: string) => `${month}, hasta hoy`,
    purchases: 'Compras',
    purchasesIva: 'IVA de las compras',
    sales: 'Ventas',
    salesIva: 'IVA de las ventas',
  },
  chart: {
    title: 'Compras y ventas',
    units: ['Pesos', 'Miles de pesos', 'Millones de pesos', 'Miles de millones de pesos'],
  },
  caption: 'Compras y ventas de los últimos doce meses, en pesos',
  running: (month: string) => `${month} (hasta hoy)`,
  silent: 'Sin facturas',
  sum: 'Doce meses',
  rules:
    'Suman las facturas aceptadas y las que están en revisión, en el mes en que se emitieron. Las notas crédito restan y las débito suman. El total lleva el IVA y no descuenta las retenciones.',
  notes: 'Qué suma y qué no',
  reviewing: (n: number) =>
    s(
      n,
      '1 de las facturas sumadas sigue en revisión.',
      (many) => `${many} de las facturas sumadas siguen en revisión.`,
    ),
  left: {
    unread: (n: number) =>
      s(
        n,
        '1 factura sin leer no entra en estas cifras: los valores se leen del XML.',
        (many) => `${many} facturas sin leer no entran en estas cifras: los valores se leen del XML.`,
      ),
    currency: (n: number, currency: string) =>
      s(
        n,
        `1 factura en ${currency} no entra: no la convertimos a pesos.`,
        (many) => `${many} facturas en ${currency} no entran: no las convertimos a pesos.`,
      ),
    others: (n: number) =>
      s(
        n,
        '1 factura a nombre de otra empresa no entra en estas cifras.',
        (many) => `${many} facturas a nombre de otras empresas no entran en estas cifras.`,
      ),
    unknown: (n: number) =>
      s(
        n,
        '1 factura se leyó cuando no había ninguna empresa registrada: no se sabe si es compra o venta y no entra.',
        (many) =>
          `${many} facturas se leyeron cuando no había ninguna empresa registrada: no se sabe si son compras o ventas y no entran.`,
      ),
    illegible: (n: number) =>
      s(
        n,
        '1 factura no entra porque no se lee su fecha, su moneda o alguno de sus valores.',
        (many) => `${many} facturas no entran porque no se lee su fecha, su moneda o alguno de sus valores.`,
      ),
  },
  empty: {
    title: 'Todavía no hay cifras',
    own: 'Sube el XML de tus facturas: de cada una tomamos el total, el IVA y las retenciones.',
    ofClient: 'Aparecen cuando el cliente sube el XML de sus facturas.',
    action: 'Subir factura',
  },
  failed: {
    title: 'No pudimos sumar las facturas',
    text: 'Los archivos están a salvo. Inténtalo de nuevo.',
    retry: 'Reintentar',
  },
  loading: 'Sumando las facturas...',
  export: {
    label: 'Exportar las cifras',
    csv: 'CSV',
    xlsx: 'Excel',
    of: (amount: string, side: string) => `${side}: ${amount}`,
    sheet: 'Cifras',
    fileName: (day: string) => `cifras-${day}`,
  },
} as const
