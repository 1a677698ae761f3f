import { inPesos, uvtInPesos, type LegalFigure } from '../legal-figures'

/** Sentences that tell a restaurant whether it charges the tax on consumption or IVA. */
export const restaurant = {
  company:
    'Impuesto al consumo (impoconsumo) del 8%, y no IVA, venda lo que venda: quedar como no responsable es solo para personas naturales (E.T., arts. 512-1, 512-9 y 512-13).',
  above: (sales: string, year: string, figure: LegalFigure) =>
    `Impuesto al consumo (impoconsumo) del 8%, y no IVA: ${sales}${year} pasan de 3.500 UVT (${inPesos(3_500 * figure.value)} en ${figure.year}), así que una persona natural es responsable y lo cobra (E.T., arts. 512-1, 512-9 y 512-13).`,
  below: (sales: string, year: string, figure: LegalFigure) =>
    `En principio ninguno de los dos: ${sales}${year} no llegan a 3.500 UVT (${inPesos(3_500 * figure.value)} en ${figure.year}), y una persona natural con esas ventas y un solo local puede ser no responsable del impuesto al consumo (E.T., art. 512-13; código 50 en el RUT). Si lo pasas, va el 8% de impoconsumo, y no IVA (arts. 512-1 y 512-9).`,
  general: `Impuesto al consumo (impoconsumo) del 8%, y no IVA (E.T., arts. 512-1 y 512-9). Una persona natural con ingresos de menos de 3.500 UVT${uvtInPesos(3_500)} y un solo local puede ser no responsable y no cobrarlo (art. 512-13; código 50 en el RUT).`,
  shops:
    'Impuesto al consumo (impoconsumo) del 8%, y no IVA: con más de un local una persona natural ya no puede quedar como no responsable, venda lo que venda (E.T., arts. 512-1, 512-9 y 512-13).',
  franchise: 'IVA del 19%: la comida de un negocio en franquicia no lleva impuesto al consumo, sino IVA.',
  inYear: (year: string) => ` al mes son ${year} al año, que`,
  limit:
    'Lo que cuenta son los ingresos del año anterior, y hay que tener un solo local: con dos ya se cobra.',
  tax: (sales: string, tax: string) =>
    `De ${sales} sin impuesto, el 8% son ${tax}: se suma a la cuenta del cliente, la propina no entra, y se declara cada dos meses.`,
  rest: 'El IVA del 19% va solo si es franquicia; lo que se vende sin preparar, como una gaseosa para llevar en una tienda, sigue las reglas del IVA. El impuesto al consumo no se descuenta.',
} as const
