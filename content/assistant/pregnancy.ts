import { call } from './reply-links'
import type { Rule } from './rules'

const dismissal = {
  kept: 'sin permiso del inspector del Trabajo: se presume que fue por el embarazo, y ese despido no tiene efecto; además hay una indemnización de 60 días de salario (Código Sustantivo del Trabajo, arts. 239 a 241). La protección sigue después del parto: confirma el plazo con el Ministerio.',
  steps:
    'Ahora: 1. No firmes renuncia ni acuerdo. 2. Reúne contrato, desprendibles, la prueba de que avisaste del embarazo y la carta de despido; si no te la dieron, pídela. 3. Ve al Ministerio del Trabajo, que orienta gratis (www.mintrabajo.gov.co), o presenta una tutela: el tiempo importa.',
  dismissed:
    /\bme (?:echaron|despidieron|sacaron|botaron|van a (?:echar|despedir|sacar)|pueden (?:echar|despedir|sacar)|quieren (?:echar|despedir|sacar))\b/,
  not: /\b(?:mi emplead[oa]|una emplead[oa]|cuanto (?:me |nos )?cobran)\b/,
} as const

/** Matches a dismissed father: told by the pregnant woman, or by himself. */
const father =
  /\bmi (?:esposo|marido|pareja|novio|companero)(?: \w+){0,2} l[oe] (?:van a |quieren |pueden |acaban de )?(?:despid|despedi|ech|sac|bot|termin|cancel)\w*|\b(?:despidieron|echaron|sacaron|botaron|despedir|echar|sacar) a mi (?:esposo|marido|pareja|novio|companero)\b|\bmi (?:esposo|marido|pareja|novio|companero) (?:fue|lo|quedo|esta) (?:despedido|echado|sin (?:trabajo|empleo))\b|\bme (?:echaron|despidieron|sacaron|botaron|(?:van a|pueden|quieren) (?:echar|despedir|sacar))\b[^]*\bmi (?:esposa|mujer|pareja|novia|companera|senora)\b|\bmi (?:esposa|mujer|pareja|novia|companera|senora)\b[^]*\bme (?:echaron|despidieron|sacaron|botaron|(?:van a|pueden|quieren) (?:echar|despedir|sacar))\b/

/** Answers for a pregnant worker whose contract ends or who was dismissed. */
export const pregnancy: readonly Rule[] = [
  {
    topic: 'Despidieron al papá y la mamá está embarazada, ¿es legal?',
    when: [/\b(?:embaraz\w+|en embarazo|esperando (?:un |una |a un )?(?:bebe|hij[oa]))\b/, father],
    not: /\b(?:mi emplead[oa]|un emplead[oa]|soy (?:empleador\w*|el jefe|la jefa)|cuanto (?:me |nos )?cobran|trabaja(?:ba)? conmigo)\b/,
    text: [
      'Si la mujer no tiene un empleo formal, no: a quien tiene a su esposa o pareja embarazada, o en las 18 semanas después del parto, no lo pueden despedir sin permiso del inspector del Trabajo (Código Sustantivo del Trabajo, arts. 239 y 240, con la Ley 2141 de 2021; Corte Constitucional, C-005 de 2017). Sin permiso se deben además 60 días de salario. Con justa causa y permiso sí vale, y si ella tiene empleo formal esta protección no aplica.',
      'Cuenta desde que el empleador sabe del embarazo: se avisa de palabra o por escrito, se declara que ella no tiene empleo y hay un mes para llevar la prueba. Ahora: 1. Avisen hoy por escrito, si no lo han hecho, y guarden la prueba y las fechas. 2. No firmar renuncia ni acuerdo. 3. Pedir la carta de despido e ir pronto al Ministerio del Trabajo, que orienta gratis (www.mintrabajo.gov.co), o poner una tutela y pedir el reintegro. Nosotros asesoramos a empresas; un consultorio jurídico es gratis.',
    ],
    links: [call],
  },
  {
    topic: 'Estoy embarazada y se me acaba el contrato',
    when: [
      /\b(?:embaraz\w+|en embarazo|gestacion|gestante)\b/,
      /\b(?:termino fijo|contrato fijo|fijo)\b|\bcontrato\b(?: \w+){0,4} (?:acab|venc|termin|renuev|renov|prorrog)\w*|\b(?:acab|venc|termin|renuev|renov|prorrog)\w*\b(?: \w+){0,3} contrato\b/,
      /\b(?:estoy|soy|quede|me|mi contrato)\b/,
    ],
    not: /\b(?:(?:mi|una|la) (?:emplead[oa]|trabajadora|muchacha|secretaria)|puedo (?:no )?(?:renovar|terminar|despedir)\w*|cuanto (?:me |nos )?cobran|prestacion de servicios|periodo de prueba|me (?:echaron|despidieron|botaron))\b/,
    text: [
      'No basta con que llegue la fecha: estando embarazada, para no seguir la empresa debe probar que el trabajo de verdad se acabó y pedir antes permiso al Ministerio del Trabajo (Código Sustantivo del Trabajo, arts. 239 y 240; Corte Constitucional, SU-075 de 2018). El aviso de 30 días (art. 46) tampoco basta. Sin permiso se presume que fue por el embarazo, y además se deben 60 días de salario.',
      'Ahora: 1. Si no lo has hecho, avisa hoy por escrito que estás embarazada, con la prueba o el certificado médico, y guarda la copia recibida: lo que la empresa sabía decide el caso. 2. No firmes renuncia ni acuerdo. 3. Si te sacan, pide la carta y ve pronto al Ministerio, que orienta gratis (www.mintrabajo.gov.co), o pon una tutela. Nosotros asesoramos a empresas; un consultorio jurídico es gratis.',
    ],
    links: [call],
  },
  {
    topic: 'Me echaron embarazada, ¿tienen abogado?',
    when: [/\bembaraz\w+\b/, dismissal.dismissed, /\babogad[oa]s?\b|\bllevan (?:el|mi|esos?) casos?\b/],
    not: dismissal.not,
    text: [
      `Lo sentimos. Nuestros abogados asesoran a empresas, así que tu caso no lo llevamos; un consultorio jurídico de universidad es gratis. Y estás protegida: no te podían despedir ${dismissal.kept}`,
      dismissal.steps,
    ],
    links: [call],
  },
  {
    topic: 'Me echaron embarazada, ¿es legal?',
    when: [/\bembaraz\w+\b/, dismissal.dismissed],
    not: dismissal.not,
    text: [
      `No, ${dismissal.kept}`,
      `${dismissal.steps} Nosotros asesoramos a empresas; si no tienes abogado, un consultorio jurídico es gratis.`,
    ],
    links: [call],
  },
]
