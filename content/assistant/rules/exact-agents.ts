import { minimumPenaltyInPesos, uvt } from '../../legal-figures'
import { call, lateLink, write } from '../reply-links'
import type { Rule } from '../rules'

const unsettled =
  /\binefica\w+|\b(?:no )?(?:me |nos )?(?:quedo|queda|quedaria|quedara|quedado|aparece|figura) (?:bien |como )?(?:presentad[ao]|pagad[ao]|valid[ao])\b|\b(?:banco|pse|pago)\b(?: \w+){0,4} (?:devolv\w+|devuelv\w+|rechaz\w+|rebot\w+|revers\w+|no (?:paso|entro|salio|quedo))\b|\b(?:devolv\w+|devuelv\w+|rechaz\w+|rebot\w+|revers\w+)\b(?: \w+){0,3} (?:pago|banco|pse)\b|\bsin efectos? (?:legal|juridico)\w*/

/** Answers for withholding agents, whose words resemble those of people from whom tax was withheld. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Quedó ineficaz mi declaración de retención?',
    when: [/\bret\w*nc\w+|\bretefuente\b|\brete fuente\b|\bformulario 350\b/, unsettled],
    not: /\b(?:me (?:hicieron|practicaron|retuv\w+|descont\w+|descuent\w+|quit\w+)|certificado\w*|cdt|reteica|ica|reteiva|salario|sueldo|emplead\w+|notaria|saldo a favor|corr[ie][gj]\w*|correcc\w+|error\w*|equivo\w+|mal|cuanto (?:me |nos )?cobran)\b/,
    calms: true,
    text: [
      'Con calma: si la presentaste a tiempo y no han pasado dos meses desde el vencimiento, todavía se arregla. Sin el pago total la declaración de retención no produce efecto legal, y nadie te avisa; vale si se pagó completa en los dos meses siguientes a la fecha en que vencía (E.T., art. 580-1). La de octubre vence en noviembre: hay hasta el mismo día de enero. Si el banco devolvió el pago, cuenta como no pagada.',
      `Para saberlo, y qué hacer: 1. En www.dian.gov.co, con tu usuario, mira que el formulario 350 esté presentado y, en «Obligación financiera», si el pago de ese mes entró. 2. Pide al banco la constancia de la devolución. 3. Si no entró, haz otro recibo 490 con los intereses hasta hoy y págalo completo. 4. Si ya pasaron los dos meses, o la presentaste tarde y sin pagar, se presenta otra vez, con sanción (art. 641; mínimo ${minimumPenaltyInPesos} en ${uvt.year}) e intereses. Hay excepciones si falta muy poco o tienes un saldo a favor suficiente.`,
      'No la dejes: es plata de otros, y no entregarla pasados dos meses de la fecha es delito; pagarla con intereses lo extingue (Código Penal, art. 402). Llámanos con el formulario y el recibo.',
    ],
    links: [call, lateLink, write],
  },
]
