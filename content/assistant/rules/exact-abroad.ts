import { contactHref } from '../../contact-topics'
import { placesAbroad as places } from '../places-abroad'
import { call, incomeLink } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const

const living = String.raw`(?:viv[oe]n?|vivimos|viviendo|resid[oe]n?|residimos|residiendo|residentes?|radicad[oa]s?|instalad[oa]s?|me (?:mude|fui|vine)(?: a vivir)?|nos (?:mudamos|fuimos|vinimos)(?: a vivir)?|emigr\w+|estoy(?=[^]*\b(?:hace|desde|anos)\b))`

/** Matches a message of or about somebody who lives outside Colombia. */
const abroad = [
  new RegExp(
    String.raw`\b${living}(?: (?!en\b|a\b|para\b)\w+){0,5} (?:en|a|para) (?:la |los )?(?:${places})\b`,
  ),
  new RegExp(String.raw`\b${living}(?: \w+){0,3} (?:fuera|afuera)\b`),
  /\bcolombian[oa]s? en (?:el exterior|el extranjero|espana|estados unidos|canada|alemania|chile)\b/,
  // Madrid is also a town near Bogotá, so a message about Madrid must have a word such as «España» or «euros».
  new RegExp(
    String.raw`\b${living}(?: (?!en\b|a\b)\w+){0,5} (?:en|a) madrid\b(?=[^]*\b(?:alla|colombia|espana|euros|videollamada)\b)(?![^]*\bcundinamarca\b)`,
  ),
]
const livesAbroad = new RegExp(abroad.map(({ source }) => `(?:${source})`).join('|'))
const home =
  /\b(?:casas?|apartamentos?|aptos?|apartaestudios?|vivienda|inmuebles?|fincas?|lotes?|local|locales|oficinas?|bodegas?|parqueaderos?|propiedad(?:es)?)\b/
const asksTax =
  /\b(?:declar\w+|renta|impuestos?|dian|tribut\w+|obligad\w+|pag[oau]\w*|retenc\w+|retien\w+|cuanto)\b/
const notHere =
  /\b(?:cuanto (?:me |nos )?(?:cobran|cuesta|vale)|empresa|sas|sociedad|hered\w+|herencia|sucesion|fallec\w+|muri\w+|iva|visa|comprar|contrato|pension|pensional|cotiz\w+|trabajo para|en colombia hace|rut|firma electronica|multa\w*|sancion\w*|embarg\w+|predial|desaloj\w+|inquilino no)\b/

const remote =
  'Todo se hace a distancia: los papeles por el portal y las reuniones por videollamada. Desde afuera se declara por internet con firma electrónica, o con un apoderado.'
const resident =
  'quien estuvo en Colombia 183 días o menos en 365, salvo el colombiano que conserva aquí la familia o la mayor parte de sus ingresos o bienes (E.T., art. 10)'
const papers =
  'certificado de residencia fiscal del otro país (donde hay convenio, como España, Chile, México o Canadá, evita pagar dos veces)'

/** Matches somebody who was not living in Colombia in the year that a letter is about. */
const livedAbroad = new RegExp(
  String.raw`\b(?:no|ni|tampoco)(?: (?:siquiera|yo|me|ya))* (?:viv(?:ia|i|iamos|imos|o|e)|resid(?:ia|i|o)|estaba|estuve|estabamos|estuvimos)(?: (?!en\b)\w+){0,2} (?:en (?:colombia|el pais|bogota)|aqui|aca)\b|\b(?:viv(?:ia|i|iamos|imos|iendo|o|e)|resid(?:ia|i|o|iendo)|estaba|estuve|estudiaba|estudie|trabajaba|trabaje)(?: (?!en\b|a\b|para\b)\w+){0,4} (?:(?:en|por) (?:el |la |los )?(?:${places})|(?:por )?(?:fuera|afuera)(?! de (?:la )?(?:casa|bogota|oficina|ciudad)))\b`,
)
const letter =
  /\b(?:emplaz\w*|requerimiento|omis[oa]s?|liquidacion oficial|sancion\w*|(?:carta|correo|mensaje|oficio|aviso|notificacion)\b[^]*\bdian|dian\b[^]*\b(?:carta|correo|mensaje|oficio|aviso|notific\w+|no (?:declare|presente)|cobr\w+|pide|dice))\b/

