import { letWithVat as text } from '@/content/assistant/let-with-vat'
import { call, incomeLink, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt } from '@/content/legal-figures'
import { vatPercent } from '@/content/services'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const place = /\b(?:local(?:es)?|bodegas?|oficinas?|consultorios?)\b/
const lets =
  /\b(?:arr[ie]+nd(?:o|e|amos|ar|arle|arlo|ado|ada|ando)|arriendo|alquil(?:o|e|amos|ar)|inquilin[oa]s?|canon)\b/
const asks =
  /\b(?:cobr\w+|llev\w+|factur\w+|pon\w+|sum\w+|tengo (?:que|q)|toca|debo|hay que|obligad[oa]|va con|con iva|mas iva)\b/
/** This answer is wrong for a message with one of these words, such as from a tenant or a company. */
const other =
  /\bpag(?:o|amos|ar|ue)\b(?: \w+){0,4} (?:arriendo|canon|alquiler|local|oficina|bodega)\b|\b(?:me (?:arriend\w+|cobra\w*|factur\w+)|soy (?:el |la )?(?:inquilin[oa]|arrendatari[oa])|tom\w+ en arriendo|(?:mi|nuestra|tenemos una|tengo una) (?:sas|sociedad|empresa|inmobiliaria)|somos una|descont\w+|sancion\w*|multa\w*|reteiva|ica|simple|airbnb|vend\w+|vivienda|apartamento|apto|casa|dos|tres|cuatro)\b/
const responsible = /(?<!\bno (?:soy |somos |es )?)\bresponsables? (?:de|del) iva\b/
const retention = 0.035

/** Tells a person who lets a shop or an office whether to charge IVA, from the rent of a month. */
export function letWithVatReply({
  text: typed,
  amounts: [rent, ...others],
  english,
}: Question): Reply | null {
  if (english || !rent || others.length > 0 || rent < 10 * uvt.value || rent > 100_000_000) return null
  if (!place.test(typed) || !lets.test(typed) || !asks.test(typed)) return null
  if (other.test(typed) || /\b(?:al ano|anual\w*)\b/.test(typed)) return null
  const year = rent * 12
  const vat = formatPesos((rent * vatPercent) / 100)
  const answer = responsible.test(typed)
    ? text.responsible(vat)
    : (year < 3_500 * uvt.value ? text.below : text.above)(formatPesos(rent), formatPesos(year), vat)
  const kept = rent * retention
  const toCompany = /\b(?:empresa|sas|sociedad|banco|compania)\b/.test(typed)
  return {
    text: [
      answer,
      toCompany ? text.withheld(formatPesos(kept), formatPesos(rent - kept)) : text.withheldIfCompany,
    ],
    links: [incomeLink, write, call],
  }
}
