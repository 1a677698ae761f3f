import { firm } from '../../firm'
import { call, mail, whatsapp, openingHours } from '../reply-links'
import type { Rule } from '../rules'

/** Words that add no other subject to a short request for an address or a number. */
const courtesy =
  'hola|buen[oa]s|dias|tardes|noches|por|favor|porfa|porfis|porfavor|pls|plis|please|gracias|me|nos|das|da|dan|pas(?:as?|an|ame|enme|eme)|regal(?:as?|ame|eme|enme)|d(?:ame|eme|enme)|pued[eo]n?|puedes|podri(?:a|as|an)|quiero|quisiera|necesito|busco|saber|tienen?|tienes|hay|cual|es|seria|la|el|los|las|un|una|algun|de|del|su|sus|ustedes|uds|firma|oficina|y|o|en|que|a|al|donde|con|para|urgente|ya|exacta|fisica|completa|tu|bogota'
const only = (words: string) => new RegExp(`^(?:(?:${courtesy}|${words})(?: |$))+$`)
const address = 'dir{1,2}ec{1,2}i[oó]n|direcin|dirrecion|ubicacion|ubicados|sede|quedan?|estan'
const authority =
  'dian|ugpp|super(?:intendencia|sociedades)|camara|ministerio|mintrabajo|migracion|alcaldia|hacienda|secretaria|colpensiones|sic'
const authorityRest = 'sociedades|industria|comercio|trabajo|colombia|impuestos|seccional|atencion|oficial'
const phone =
  'numero|numeros|num|nro|telefono|telefonos|tel|cel|celular|fijo|linea|contacto|llamar|llamarl[oe]s|llamo|marcar|marcarles|comunicarme|contactarlos|hablar|alguien|persona'

/** Answers a message of a few words that asks only where the firm is or which number to call. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Cuál es el número o la dirección de la DIAN u otra entidad?',
    when: [
      new RegExp(`\\b(?:${authority})\\b`),
      /\b(?:dir{1,2}ec{1,2}i[oó]n|ubicacion|sede|numeros?|telefonos?|tel|celular|linea)\b/,
      only(`${address}|${phone}|${authority}|${authorityRest}`),
    ],
    text: [
      'No doy de memoria el teléfono ni la dirección de una entidad: míralos en su página oficial (la DIAN, en www.dian.gov.co; el Ministerio del Trabajo, en www.mintrabajo.gov.co), y no llames a un número que te llegó en un mensaje.',
      `Si lo que buscas es ayuda con un trámite o una carta, llámanos al ${firm.phone.label} (${openingHours}).`,
    ],
    links: [call, whatsapp],
  },
  {
    topic: '¿Cuál es la dirección?',
    when: [
      new RegExp(`\\b(?:dir{1,2}ec{1,2}i[oó]n|direcin|dirrecion|ubicacion)\\b`),
      only(`${address}|${phone}`),
    ],
    text: [
      `Estamos en la ${firm.address.street}, en ${firm.address.city}.`,
      `Atendemos ${openingHours} Teléfono: ${firm.phone.label}.`,
    ],
    links: [call, whatsapp, { href: '/contacto', label: 'Ver el mapa y el formulario' }],
  },
  {
    topic: '¿A qué número llamo?',
    when: [
      /\b(?:numeros?|num|nro|telefonos?|tel|cel|celular|fijo|linea|llamo|llamar|llamarl[oe]s)\b/,
      only(phone),
    ],
    text: [
      `Llámanos al ${firm.phone.label} (${openingHours}). También por WhatsApp, con el botón, o al correo ${firm.email}.`,
    ],
    links: [call, whatsapp, mail],
  },
]
