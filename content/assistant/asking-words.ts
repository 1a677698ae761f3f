import { months } from './question-words'

/** The words at which a message is split into its questions. Patterns expect lower case without accents. */

const verbs =
  'puedo|puede|pueden|podemos|podria|podrian|debo(?! nada)|debe(?! nada)|debemos(?! nada)|toca|me toca|nos toca|tengo que|tenemos que|hay que|hay|es obligatori[oa]|es (?:cierto|verdad|legal|normal|mejor|necesario|malo|grave|peor)|esta bien|sirve|conviene|me conviene|vale la pena|necesito|ustedes|uds|hacen|tienen|manejan|atienden|ofrecen|reciben|aceptan|cobran|trabajan|dan|incluye\\w*|viene|me (?:obliga|retien\\w+|quitan|descuentan|multan|sancionan|cobran|devuelven|embargan|ponen|hacen|ayudan|dan|llaman|pueden|van a(?! (?:pagar|consignar|dar|girar|prestar)(?: \\w+){0,3} \\$?\\d)|demanda\\w*)|nos (?:multan|sancionan|cobran|ponen|pueden|van a|ayudan)|aplica|se (?:puede|paga|declara|debe|necesita|vence)|eso (?:es|esta|paga|se|cuenta|vale|aplica|tiene)|(?:el|ella|yo) (?:debia|debe|puede|puedo|tiene que|tengo que)'
/** These verbs also begin statements («le pago 90 mil»), so they begin a question only with a question mark. */
const plainVerbs = 'declaro|pago|cobro|facturo|cotizo|afilio|presento'

/** Nouns that ask about the firm without a verb, as in «horario de atención y precio de la nómina». */
const firmFacts =
  '(?:el |la |los )?(?:horarios? de atencion|direccion de la oficina|parqueadero|(?:precios?|valor|costo|tarifas?) de (?:la |una |su )?(?:contabilidad|nomina|revisoria|auditoria|asesoria))'

const question =
  'cuant[oa]s?|cuando|donde|adonde|a donde|como(?! (?:independiente|persona|emplead[oa]|comerciante|contratista|freelance|trabajador)\\b)|que (?:hago|hacemos|hari?a|pasa\\w*|debo|puedo|necesit\\w+|tengo que|toca|sigue|significa|quiere decir|es(?! de)|son|tan|sancion\\w*|multa|papeles|documentos|dias?|fechas?|plazo|impuestos?|tarifa|porcentaje|diferencias?|incluye|trae|codigo|pongo|precio|vale|informacion|hay|tienen|requisitos|pasos|responsabilidad\\w*|tipo|norma|formulario|\\w+ (?:hacen|hago|debo|necesito|piden|pongo|toca|dan|puedo|me sirve\\w*|me conviene\\w*|se (?:le |les )?\\w+)|le (?:tengo|digo|pongo|pago)|me (?:pasa|puede|toca|conviene|recomiendan|piden|cobran|hacen))|quien(?:es)?|cual(?:es)?|por que|cada cuanto|(?:por|hace) cuanto|hasta (?:que|cuando)|desde (?:que|cuando)|no se (?:ni )?(?:por que|que|como|cuanto|cual|a quien|si (?:ya )?(?:me|nos|se|la|el|debo|tengo|puedo|toca|hay|es))|a que|a quien|en que|con que|de que|para que|en cuant[oa]s?|a (?:cuanto|como (?:me |nos )?(?:sale|queda|cobran))|sobre (?:que|cuanto)'

/** Filler words between two questions, such as «y además» or «pero entonces». */
const joints =
  '(?:(?:y|e|pero|o sea|entonces|ademas|tambien|aparte|igual|ah|otra cosa|otra pregunta|de paso|o|si|ya|eso)\\s+)*'

