import { contactHref } from '../contact-topics'
import { call } from './reply-links'
import type { Rule } from './rules'
import { startingAt } from './starting-at'

/** Says how an external audit and the statutory auditor differ. */
export const auditAndReview =
  'La auditoría externa es voluntaria y por proyecto: una opinión independiente sobre si los estados financieros dicen la verdad. Sirve para un banco, un inversionista, una casa matriz, vender la empresa o encontrar errores y fraudes. El revisor fiscal, en cambio, lo exige la ley a ciertas empresas, lo nombra la asamblea, se inscribe en la Cámara y trabaja todo el año.'

/** Answers whether one firm may be the statutory auditor and the external auditor of a company. */
export const sameFirm: readonly Rule[] = [
  {
    topic: '¿Qué diferencia hay entre auditoría y revisoría, y puede hacer las dos la misma firma?',
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\bauditor(?:a|ia)?\b/,
      /\bdiferencia\w*\b/,
      /\bmism[oa]s? (?:firma|persona|contador\w*|empresa)\b|\b(?:puedo|pueden|puede|podemos|se puede)\b.*\b(?:ambas|ambos|los dos|las dos)\b/,
    ],
    text: [
      auditAndReview,
      'Las dos con la misma firma, no, en la misma empresa y al mismo tiempo: el Consejo Técnico de la Contaduría Pública dice que se pierde independencia (concepto 428 de 2021; Ley 43 de 1990, art. 48). Contrata dos firmas sin vínculos entre sí.',
    ],
    links: [{ href: '/servicios/revisoria-fiscal#preguntas', label: 'Leer sobre revisoría fiscal' }, call],
  },
  {
    topic: '¿La misma firma puede ser revisor fiscal y auditor externo?',
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\bauditor(?:a|ia)?\b/,
      /\b(?:mism[oa]s?|tambien|a la vez|al tiempo|ambas|ambos|los dos|las dos)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|diferencia\w*|que es mejor|cobran|precio|cuanto)\b/,
    text: [
      'No en la misma empresa y al mismo tiempo: el Consejo Técnico de la Contaduría Pública dice que quien es revisor fiscal, persona o firma, no debe hacer además la auditoría externa, porque pierde independencia (concepto 428 de 2021; Ley 43 de 1990, art. 48).',
      'Contraten dos firmas distintas y sin vínculos entre sí. Quien fue revisor fiscal espera un año para prestar otros servicios a esa empresa (art. 48). Si ya los tienen con la misma, se cambia uno: la asamblea decide sobre el revisor y se inscribe en la Cámara.',
    ],
    links: [{ href: '/servicios/revisoria-fiscal#preguntas', label: 'Leer sobre revisoría fiscal' }, call],
  },
]

/** Answers a cooperative that asks for a proposal or the price of its statutory auditor. */
export const cooperativeAuditor: Rule = {
  topic: 'Propuesta de revisoría fiscal para una cooperativa',
  when: [
    /\brevisor(?:as?|ias?|es)?\b/,
    /\b(?:cooperativas?|precooperativa|fondos? de empleados|mutual(?:es)?)\b/,
    /\b(?:propuesta|coti[sz]\w+|precio|valor|costo|tarifa|honorarios|presupuesto|cuanto (?:me |nos |se )?(?:cobr\w+|cuesta|vale|sale|valdria|costaria))\b/,
  ],
  not: /\b(?:gana|sueldo|vacante|multa\w*|sancion\w*|renunci\w+|demand\w+|debe ganar|contabilidad)\b/,
  text: [
    `La revisoría fiscal va ${startingAt('revisoria-fiscal')}. El valor exacto sale de los activos, los asociados, las agencias y los reportes, y va por escrito antes de empezar. La hacemos si no llevamos la contabilidad.`,
    'Requisitos: una cooperativa debe tener revisor fiscal, salvo que su superintendencia la exima (Ley 79 de 1988, art. 41). Lo elige la asamblea, con suplente, los dos contadores públicos; queda en acta y se inscribe en la Cámara de Comercio. Si es de ahorro y crédito, además se posesiona ante la Superintendencia de la Economía Solidaria.',
    'Para la propuesta mándanos: RUT, certificado de existencia, estatutos, últimos estados financieros con su dictamen, número de agencias y de empleados, si hay actividad financiera y el día de la asamblea.',
  ],
  links: [
    { href: contactHref('revisoria-fiscal'), label: 'Pedir una propuesta' },
    call,
    { href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' },
  ],
}
