import { uvtInPesos } from '../legal-figures'
import { call, write } from './reply-links'
import type { Rule } from './rules'

const notebooks = /\b(?:cuadernos?|libretas?|agendas?)\b/
const books = /\b(?:libros?|revistas?)\b/
const asksVat =
  /\biva\b(?: \w+){0,5} (?:cuadernos?|libretas?|agendas?|libros?|revistas?)\b|\b(?:llev\w+|tien\w+|pag\w+|cobr\w+|caus\w+|grav\w+|exent\w+|excluid\w+|tarifa|(?:con|sin) iva)\b/
/** Words of other products, of bookkeeping and of the buyer's VAT, which other rules answer. */
const others =
  /\b(?:ropa|zapatos|comida|mascotas?|perros?|gatos?|celulares?|computador\w*|bicicletas?|joyas|cosmeticos|juguetes|usad\w+|segunda|import\w+|export\w+|amazon|descont\w+|descuent\w+|rest\w+|recuper\w+|devol\w+|retenc\w+|contab\w+|contables?|fiscal\w*|auxiliar\w*|actas?|accionistas|diario|registr\w+|ustedes|kindle|digital\w*|electronic\w+)\b/

const notebookRate =
  'Los cuadernos y las libretas, sí: como regla, al 19% (E.T., art. 468). No los vemos entre los bienes al 5%, exentos o excluidos (arts. 468-1, 477 y 424); un tributarista te confirma la partida.'
const bookRate =
  'Los libros y las revistas, no, si son científicos o culturales: son exentos (E.T., art. 478). No entran ahí horóscopos, fotonovelas, modas, historietas ni juegos de azar (Ley 98 de 1993, art. 2).'
const whoCharges = `Quien vende lo gravado cobra ese IVA solo si es responsable (48): una persona natural con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} y las demás condiciones puede no serlo (art. 437, parágrafo 3).`

const links = [write, call]

/** Answers whether notebooks, books or both have VAT, each with the product that was asked first. */
export const papersWithVat: readonly Rule[] = [
  {
    topic: '¿Los cuadernos y los libros llevan IVA?',
    when: [/\biva\b/, notebooks, books, asksVat],
    not: others,
    text: [notebookRate, bookRate, whoCharges],
    links,
  },
  {
    topic: '¿Los cuadernos llevan IVA?',
    when: [/\biva\b/, notebooks, asksVat],
    not: others,
    text: [notebookRate, whoCharges],
    links,
  },
  {
    topic: '¿Los libros llevan IVA?',
    when: [/\biva\b/, books, asksVat],
    not: others,
    text: [
      bookRate,
      'Quien los vende no cobra IVA por ellos (art. 439); lo demás de una librería sigue su propia regla.',
    ],
    links,
  },
]