/** Matches what separates two questions: punctuation, a list number, or a word such as «y» before a word that asks. */
export const betweenAskings = new RegExp(
  `\\s*(?:[?¿!¡;\\n]|\\.{2,}|(?<=[a-z]{3})\\.(?=\\s)|(?:^|\\s)(?:\\d|[a-c])[)](?=\\s))+\\s*|` +
    `\\s*,\\s*(?=${joints}(?:${question}|${verbs}|${plainVerbs}|${firmFacts})\\b)|` +
    `\\s+(?:y|e|pero|ademas|entonces)\\s+(?=${joints}(?:a mi |me |nos |le |les |se |no )?(?:${question}|${verbs}|${plainVerbs}|${firmFacts})\\b)|` +
    `\\s+y\\s+(?=si\\s|(?:el|la|los|las|es[ae]|lo)\\s(?:\\w+\\s){1,3}(?:si|tambien|ya)\\b)`,
)

export const opensAsking = new RegExp(
  `^${joints}(?:(?:${question})\\b|(?:me |nos |le |se |no )?(?:${verbs})\\b|${firmFacts}\\b)`,
)
/** Words of a question inside a sentence; «como» and «que» are missing, because they also occur in stories. */
export const asksInside = new RegExp(
  `\\b(?:cuant[oa]s?(?! m[aá]s)|(?<!de vez en )cuando (?:me|se|toca|vence|tengo|debo|hay|es|son)|(?<!en |\\b(?:el|la|un|una|mi) (?:casa|apartamento|apto|finca|lote|local|bodega|empresa) )donde|quien(?:es)?|cual(?:es)?|cada cuanto|hasta cuando|(?<!\\b(?:un|una|el|la|los|las|mi|su|al) \\w+ )que (?:(?:plan|retencion|tarifa|servicio|papeles|multa|impuestos?) (?:me|se|le|nos)|hago|hacemos|pasa|debo|puedo|necesito|toca|sigue|significa|quiere decir|es(?! \\d| de)|son|sancion|multa|papeles|documentos|dia|fecha|plazo|impuestos?|tarifa|porcentaje|diferencia|incluye|trae)|como (?:hago|hacemos|se|lo|la|los|las|le|les|saco|pido|pago|declaro|puedo|cierro|cambio|cancelo|registro|afilio|corrijo|recupero|contesto|respondo|empiezo|demuestro|calculo|salgo|entro|subo|firmo|funciona)|por que (?:me|no|si|se|tengo|debo|hay|cobran|es|son)|por que$|me toca|nos toca|toca (?:pagar|declarar|cobrar|hacer|ir|presentar)|(?<!no )puedo|me pueden|nos pueden|se puede|(?:es|sera) (?:verdad|cierto|obligatori[oa]|legal|mejor)|estoy obligad\\w+|debo (?:pagar|declarar|cobrar|hacer|presentar|contestar|facturar)|tengo que (?:pagar|declarar|cobrar|hacer|presentar|facturar)|(?:ustedes|uds) (?:hacen|me|nos|pueden|tienen|son|atienden|manejan|se|quienes)|(?:hacen|manejan|ofrecen|aceptan|reciben|incluye|dan) |me (?:conviene|multan|ayudan|sancionan)|(?<!no )(?:necesito|quiero|quisiera)|(?:el|la) cual|si tienen|tambien (?:es|toca|va|debo|tengo))\\b`,
)
/** Matches a second question after «y», as in «… y los contadores tienen tarjeta». */
export const alsoAsking =
  / y (?=porque (?:me|mi|la|el|toca|hay|no)\b|(?:(?:se|me|nos|le|les|lo|la) ){1,2}(?:pag\w+|cobr\w+|deb\w+|pued\w+|hac\w+|declar\w+|vence\w*|incluye\w*|toca|presto|demor\w+|cort\w+)\b|(?:el|la|los|las|mi|su|ese|esa|esos|esas) (?:(?!que )\w+ ){1,3}(?:tienen?|trae|viene|incluye\w*|cuesta|vale|es|son|va|van|se|toca|lleva|cobra\w*|cuando|cuanto|donde)\b|(?:el|la|los|las) del? \w+(?: \w+){0,2}$|(?:a|con|por|para) (?:la|el|los|las|mi|mis|un|una) (?:\w+ ){1,10}(?:tambien (?:se|me|nos|hay|toca|debo|tengo)\b|se l[ea]s? \w+$)|tambien (?!(?:el|la|los|las|un|una)\b)\w+|aparte \w+)/
