import { call, mail } from './reply-links'
import type { Reply } from './replies'

/** Frequent words of French, Portuguese, Italian and German. None of the words exists in Spanish or English. */
export const foreignWords =
  'vous nous bonjour bonsoir merci avec pouvez pourriez puis voudrais veux ouvrir societe comptable comptabilite impots combien parlez etes quelle pour ' +
  'voce voces nao obrigado obrigada preciso uma ajudam ajudar impostos contabilidade falam quanto custa minha meu quero ' +
  'buongiorno vorrei aprire societa grazie sono tasse ich und nicht eine bitte guten steuern sprechen'

export const foreignReply: Reply = {
  text: [
    'Aquí respondo en español, y un poco en inglés. Llevamos contabilidad, impuestos y nómina, y creamos empresas en Colombia. Escríbeme la pregunta en español, o escribe o llama al equipo: una persona te dice en qué idioma te puede atender.',
    'I answer in Spanish, and a little in English. We do accounting, taxes and payroll, and we set up companies in Colombia. Please write in one of these languages, or write or call: a person of the team answers you.',
  ],
  links: [mail, call, { href: '/servicios/asesoria-legal', label: 'Asesoría legal: crear una empresa' }],
}

export const foreignMoney = {
  spanish:
    'Ese valor no está en pesos y no lo comparé con nada: los topes van en pesos. Pasa cada pago a pesos con la TRM de su día (la publica la Superintendencia Financiera), súmalos y escríbeme el total en pesos.',
  english:
    'I did not compare that amount with anything: the limits are in Colombian pesos. Convert each payment at the official rate (TRM) of its day, published by the Superintendencia Financiera, and write me the total in pesos.',
} as const
