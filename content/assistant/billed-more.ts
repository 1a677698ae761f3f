import { firm } from '../firm'
import { vatPercent } from '../services'
import { call, mail } from './reply-links'

/** Words of a client whose bill from the firm is higher than the contract, and the sentences of the answer. */
export const billedMore = {
  bill: /\b(?:factura|cobro|cobraron|cobran|mensualidad|honorarios|me (?:llego|facturaron))\b/,
  ofFirm:
    /\b(?:ustedes|uds|su factura|de la firma|firmamos|firme|me (?:dijeron|cotizaron|ofrecieron)|en el contrato|contrato dice|la propuesta)\b/,
  agreed: /\b(?:contrato|propuesta|cotiz\w+|acord\w+|acuerdo|pact\w+|qued(?:amos|ado|e|o) en|dijeron|dice)\b/,
  /** A message with one of these words is not about the firm's bill, so it gets another answer. */
  other:
    /\b(?:dian|proveedor\w*|mi cliente|un cliente|arriend\w+|canon|inquilin\w+|emplead\w+|sueldo|salario|trabajador\w*|celular|internet|luz|epm|banco|multa\w*|sancion\w*|retenc\w+|retuv\w+|jefe|obra|contratista|antes cobraban|otro contador|otra firma)\b/,
  sorry: 'Si te cobramos de más, disculpa: se revisa y se corrige.',
  isVat: (agreed: string, withTax: string) =>
    `Mira primero el IVA: ${agreed} más el ${vatPercent}% son ${withTax}, y los precios del contrato se dan más IVA. Así que casi toda la diferencia, o toda, puede ser eso: compara el subtotal de la factura, antes de IVA, con el contrato.`,
  isMore: (agreed: string, withTax: string) =>
    `Los precios del contrato se dan más IVA: ${agreed} más el ${vatPercent}% son ${withTax}. Lo que pase de ahí tiene que estar explicado: puede ser un servicio aparte, o un error.`,
  rest: `Si el subtotal no es el del contrato, escríbenos a ${firm.email} o en «Mensajes» con el número de la factura y la parte del contrato. Si el error es nuestro, se corrige con una nota crédito y otra factura. Desde este chat no veo tu cuenta.`,
  links: [mail, { href: '/portal', label: 'Ir al portal' }, call],
} as const
