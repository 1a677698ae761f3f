import { contactHref } from '../contact-topics'
import { uvtInPesos } from '../legal-figures'
import { call, write } from './reply-links'
import type { Rule } from './rules'

const touristFlat =
  /\b(?:airbnb|airb n b|arbnb|booking|viviendas? turisticas?|apartamentos? turisticos?|alojamiento turistico|(?:alquil|arriend|rent)\w+ por dias (?:a|para) turistas)\b/
/** With one of these words, a message about Airbnb gets another answer, such as about a fine or the firm's price. */
const notTheOwner =
  /\b(?:retenc\w+|comision de airbnb|factura de airbnb|exogena|no resident\w+|vivo (?:fuera|afuera|en (?:el exterior|estados|espana))|hotel|cerr\w+|cancel\w+|sancion\w*|multa\w*|cuanto (?:me |nos )?cobran)\b/
const touristRegister =
  'RNT: sí, y antes de publicar. Quien aloja por menos de 30 días, por Airbnb o por su cuenta, es prestador turístico (Ley 300 de 1996 y Ley 2068 de 2020). Se saca con el RUT en rnt.confecamaras.co, es gratis y se renueva cada año hasta el 31 de marzo. Si es un edificio, su reglamento debe permitirlo.'
const touristVat = `IVA: con ingresos de menos de 3.500 UVT al año${uvtInPesos(3_500)} una persona natural puede ser no responsable, pero otra condición es tener un solo establecimiento, sede o local (E.T., art. 437, parágrafo 3). Dos apartamentos se pueden contar como dos, y entonces se cobra, porque el hospedaje está gravado y el arriendo de vivienda no (art. 476). Con más de uno, confírmalo con un tributarista antes de seguir sin IVA.`
const touristVatOfOne = `IVA: no tienes que cobrarlo con uno solo, si eres persona natural y tus ingresos, consignaciones y contratos del año van por debajo de 3.500 UVT${uvtInPesos(3_500)} (E.T., art. 437, parágrafo 3). Si pasas, o alojas en un segundo inmueble, revísalo antes de seguir: el hospedaje está gravado al 19% y el arriendo de vivienda no (art. 476).`
const oneFlat =
  /\b(?:un|una|1|mi|nuestr[oa]|(?:un )?solo|el) (?:\w+ )?(?:apartamento|apto|apartaestudio|casa|habitacion|cuarto|pieza|finca|cabana|loft)\b/
const severalFlats =
  /\b(?:dos|tres|cuatro|cinco|varios|varias|[2-9]|otr[oa]|segund[oa]|mas de un[oa]?|apartamentos|aptos|apartaestudios|casas|fincas|cabanas|sas|s a s|sociedad|empresa)\b/
const touristRest =
  'Cámara de Comercio: el RNT se pide allá, pero no es la matrícula mercantil, que es de los comerciantes (Código de Comercio, art. 19); si tu caso la pide, lo confirma la Cámara. Además: RUT con la actividad de alojamiento, ICA de la ciudad, contribución a Fontur, registro de huéspedes y reporte de extranjeros a Migración, y renta si pasas un tope.'

const askedAboutGuests: readonly RegExp[] = [
  /\bsire\b|\bmigracion\b/,
  /\bsire\b|\b(?:report\w+|registr\w+)\b[^]*\b(?:huesped\w*|airbnb|booking|alojamiento|hospedaje|hostal|hotel|apartamentos?|apto|turistas?)\b|\b(?:huesped\w*|airbnb|booking|hostal|hotel|apartamentos?|turistas?)\b[^]*\b(?:report\w+|registr\w+)\b/,
]
const notGuests =
  /\b(?:visa|cedula de extranjeria|ppt|pasaporte|emplead\w+|trabajador\w*|contrat\w+|venezolan\w+|universidad|cuanto (?:me |nos )?cobran)\b/
const guestsReported =
  'Quien aloja extranjeros, también en un apartamento por Airbnb, los reporta a Migración Colombia en el SIRE, su página para eso (Resolución 2357 de 2020; Decreto 1067 de 2015). La TRA es otra: la tarjeta del Ministerio de Comercio, con todos los huéspedes, colombianos y extranjeros.'
const reportNow =
  'Ahora: 1. Saca de la plataforma la lista de huéspedes con documento y fechas. 2. Reporta ya los que falten y guarda la constancia; mira también que el RNT esté vigente.'

/** Answers for somebody who lets a flat to guests: the report to Migración, the register of tourism and VAT. */
export const guests: readonly Rule[] = [
  {
    topic: 'Migración me escribió por los huéspedes y el SIRE',
    when: [
      ...askedAboutGuests,
      /\b(?:cartas?|oficio|correo|multa\w*|sancion\w*|requer\w+|notific\w+|escrib\w+|citacion|investig\w+)\b/,
    ],
    not: notGuests,
    text: [
      `Con calma: una carta que pregunta no es todavía una multa. Mira qué pide y en cuántos días, y responde antes, por escrito y con pruebas. ${guestsReported} La multa, si la hay, la decide Migración y se puede discutir.`,
      `${reportNow} 3. Contesta la carta con eso y con lo que harás desde hoy. Te ayudamos con la respuesta y con los impuestos del alojamiento; una sanción migratoria la lleva un abogado de esa materia.`,
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }],
  },
  {
    topic: '¿Qué es el SIRE y qué hago si no lo he usado?',
    when: askedAboutGuests,
    not: notGuests,
    text: [
      `${guestsReported} Si no lo has hecho, empieza antes de que te pregunten.`,
      `${reportNow} 3. Desde hoy, reporta a cada huésped extranjero. Las dudas del SIRE las responde Migración (www.migracioncolombia.gov.co); nosotros te ayudamos con los impuestos del alojamiento.`,
    ],
    links: [call, write],
  },
  {
    topic: '¿Con un solo apartamento en Airbnb cobro IVA?',
    when: [touristFlat, /\biva\b/, oneFlat],
    not: new RegExp(`${notTheOwner.source}|${severalFlats.source}`),
    text: [touristVatOfOne, touristRegister, touristRest],
    links: [write, call],
  },
  {
    topic: 'Tengo apartamentos en Airbnb: ¿RNT, IVA y Cámara de Comercio?',
    when: [
      touristFlat,
      /\b(?:camara|matricula|mercantil|iva|rnt|registro nacional|impuestos?)\b/,
      /\b(?:camara|matricula|mercantil)\b|\b(?:rnt|registro nacional)\b[^]*\b(?:iva|impuestos?)\b|\b(?:aptos|apartamentos|casas|fincas|inmuebles)\b/,
    ],
    not: notTheOwner,
    text: [touristRegister, touristVat, touristRest],
    links: [write, call],
  },
  {
    topic: '¿El alojamiento por Airbnb lleva IVA?',
    when: [touristFlat, /\biva\b/],
    not: notTheOwner,
    text: [touristVat, touristRegister, touristRest],
    links: [write, call],
  },
]
