import { uvt, uvtInPesos } from '../legal-figures'
import { simpleRegime } from '../tools/guides/simple-regime'
import { call, write } from './reply-links'
import { simpleDay } from './simple-deadline'

/** Words of a hairdresser or a shopkeeper who asks whether SIMPLE is better, and the sentences of the answer. */
export const simpleShops = {
  asks: [
    /\b(?:simple|rst|que regimen|cual regimen|regimen me)\b/,
    /\b(?:peluquer\w+|barber\w+|estilistas?|salon(?:es)? de belleza|sala de belleza|estetica y peluqueria|tiendas? (?:de barrio|pequena|de viveres|de abarrotes|de la esquina)|tender[oa]|mini ?mercados?|micro ?mercados?)\b/,
    /\b(?:convien\w+|sirve|mejor|vale la pena|me (?:paso|cambio|meto|inscribo)|pas(?:ar|o|e|arme|arnos|amos)|cambi(?:o|ar|arme)|entrar|meterme|inscribirme|pag\w+ (?:mas|menos)|cuanto (?:\w+ )?(?:pag\w+|es|seria|sale)|tarifa|ventajas?|quedo como)\b/,
  ],
  not: /\b(?:sal(?:ir|irme|irnos|go)|ya (?:estoy|estamos) en|tarde|sancion\w*|multa\w*|vence\w*|cuando|anticipos?|bimestre|retenc\w+|cobro iva|cobrar iva|emplead[oa] de|drogueria|ropa|restaurante|cobran ustedes|papeleria)\b/,
  monthly: /\b(?:al mes|mensual\w*|cada mes|por mes|mes)\b/,
  opening: `Suele convenir. Si lo único que haces es peluquería, tienda pequeña, minimercado o micromercado, en el SIMPLE no eres responsable de IVA (E.T., art. 437, parágrafo 4) y pagas una tarifa sobre las ventas del año (art. 908, numeral 1): 1,2% con menos de 6.000 UVT${uvtInPesos(6_000)}, 2,8% con menos de 15.000, 4,4% con menos de 30.000 y 5,6% de ahí a 100.000. Incluye el ICA y no te hacen retención de renta.`,
  meaning:
    'El SIMPLE es un régimen voluntario que reemplaza el impuesto de renta y reúne el ICA en un solo formulario, sobre las ventas.',
  sum: (income: string, tax: string, rate: string) =>
    `Con ${income} de ventas al año, estimado: ${tax} (el ${rate}), antes de restar lo que descuentan los pagos con tarjeta y la pensión de tus empleados.`,
  compare: `Compáralo con quedarte en el ordinario: una persona natural paga renta solo si le queda utilidad de más de 1.090 UVT${uvtInPesos(1_090)} (art. 241), una sociedad el 35% (art. 240), y los dos pagan el ICA aparte. Con poca utilidad y sin IVA, el ordinario puede salir en cero: ahí no ganas nada con cambiarte.`,
  rest: `Para entrar en 2027: hasta ${simpleDay}; por ${uvt.year} ya cerró. Una persona con ventas de menos de 3.500 UVT${uvtInPesos(3_500)} paga una vez, en la anual (art. 910, parágrafo 3). Confirma que el código de tu RUT sea de ese grupo y si vendes algo más, y dinos ventas, gastos e ICA del año: te damos los dos resultados.`,
  links: [{ href: simpleRegime.path, label: simpleRegime.name }, write, call],
} as const
