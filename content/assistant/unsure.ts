import { contactHref } from '../contact-topics'
import type { ServiceSlug } from '../services'
import { auditorDuty } from '../tools/auditor-duty'
import { dueDates } from '../tools/due-dates'
import { simpleRegime } from '../tools/guides/simple-regime'
import { vatPeriod } from '../tools/guides/vat-period'
import { invoiceCheck } from '../tools/invoice-check'
import { nitDigit } from '../tools/nit-digit'
import { call, figuresLink, incomeLink, lateLink, taxPage } from './reply-links'
import type { Topic } from './keywords'
import type { Reply, ReplyLink } from './replies'

/** Words that ask for a service. All lists of this file have the form of content/assistant/keywords.ts. */

export const offerWords = `
  asesoria, asesorias, asesorar, asesoren, asesorarme, asesor, asesora, servicio de, sus servicios, contratarlos, contratar a, contratarlos, ofrecen, ofrece, manejan, prestan, hacen,
  ayudan, me ayuda, ayuda con, me colabora, me colaboran, me llevan, llevan, se encargan, atienden, trabajan, tengo
  contador, tener contador, sin contador, cambiar de contador, propuesta, saber de, informacion de, informacion sobre
`

/** Words that ask for a service, unless the message is a question. */
export const wishWords = `
  necesito, necesitamos, quiero, queremos, quisiera, busco, buscamos, requiero, requerimos, me urge, urgente,
  interesa, interesado, interesada, que me lleven, que me declaren, que me hagan
`

export const questionWords = `
  que es, que son, que pasa, que hago, cuanta, cuantas, cuantos, que debo, que toca, que significa, que documentos, que diferencia, como, cuanto, cual, cuando, quien, donde, por que, para que, si, saber, puedo, puede, podria, podemos, debo,
  debe, debemos, tengo que, tiene que, toca, hay que, es obligatorio, obligado, obligada, tarifa, porcentaje, base,
  significa, diferencia
`

/** A message of one or two words with one of these asks for the tax service; a longer message may be a question. */
export const taxServiceNames = 'impuesto, tributario, tributaria'

/** A message with one of these words is a worry: the reply names a person to call, but no price. */
export const worryWords = `
  robando, roban, robaron, robo, fraude, sospecho, deuda, problema, quiebra, quebrado, demanda, demandaron, culpa,
  miedo, angustia, preocupado, preocupada, desesperado, error, equivoque, amenaza, urgente, no se, no pago, no pague,
  no presento, no presente, no hizo, no entrega, perdi, se vencio
`

/** A message with one of these words asks for the firm's price, whatever else it names. */
export const ownPriceWords = `
  cobran, cobra, cobrarian, cobraria, honorarios, cotizar, cotizacion, coticen, cotizame, presupuesto, precio,
  mensualidad, asesoria, ustedes, servicio, contador, contadora, abogado, revisoria, auditoria, contabilidad, barato,
  economico, caro, descuento
`

/** Words for amounts that a law or another entity sets; a message with them can sound like a question about our prices. */
export const foreignAmounts = `
  hora extra, horas extra, recargo, dominical, dominicales, festivo, cesantias, prima, vacaciones, incapacidad,
  liquidacion, indemnizacion, seguridad social, pila, planilla, aportes, parafiscales, retencion, retefuente,
  rete fuente, reteica, reteiva, iva, ica, renta, cuanto pago, cuanto pagar, cuanto debo, toca pagar, declarar, dian, exogena, 4x1000, 4 x 1000, cuatro por mil,
  gmf, uvt, salario, sueldo, minimo, dolar, multa, sancion, rut, matricula, camara de comercio, firma electronica,
  devolver, devolucion, saldo a favor, descuentan, me descuentan, porcentaje
`

/** Words for amounts that are never our prices, whatever else the message names. */
export const lawAmounts =
  'descuentan, descuenta, porcentaje, tasa de, por honorarios, retencion por, retefuente por, retencion sobre'

/** A long message only mentions a topic unless it also has one of the topic's words here. */
export const askingWords: Partial<Record<Topic, string>> = {
  documents: `
    subir, subo, subimos, suben, cargar, cargo archivo, adjuntar, adjunto, enviar, envio, enviarles, mando, mandar, mandarles, entregar, entrego,
    reciben, recibieron, descargar, descargo, bajar, ver mis, mis documentos, mis facturas, mis archivos, mis soportes, mis informes, mis papeles,
    encuentro, donde veo, donde estan, donde quedan, donde miro, portal, formato, escanear, foto
  `,
  contact: `
    donde, direccion, ubicacion, ubicados, telefono, numero, celular, whatsapp, correo, horario, a que hora, que horas,
    atienden, abren, abierto, cierran, oficina, sede, llamar, llamarlos, escribir, contactar, contacto, visitar, como llego
  `,
  access: `
    entrar, entro, ingresar, ingreso, sesion, registrarme, registro, crear, olvide, cambiar, recuperar, acceso, acceder,
    portal, plataforma, solicitud, lista de espera, aprobaron, bloquearon, deja
  `,
}

