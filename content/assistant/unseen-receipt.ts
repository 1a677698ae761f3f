import { call, whatsapp } from './reply-links'
import type { Rule } from './rules'

const unseen =
  /\b(?:no|ni|tampoco) (?:(?:me|nos|lo|la|se|le|han|ha|he|hemos|esta|puedo) ){0,3}(?:veo|vemos|ver|esta|estan|aparec\w+|sale\w*|salio|encuentr\w+|encontr\w+|sub(?:en|ieron|ido|io)|mand\w+|envi\w+|lleg\w+|carg\w+|public\w+|pas(?:an|aron|ado))\b|\bnadie (?:me|nos) (?:lo |la |ha |han ){0,2}(?:mand\w+|envi\w+|pas\w+|subi\w+)\b|\b(?:falta|sin) (?:el|la|ver el) (?:recibo|declaracion|formulario)\b/
const paper = /\b(?:recibos?|declaraci\w+|formularios?|350|490)\b/
const soon =
  /\b(?:venc\w+|ultimo dia|plazo)\b(?: \w+){0,6} (?:hoy|manana|ya)\b|\b(?:hoy|manana)\b(?: \w+){0,5} (?:venc\w+|ultimo dia)\b|\b(?:hoy|manana) (?:es el ultimo dia|tengo que pagar|hay que pagar|toca pagar)\b|\bven[cs]e ya\b/
const other =
  /\b(?:muisca|en la (?:pagina de la )?dian|la dian no|caid[oa]|ica|reteica|predial|vehiculos?|camara|planilla|pila|cliente no|no soy cliente|cuanto (?:me |nos )?cobran|multa\w*|emplaz\w+|luz|agua|arriendo|banco)\b/

const steps = (form: string) =>
  `Ahora: 1. Llama o escribe por WhatsApp con el NIT, el impuesto y el mes. 2. No firmes ni pagues un borrador sin aprobar. 3. Si nadie te contesta a tiempo, entra tú a www.dian.gov.co con tu usuario: ${form}, ya presentado, sale el recibo 490, que se paga por PSE. 4. En el portal, el «Calendario» del mes trae la declaración y el recibo cuando ya se presentó. Desde este chat no veo tu cuenta.`

/** Answers a client whose return is due today or tomorrow and who does not find its receipt in the portal. */
export const unseenReceipt: readonly Rule[] = [
  {
    topic: 'Vence la retención y no veo el recibo',
    when: [unseen, paper, soon, /\b(?:(?:auto)?r?ret[ei]nc\w*|retefuente|rete fuente|350)\b/],
    not: other,
    text: [
      'Con calma, pero llámanos ya. La retención se presenta en el 350 y se paga completa: sin el pago total la declaración no vale, salvo que se pague en los dos meses siguientes al vencimiento (E.T., art. 580-1), y desde ese día corren intereses (art. 634).',
      steps('del formulario 350'),
    ],
    links: [call, whatsapp, { href: '/portal', label: 'Ir al portal' }],
  },
  {
    topic: 'Vence el impuesto y no veo el recibo',
    when: [unseen, paper, soon],
    not: other,
    text: [
      'Con calma, pero llámanos ya. Presentar a tiempo evita la sanción aunque el pago llegue después (menos en la anual del SIMPLE, que sin el pago puede tenerse por no presentada: E.T., art. 914); lo que no se pague ese día suma intereses (E.T., arts. 634 y 641).',
      steps('del formulario de ese impuesto'),
    ],
    links: [call, whatsapp, { href: '/portal', label: 'Ir al portal' }],
  },
]
