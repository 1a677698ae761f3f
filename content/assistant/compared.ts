/** Sentences that compare a figure of the message with a limit of the law. They are loaded when a message has figures. */
export const compared = {
  localTax: (tax: string, often: boolean, limit: string, year: number) =>
    `${often ? 'Cada dos meses' : 'Una vez al año'}: ${tax} de ICA en ${year} ${often ? 'pasan' : 'no pasan'} de 391 UVT, ${limit} de ${year} (Resolución SDH-000195 de 2025). En Bogotá, D.C. lo decide el impuesto a cargo del año anterior: si pasó, se declara cada dos meses; si no, una vez al año.`,
  localTaxOfSales: (sales: string, limit: string, year: number) =>
    `Anual. Solo es bimestral quien tuvo un ICA a cargo de más de 391 UVT en el año anterior, ${limit} en ${year} (Resolución SDH-000195 de 2025), y con ventas de ${sales} no se llega: las tarifas de Bogotá, D.C. son de unos pesos por cada mil. La declaración anual de 2026 se presenta hasta el 26 de febrero de 2027, sin importar el NIT.`,
  localTaxOfSalesRest:
    'Cuenta todas las ventas del año en la ciudad, de todos tus locales. Si estás en el SIMPLE, el ICA va dentro de él. La tarifa la ves con el código CIIU de tu RUT en www.haciendabogota.gov.co, y encima puede ir el impuesto de avisos.',
  localTaxRest:
    'Cuenta el ICA a cargo que dice la declaración de ese año, no la suma con avisos, sanciones o intereses. Quien está en el SIMPLE lo paga dentro de él. Las fechas de cada período están en el calendario.',
  flow: (month: string, year: string) => `Si es así todo el año, ${month} al mes por 12 son ${year}.`,
  flowSeen:
    'Sí: los bancos y las billeteras como Nequi y Daviplata le reportan a la DIAN lo que se mueve. Eso no es una multa ni quiere decir que debas impuesto: sirve para saber quién tiene que declarar.',
  flowDeclares: (above: boolean, limit: string, year: number) =>
    above
      ? `Renta: llega al tope de 1.400 UVT (${limit} en ${year}), así que por ${year} declaras, entre agosto y octubre de ${year + 1}. Declarar no es pagar: el impuesto sale de lo que ganaste, y lo que no era tuyo se prueba con papeles, aunque también cuenta para el tope.`
      : `Renta: no llega al tope de 1.400 UVT (${limit} en ${year}), así que por esa plata no declaras, si tampoco pasas los de compras, tarjeta, patrimonio o IVA.`,
  flowInvoices: (above: boolean, limit: string) =>
    above
      ? `IVA y factura: llega al tope de 3.500 UVT (${limit}), así que, si son ventas, serías responsable de IVA y facturarías electrónicamente (E.T., art. 437, parágrafo 3).`
      : `IVA y factura: no llega al tope de 3.500 UVT (${limit}). Una persona natural que cumple las demás condiciones (un solo local, sin contratos grandes) no cobra IVA ni está obligada a facturar electrónicamente (E.T., art. 437, parágrafo 3).`,
  flowRest:
    'Se suman todas tus cuentas y billeteras del año. Guarda los extractos y el detalle de tus ventas; con eso una persona del equipo te dice qué te toca.',
  wages: (year: number, wage: string, aid: string | null, both: string, source: string) =>
    `En ${year} el salario mínimo fue de ${wage} al mes${aid ? ` y el auxilio (subsidio) de transporte, de ${aid}; juntos, ${both}` : ''} (${source}).`,
  wagesRest:
    'El auxilio va a quien gana hasta dos mínimos. No cuenta para salud, pensión ni vacaciones, y sí para la prima, las cesantías y sus intereses (Ley 1 de 1963, art. 7).',
} as const
