/** By these words the assistant recognises what a question asks; patterns expect lower case without accents. */

export const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** The days of a month that people write as a word, as in «quince de mayo». */
export const writtenDays: Readonly<Record<string, string>> = Object.fromEntries(
  'primero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'
    .split(' ')
    .map((word, at) => [word, String(at + 1)]),
)

export const hurriedWords: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  pa: 'para',
  xq: 'porque',
  pq: 'porque',
  porq: 'porque',
  cdo: 'cuando',
  cndo: 'cuando',
  kuando: 'cuando',
  d: 'de',
  dl: 'del',
  x: 'por',
  xa: 'para',
  qto: 'cuanto',
  cto: 'cuanto',
  bno: 'bueno',
  necesto: 'necesito',
  nesecito: 'necesito',
  ayda: 'ayuda',
  nomnia: 'nomina',
  nmina: 'nomina',
  electrnica: 'electronica',
  elctronica: 'electronica',
  fctura: 'factura',
  facura: 'factura',
  delcaracion: 'declaracion',
  declaracon: 'declaracion',
  retencon: 'retencion',
  retenion: 'retencion',
  rtefte: 'retefuente',
  retefte: 'retefuente',
  rtefuente: 'retefuente',
  retfuente: 'retefuente',
  cesntias: 'cesantias',
  liquidcion: 'liquidacion',
}
const shortMonths: Readonly<Record<string, string>> = {
  ...Object.fromEntries(months.map((month) => [month.slice(0, 3), month])),
  sept: 'septiembre',
  setiembre: 'septiembre',
}
const full = new Map(Object.entries({ ...hurriedWords, ...shortMonths }))

/** Matches the beginning of the misspellings «kuanto», «quanto» and «kual». */
const misspelt = /^[kq]ua(?=nt|nd|l)/

/** Matches «rete fte» and a bare «rete», which mean the withholding of income tax; «rete ica» and «rete iva» are others. */
const shortWithholding =
  /\br(?:e)?te(?: (?:en (?:la )?)?(?:fuente|fte)| renta)?\b(?! (?:de |del )?(?:ica|iva|garantia))/g

/** Replaces abbreviations by the full words; the text must be in lower case without accents. */
export const writtenOut = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => full.get(word) ?? word.replace(misspelt, 'cua'))
    .join(' ')
    .replace(shortWithholding, 'retefuente')

/** The number of the last period of a year, as in «el último bimestre». */
export const lastOf: Readonly<Record<string, number>> = { bimestre: 6, cuatrimestre: 3 }
/** Beginnings of the ordinals in names of periods, such as «segundo bimestre» or «tercera cuota». */
export const ordinals = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext'] as const
export const cycles = 'bimestre|cuatrimestre|trimestre'

/** Each pattern recognises one thing that a question can ask for; a question can match several. */
export const asks = {
  /** Matches words that certainly ask for a date. */
  when: /\b(cuando (?:se|es|son|toca|vence\w*|me|debo|hay|tengo|pag\w+|present\w+|declar\w+|sale|consign\w+)|(?:hasta|para) cuando|(?:que|cual) (?:dias?|fecha)|(?:todavia|aun) (?:alcanzo|alcanzamos|puedo|estoy a tiempo)|fecha limite|fechas? (?:de|del|para)|plazos?|venc(?:e|en|imientos?))\b/,
  /** Matches words that can ask for a date, but that people also use when they only tell what happened. */
  perhapsWhen: /\b(cuando|venc\w+|fechas?|plazos?|que dias?|limite|calendario)\b/,
  mustPay:
    /\bque (?:impuestos? )?(?:se |me )?(?:declar|present|pag|venc)\w*|\b(toca|hay que|tengo que|debo) (pagar|presentar|declarar)\b/,
  /** Matches a question for a figure, but not «cuánto demora», which asks for a time. */
  howMuch:
    /(?<!cada )\b(cuant[oa]s?(?! (?:se |me )?(?:demor|tard|tiempo))|porcentajes?|tarifas?|tasas?|topes?|monto|valor)\b/,
  price: /\b(cuesta|cobran|precios?|cotiz\w+|ustedes)\b/,
  late: /\b(paso|pasaron|vencio|vencieron|tarde|atras\w*|olvid\w*|alcanc\w*|no (he )?(present\w+|pag\w+|declar\w+))\b/,
  missed: /\b(ya|se) (me )?paso\b|\bvencio\b/,
  fine: /\b(sancion\w*|multa\w*|extemporane\w*|carcel|miedo|corr[ei]\w*)\b/,
  people: /\b(emplead\w+|trabajador\w*)\b/,
  duty: /\b(obligad[oa]s?|formularios?)\b/,
} as const
export type Ask = keyof typeof asks

