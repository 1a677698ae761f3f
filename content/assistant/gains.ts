import { inPesos, uvt, uvtBefore } from '../legal-figures'

/** The income limit for filing a return, with last year's and this year's amount in pesos. */
const limits = `1.400 UVT (${inPesos(1_400 * uvtBefore.value)} en ${uvtBefore.year}, ${inPesos(1_400 * uvt.value)} en ${uvt.year})`
const keptFrom = `48 UVT (${inPesos(48 * uvt.value)} en ${uvt.year})`

/** Texts about the tax on prizes and on inherited things that are sold; some texts contain a computed amount. */
export const gains = {
  prize:
    'Sí: un premio de una rifa, una lotería o un sorteo es ganancia ocasional y paga el 20% de lo que vale, sin importar tus otros ingresos (E.T., arts. 304 y 317). Si es una cosa, como una moto, cuenta su valor comercial el día en que la recibes.',
  prizeOf: (amount: string, tax: string, left: string) =>
    `Sí: un premio es ganancia ocasional y paga el 20%: de ${amount} son ${tax}, y quedan ${left} (E.T., arts. 304 y 317). Si es una cosa, ese valor es el comercial del día en que la recibes.`,
  prizeKept: `Lo retiene quien entrega el premio cuando vale más de ${keptFrom} (arts. 306, 402 y 404-1). Si el premio es una cosa, quien hizo la rifa te pide ese 20% en plata: confirma con él cómo y hasta cuándo antes de recibirla.`,
  prizeSmall: (amount: string) =>
    `${amount} no pasa de ${keptFrom}, así que no te retienen (arts. 402 y 404-1); si declaras renta, va ahí con su 20%.`,
  prizeFiles: `Declaras por ese año si pasas algún tope, como ${limits} de ingresos; el premio cuenta en ellos.`,
  prizeRest: `Guarda el certificado: el premio va en tu declaración como ganancia ocasional y lo retenido se resta. Declaras por ese año si pasas algún tope, como ${limits} de ingresos. En las loterías descuentan además un impuesto del departamento (Ley 643 de 2001, art. 48).`,
  inheritedOf: (amount: string) =>
    `Sí, si ganaste, pero no sobre los ${amount}: se paga sobre la ganancia, ese precio menos el costo fiscal. Si lo tenías dos años o más es ganancia ocasional, al 15%; si menos, va como renta, con tu tarifa (E.T., arts. 300 y 314).`,
  inheritedGain: (sold: string, cost: string, gain: string, tax: string) =>
    `Si lo tenías dos años o más, ${tax}: el 15% de la ganancia, ${sold} menos ${cost}, ${gain}, si ese es su costo fiscal. Si lo tenías menos, la ganancia va como renta, con tu tarifa (E.T., arts. 300 y 314).`,
  inheritedLoss: (sold: string, cost: string) =>
    `En principio no pagas por la venta: ${sold} no pasa de ${cost}, si ese es su costo fiscal, así que no hay ganancia (E.T., art. 300).`,
  inheritedCost:
    'Entre varios, cada heredero declara solo su parte. El costo fiscal de lo heredado es, en principio, el valor con que quedó en la sucesión, con sus ajustes, y el tiempo corre desde que quedó a tu nombre: las dos cosas se confirman con la escritura. La notaría retiene el 1% del precio (art. 398), que después se resta. La herencia misma fue otra ganancia, del año en que se adjudicó (art. 302).',
  inheritedFilesOf: (amount: string, above: boolean) =>
    `Declarar es aparte de pagar: la venta cuenta completa en los ingresos, y ${amount} ${above ? 'llega al' : 'sola no llega al'} tope de ${limits}${above ? ', así que te toca declarar por el año de la venta' : ''}.`,
} as const
