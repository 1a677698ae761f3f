import { uvtInPesos } from '../legal-figures'
import { simpleRegime } from '../tools/guides/simple-regime'
import { call, write } from './reply-links'
import { simpleDay } from './simple-deadline'
import { simplePercents } from './simple-rates'

/** Sentences about what SIMPLE costs a kind of business, and the words by which each kind is known. */
export const simpleActivities = {
  asks: [
    /\b(?:simple|rst)\b/,
    /\b(?:cuanto (?:\w+ ){0,3}(?:pag\w+|es|seria|sale|toca)|pagaria|pago|tarifas?|porcentaje|convien\w+|sirve|vale la pena|ordinario)\b/,
  ],
  not: /\b(?:sal(?:ir|irme|irnos|go)|ya (?:estoy|estamos) en|tarde|sancion\w*|multa\w*|vence\w*|(?<!hasta )cuando|anticipos?|bimestres?|retenc\w*|cobro iva|cobrar iva|salud y pension|emplead[oa] de|cobran ustedes|perdidas?|franquicia|exterior)\b/,
  monthly: /\b(?:al mes|mensual\w*|cada mes|por mes)\b/,
  kinds: [
    {
      words:
        /\b(?:rest[oa]u?rant\w*|cafeterias?|cafe bar|bar|comidas?|heladerias?|pizzerias?|hamburgues\w+|asadero|comedor|transportador\w*|transporte|taxis?|mudanzas|acarreos|buses|busetas?|camion(?:es)?|volquetas?)\b/,
      name: 'comidas y bebidas o transporte',
      norm: 'numeral 3',
      percents: simplePercents.food,
      trades: true,
    },
    {
      words:
        /\b(?:ferreterias?|almacen\w*|ropa|calzado|zapat\w+|drogueria|farmacia|papeleria|miscelanea|comercio|comerciante|distribuidora?|repuestos|muebles|taller(?:es)?|mecanic[oa]s?|construccion|albanil\w*|electricistas?|plomer\w+|carpinteri\w*|confeccion\w*|fabrica|manufactura|industria\w*|latoneria|ornamentacion|lavadero)\b/,
      name: 'comercio, servicios técnicos, talleres, construcción o industria',
      norm: 'numeral 2',
      percents: simplePercents.trade,
      trades: true,
    },
    {
      words:
        /\b(?:consultor(?:a|es|ia)?|abogad[oa]s?|contador\w*|ingenier[oa]s?|arquitect[oa]s?|disenador\w*|publicista|programador\w*|desarrollador\w*|psicolog[oa]s?|profesional(?:es)?|asesor(?:a|es|ia)?)\b/,
      name: 'servicios profesionales y de consultoría',
      norm: 'después de la sentencia C-540 de 2023',
      percents: simplePercents.professions,
      trades: false,
    },
  ],
  food: /\b(?:rest[oa]u?rant\w*|cafeterias?|bar|comidas?|heladerias?|pizzerias?|hamburgues\w+|asadero|comedor)\b/,
  transport:
    /\b(?:transportador\w*|transporte|taxis?|mudanzas|acarreos|buses|busetas?|camion(?:es)?|volquetas?)\b/,
  sum: (tax: string, income: string, percent: string, bracket: string, name: string, norm: string) =>
    `Estimado, ${tax} al año: el ${percent} de ${income}, la tarifa de ${name} con ${bracket} (E.T., art. 908, ${norm}). Incluye el ICA, y de ahí se restan los aportes a pensión de tus empleados y una parte de los pagos con tarjeta.`,
  rates: (name: string, percents: readonly string[], norm: string) =>
    `Para ${name}, sobre las ventas del año: ${percents[0]} con menos de 6.000 UVT${uvtInPesos(6_000)}, ${percents[1]} con menos de 15.000, ${percents[2]} con menos de 30.000 y ${percents[3]} de ahí a 100.000 (E.T., art. 908, ${norm}). Incluye el ICA. Dime cuánto vendes al año y te doy la cifra.`,
  brackets: [
    'menos de 6.000 UVT',
    'ventas de 6.000 a menos de 15.000 UVT',
    'ventas de 15.000 a menos de 30.000 UVT',
    'ventas de 30.000 a menos de 100.000 UVT',
  ],
  suits:
    /\b(?:convien\w+|conviene|vale la pena|me sirve|es mejor|mejor (?:me|el|en)|buena idea|gano algo|ventajas?)\b/,
  /** At a profit of `least` to `most` percent of its sales, a company pays as much as in the régimen SIMPLE. */
  margins: (least: string, most: string) =>
    `Depende de lo que te quede: en el SIMPLE se paga sobre las ventas y en el ordinario sobre la utilidad, más el ICA aparte. A una sociedad le conviene, en general, si le queda más del ${least} al ${most} de lo que vende, según sus ventas (35%, art. 240); una persona natural lo compara con la tabla del artículo 241, que empieza en 1.090 UVT de utilidad${uvtInPesos(1_090)}.`,
  consumption:
    'Si cobras impoconsumo, ese 8% se declara en los mismos formularios del SIMPLE y se suma aparte: lo paga el cliente (art. 908, parágrafo 1).',
  /** `person` and `company` are profits; `person` is null if the business is a company. */
  compare: (person: string | null, company: string) =>
    `Frente al ordinario: allá se paga sobre la utilidad, más el ICA aparte. ${person ? `Una persona natural pagaría lo mismo de renta con una utilidad de cerca de ${person} al año (art. 241), y una sociedad, con ${company}` : `Una sociedad pagaría lo mismo de renta con una utilidad de ${company} al año`} (35%, art. 240). Si te queda más, gana el SIMPLE; si te queda menos, el ordinario.`,
  tooMuch: (income: string) =>
    `Con ${income} al año no cabes (E.T., art. 905): el SIMPLE es para ingresos de menos de 100.000 UVT${uvtInPesos(100_000)}.`,
  rest: `Para entrar en 2027: hasta ${simpleDay}. La tarifa sale del código CIIU de tu RUT: con él, los gastos y el ICA de tu ciudad, un tributarista confirma los dos resultados.`,
  links: [{ href: simpleRegime.path, label: simpleRegime.name }, write, call],
} as const