/** Matches everything that a sentence says before the first word of its question. */
export const untilAsking = new RegExp(
  `^.*?(?=\\b(?:${question}|me toca|puedo|me pueden|se puede|ustedes|uds|toca|debo|tengo que|necesito)\\b)`,
)

/**
 * Each entry has a pattern for questions (`asks`) and the words that an answer to them must have (`needs`).
 * `compares` is true for questions that compare things, because two answers together may answer them.
 * `isPartly` is true if an answer with the words of `needs` may still not answer the question.
 * `sameLine` is true if one paragraph of the answer must match `needs` and name the subject of the question.
 */
export const askedFor: readonly {
  asks: RegExp
  needs: RegExp
  compares?: true
  sameLine?: true
  isPartly?: true
}[] = [
  {
    asks: /\b(?:atienden|abren|horario|a que hora|hasta que hora)\b/,
    compares: true,
    needs: /\b(?:lunes|sabados|horario|hora)\b/,
  },
  {
    asks: /\bquien (?:l[ao]s? )?(?:paga|responde|asume)\b/,
    needs: /\b(?:responde quien|quien responde|asume\w*|pagan?|pagas|cobrarle)\b/,
  },
  {
    asks: /\bcuanto (?:tiempo )?(?:se )?(?:demor\w+|tard\w+|dura\w*)|\bcuanto tiempo\b|\ben cuant[oa]s? (?:tiempo|dias|semanas)\b/,
    needs:
      /\b(?:\d+|un[ao]?s?|dos|tres|cuatro|cinco|pocos|pocas|varios|varias|primeros) (?:\w+ )?(?:dias?|semanas?|mes(?:es)?|horas?|anos?|minutos?)\b|\bplazo\b|\bcuanto (?:toma|tarda|demora)\b/,
  },
  { asks: /\b(?:obliga|obligatori[oa])\b/, needs: /\b(?:oblig\w+|te toca|hay que|no l[ao] necesita)\b/ },
  { asks: /\b(?:carcel|pres[oa]s?|delito)\b/, needs: /\b(?:carcel|penal|delito)\b/ },
  { asks: /\b(?:mult[ao]\w*|sancion\w*|castig\w+)\b/, needs: /\b(?:sancion\w*|multa\w*|uvt)\b/ },
  {
    asks: /\b(?:(?:a como|cuanto) (?:me|nos) (?:sale|vale|cuesta|queda)|cuanto (?:me |nos )?(?:cobran(?! por (?:presentar|pagar|declarar))|cobrarian|vale lo|vale con ustedes|(?:vale|cuesta|cobran) (?:que|por|el tramite|la consulta|hacer)|(?:vale|cuesta|cobran)$|(?:sale|cuesta|vale) (?:la|el) (?:renta|declaracion|mensualidad|contabilidad|nomina|plan|mes))|que precio|cotiz\w+)\b/,
    needs: /\bprecio|\bvalor|\bgratuita|\bcuesta|\bpesos \d|\bdesde \d/,
  },
  {
    asks: /\b(?:conviene|que es mejor|cual es mejor|diferencia)\b/,
    compares: true,
    needs:
      /\b(?:convien\w+|mejor|diferen\w+|depend\w+|en cambio|a cambio|pero|mientras|compar\w+|voluntari\w+)\b/,
  },
  { asks: /\b(?:interes(?:es)?|mora)\b/, needs: /\b(?:interes(?:es)?|mora)\b/ },
  {
    asks: /\bdonde (?:quedan|estan|es|quedan|queda|los encuentro)\b/,
    needs: /\b(?:carrera|calle|oficina|portal|www)\b/,
  },
  {
    asks: /\b(?:lo|la) (?:incluye|trae)n?$|\b(?:trae|incluye|tiene|lleva) (?:el )?iva\b/,
    needs: /\b(?:incluid\w+|incluye\w*|(?:mas|con|sin) iva)\b/,
  },
  { asks: /^que (?:trae|incluye|viene)\b/, needs: /\b(?:incluye|trae)\b/ },
  {
    asks: /\b(?:cuando|hasta cuando|(?:que|cual) (?:dia|fecha)|en que (?:dia|fecha))\b(?: \w+){0,5} (?:pag\w+|vence\w*|consign\w+|present\w+|envi\w+|plazo)\b|\bplazo\b/,
    sameLine: true,
    needs: new RegExp(
      `\\d (?:de )?(?:${months.join('|')})\\b|\\b(?:habil\\w*|a mas tardar|primeros|ultimo dia|entre (?:${months.join('|')})|hasta (?:el )?(?:\\d+ de|${months.join('|')})|al dia siguiente|(?:venc\\w+|desde|a partir) \\w+ (?:\\w+ )?\\d|\\d+ dias|(?:un|dos|tres|cuatro) meses|en (?:${months.join('|')}))\\b`,
    ),
  },
  {
    asks: /\bque (?:me |nos |le )?(?:pasa\w*|sucede|puede pasar)\b/,
    needs:
      /\b(?:sancion\w*|multa\w*|moratori\w+|demora|intereses|indemniz\w+|pierd\w+|carcel|cuesta\w*|crece\w*|se cobra\w*|corrig\w+|correg\w+|corrij\w*|embarg\w+|cierr\w+|no pasa)\b/,
  },
  {
    asks: /\bque (?:hago|hacemos|debo hacer|puedo hacer)\b/,
    isPartly: true,
    needs:
      /\b(?:present\w+|pag[aeu]\w*|pid[ae]\w*|llam\w+|escrib\w+|guard\w+|mira\w*|entra\w*|revis\w+|reun\w+|corrig\w+|correg\w+|ahora|calma|puedes|hay que|primero)\b/,
  },
  {
    asks: /\b(?:recuper[oae]\w*|me (?:la |lo )?devuelv\w+|devolucion)\b/,
    needs: /\b(?:recuper\w+|devol\w+|devuelv\w+|reintegr\w+|saldo a favor|se resta\w*)\b/,
  },
  {
    asks: /\b(?:virtual\w*|videollamada|en linea|por (?:zoom|meet|video)|a distancia)\b/,
    needs: /\b(?:virtual\w*|videollamada|en linea|internet|portal|presencial\w*)\b/,
  },
  {
    asks: /\bse (?:me |nos )?(?:paso|vencio|pasa) (?:la fecha|el plazo|el dia)\b/,
    needs: /\b(?:cuanto antes|ya paso|tarde|venci\w+)\b/,
  },
  {
    asks: /^(?:y )?(?:cual es|cuanto es|hay) (?:el |un )?(?:limite|tope|maximo)(?: de (?:peso|tamano))?$/,
    needs: /\b(?:hasta|maximo|mas de|tope|limite)\b(?: \w+){0,3} \d/,
  },
  { asks: /\bnequi\b|\bdaviplata\b/, needs: /\b(?:nequi|daviplata|medios)\b/ },
]

