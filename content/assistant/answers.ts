import { contactHref } from '../contact-topics'
import { firm } from '../firm'
import { auditorDuty } from '../tools/auditor-duty'
import { inPesos } from '../legal-figures'
import { startingPrice } from '../services'
import { dueDates } from '../tools/due-dates'
import { invoiceCheck } from '../tools/invoice-check'
import { nitDigit } from '../tools/nit-digit'
import type { ReplyLink } from './replies'

export type KnownAnswer = {
  /** The question by which the chat offers this answer as a choice; an answer without a topic is never offered. */
  topic?: string
  asked: string
  /** Only a message with one of these words gets this answer. */
  needs?: string
  /** True for the answer to a message that names a feeling but no fact. */
  general?: true
  text: readonly string[]
  links: readonly ReplyLink[]
}

export const datesLink: ReplyLink = { href: dueDates.path, label: dueDates.name }
export const auditorLink: ReplyLink = { href: auditorDuty.path, label: 'Hacer la cuenta con tus cifras' }

const priceOfAuditor = inPesos(startingPrice('revisoria-fiscal'))

export const readOn = {
  service: 'Leerlo en {service}',
  all: 'Ver preguntas frecuentes',
} as const

export const ownAnswers: readonly KnownAnswer[] = [
  {
    topic: '¿La primera evaluación es gratis?',
    asked: `cuanto dura la evaluacion gratis, cuanto dura la primera cita y cuanto cuesta, la primera asesoria tiene costo, evaluacion si es gratis, evaluacion gratis si es gratis, evaluacion es gratis, es gratuita la evaluacion, evaluacion es gratuita, de verdad es gratis, en serio es gratis, seguro es gratis,
la primera asesoria de verdad no la cobran, no me cobran nada por el diagnostico cierto, es verdad que no cobran la evaluacion`,
    text: [
      'Sí: la evaluación inicial es gratuita y sin compromiso. Revisamos tu caso, te decimos qué obligaciones tienes y recibes una propuesta con alcance y precio. Cuánto dura depende del caso: te lo dicen al fijar la hora.',
    ],
    links: [
      { href: contactHref('evaluacion'), label: 'Pedir la evaluación' },
      { href: '#preguntas', label: readOn.all },
    ],
  },
  {
    topic: '¿Quiénes son y quién firma?',
    asked: `quien es el representante legal de la firma, de donde son ustedes, cuantos socios tiene la firma, quienes son los socios de ustedes, quienes son ustedes, quien es el contador, quien me atiende, quien lleva mi contabilidad, quien firma, quienes trabajan, tarjeta profesional, el equipo, cuantos empleados tienen, cuantas personas son, cuantos son ustedes, su equipo, equipo de trabajo,
quien es el dueño de la firma, quien firma mis declaraciones, quien va a manejar mi caso, tienen abogados tambien, quien es el revisor que firma,
cuantos contadores tienen, me atiende siempre la misma persona, que titulos tienen sus contadores, como se llama el contador principal`,
    text: ['En «Quiénes Somos» está quién firma, con su tarjeta profesional.'],
    links: [{ href: '/nosotros', label: 'Conocer al equipo' }],
  },
  {
    topic: '¿Cómo se les paga?',
    asked: `puedo pagar sus honorarios en dos partes, pagar con tarjeta, como les pago, como se les paga, reciben tarjeta, reciben efectivo, puedo pagar por nequi, aceptan nequi, medio de pago, les puedo consignar, a que cuenta les consigno, aceptan bre b o llave, se puede pagar en cuotas el servicio de ustedes,
toca pagar por adelantado, cobran mes vencido o anticipado, como les pago la mensualidad, reciben dolares, puedo pagar la mitad y despues la otra`,
    text: [
      'No lo sé con certeza: te lo confirma una persona del equipo antes de empezar, junto con el valor y las fechas de pago.',
    ],
    links: [
      { href: firm.phone.href, label: `Llamar al ${firm.phone.label}` },
      { href: '/contacto', label: 'Escribir al equipo' },
    ],
  },
  {
    topic: '¿Qué llevo a la primera cita?',
    asked: `que me preguntan en la evaluacion, que me preguntan en el diagnostico, preguntan en el diagnostico, en que consiste la evaluacion, como es la evaluacion, que hacen en la evaluacion, que debo llevar, que llevo a la cita, llevar a la cita, que documentos llevo, que papeles llevo, que documentos piden, que papeles piden, que documentos necesitan,
que documentos piden para llevar la contabilidad,
que necesito llevarles para empezar, como es la primera reunion, que me van a pedir`,
    text: [
      'Para la primera conversación basta con lo que tengas a mano: el RUT, la última declaración o los últimos estados financieros ayudan, pero no son obligatorios. Lo demás te lo pedimos después, en una lista.',
    ],
    links: [{ href: '/contacto', label: 'Pedir la evaluación' }],
  },
  {
    topic: '¿Para las fechas cuenta el dígito de verificación?',
    asked: `digito de verificacion para los vencimientos, digito de verificacion o no, cuenta el digito de verificacion, con el digito de verificacion o sin, tiene en cuenta el digito de verificacion, tiene en cuenta el digito,
el ultimo numero del nit es el del guion, cual digito miro el de antes o despues del guion, para las fechas uso el numero despues del guion`,
    text: ['No: para las fechas cuenta el último dígito del NIT sin el de verificación.'],
    links: [datesLink],
  },
  {
    topic: '¿Un conjunto o edificio necesita revisor fiscal?',
    asked: `conjunto revisor, conjunto obligado revisor, en un conjunto residencial de apartamentos es obligatorio tener revisor fiscal, edificio revisor fiscal, edificio obligatorio tener revisor, edificio solo residencial obligatorio revisor, propiedad horizontal revisor, copropiedad revisor,
mi edificio necesita revisor fiscal, la administracion del conjunto dice que hay que contratar revisor,
un conjunto cerrado de casas debe tener revisor, hacen revisoria fiscal de conjuntos, son revisores de propiedad horizontal,
buscamos revisor fiscal para la copropiedad,
ustedes le sirven de revisor a un conjunto, el consejo de administracion quiere revisor fiscal, la asamblea del conjunto nombro revisor,
revisor para un centro comercial, conjunto mixto con locales y apartamentos revisor`,
    text: [
      `Un conjunto o un edificio tiene reglas propias: si es comercial o mixto, el revisor fiscal es obligatorio; si es solo de vivienda, lo decide la asamblea (Ley 675 de 2001, art. 56). Nuestra revisoría fiscal vale desde ${priceOfAuditor} al mes, más IVA; el valor depende del tamaño y del reglamento.`,
      'Pide la cotización con el número de unidades, el presupuesto del año y el reglamento: una persona te confirma si tomamos tu copropiedad y el valor.',
    ],
    links: [
      { href: contactHref('revisoria-fiscal'), label: 'Pedir una cotización' },
      { href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' },
      { href: firm.phone.href, label: `Llamar al ${firm.phone.label}` },
    ],
  },
  {
    topic: '¿Cómo se calcula el dígito de verificación?',
    asked: `digito de verificacion, digito verificacion, como saco el dv, como se calcula el digito de verificacion, para sacar el digito de verificacion de un nit, cual es el digito de mi nit, digito del nit, digito nit, dv del nit, calcular dv, dv de mi nit,
como calculo el numerito que va despues del guion en el nit, cual es el dv de mi cedula`,
    text: ['Lo calcula esta herramienta, con la cuenta completa y sin enviar nada.'],
    links: [{ href: nitDigit.path, label: nitDigit.name }],
  },
  {
    topic: '¿Cómo reviso si una factura es válida?',
    asked: `como se si una factura es falsa, como saber si una factura es falsa, sera falsa esta factura, revisar una factura, revisar factura, validar factura, verificar factura, comprobar factura, factura falsa, factura es valida, factura es real, factura legal, factura mala, factura verdadera, si es verdadera, factura autentica, codigo larguisimo,
un proveedor me mando una factura sospechosa, como verifico que la factura que me dieron este en la dian,
quiero chequear si una factura electronica esta bien hecha, como valido un cufe, me dieron una factura rara, esta factura es chimba o legal`,
    text: [
      'Puedes revisarla aquí mismo: vuelve a hacer cada suma, comprueba el NIT y el CUFE y lee la respuesta de la DIAN. El archivo no sale de tu equipo.',
    ],
    links: [{ href: invoiceCheck.path, label: invoiceCheck.name }],
  },
]

export const places = `
  medellin, cali, barranquilla, cartagena, bucaramanga, pereira, manizales, armenia, cucuta, ibague,
  villavicencio, neiva, pasto, popayan, monteria, sincelejo, valledupar, santa marta, riohacha, tunja,
  yopal, quibdo, florencia, soacha, chia, zipaquira, envigado, itagui, rionegro, soledad, palmira`

export const cities = {
  topic: '¿Atienden en otras ciudades?',
  /** A message without one of these words does not ask about a city. */
  places: `${places}, ciudad, pueblo, municipio, pais, nacional, sede, costa`,
  names: `${places},
    otras ciudades, otra ciudad, fuera de la ciudad, todo el pais, a nivel nacional, cualquier ciudad,
    tienen servicio en medellin, tienen sucursal en medellin para ir, atienden en cali, soy de barranquilla me pueden ayudar, tienen oficina en cartagena,
    vivo en bucaramanga trabajan aca, llegan hasta pereira, tienen servicio en cucuta,
    atienden en ibague, soy de villavicencio me pueden ayudar, tienen oficina en neiva, vivo en pasto trabajan aca,
    llegan hasta monteria, tienen sede en envigado
  `,
  answer: {
    text: [
      `La oficina está en ${firm.address.city}. A las empresas de otras ciudades de ${firm.address.country} las atendemos por el portal, por videollamada y por teléfono. El ICA se declara en los municipios donde operas.`,
    ],
    links: [
      { href: '/contacto', label: 'Ver dónde estamos y escribir' },
      { href: '#servicios', label: 'Comparar servicios y precios' },
    ],
  },
} as const satisfies { topic: string; places: string; names: string; answer: Omit<KnownAnswer, 'asked'> }
