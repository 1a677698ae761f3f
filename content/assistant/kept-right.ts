/** Sentences that compare the percentage that somebody withheld with the one of the norm. */
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
  concepts: {
    purchases: 'una compra a quien declara',
    'purchases-other': 'una compra a quien no declara',
    services: 'un servicio a quien declara',
    'services-other': 'un servicio a quien no declara',
  },
  kinds: { purchases: 'compras', services: 'servicios' },
} as const