/** Words that name the subject of a question, such as a tax, a benefit or the payroll. */
export const subjects =
  /\b(?:iva|ica|renta|ret[ei]\w+|exogenas?|patrimonio|impuestos?|impoconsumo|nominas?|primas?|cesantias|vacaciones|pila|planillas?|seguridad social|salud|pension\w*|eps|arl|ru[tbipc]|rit|camara|matricula|sas|s a s|sociedad\w*|empresas?|negocio|factur\w+|notas?|declar\w+|simple|emplead\w+|trabajador\w*|revisor\w*|contador\w*|contabilidad|auditor\w*|abogad\w+|contrat\w+|liquid\w+|balances?|estados|certifica\w+|uvt|minimo|sueldos?|salarios?|nit|dian|ugpp|cuenta|claves?|contrasena|codigo|firma|documentos?|archivos?|arriendos?|acciones|herencia|dividendos|carros?|casas?|apartamentos?|aptos?|motos?|multas?|sancion\w*|embarg\w+|deudas?|interes(?:es)?|licencia|incapacidad|indemnizacion|despid\w+|vence\w*|vencimientos?|precios?|servicios?|planes|plan|oficinas?|sedes?|direccion|horarios?|telefono|whatsapp|bogota|ciudad\w*)\b/

/** An answer about one of these subjects is left out if the message does not name the subject. */
export const ownSubjects: readonly RegExp[] = [
  /\b(?:renta|declar\w+)\b/,
  /\biva\b/,
  /\b(?:ica|industria y comercio)\b/,
  /\bexogenas?\b|\bmedios magneticos\b/,
  /\bprimas?\b|\bcesantias\b|\bvacaciones\b/,
  /\bnominas?\b|\bemplead\w+\b|\bplanilla\b|\btrabaj\w+/,
  /\basambleas?\b|\bactas?\b/,
  /\bcertifica\w+\b/,
  /\b(?:herencia|hered\w+|muri\w+|murio|fallec\w+)\b/,
  /\barr[ie]+nd\w*/,
  /\bdividendos\b|\butilidades\b/,
  /\bnequi\b|\bdaviplata\b|\b(?:exterior|extranjer\w+|afuera|otro pais|miami|estados unidos|usa|espana|mexico|panama|canada|alemania|dolares|euros|payoneer|paypal|wise)\b|\bgiros?\b|\bconsign\w+|\btransfer\w+/,
  /\bembarg\w+/,
  /\bsena\b|\baprendi\w+/,
  /\bsimple\b/,
  /\bconjuntos?\b|\bedificios?\b|\bcopropiedad\b/,
]

