import { inPesos, uvt, wageByYear } from '../legal-figures'
import { call, lateLink, lawyer } from './reply-links'
import type { Rule } from './rules'

const renewal = { href: '/herramientas/vencimientos/matricula-mercantil', label: 'Ver la fecha' } as const
const wage = wageByYear[uvt.year]
const mostFine = wage ? ` (${inPesos(17 * wage.value)} en ${uvt.year})` : ''
/** Matches the register of merchants, which every company and shop renews each year. */
export const register = /\b(?:camara|matricula|registro mercantil)\b/
const ofThisYear = new RegExp(`\\b(?:este ano|a tiempo|hasta (?:cuando|que)|plazo|en marzo|${uvt.year})\\b`)
const howToRenew =
  'Se renueva en la página de tu Cámara de Comercio (www.rues.org.co lleva a la tuya): entras con la cédula o el NIT, actualizas los datos y los activos al 31 de diciembre anterior, firmas y pagas en línea; cada establecimiento se renueva también.'
const lastDay =
  'El plazo de cada año va hasta el 31 de marzo, igual para todos los NIT (Código de Comercio, art. 33).'
export const unrenewed =
  /\b(?:(?:no|nunca|sin|dej\w+ de) (?:la |lo |he |hemos |volvi a |(?:he |hemos )?vuelto a )?(?:renov\w+|renuev\w+)|(?:dej\w+|se me|quedo) (?:venc\w+|vencer|sin renovar)|vencid[ao]|atrasad[ao]s?|ponerse al dia|anos sin)\b/
export const chamberFine = `Quien puede multar es la Superintendencia de Sociedades, hasta 17 salarios mínimos${mostFine}, después de un proceso en que te oye (Ley 1727 de 2014, art. 30; Código de Comercio, art. 37; Ley 2069 de 2020, art. 70). No es automática ni siempre llega.`
const police =
  'Con local abierto, la Policía puede pedir la matrícula vigente y suspender la actividad mientras falte (Ley 1801 de 2016, art. 87).'

/** Answers about the yearly renewal at the Cámara de Comercio, and about not having done it. */
export const notRenewed: readonly Rule[] = [
  {
    topic: 'No renové la Cámara de Comercio, ¿me cierran la empresa?',
    when: [
      register,
      unrenewed,
      /\b(?:me|nos|la|lo|le) (?:pueden? |van a )?(?:cierr\w+|cerr\w+|sell\w+|quit\w+|cancel\w+)\b|\bpierdo (?:la|mi) (?:empresa|matricula)\b/,
    ],
    not: /\b(?:recien|ayer|embarg\w+|propiedad horizontal|vehiculo|carro|universidad|colegio|quiero (?:cerr|cancel)\w+|(?:como|puedo|para|voy a) (?:la |lo )?(?:cerr|cancel)\w+|hace|anos)\b/,
    text: [
      'Con calma: por no renovar este año la Cámara no la cierra. Cancela la matrícula de la persona natural y del establecimiento cuando pasan cinco años sin renovar, y la sociedad queda disuelta y en liquidación (Ley 1727 de 2014, art. 31).',
      `La Cámara tampoco pone multa: se paga lo atrasado, con la tarifa de cada año. ${chamberFine} ${police}`,
      'Ahora: renueva por internet en tu Cámara cuanto antes. Mientras tanto la matrícula aparece sin renovar en www.rues.org.co, y eso lo miran bancos y clientes. Con el NIT te decimos cuánto falta.',
    ],
    links: [call, lawyer],
    calms: true,
  },
  {
    topic: 'No renové la matrícula este año: ¿cómo se hace y hay multa?',
    when: [register, new RegExp(`${unrenewed.source}|\\b(?:se me|me) paso\\b`), ofThisYear],
    not: /\b(?:hace (?:\d|dos|tres|cuatro|cinco|varios|muchos)|(?:dos|tres|cuatro|cinco|varios|muchos|\d) anos|cancel\w+|cerrar\w*|cerr(?:e|o|amos)|ya no|20(?:1\d|2[0-5])|embarg\w+|propiedad horizontal|vehiculo|carro|universidad|colegio|certificado)\b/,
    text: [
      `Con calma: renuévala ya, por internet, y paga la tarifa de este año. La Cámara no pone multa. ${chamberFine} ${police} Con cinco años sin renovar se cancela la matrícula, y la sociedad queda disuelta (Ley 1727, art. 31).`,
      `${howToRenew} ${lastDay}`,
    ],
    links: [call, renewal, lawyer],
    calms: true,
  },
  {
    topic: 'No renuevo la Cámara de Comercio hace años, ¿hay multa?',
    when: [
      register,
      unrenewed,
      /\b(?:multa\w*|sancion\w*|cobr\w+|que (?:me |nos )?(?:pasa\w*|(?:puede\w* |podrian? |va a )pas\w+)|consecuencias?|grave|cancel\w+|cuanto|cierr\w+|cerr\w+)\b/,
    ],
    not: /\b(?:recien|este ano|ayer|embarg\w+|propiedad horizontal|vehiculo|carro|universidad|colegio)\b/,
    text: [
      `Con calma: se arregla renovando. La Cámara no pone multa: le debes la renovación de cada año que falta, con la tarifa de ese año (si la última fue la de ${uvt.year - 3}, son ${uvt.year - 2}, ${uvt.year - 1} y ${uvt.year}). ${chamberFine}`,
      'Con cinco años sin renovar, la Cámara cancela la matrícula de la persona natural y del establecimiento; la sociedad queda disuelta y en liquidación (Ley 1727, art. 31). A una sociedad con tres, la Superintendencia de Sociedades la puede declarar disuelta si no demuestra que opera (Ley 1955 de 2019, art. 144). Mira primero en www.rues.org.co si ya pasó.',
      `Si el negocio sigue, basta renovar todo junto, en la página de tu Cámara: mientras tanto aparece sin renovar, y eso lo miran bancos y clientes. ${police} Con el NIT te decimos cuánto falta.`,
      'Cómo se cancela: 1. Paga los años que falten (Decreto 1074 de 2015, art. 2.2.2.38.6.5). 2. Persona natural: pide la cancelación de la matrícula y del establecimiento, por internet o en la sede. Sociedad: acta de disolución y liquidación, inscrita. 3. Cierra el ICA en tu municipio y, al final, cancela el RUT con la DIAN al día.',
    ],
    links: [call, lawyer, lateLink],
    calms: true,
  },
  {
    topic: '¿Cómo renuevo la matrícula y hasta cuándo?',
    when: [
      register,
      /\b(?:renuevo|renueva\w*|renovar\w*|renovamos|renovacion)\b/,
      /\b(?:como|donde|pasos|por internet|en linea|que (?:necesito|piden|hago))\b/,
    ],
    not: /\b(?:no (?:la |lo |he |hemos )?(?:renov\w+|renuev\w+)|sin renovar|cuanto|vale|cuesta|precio|tarifa|multa\w*|sancion\w*|certificad\w+|cancel\w+|cerrar|atrasad\w+|vehiculo|carro|universidad|colegio|rnt|rup|contrato\w*|descuento|emplead\w+)\b/,
    text: [howToRenew, `${lastDay} La tarifa sale de los activos y la calcula la misma página.`],
    links: [renewal, lawyer, call],
  },
]
