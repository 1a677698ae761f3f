/** Sentences that compare the percentage that somebody withheld with the legal percentage. */
export const keptRight = {
  right: (percent: string, concept: string, of: string) =>
    `Sí, está bien: el ${percent} es lo que va por ${concept}${of}.`,
  wrong: (kept: string, percent: string, concept: string, of: string) =>
    `No: te retuvieron el ${kept} y por ${concept} va el ${percent}${of}.`,
  of: (amount: string, due: string, kept: string | null) =>
    `; de ${amount}, ${due}${kept ? ` y no ${kept}` : ''}`,
  either: (concept: string, one: string, other: string) =>
    `Depende de si declaras renta: por ${concept} va el ${one} a quien declara y el ${other} a quien no.`,
  less: 'Te retuvieron de menos: por lo que faltó responde quien retuvo, que puede cobrártelo después (E.T., art. 370). A quien no declara no le sale otro impuesto por ese pago: el suyo es lo que le retuvieron (art. 6).',
  otherwise: (concept: string, percent: string, due: string | null) =>
    `Si fue por ${concept}, va el ${percent}${due ? `: ${due}` : ''}.`,
  below: (amount: string, units: string, least: string) =>
    `No: ${amount} no llega a la base de ${units} UVT (${least}), así que por ese pago no se retiene renta.`,
  /**
   * Answers to people from whom 10% or 11% was withheld, the percentages for professional fees (honorarios).
   * The parameter `sum` is empty or begins with «: ».
   */
  fees: {
    depends: (percent: string, sum: string) =>
      `Si fue un servicio general, te quitaron de más; si fueron honorarios, el ${percent} puede estar bien${sum}.`,
    ofFees: (percent: number) =>
      percent === 11
        ? 'El 11% de honorarios solo va si eres sociedad o si tu contrato o tus pagos del año pasan de 3.300 UVT; si no, te quitaron de más.'
        : 'El 10% de honorarios está bien si eres persona natural y pediste restar costos y gastos; si no lo pediste, puede ser menos.',
    from: (amount: string) => ` La cuenta se hace sobre ${amount}, sin el IVA:`,
    service: (percent: string, files: boolean, sum: string) =>
      `Servicio general (mantenimiento, aseo y otros en los que no pesa lo intelectual), a quien ${files ? 'declara' : 'no declara'} renta, ${percent}${sum} (Decreto 572 de 2025).`,
    either: (one: string, two: string) =>
      `Servicio general (mantenimiento, aseo y otros en los que no pesa lo intelectual): 4% a quien declara renta${one}; 6% a quien no${two} (Decreto 572 de 2025).`,
    rates: (ten: string, eleven: string, limit: string) =>
      `Honorarios (tu profesión o un trabajo intelectual): a una persona natural que pide restar costos y gastos, 10%${ten}; 11%${eleven}, si es sociedad o si su contrato o sus pagos del año pasan de 3.300 UVT (E.T., art. 392 y Decreto 260 de 2001). A la que no los pide, la tabla de los salarios, que es cero hasta 95 UVT al mes, ${limit} (art. 383, parágrafo 2).`,
    company: (sum: string) =>
      `Si fueron honorarios, sí: a una sociedad le va el 11%${sum} (E.T., art. 392). Si fue un servicio general, va el 4%, y te quitaron de más.`,
    ownTax:
      'Si de verdad no te toca declarar, lo bien retenido queda como tu impuesto de ese año (E.T., art. 6): por eso conviene pedir que lo corrijan antes.',
    back: 'Lo que te quitaron de más se pide por escrito a quien retuvo, que lo devuelve y lo descuenta de su siguiente declaración (DUR 1625 de 2016, art. 1.2.4.16). Si no lo hace, se resta con el certificado en tu declaración de renta, si la presentas. Mira en la factura o el contrato qué concepto dice.',
  },
  concepts: {
    purchases: 'una compra a quien declara',
    'purchases-other': 'una compra a quien no declara',
    services: 'un servicio a quien declara',
    'services-other': 'un servicio a quien no declara',
  },
  kinds: { purchases: 'compras', services: 'servicios' },
} as const