/** An answer that contains `begins` is left out if the message does not match `unless`. */
export const tooGeneral: readonly { begins: string; unless: RegExp }[] = [
  {
    begins: 'Lo dice tu RUT, en la casilla 53',
    unless:
      /\b(?:que|cuales|cuantos) (?:\w+ ){0,2}impuestos\b|\bimpuestos (?:me|nos|tengo|tenemos|debo|hay)\b/,
  },
  {
    begins: 'Cada servicio tiene su precio.',
    unless:
      /\b(?:ustedes|uds|servicios?|plan|planes|mensualidad|asesoria|contabilidad|cobran|tarifas?|firma)\b/,
  },
  {
    begins: 'Atendemos lunes a viernes',
    unless:
      /\b(?:atienden|abren|abiert[oa]s?|cierran|horarios?|horas?|sabados?|domingos?|festivos?|lunes|trabajan|citas?|visit\w+|llam\w+|contest\w+|respond\w+|pasar|ir|ustedes|uds|hoy|manana|diciembre|oficina|vacaciones)\b/,
  },
  {
    begins: 'Dilo hoy, antes de que venza algo',
    unless:
      /\b(?:atras\w+|mora|deb[oe]|quede debiendo|no (?:he |pude |puedo |alcance a )?pag\w+|sin pagar)\b/,
  },
]

/** Words of a question that is addressed to the firm. */
export const toFirm =
  /\b(?:donde (?:quedan|(?:estan|se) ubica\w+|los encuentro)|hora (?:abren|cierran)|ustedes|uds|(?:su|la|esta|de la) firma|reciben|aceptan|atienden|cobran|hacen|manejan|ofrecen|trabajan|tienen|expiden|les (?:pago|pague|escribi|mande|consigno)|me (?:cobran|asignaron|atendieron)|mi asesora?|asesoria|portal|subo|acceso|usuarios?|recordatorios?|mensualidad|permanencia|clausula|citas?|cotiz\w+|referencias|llevan|responden|este chat|esta pagina)\b/
export const upset =
  /\b(?:colmo|pesim\w+|descaro|falta de respeto|irrespeto|sin contestar|nadie (?:me |nos )?(?:contest\w+|respond\w+)|(?:me )?(?:dejaron )?plantad[oa]|no sirven|estafador\w+)\b/
/** A message of a frightened person is about the firm only if it has one of these words. */
export const namesFirm =
  /\b(?:ustedes|uds|(?:su|la|esta) firma|mensualidad|mi asesora?|cobran por (?:responder|contestar|revisar|hacer|presentar|llevar))\b/
