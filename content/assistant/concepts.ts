import type { Reply } from './replies'

/** The kinds of questions that a short message can ask about a concept; «la prima», for example, is a concept. */
export type Aspect =
  | 'what'
  | 'amount'
  /** Asks how a tax or benefit is computed or how a company is closed, because «cómo se liquida» can mean both. */
  | 'how'
  | 'when'
  | 'often'
  /** Asks who owes a tax, must have a document or has a right to a benefit. */
  | 'who'
  | 'payer'
  /** Asks what happens to somebody who does not pay a tax, file a return or have a document. */
  | 'late'
  /** Asks what employees can do if their employer does not pay a benefit. */
  | 'unpaid'
  /** Asks how to get a document and what is needed to get it. */
  | 'get'

/** If a concept has no answer for the aspect `often` or `unpaid`, its answer for `when` or `late` is given. */
export const instead: Partial<Record<Aspect, Aspect>> = { often: 'when', unpaid: 'late' }

export type Concept = {
  /** The concept's name with its article, such as «la prima». */
  name: string
  /** Matches the whole name of the concept without its article, in lower case and without accents. */
  named: RegExp
  links: Reply['links']
  /**
   * For each kind of question, the wording that the chat offers as a choice and the lines of the answer.
   * If only the wording of a question is given, the chat looks for the answer among its other answers.
   */
  aspects: Partial<Record<Aspect, readonly [question: string, ...lines: string[]]>>
}

/** Words that add nothing to a short question. */
export const besideQuestion =
  /\b(?:hola|buen(?:os|as)? (?:dias|tardes|noches?)|buenas|por favor|porfa(?:vor)?|porfis|muchas gracias|gracias|(?:tengo )?una (?:pregunta|duda|consulta)|disculp\w+|(?:me|nos) (?:pueden?|puedes|podrian?|podrias|regalan?) (?:decir|explicar|informar|contar|informacion|info)|(?:me|nos) (?:dicen?|explican?|cuentan?)|(?:quiero|quisiera|necesito|necesitamos|me gustaria|queria) (?:saber|entender|conocer)|no (?:se|entiendo|tengo claro)|(?:saben?|sabes)|oiga|oye|exactamente|mas o menos|(?:bien )?explicad[oa]s?|facilito|facil|sencillo|rapidito|rapido|urgente|plis|pls|(?:en|con) (?:pocas palabras|palabras (?:sencillas|simples|faciles)|espanol)|de (?:manera|forma) (?:sencilla|simple|facil)|para (?:dummies|principiantes|tontos)|resumid[oa]|en colombia|en bogota|aca|(?:de |en )?el presente ano|para el ano)\b/g

/** Words such as «hoy»: with one of these words, a concept's name alone asks for a figure or a day. */
export const nowWords = /\b(?:hoy(?: en dia)?|ahora|actual(?:mente)?|vigente|(?:de |en |para )?este ano)\b/g

const verbs =
  '(?:pag|vence|venz|present|declar|consign|entreg|d[aeio]|hac|hag|hic|report|renov|renuev|actualiz|sac|saqu|liquid|cobr|exig|sub|sale|fij|aument|empie|empez|inici|termin|acab|convoc|registr|tramit|expid|retir|afili|nombr|tien|tuv|lleg|aplic|factur|contrat|llev|ten|transmit)\\w*'
const must =
  '(?:(?:me|nos|le|les|se) )?(?:toca|tocaria|corresponde|tengo que|tenemos que|tienen? que|debo|debemos|deben?|hay que|(?:estoy|soy) obligad[oa] a|esta obligad[oa] a|estan obligad[oa]s a|es obligatorio|puedo|pueden?|tengo derecho|tienen? derecho)'
const to =
  '(?:(?: a)?(?: que)?(?: me| se)?(?: (?:pagar|declarar|presentar|tener|hacer|sacar|dar|llevar|cobrar|facturar|renovar|recibir|reportar|entregar|consignar|expedir|retener)(?:me|nos|les?|l[oa]s?)?)?(?: a)?)?'
