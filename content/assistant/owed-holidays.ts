import { call } from './reply-links'
import type { Rule } from './rules'

const read = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina y fechas' } as const
export const ministry =
  'El Ministerio del Trabajo orienta y cita a la empresa sin costo: www.mintrabajo.gov.co. Nosotros asesoramos a empresas; un consultorio jurídico de una universidad atiende gratis.'

const leavesSoon =
  /\b(?:me|nos) (?:quier\w+|van a|piensan|vienen a|estan?|tienen)(?: a)? (?:liquid|despid|desped|despach|ech|sac|bot|termin|retir)\w+|\b(?:van a|quieren|piensan) (?:liquid|desped|despach|ech|sac|bot|termin|retir)\w*(?:me|nos)\b/
const left =
  /\b(?:me|nos) (?:liquid(?:aron|o)|despid\w+|ech(?:aron|o)|bot(?:aron|o)|sac(?:aron|o)|retir(?:aron|e)|fui)\b|\brenunci(?:e|o)\b/
const noHolidays =
  /\b(?:no|ni|nunca|jamas|sin) (?:(?:me|nos|las|han|ha|he|quier\w+|van a) ){0,4}(?:pag\w+|reconoc\w+|dieron|dado|dar|tom\w+|tuve|disfrut\w+)\b|\b(?:me|nos) (?:deben|debe|quedaron debiendo)\b|\bpendientes\b/
const holidaysInMoney = [
  'Las vacaciones que no descansaste se pagan en dinero al terminar el contrato, y en proporción aunque no completaras el año: salario sin auxilio de transporte × días / 720 (Código Sustantivo del Trabajo, art. 189). Además van el salario pendiente, la prima, las cesantías y sus intereses; y, si te sacan sin justa causa, la indemnización (art. 64).',
  'Ahora: 1. Pide por escrito la liquidación detallada, con los días de vacaciones. 2. No firmes una renuncia que no quieres, ni paz y salvo si falta algo. 3. Guarda contrato, pagos y mensajes: hay tres años para reclamar (art. 488). Con el salario y las fechas te digo cuánto es.',
] as const

/** Answers for workers who leave and were not paid their holidays. */
export const owedHolidays: readonly Rule[] = [
  {
    topic: 'Me deben vacaciones, ¿tienen abogado laboral?',
    when: [/\bvacaciones\b/, new RegExp(`${leavesSoon.source}|${left.source}`), noHolidays, /\babogad\w+/],
    not: /\d{5,}|\b(?:mis? (?:emplead|trabajador)\w+|una? (?:emplead|trabajador)\w+|embaraz\w+|incapac\w+|prestacion de servicios|contratista)\b/,
    text: [
      `Un abogado laboral para tu reclamo, no: no llevamos casos de trabajadores. ${ministry}`,
      ...holidaysInMoney,
    ],
    links: [call, read],
  },
  {
    topic: 'Me van a sacar y me deben vacaciones',
    when: [/\bvacaciones\b/, leavesSoon, noHolidays],
    not: /\d{5,}|\b(?:mis? (?:emplead|trabajador)\w+|una? (?:emplead|trabajador)\w+|embaraz\w+|incapac\w+|prestacion de servicios|contratista|cuanto(?! tiempo))\b/,
    text: [...holidaysInMoney, ministry],
    links: [call, read],
  },
  {
    topic: 'Me liquidaron sin pagarme las vacaciones',
    when: [
      /\bvacaciones\b/,
      /\bliquid(?:aron|o|acion|ad[oa])\b|\brenunci(?:e|o|ar)\b|\b(?:me|nos) (?:retir(?:e|o|aron)|fui|ech(?:aron|o)|despid\w+|bot(?:aron|o)|sac(?:aron|o))\b|\b(?:sali|salimos) (?:de|del)\b|\b(?:termin|acab)\w+ (?:\w+ )?contrato\b|\bcontrato (?:\w+ ){0,2}(?:termino|acabo|vencio)\b/,
      /\b(?:no|ni|nunca|sin) (?:(?:me|nos|se|las|han|ha|quier\w+|quiso|van a|estan?|las) ){0,4}(?:pag\w+|reconoc\w+|dieron|dar|incluy\w+|metieron|sal(?:en|ieron)|aparec\w+|v[ie]n\w+|liquid\w+)\b|\b(?:me|nos) (?:deben|quedaron debiendo)\b|\bfalt(?:an|aron|o)\b|\bdicen que (?:\w+ ){0,4}(?:perd|pierd)\w+/,
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|minimo|cuant[oa]s? (?!tiempo)|mi emplead[oa]|un emplead[oa]|una empleada|mis emplead\w+|debo pagarle|tengo que pagarle|ustedes|prestacion de servicios|contratista|(?:pag\w+|dan|dado|dieron|dar|deben) (?:ni )?(?:la |mi )?liquidacion|primas?|cesantias|incapac\w+|embaraz\w+)\b/,
    text: [
      'No, no es legal: las vacaciones que no descansaste se pagan en dinero cuando termina el contrato, por renuncia o por despido, y en proporción al tiempo, aunque no completaras el año (Código Sustantivo del Trabajo, art. 189; Corte Constitucional, C-019 de 2004 y C-035 de 2005). La cuenta: salario sin auxilio de transporte × días trabajados / 720, menos lo que ya descansaste.',
      `Ahora: 1. Mira en la hoja de la liquidación si hay una línea de vacaciones y con cuántos días. 2. Si no está, pídela por escrito y guarda la prueba. 3. No firmes paz y salvo; si ya lo firmaste, igual pregunta. Tienes tres años para reclamar (art. 488). ${ministry}`,
      'Con el salario y las fechas de entrada y de salida te digo cuánto es.',
    ],
    links: [read, call],
  },
]
