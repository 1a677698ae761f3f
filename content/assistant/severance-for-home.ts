import { contactHref } from '../contact-topics'
import { call } from './reply-links'
import type { Rule } from './rules'

const takes = /\b(?:sac\w+|retir\w+|us(?:o|ar\w*)|pid\w+|pedir\w*|coger\w*|cojo)\b/
const repairs = /\b(?:arregl\w+|remodel\w+|mejor\w+|repar\w+|ampli\w+|pint\w+|techo|cocina|bano|piso)\b/
const home = /\b(?:casas?|vivienda|apartamento|apto)\b/
const mine = /\b(?:puedo|podria|mis cesantias|me (?:dejan|las|prestan)|sirven|se puede)\b/
const relative =
  /\b(?:mamas?|papas?|mami|papi|madre|padres?|abuel[oa]s?|suegr[oa]s?|herman[oa]s?|ti[oa]s?|hij[oa]s?|famili\w+)\b/
const others =
  /\b(?:mi emplead[oa]|un emplead[oa]|mis emplead[oa]s|trabajador\w*|mi jefe|no me (?:han |las )?(?:pag|consign)\w+|embarg\w+|fallec\w+|muri\w+|compr\w+|hipoteca|autoriz\w+|le (?:debo|doy|pago)|estudi\w+|universidad)\b/

const whose =
  'la casa debe ser de quien trabaja o de su cónyuge (DUR 1072 de 2015, art. 2.2.1.3.3); con una pareja sin matrimonio, confírmalo en el fondo. Según el Ministerio del Trabajo, no hace falta vivir allá ni ser dueño único (concepto de 2019).'
const paidIn =
  'Cuándo: quien te emplea consigna en tu fondo las de cada año hasta el 14 de febrero del año siguiente (Ley 50 de 1990, art. 99), y a ti te paga los intereses hasta el 31 de enero.'
const asked =
  'Las que están en el fondo las pides allá, con la cotización y el certificado de tradición; las de este año, que aún no se consignan, a quien te emplea. Al terminar el contrato son tuyas todas, para lo que quieras.'

const links = [call, { href: contactHref('asesoria-nomina'), label: 'Contárselo a nómina' }] as const

/** Answers workers who want their severance savings for repairs of a house: their own or a relative's. */
export const severanceForHome: readonly Rule[] = [
  {
    topic: '¿Puedo sacar mis cesantías para la casa de un familiar?',
    when: [/\bcesantias?\b/, takes, repairs, home, mine, relative],
    not: others,
    text: [
      `No, si la casa es solo de tu familiar: para arreglos, ${whose} Si una parte es tuya, sí.`,
      paidIn,
      asked,
    ],
    links,
  },
  {
    topic: '¿Puedo sacar mis cesantías para arreglar mi casa?',
    when: [/\bcesantias?\b/, takes, repairs, home, mine],
    not: others,
    text: [`Sí, mientras trabajas: para arreglos, ${whose}`, paidIn, asked],
    links,
  },
]