/** An income return, which companies and persons buy at different prices. */
export const incomeReturn =
  'declaracion de renta, declarar renta, declaren renta, declare renta, la renta, declaraciones de renta'

export const incomePrice = `
  me sale la declaracion, sale la declaracion de renta, cuesta la declaracion de renta, vale la declaracion de renta, cuanto la declaracion de renta, vale declarar, cuesta declarar, sale declarar, valdria declarar, costaria declarar, vale que me declaren,
  por hacer la renta, por hacerme la renta, por la renta, por hacer la declaracion de renta
`

export const taxVocabulary = `
  formulario, deducir, deducible, deduccion, contribuyente, predial, vehiculo, 4x1000, 4 x 1000, cuatro por mil, gmf,
  patrimonio, usura, devolucion, tributo, dividendo, firma electronica, ganancia ocasional, timbre, autorretencion,
  autorretenedor, responsabilidad del rut, regimen, loteria, exento, excluido, predio, arancel, aduana, importar,
  exportar, exportacion, importacion, depreciacion, declaro, declara, efectivo, criptomonedas, consignaciones
`
export const workVocabulary = `
  despedir, despidieron, despido, despidan, renunciar, renuncia, renuncio, embarazada, licencia, maternidad,
  indemnizacion, periodo de prueba, dotacion, recargo, dominical, dominicales, liquidacion, trabaje, jefe, patron, neto,
  hora extra
`

const service = (slug: ServiceSlug): ReplyLink => ({
  href: `/servicios/${slug}#preguntas`,
  label: 'Leer las preguntas frecuentes de este tema',
})
const dates: ReplyLink = { href: dueDates.path, label: dueDates.name }

/** Pages that help with a question that the assistant cannot answer. The first entry whose words match is used. */
export const nearest: readonly { words: string; links: readonly ReplyLink[] }[] = [
  { words: 'sancion, multa, interes, intereses, mora, tarde, extemporaneidad', links: [lateLink] },
  {
    words: 'vence, vencen, vencio, vencimiento, fecha, plazo, cuando, hasta cuando, que dia',
    links: [dates],
  },
  { words: 'revisor fiscal, revisoria', links: [{ href: auditorDuty.path, label: auditorDuty.name }] },
  {
    words: 'factura, facturar, facturacion, xml, cufe, nota credito',
    links: [{ href: invoiceCheck.path, label: invoiceCheck.name }],
  },
  { words: 'uvt, salario minimo, auxilio de transporte', links: [figuresLink] },
  {
    words: 'bimestral, cuatrimestral, periodo del iva',
    links: [{ href: vatPeriod.path, label: vatPeriod.name }],
  },
  {
    words: 'regimen simple, regimen ordinario',
    links: [{ href: simpleRegime.path, label: simpleRegime.name }],
  },
  { words: 'renta, persona natural', links: [incomeLink] },
  { words: 'digito, dv, numero de nit', links: [{ href: nitDigit.path, label: nitDigit.name }] },
]

export const nearestOf: Record<ServiceSlug, readonly ReplyLink[]> = {
  'asesoria-contable': [service('asesoria-contable')],
  'asesoria-tributaria': [dates, { ...taxPage, label: 'Leer las preguntas frecuentes de impuestos' }],
  'asesoria-nomina': [service('asesoria-nomina')],
  'asesoria-legal': [service('asesoria-legal')],
  'revisoria-fiscal': [service('revisoria-fiscal')],
  'auditoria-externa': [service('auditoria-externa')],
}

export const unsure = {
  text: 'No lo sé con certeza y prefiero no adivinar: puede depender de tu caso, del año o de una norma que debo comprobar.',
  nearest: 'Lo más cercano que tengo está aquí abajo. Una persona del equipo te responde lo demás.',
  bare: 'Cuéntame un poco más, con una frase: ¿quieres una fecha, una cifra, un trámite o que lo hagamos por ti?',
  write: 'Contarlo por escrito',
  worry:
    'Con calma. Cuéntaselo a una persona del equipo: llama, o escríbelo con las fechas y lo que tengas a mano.',
} as const

/** The code replaces `{price}`. */
export const incomeOffer: Reply = {
  text: [
    'Sí, la preparamos y la presentamos contigo.',
    'Si es de una persona natural, es una vez al año y no tiene tarifa mensual: cuéntanos tus ingresos, bienes y soportes, y te damos el valor antes de empezar. Si es de una empresa, va dentro de la asesoría tributaria, {price}.',
  ],
  links: [{ href: contactHref('asesoria-tributaria'), label: 'Contar mi caso' }, call, incomeLink],
}