export const tellsWhen = new RegExp(
  String.raw`\b(cuando|${months.join('|')}|dias?|mes(?:es)?|anos?|plazos?|fechas?|venc\w+|calendario|hoy|semanas?|horario|a\.m)`,
)
/** Matches an answer that gives a figure or says why it gives none. */
export const tellsHowMuch = /\d|\bmitad\b|\bno hay\b|\bgrat|\bdepende|\bno l[ao] (se|dig|doy|teng)|\bvalor\b/

/** `words` match the name of a tax; `slugs` are the last parts of the URLs of the pages with the tax's due dates. */
export const taxWords: readonly { words: RegExp; slugs: readonly string[] }[] = [
  { words: /\biva\b|\biba\b|\bvat\b/, slugs: ['iva-bimestral', 'iva-cuatrimestral'] },
  {
    words: /\bretencion(es)?\b|\bretefuente\b|\brete fuente\b|\bwithholding\b/,
    slugs: ['retencion-en-la-fuente'],
  },
  { words: /\bexogena\b|\bmedios magneticos\b/, slugs: ['informacion-exogena'] },
  { words: /\bsimple\b|\banticipos?\b/, slugs: ['regimen-simple'] },
  { words: /\bconsumo\b|\bimpoconsumo\b|\binc\b/, slugs: ['impuesto-al-consumo'] },
  { words: /\bpatrimonio\b/, slugs: ['impuesto-al-patrimonio'] },
  { words: /\bpila\b|\bplanilla\b|\bseguridad social\b/, slugs: ['pila'] },
  { words: /\b(reteica|rete ica)\b|\bica anual\b.*\bbogota\b/, slugs: ['ica-bogota'] },
  { words: /\bmatricula\b|\bcamara de comercio\b/, slugs: ['matricula-mercantil'] },
]
export const incomeTax = /\brenta\b|\bdeclar(o|ar|amos)\b|\b(income|corporate) tax\b|\btax return\b/
export const incomeSlugs = {
  company: 'renta-empresas',
  large: 'renta-grandes-contribuyentes',
  person: 'renta-personas-naturales',
} as const
export type Payer = keyof typeof incomeSlugs
export const payerWords: readonly (readonly [Payer, RegExp])[] = [
  ['large', /\bgran(des)? contribuyentes?\b/],
  ['person', /\b(cedula|cc|c c|persona natural|personas naturales|individuals?|my id)\b/],
]
export const usualSlugs = ['retencion-en-la-fuente', 'iva-bimestral', 'iva-cuatrimestral'] as const
/** Words of somebody who founds a company, enters SIMPLE or the like, and asks for duties instead of due dates. */
export const beginsSomething =
  /\b(?:inscri\w+|pas(?:ar\w*|o|amos)|entr(?:ar|o)|acog\w+|opt(?:ar|o)|salir\w*|salgo|retir\w+)\b.*\bsimple\b|\bprimer[ao]? (?:vez|iva|declaracion|retencion|renta)\b|\b(?:abri|abrimos|cree|creamos|constituy?i?\w*|recien)\b.*\b(?:empresa|sas|sociedad|negocio)\b/
/** A message with a number and one of these words asks for dates. */
export const dueWords =
  /\b(vence|vencen|vencimientos?|cuando|fechas?|plazo|dia|toca|pago|declaro|termina|terminado|terminada|terminacion|due|deadline|when|file)\b/

export const asksUnkept =
  /\bsi no (?:l[eao]s? |se (?:la |lo )?)?(?:l[ao] )?(?:hag\w+|hac\w+|reten\w+|practic\w+|descuent\w+)\b/
