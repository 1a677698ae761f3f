/** Sentences about a pension together with a rent, a wage or fees, compared with the limit of income. */
export const pensionAndMore = {
  kinds: { rent: 'arriendo', wage: 'sueldo', fees: 'honorarios', sales: 'negocio' },
  pension: (month: string, sum: string) =>
    `pensión, ${month} por 13 mesadas (Ley 100 de 1993, art. 50), ${sum}`,
  more: (kind: string, month: string, sum: string) => `${kind}, ${month} por 12, ${sum}`,
  above: (parts: string, all: string, year: number, limit: string) =>
    `Sí declaras renta por ${year}, si recibiste lo mismo ese año: ${parts}. Suman ${all}, y el tope es de 1.400 UVT (${limit}).`,
  below: (parts: string, all: string, year: number, limit: string) =>
    `Solo por ingresos, no declaras por ${year}: ${parts}. Suman ${all}, menos de 1.400 UVT (${limit}).`,
  thisYear: (year: number, limit: string, above: boolean, near: boolean) =>
    `Por ${year} el tope es ${limit}: ${above ? 'también llega' : 'no llega'}${near && !above ? ', pero queda cerca: míralo con el certificado de la pensión' : ''}; eso se declara de agosto a octubre de ${year + 1}.`,
  notPaying: (limit: string, year: number) =>
    `Declarar no es pagar: es contarle a la DIAN qué recibiste y qué tienes. La pensión es exenta hasta 1.000 UVT al mes (${limit} en ${year}) (E.T., art. 206, numeral 5), y del arriendo se restan gastos con soporte, como el predial.`,
  /** The sentence about what is exempt, for somebody without a rent. */
  exempt: (limit: string, year: number) =>
    `Declarar no es pagar: la pensión es exenta hasta 1.000 UVT al mes (${limit} en ${year}) (E.T., art. 206, numeral 5); lo demás se suma, y la cuenta la hace un tributarista.`,
  bring: (wealth: string, rent: boolean) =>
    `Para mirarlo basta con el certificado de quien paga la pensión${rent ? ', los recibos del arriendo, el predial' : ', el de lo demás que recibes'} y los extractos del banco a 31 de diciembre. También se declara con bienes de más de 4.500 UVT (${wealth}) ese día.`,
} as const
