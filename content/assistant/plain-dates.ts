/** A message with only the name of one of these taxes and words about time gets the tax's next due dates. */
export const plainDateSlugs: ReadonlySet<string> = new Set([
  'retencion-en-la-fuente',
  'iva-bimestral',
  'iva-cuatrimestral',
  'impuesto-al-consumo',
  'regimen-simple',
  'ica-bogota',
  'renta-empresas',
  'renta-grandes-contribuyentes',
  'renta-personas-naturales',
])
/** If a message has none of these words, the answer gives the months of income tax for each kind of taxpayer. */
export const namesPayer =
  /\b(?:empresas?|sociedad(?:es)?|sas|juridicas?|cedula|personas? natural(?:es)?|grandes contribuyentes|gran contribuyente)\b/
export const timeWords =
  /\b(?:cuando|fechas?|plazos?|venc\w+|calendario|que dias?|este mes|hasta cuando|limite|termin\w+)\b/
/** A message that asks only for due dates has no words except these and the names of months. */
export const plainDateWords =
  /^(?:cuando|fechas?|plazos?|venc\w+|calendario|que|dias?|este|mes|hasta|limite|hola|buen[oa]s|dias|tardes|noches|por|favor|me|se|toca|tengo|debo|hay|es|son|cual|cuales|el|la|los|las|lo|de|del|en|para|al|y|a|mi|nit|cedula|termin\w+|acaba|\d{1,10}|una|un|proxim[oa]s?|siguiente|ano|actual|2026|2027|present\w+|pag\w+|declar\w+|iva|iba|retencion(?:es)?|retefuente|rete|fuente|impuestos?|nacional|consumo|impoconsumo|inc|simple|regimen|tributacion|anticipos?|ultim[oa]s?|bimestres?|bimestral(?:es)?|cuatrimestral(?:es)?|mensual(?:es)?|reteica|ica|bogota|renta|empresas?|sociedad(?:es)?|sas|juridicas?|personas?|natural(?:es)?|grandes|gran|contribuyentes?|dian|tributari[oa]s?)$/
/** The questions whose answers explain how the due dates of a tax are set. */
export const dateRules: readonly { slug: RegExp; question: string }[] = [
  { slug: /^(?:iva-|retencion-)/, question: '¿Cuándo vencen el IVA y la retención en la fuente?' },
  { slug: /^renta-/, question: '¿Cuándo se declara la renta?' },
]