export const rules: readonly Rule[] = [
  {
    topic: 'La DIAN me pide declarar un año en que vivía fuera',
    when: [
      letter,
      livedAbroad,
      /\b(?:no declar\w+|declar\w+|renta|emplaz\w*|omis[oa]s?|sin declarar|no present\w+)\b/,
    ],
    not: /\b(?:ugpp|iva|retencion|exogena|mi empresa|sas|sociedad|cuanto (?:me |nos )?cobran|papa|mama|esposo|esposa|firma electronica|rut)\b/,
    text: [
      'Con calma: antes que nada se mira tu residencia fiscal de ese año, porque puede que no te tocara declarar. No eras residente si estuviste en Colombia 183 días o menos en 365, salvo el colombiano que conservó aquí la familia o la mayor parte de sus ingresos o bienes (E.T., art. 10).',
      'Si no eras residente, los topes de 1.400 y 4.500 UVT no son los tuyos: solo declarabas lo de fuente colombiana, como un arriendo o una venta, y ni eso si no tuviste ingresos de aquí o si a todo le hicieron la retención de los artículos 407 a 411 (art. 592, numeral 2). Entonces se responde con pruebas; no presentes una declaración antes de saberlo.',
      'Ahora: 1. Mira qué pide, de qué año y qué día te llegó: si es un emplazamiento para declarar, hay un mes desde la notificación (art. 715). 2. Pide el certificado de movimientos migratorios y el de residencia fiscal del otro país. 3. Reúne contrato, arriendo o estudios de allá y lo que recibiste o te consignaron aquí. 4. Si sí te tocaba, se presenta dentro de ese mes. Llámanos hoy con el documento: un tributarista prepara la respuesta contigo, a distancia.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'Vivo fuera y vendí un inmueble en Colombia',
    when: [livesAbroad, home, /\b(?:vend\w+|venta)\b/, asksTax],
    not: notHere,
    text: [
      'Casi siempre sí se declara. La venta de un inmueble en Colombia es ingreso de aquí, aunque vivas afuera (E.T., art. 24): si lo tuviste dos años o más, lo que ganaste (precio menos costo fiscal) es ganancia ocasional y paga el 15%; si fue menos, va como renta (arts. 300, 314 y 316). En la notaría suele retenerse el 1% del precio (art. 398), que se resta del impuesto.',
      `Ese 1% no libra de declarar a un no residente, que es ${resident}: los topes de 1.400 y 4.500 UVT son de los residentes. La declaración se presenta entre agosto y octubre del año siguiente a la venta.`,
      `Ten a mano: escrituras de compra y de venta, soportes de mejoras, lo que retuvo la notaría y el ${papers}. ${remote}`,
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Vivo fuera y tengo un inmueble arrendado en Colombia',
    when: [
      livesAbroad,
      home,
      /\b(?:arr[ie]+nd\w+|alquil\w+|canon(?:es)?|inquilin\w+|rentad[oa]s?|airbnb)\b/,
      asksTax,
    ],
    not: notHere,
    text: [
      'Lo más probable es que sí. El arriendo de un inmueble en Colombia es ingreso de aquí (E.T., art. 24), y a quien no es residente no se le miran los topes de 1.400 y 4.500 UVT: queda libre de declarar solo si a todo lo que recibió de Colombia le hicieron la retención de los artículos 407 a 411 (art. 592, numeral 2). Un inquilino que no retiene, como suele ser una persona, deja el arriendo por declarar, sea cual sea la suma.',
      `No es residente ${resident}. Declara en el formulario 110, y el impuesto es del 35% sobre lo que queda después de los gastos que se puedan restar (art. 247). Se presenta entre agosto y octubre del año siguiente.`,
      `Ten a mano: fechas de entrada y salida de Colombia, contrato de arriendo, pagos recibidos, retenciones, predial y ${papers}. ${remote} Un tributarista mira primero tu residencia y si hay años sin declarar.`,
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'No vivo en Colombia, ¿me miran los topes?',
    when: [livesAbroad, /\b(?:declar\w+|impuestos?|dian|tribut\w+|renta)\b/],
    not: new RegExp(
      `${notHere.source}|\\b(?:me pagan de|desde (?:medellin|bogota|colombia|cali)|trabajo (?:remoto|desde)|facturo|factur\\w+|remesas?|giros?|me (?:gir\\w+|mand\\w+|envi\\w+)|recib\\w+ (?:plata|dinero|dolares|euros|ayuda)|(?:de|por|con) (?:mi|un|una) \\w+ que viv\\w+|correo|carta|nos vamos|para irme|cuando|fechas?|vence\\w*|vacaciones|de (?:viaje|paseo))\\b`,
    ),
    text: [
      `Depende de tu residencia fiscal, no de tu cédula. No es residente ${resident}. El no residente solo declara lo de fuente colombiana, como un arriendo, un salario de aquí o una venta, y ni eso si a todo le hicieron la retención de los artículos 407 a 411 (art. 592, numeral 2): los topes de 1.400 y 4.500 UVT son de los residentes. Quien sí es residente declara lo de todo el mundo, si pasa esos topes.`,
      `Ten a mano: fechas de entrada y salida, lo que tienes y lo que recibes aquí, y el ${papers}. ${remote} Un tributarista revisa tus días contigo.`,
    ],
    links: [incomeLink, write, call],
  },
]