const times =
  '(?:cuando|que dias?|que fechas?|que mes(?:es)?|a que hora|desde que hora|en que (?:dias?|fechas?|mes(?:es)?))'
const pronouns = '(?:es |son |se |me |nos |le |les |lo |la |los |las )*'

/**
 * Each pattern recognises one kind of question, and its group `name` captures the name of a concept.
 * The order of the patterns matters: the first pattern whose `name` is a known concept is used.
 */
export const aspectPatterns: readonly (readonly [Aspect, RegExp])[] = [
  [
    'unpaid',
    /^(?:que (?:pasa|sucede|hago|puedo hacer) (?:si|cuando) )?(?:la empresa |mi jefe |el patron |mi empleador )?(?:no|nunca) (?:me|nos) (?:han? |quieren? |van? a )?(?:pag\w+|consign\w+|d[aei]\w*|reconoc\w+|entreg\w+|afili\w+(?: a)?) (?<name>.+?)(?: que hago)?$/,
  ],
  [
    'late',
    new RegExp(
      `^(?:que )?(?:me )?(?:pasa|sucede|ocurre|hacen|puede pasar) (?:si|cuando) (?:a uno )?(?:no|nunca) (?:me |le |se |lo |la |he |tengo )*(?:${verbs} ?)?(?:me )?(?<name>.+)$`,
    ),
  ],
  ['late', new RegExp(`^(?:multa|sancion|castigo)s? por (?:no )?(?:${verbs}) ?(?<name>.+)$`)],
  ['late', /^(?:multa|sancion|castigo)s?(?: (?:de|del|por|en|con))* (?<name>.+)$/],
  [
    'late',
    new RegExp(
      `^(?:yo )?no (?:he |hemos |alcance a |pude )?(?:pag|present|declar|consign|renov)\\w+ (?<name>.+?)(?: que hago)?$`,
    ),
  ],
  [
    'often',
    new RegExp(
      `^cada (?:cuanto|cuando)(?: tiempo)? (?:${must}${to} |se |me |nos |hay que )*(?:${verbs} )?(?<name>.+)$`,
    ),
  ],
  [
    'who',
    /^cuando (?:es (?:obligatori[oa]|obligacion)(?: tener(?:l[oa]s?)?)?|se necesita|se requiere|(?:debo|debe|deben|hay que|toca|tengo que) tener(?:l[oa]s?)?) (?<name>.+)$/,
  ],
  [
    'when',
    new RegExp(
      `^(?:para |hasta |desde |a partir de )?${times} ${pronouns}(?:(?:hay|tengo|tenemos) plazo (?:de |del |para )?|${must}${to} |el pago de )*(?:${verbs} )?(?<name>.+)$`,
    ),
  ],
  [
    'when',
    /^(?:cuanto tiempo|cuantos dias|cuanto plazo) (?:tengo|hay|dan|me dan)(?: (?:para|de))? (?:(?:pagar|presentar|responder|contestar|declarar) )?(?<name>.+)$/,
  ],
  [
    'when',
    /^(?:fechas?|plazos?|vencimientos?|calendario)(?: limite| maxim[ao])?(?: (?:de|del|para|el|la|pagar|presentar|pago|declarar))* (?<name>.+)$/,
  ],
  [
    'when',
    new RegExp(
      `^(?<name>.+?) (?:(?:para |hasta |desde )?${times}(?: ${pronouns}(?:${verbs})?)?|vencen?|vencimientos?|fechas?|plazos?)$`,
    ),
  ],
  ['often', /^(?<name>.+?) (?:es )?cada cuant[oa](?: (?:se|es|hay que|toca))?(?: \w+)?$/],
  [
    'payer',
    /^(?:quien|de quien|a quien) (?:le toca |debe |tiene que )?(?:paga|pagar|pone|asume|asumir|cubre|cubrir) (?<name>.+?)(?: (?:la empresa|el empleador|el trabajador|el empleado) o (?:la empresa|el empleador|el trabajador|el empleado))?$/,
  ],
  [
    'payer',
    /^(?<name>.+?) (?:la|lo|las|los|quien|quien la|quien lo) (?:debe |tiene que )?(?:pag\w+|asum\w+|cubr\w+)(?: (?:la empresa|el empleador|el patron|el jefe|el trabajador|el empleado|el cliente|el comprador|el vendedor|la eps|la arl|quien|yo)(?: o (?:la empresa|el empleador|el patron|el jefe|el trabajador|el empleado|el cliente|yo))?)?$/,
  ],
  ['payer', /^(?:la empresa|el empleador|el trabajador|la eps|el cliente) (?:paga|asume|cubre) (?<name>.+)$/],
  [
    'how',
    /^como (?:se |lo |la |puedo |debo |hago para )*(?:calcul\w+|liquid\w+|hall\w+|sac\w+ la cuenta de|determin\w+|averigu\w+) (?<name>.+)$/,
  ],
  ['how', /^(?:formula|calculo|calcular|liquidar|calculadora)(?: (?:de|del|para|calcular))* (?<name>.+)$/],
  ['how', /^(?<name>.+?) como (?:se )?(?:calcul|liquid|hall)\w+$/],
  [
    'who',
    /^(?<name>.+?) (?:a )?quien(?:es)?(?: (?:debe\w*|tienen?|le|les|toca|paga\w*|declara\w*|presenta\w*|hace\w*|esta\w*|obligad\w*|derecho|tener\w*|que|hacer\w*|pagar\w*|presentar\w*|declarar\w*|a))*$/,
  ],
  [
    'get',
    /^(?:como|donde|en donde) (?:se |me |lo |la |los |las |puedo |debo |hago para |hago (?:para )?el tramite (?:de|para) )*(?:sac\w+|obten\w+|tramit\w+|pid\w+|pedir|solicit\w+|consig[ou]\w*|conseguir|hag\w+|hac\w+|gener\w+|descarg\w+|ren(?:ue|o)v\w+(?! (?:la |el |mi )?camara\b)|inscrib\w+|activ\w+|habilit\w+|cre\w+|constitu\w+|abr\w+|declar\w+|present\w+|pag\w+|report\w+|afili\w+|renunci\w+|met\w+|pas\w+|registr\w+|mont\w+|consult\w+|actualiz\w+|expid\w+|expedir)(?: (?:a|en|al))? (?<name>.+)$/,
  ],
  ['how', /^como (?:se |puedo |hago para )*(?:sac\w+|hac\w+|hag\w+) (?<name>.+)$/],
  [
    'get',
    /^(?:que (?:se )?(?:necesit\w+|requisitos?(?: (?:hay|pide\w*|son|se necesitan))?|documentos?(?: (?:pide\w*|necesit\w+))?|papeles)(?: para)?|requisitos(?: (?:para|de|del))?|tramites?(?: (?:de|del|para))?)(?: (?:sacar|tener|hacer|obtener|renovar|tramitar|contratar|pedir|expedir))? (?<name>.+)$/,
  ],
  [
    'who',
    new RegExp(
      `^(?:a )?(?:quien(?:es)?|que empresas|cuales empresas|que personas) ${must}${to} (?<name>.+)$`,
    ),
  ],
  ['who', new RegExp(`^(?:a )?quien(?:es)? (?:se le |se les |le |les )?(?:${verbs}) (?<name>.+)$`)],
  // «Debo el predial» tells of a debt, so «debo» counts only before another verb, as in «debo pagar el predial».
  [
    'who',
    new RegExp(
      `^(?:si )?(?!(?:debo|debemos|tengo que|tenemos que|hay que|puedo|deben?) (?!${verbs} ))${must}${to} (?<name>.+)$`,
    ),
  ],
  [
    'who',
    /^(?:es|son) (?:obligatori[oa]s?|necesari[oa]s?|obligacion)(?: (?:tener|hacer|sacar|presentar|declarar|pagar|llevar|contratar)(?:l[oa]s?)?)? (?<name>.+)$/,
  ],
  ['who', /^(?<name>.+?) (?:es|son) (?:obligatori[oa]s?|necesari[oa]s?)$/],
  [
    'who',
    /^(?:cual(?:es)? (?:es|son) )?(?:el |los )?topes?(?: (?:de|del|para|pagar|declarar|presentar))* (?<name>.+)$/,
  ],
  [
    'amount',
    /^(?:(?:en|de|a) )?cuant[oa]s? (?:es|son|vale\w*|esta\w*|equivale\w*|queda\w*|quedo|seria\w*|cuesta\w*|dura\w*|toca|tiempo (?:es|dura\w*)|(?:se )?(?:demora|tarda)\w*(?: (?:en|para|sacar))*|(?:se |me |nos |le |les )*(?:(?:deben|tienen que|hay que|toca|tengo que) )?(?:pag[ao]\w*|da\w*|descuenta\w*|retien\w*)(?: (?:de|por|para|a))?|(?:me |nos )?(?:toca|corresponde)(?: (?:de|por|pagar de))?|(?:dias|semanas|meses|horas|anos) (?:es|son|dura\w*|de|dan de|me dan de|hay de)) (?:(?:el|la) (?:valor|porcentaje|monto|tarifa) (?:de |del )?)?(?<name>.+)$/,
  ],
  ['amount', /^a?\s?como (?:es|esta|estan|queda|quedo|va) (?<name>.+)$/],
  [
    'amount',
    /^(?:cual(?:es)? (?:es|son) )?(?:el |la |los |las )?(?:valor(?:es)?|montos?|tarifas?|porcentajes?|cifras?|tasas?|duracion) (?:actual(?:es)? )?(?:(?:de|del|por|para) )?(?<name>.+)$/,
  ],
  [
    'amount',
    /^(?<name>.+?) (?:(?:de |en )?cuant[oa]s?(?: (?:es|son|vale|esta|queda|quedo|seria|dura|dias|dias son|semanas son|semanas))?|valor|tarifa|porcentaje)$/,
  ],
  [
    'what',
    /^(?:y )?(?:que|cual(?:es)?|quien(?:es)?) (?:es|son|significa\w*|quiere\w* decir|seria\w*|era)(?: eso)?(?: (?:de|del|lo de))? (?<name>.+)$/,
  ],
  ['what', /^(?:para que|en que|como) (?:es|son|sirve\w*|se usa\w*|consiste\w*|funciona\w*) (?<name>.+)$/],
  [
    'what',
    /^(?:expli\w+|defin\w+|informacion|info|significado|concepto|que hay|cuent\w+|habl\w+|saber|sobre|acerca|duda)(?: (?:de|del|sobre|acerca|con|que|es|son|lo|el|la|los|las))* (?<name>.+)$/,
  ],
  ['what', /^(?<name>.+?) (?:que|q) (?:es|son|significa|hace|hacen)(?: eso)?$/],
  [
    'get',
    /^(?<name>.+?) (?:como|donde) (?:se |lo |la |los |las )?(?:saco|saca\w*|hago|hace\w*|pido|pide\w*|consigo|tramito|obtengo|pago|paga\w*|presento|presenta\w*|funciona)$/,
  ],
]

/** Small words that hurried people leave out of the name of a concept, such as «de» or «la». */
export const smallWords = /\b(?:de|del|la|las|el|los|en|por|para|a|al|y|un|una)\b/g

/** Words before a concept's name that are no part of it. */
export const articles = /^(?:(?:el|la|los|las|lo|un|una|unos|unas|mi|mis|su|sus|del|de|al|a|por|eso|en)\s+)+/
