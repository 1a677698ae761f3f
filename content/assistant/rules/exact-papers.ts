import { inPesos, uvtInPesos } from '../../legal-figures'
import { startingPrice, withVat, type ServiceSlug } from '../../services'
import { chamberFine, register, unrenewed } from '../not-renewed'
import { notOurSubject } from '../other-subjects'
import { call, evaluation, lateLink, lawyer } from '../reply-links'
import type { Rule } from '../rules'
import { sharesAndBooks } from '../shares-and-books'

const legal = { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' } as const
const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))
const withTax = (slug: ServiceSlug) => inPesos(withVat(startingPrice(slug)))

const returned =
  'Con la devolución: 1. Lee la nota de la Cámara: dice qué falta y hasta cuándo volver a radicar. 2. Lo usual es la forma de citar, el quórum y los votos, la aprobación del acta, las firmas o la carta de aceptación de quien se nombra. 3. Corrige solo eso, en el acta o con un acta adicional según lo que falte, y vuelve a radicar con el mismo trámite. Un abogado del equipo la revisa contigo antes de radicarla.'
const building =
  /\b(?:conjunto|edificio|copropiedad|copropietari\w+|propiedad horizontal|apartamentos?|administrador[ae]?)\b/

/** Matches somebody who asks where to begin a company and what it costs. */
const asksFounding = [
  /\b(?:abr\w+|cre(?:ar|o|amos|arla)|mont(?:ar|o|amos|arla)|constitu\w+|arm(?:ar|o)|form(?:ar|o)|registr(?:ar|o)|sac(?:ar|o)|hacer|hace|poner|arranc\w+|formaliz\w+|legaliz\w+)\b/,
  /\b(?:sas|s a s|empresa|sociedad|compania)\b|\b(?:formaliz|legaliz)\w+ (?:el|mi|nuestro|un) (?:negocio|emprendimiento)\b/,
  /\b(?:por donde|arranc\w+|empe[cz]\w+|empiez\w+|comienz\w+|comenz\w+|pasos|como (?:la |le )?(?:hago|hacemos|creo|abro|monto|registro|constituyo|se (?:crea|abre|monta|hace))|que (?:hay que|toca|debo|debemos|necesit\w+|tengo que|tenemos que|se) (?:hacer|necesit\w+)|que (?:se )?necesit\w+|que (?:hago|hacemos|es lo) primero|ni idea|desde cero|en total|sale todo|todo el proceso)\b/,
  /\b(?:cuanto|precio|costos?|valor|vale|presupuesto)\b/,
]
const notFounding =
  /\b(?:cerrar|liquid\w+|cancel\w+|sucursal|portal|emplead\w+|extranjer\w+|banco|restaurante|marca|renov\w+|fundacion|factura)\b/
const founding = {
  steps:
    'En cuatro pasos: 1. Nombre libre (www.rues.org.co), código de actividad y estatutos en documento privado, con los accionistas y el capital (Ley 1258 de 2008, art. 5). 2. Cámara de Comercio y RUT, donde sale el NIT: con las cédulas, los estatutos autenticados o firmados por internet, la carta de quien acepta ser representante, el formulario del RUES y el pre-RUT. 3. Cuenta bancaria y firma electrónica de la DIAN. 4. Facturación electrónica y registro de beneficiarios finales (RUB). Toma de 2 a 4 semanas y lo hacemos contigo.',
  cost: `Cuánto sale: son dos cuentas. La Cámara cobra la matrícula y el impuesto de registro, que dependen del capital y de los activos con que empiezas: su página los calcula, y con poco capital son menos. El RUT no cuesta. La nuestra es asesoría legal, desde ${from('asesoria-legal')} la hora, más IVA (${withTax('asesoria-legal')} con IVA); las horas dependen de los estatutos que quieran y van por escrito antes de empezar. Después, la contabilidad, desde ${from('asesoria-contable')} al mes, más IVA (${withTax('asesoria-contable')}). El total no te lo doy sin saber el capital y los activos: dímelos y una persona lo suma.`,
  taxes: `Impuestos de una S.A.S.: factura electrónicamente desde la primera venta, cobra el IVA de lo que vende (en general 19%), declara renta al 35% de la utilidad (E.T., art. 240) e ICA. También puede pedir el régimen SIMPLE, que cobra un porcentaje de las ventas en vez de esa renta e incluye el ICA (arts. 903 a 908): compárenlo con su margen. Si apenas van a probar, una persona natural con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} puede no cobrar IVA ni facturar (art. 437, parágrafo 3): compárenlo antes de registrarla.`,
} as const
const places =
  /\b(?:rest[oa]u?rant\w*|cafeterias?|bar|panaderias?|heladerias?|pizzerias?|asadero|comidas rapidas)\b/
const keepsNone =
  /\b(?:no|nunca|jamas) (?:(?:he|hemos|se|me|le|la|tengo|tenemos|llevo|llevamos|hago|nada|de|ninguna?|bien) ){0,5}(?:llev\w+ )?(?:(?:nada|de|la|ninguna?|mis|las) ){0,3}(?:contabilidad|cuentas|libros)\b|\bsin (?:llevar )?(?:contabilidad|cuentas|libros)\b|\bcero contabilidad\b/
const begins =
  /\bpor donde\b|\b(?:como|que) (?:\w+ ){0,2}(?:emp[ei]+[zc]\w+|arran[cq]\w+|comenz\w+|comienz\w+|organi[zc]\w+|orden\w+|primero|pongo al dia)\b|\bque (?:hago|debo hacer|tengo que hacer|me toca)\b|\bponerme al dia\b/

const hasStaff =
  /\b(?:emplead[oa]s?|trabajador(?:a|es|as)?|muchach[oa]s|meser[oa]s?|ayudantes?|personas trabajando)\b/
const staffFirst =
  'Con empleados, lo primero es su afiliación: ARL desde antes de empezar, EPS, pensión y caja de compensación, todo en la PILA; y la nómina electrónica, si restas esos pagos en la renta.'

/** Returns the answer to somebody with a business and no books; `tax` is the sentence about its sales tax. */
const startsBooks = (topic: string, kind: readonly RegExp[], tax: string, staff = ''): Rule => ({
  topic,
  when: [...kind, keepsNone, begins],
  not: /\b(?:mult\w+|sancion\w*|cartas?|requerimiento|emplaz\w+|embarg\w+|contador\w*|cerrar\w*|liquid\w+|cancel\w+|demand\w+|cuanto (?:me |nos )?(?:cobran|cuesta|vale)|declar\w+|obligad\w+)\b/,
  text: [
    'Le pasa a mucha gente y se ordena por pasos. Desde hoy: 1. Una cuenta de banco solo del negocio. 2. Guarda cada factura de compra y anota la venta y la caja de cada día. 3. Mira la casilla 53 del RUT y, en www.rues.org.co, la matrícula: dicen si eres persona natural o sociedad y qué te toca.',
    `Después: los libros. Un comerciante lleva contabilidad aunque sea persona natural (Código de Comercio, arts. 13 y 19), y una S.A.S. siempre. ${tax} Mira también la factura electrónica, el régimen SIMPLE, el ICA de tu ciudad${staff ? '.' : ' y, si hay empleados, su afiliación y la nómina.'}`,
    ...(staff ? [staff] : []),
    'Lo atrasado se presenta antes de que escriba la DIAN: la sanción es menor (E.T., arts. 641 y 642). No hay que rehacerlo todo hoy: en la evaluación, que es gratuita, miramos tu RUT y te decimos qué falta y en qué orden.',
  ],
  links: [evaluation, lateLink, call],
})

/** The kinds of shops that have a sales tax of their own; the first that a message names is taken. */
const shops = [
  {
    name: 'un restaurante',
    words: places,
    tax: `Impuesto al consumo, 8% (E.T., art. 512-1), salvo persona natural con un solo local y ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} (art. 512-13); si es franquicia, IVA.`,
  },
  {
    name: 'un negocio',
    words:
      /\b(?:negocio|tienda|local|empresa|sas|s a s|sociedad|taller|almacen|ferreteria|peluqueria|papeleria|drogueria|minimercado|emprendimiento|fabrica|hotel|consultorio)\b/,
    tax: `IVA: una persona natural con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} y las demás condiciones puede ser no responsable (E.T., art. 437, parágrafo 3).`,
  },
] as const

/** Answers about minutes, capital, the founding of a company and its place in the register. */
export const rules: readonly Rule[] = [
  ...shops.flatMap(({ name, words, tax }) => [
    startsBooks(
      `Tengo ${name} con empleados y no llevo contabilidad, ¿por dónde empiezo?`,
      [words, hasStaff],
      tax,
      staffFirst,
    ),
    startsBooks(`Tengo ${name} y no llevo contabilidad, ¿por dónde empiezo?`, [words], tax),
  ]),
  ...sharesAndBooks,
  {
    topic: 'La capital de un país',
    when: [
      /\b(?:cual (?:es|era|sera|seria)|que ciudad es|como se llama|dime|dig(?:a|an)(?:me)?|sab(?:es|en|e)) (?:\w+ ){0,3}?la capital (?:de|del)\b|^la capital (?:de|del) \w+ cual es$/,
    ],
    not: /\b(?:empresa|negocio|sociedad|camara|impuestos?|ica|sede|oficina)\b/,
    text: notOurSubject,
    links: [{ href: '#preguntas', label: 'Ver preguntas frecuentes' }],
  },
  {
    topic: '¿Me ayudan a renovar la Cámara de los años que faltan?',
    when: [
      register,
      unrenewed,
      /\b(?:ustedes|uds|(?:me|nos) (?:pueden |podrian |puede )?(?:ayud\w+|colabor\w+|hac\w+|tramit\w+|renuev\w+)|ponerme al dia|ponernos al dia|me pongo al dia|por donde (?:\w+ )?(?:empiezo|empezamos)|que (?:hago|hacemos|toca))\b/,
    ],
    not: /\b(?:recien|ayer|embarg\w+|propiedad horizontal|vehiculo|carro|universidad|colegio|multa\w*|sancion\w*|cerr\w+|cierr\w+|cancel\w+|liquid\w+|marca|rnt|turismo|rup|dian|renta|iva)\b/,
    text: [
      `Sí, te ayudamos: con el NIT miramos qué años faltan y hacemos contigo la renovación de todos, y el balance si no lo tienes. Lo nuestro es asesoría legal, desde ${from('asesoria-legal')} la hora, más IVA, con el valor por escrito antes; a la Cámara se le paga aparte cada año que falta, con la tarifa de ese año.`,
      `La Cámara no pone multa. ${chamberFine}`,
      'Con cinco años sin renovar, la sociedad queda disuelta y en liquidación, y la matrícula de una persona natural se cancela (Ley 1727, art. 31): mira primero en www.rues.org.co cómo está. Ten a mano el NIT, los activos al 31 de diciembre de cada año y quién es el representante legal.',
    ],
    links: [call, legal, evaluation],
  },
  {
    topic: 'Vendo por redes y no sé por dónde empezar, ¿qué necesito de ustedes?',
    when: [
      /\b(?:vend(?:o|emos|er)|tienda|negocio|emprendimiento|boutique)\b/,
      /\b(?:instagram|internet|redes|facebook|tiktok|whatsapp|en linea|online|virtual)\b/,
      /\bpor (?:donde|cual lado) (?:\w+ )?(?:arran[cq]\w+|emp[ei]+[zsc]\w+|comenz\w+|comienz\w+)\b|\bdesde cero\b|\bni idea\b|\bestoy perdid[oa]\b|\bno se (?:nada|que hacer|como (?:empez|arranc|comenz)\w+)\b/,
      /\b(?:ustedes|uds|me (?:ayud\w+|ofrec\w+|convien\w+|pueden)|contratar\w*|sus servicios|que servicio)\b/,
    ],
    not: /\b(?:sas|s a s|sociedad|soci[oa]s?|multa\w*|sancion\w*|atras\w+|cerrar|cancelar|import\w+|export\w+|comidas?|almuerzos?|emplead[oa]s?|portal|marca)\b/,
    text: [
      `Tú, en este orden: 1. RUT con la actividad de lo que vendes, gratis en www.dian.gov.co. 2. Matrícula en la Cámara de Comercio, si es tu negocio habitual. 3. Registro de ICA de tu ciudad. 4. Guarda las facturas de lo que compras y anota cada venta. IVA: con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} y las demás condiciones puedes ser no responsable y no cobrarlo (E.T., art. 437, parágrafo 3).`,
      `De nosotros, al comienzo, poco: la evaluación gratuita, donde miramos tu caso, y la renta una vez al año si pasas un tope. La contabilidad (desde ${from('asesoria-contable')} al mes, más IVA) y la nómina (desde ${from('asesoria-nomina')} por empleado, más IVA) llegan cuando tengas empleados o una sociedad, o te obliguen a llevar libros. Todo valor va por escrito antes de empezar.`,
    ],
    links: [evaluation, call],
  },
  {
    topic: 'Un socio se quiere salir y no hay acuerdo',
    when: [
      /\b(?:soci[oa]s?|accionistas?)\b/,
      /\b(?:salir(?:se|me|nos)?|retir(?:ar(?:se|me|nos)?|a|o)|irse|irme|se (?:sale|va|retira|quiere ir)|abrir(?:se|me)|vender(?:me|nos)? su (?:parte|participacion))\b/,
      /\b(?:no|ni|sin) (?:(?:nos|se|hay|hemos|ponemos|pudimos|podemos|llegamos|logramos|estamos|a|de|en|un|poner|llegar) ){0,5}acuerdo\b|\bdesacuerdo\b|\bpele\w+\b|\bdiscut\w+|\bproblemas? con\b|\bconflicto\w*\b|\babogad[oa]s?\b/,
    ],
    not: /\b(?:divorci\w+|muri\w+|fallec\w+|herencia|rob\w+|cuanto (?:me |nos )?cobran|dian|matricula|plata de la empresa)\b/,
    text: [
      'Quien se quiere ir puede vender o ceder su parte, pero nadie está obligado a comprarla ni a vender por lo que diga el otro: mandan los estatutos. En una S.A.S. se endosan las acciones y se anota en el libro de accionistas; en una limitada, es una reforma que se registra.',
      'Ahora, sin firmar nada todavía: 1. Lee los estatutos y el acuerdo de accionistas: preferencia de los demás, forma de valorar, árbitro. 2. Un balance a la fecha y una valoración que los dos acepten. 3. Propón por escrito precio y forma de pago. 4. Si no hay acuerdo, conciliación, y si hay bloqueo, la Superintendencia de Sociedades. 5. Con el precio, escribe quién responde por deudas y fianzas viejas.',
      `Sí, tenemos abogados que lo llevan contigo: la asesoría legal va desde ${from('asesoria-legal')} la hora, más IVA, con el valor por escrito antes de empezar.`,
    ],
    links: [lawyer, call],
  },
  {
    topic: 'Un socio no firma el acta',
    when: [
      /\bactas?\b|\b(?:secretari[oa]|presidente) de la (?:asamblea|reunion|junta)\b/,
      /\b(?:soci[oa]s?|accionistas?|asamblea|junta|camara|sas|s a s|sociedad|empresa|gerente|representante|presidente|secretari[oa])\b/,
      /\bfirm(?:a|as|an|ar|arla|arlas|e|en|o|aron|ada|adas)\b/,
      /\bno (?:la |las |me |nos |lo |quiere\w* |quiso |ha |han |esta )*firm\w+|\b(?:niega|niegan|nego|negaron) a firm\w+|\bsin (?:la |las |su )?firmas?\b|\bfalta\w* (?:una |la |las |su |mi |dos )?firmas?\b|\b(?:quien(?:es)?|todos|cuantos)\b(?: \w+){0,4} firm\w+|\bfirma de todos\b|\bfirmad[ao]s? (?:solo )?por\b|\b(?:puede|debe|pueden|deben|tienen?)\b(?: \w+){0,3} firmar\b/,
    ],
    not: new RegExp(
      `${building.source}|\\b(?:balances?|estados financieros|virtual|videollamada|zoom|cerrar|disol\\w+|liquid\\w+|cuanto (?:me |nos )?cobran|visita|dian|descargos|entrega)\\b`,
    ),
    text: [
      'El acta no la firman todos los socios: la firman quienes hicieron de presidente y secretario de la reunión y, en su defecto, el revisor fiscal (Código de Comercio, arts. 189 y 431; Supersociedades, oficio 220-036672 de 2010). Si tu socio no fue ni lo uno ni lo otro, su firma no hace falta: lo que cuenta es que se citó bien y que hubo los votos; si votó en contra, eso queda escrito.',
      'Si él fue el presidente o el secretario y no firma, puede firmar el revisor fiscal; si no hay, un abogado del equipo mira si conviene citar otra reunión, con otro presidente o secretario, que repita la decisión. No firmen por él.',
      returned,
    ],
    links: [lawyer, call],
  },
  {
    topic: 'La Cámara me devolvió el acta',
    when: [
      /\b(?:actas?|tramite|documentos?|papeles|cambio|nombramiento|reforma|inscripcion|registro|estatutos)\b/,
      /\bcamara\b/,
      /\b(?:devolvi\w*|devuel\w+|rechaz\w+|inadmit\w+|no (?:cumple|sirve|vale|es valid[ao]|esta bien)|mal hech[ao]|nego|negaron|niega|no (?:me |nos |la |lo )*(?:inscrib\w+|registr\w+|acept\w+|recib\w+))\b/,
    ],
    not: new RegExp(
      `${building.source}|\\b(?:cuanto (?:me |nos )?cobran|matricula|renov\\w+|plata|dinero|cobro|conciliacion|demanda)\\b`,
    ),
    text: [
      'Casi siempre se arregla y no pierdes lo decidido: la Cámara solo mira la forma.',
      returned,
      'Si pide firmas: el acta la firman el presidente y el secretario de la reunión y, en su defecto, el revisor fiscal, no todos los socios (Código de Comercio, arts. 189 y 431). Mientras no se inscriba un nombramiento, para todos sigue quien estaba (art. 164).',
    ],
    links: [lawyer, call],
  },
  {
    topic: '¿Con cuánto capital se crea una S.A.S.?',
    when: [
      /\bcapital\b/,
      /\b(?:cre(?:ar|arla|o|amos)|mont(?:ar|arla|o|amos)|constitu\w+|abr(?:ir|irla|o)|fund\w+|arranc\w+|empez\w+|poner(?:le)?|sas|s a s)\b/,
      /\b(?:con )?cuant[oa]\b(?: \w+){0,5} capital\b|\bcapital minimo\b|\bminimo de capital\b|\bcapital\b(?: \w+){0,8} (?:puede ser|basta|alcanza|sirve|es suficiente)\b|\b(?:puede ser|basta|alcanza)\b(?: \w+){0,6} capital\b/,
    ],
    not: /\b(?:aument\w+|sub(?:o|ir\w*|imos)|baj(?:o|ar\w*)|dismin\w+|reduc\w+|descapital\w+|ltda|limitada|anonima|unico|un solo|sol[oa]|cuanto (?:me |nos )?(?:cobran|cuesta|vale|sale)|semilla|ganancia de capital|registro|impuesto)\b/,
    text: [
      'No hay mínimo: el capital lo fijan los estatutos, y puede ser un millón o menos. Tampoco hay que tenerlo todo el primer día: se puede pagar hasta en dos años, como digan los estatutos (Ley 1258 de 2008, art. 9).',
      'Conviene uno que alcance para arrancar, porque lo miran los bancos y los clientes. De él depende el impuesto de registro que se paga en la Cámara, del 0,3% al 0,7% (Ley 223 de 1995): con poco capital es poco. Un abogado del equipo prepara los estatutos contigo.',
    ],
    links: [lawyer, legal, call],
  },
  {
    topic: '¿Cómo aumento el capital de una S.A.S.?',
    when: [
      /\bcapital(?:iz\w+)?\b/,
      /\b(?:aument\w+|sub(?:ir|irle|o|imos|ir el)|increment\w+|ampli\w+|capitaliz\w+|pasar(?:lo)? de|mas capital|inyect\w+|de \d+ (?:millones )?a \d+)\b/,
      /\b(?:sas|s a s|sociedad|empresa|compania|camara|acciones|escritura|notaria)\b|\b(?:subir\w*|aument\w+) (?:de |el )?capital\b|\bcapital (?:suscrito|autorizado|social|pagado)\b/,
    ],
    not: /\b(?:limitada|ltda|sociedad anonima|capital de trabajo|prestamo|inversionistas?|fondos?|ronda|disminu\w+|reduc\w+|bajar|capital semilla|ganancias? de capital|socio nuevo|nuevo socio|no (?:ha|han) pagado|utilidades)\b/,
    text: [
      'Sin escritura, si es una S.A.S.: el aumento va en documento privado y se inscribe en la Cámara de Comercio; solo pide escritura si alguien aporta un bien que la necesita, como un inmueble (Ley 1258 de 2008, arts. 5 y 29). En una limitada sí va por escritura (Supersociedades, oficio 220-049973 de 2013).',
      'Mira en los estatutos el capital autorizado. 1. Si lo nuevo cabe ahí, no hay reforma: la asamblea emite las acciones, los accionistas las suscriben y se inscribe la certificación del revisor fiscal o, si no hay, del contador (Decreto 1154 de 1984, art. 1). 2. Si no cabe, primero la asamblea sube el autorizado, con la mitad más una de las acciones presentes si los estatutos no piden más (art. 29), y esa acta se inscribe. Las acciones se pagan hasta en dos años (art. 9).',
      `La Cámara cobra sus derechos y el impuesto de registro, un porcentaje de lo que sube el capital suscrito que fija cada departamento: en varias es el 0,7%, cerca de $ 7.000 por millón (Ley 223 de 1995, art. 226); lo liquida la tuya. Lo nuestro: un abogado prepara el acta y un contador, la certificación, desde ${from('asesoria-legal')} la hora, más IVA, con el total por escrito antes.`,
    ],
    links: [lawyer, legal, call],
  },
  {
    topic: '¿La reforma de los estatutos va por escritura?',
    when: [
      /\b(?:sas|s a s|sociedad|empresa|compania|estatutos)\b/,
      /\b(?:escritura|notaria|documento privado|autentic\w+)\b/,
      /\b(?:reform\w+|estatutos|cambi\w+ (?:de |el |la )?(?:nombre|razon social|objeto|domicilio|representante))\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|ltda|limitada|acciones|inmueble|casa|apartamento|poder|sacar a|constituir|crear|abrir)\b/,
    text: [
      'No, en una S.A.S.: la reforma la aprueba la asamblea, con la mitad más una de las acciones presentes si los estatutos no piden más, y el acta, en documento privado, se inscribe en la Cámara de Comercio. Solo va por escritura si con ella se pasa un bien que la necesita, como un inmueble (Ley 1258 de 2008, art. 29). En una limitada sí va por escritura.',
      'Después se cambian, según el caso, el RUT, los bancos y la facturación. Dinos qué quieres reformar y un abogado del equipo prepara el acta.',
    ],
    links: [lawyer, legal, call],
  },
  {
    topic: '¿Cómo bajo el capital de una S.A.S.?',
    when: [
      /\bcapital\b/,
      /\b(?:disminu\w+|reduc\w+|baj(?:ar|arle|o|amos)|devolver(?:me|nos|le)?|reembols\w+)\b/,
      /\b(?:sas|s a s|sociedad|empresa|compania|camara|acciones|aportes?)\b/,
    ],
    not: /\b(?:capital de trabajo|credito|prestamo|ganancias? de capital|renta|fondo de inversion|bogota)\b/,
    text: [
      'Es una reforma de estatutos: la aprueba la asamblea, con la mitad más una de las acciones presentes si los estatutos no piden más, y el acta, en documento privado, se inscribe en la Cámara de Comercio (Ley 1258 de 2008, art. 29).',
      'Si además se les devuelve plata a los accionistas, hace falta antes la autorización de la Superintendencia de Sociedades: que no haya deudas con terceros, que lo que quede valga al menos el doble de ellas o que los acreedores acepten por escrito (Código de Comercio, art. 145; Ley 222 de 1995, art. 86, numeral 7). Si solo se bajan las cifras para absorber pérdidas, en general no. Un abogado y un contador del equipo miran primero el balance.',
    ],
    links: [lawyer, legal, call],
  },
  {
    topic: 'No citan a asamblea',
    when: [
      /\b(?:asamblea|junta de soci[oa]s|reunion de soci[oa]s)\b/,
      /\b(?:no|nunca|ni) (?:\w+ ){0,3}(?:convoc\w+|cit(?:a|an|o|aron|ado)|hac(?:e|en)|hizo|hicieron|hecho|reun\w+)\b|\bsin (?:convocar|citar)\b|\bhace \w+ anos? (?:no|que no)\b/,
    ],
    not: new RegExp(
      `${building.source}|\\b(?:vivo en|puedo hacer|podemos hacer|sin citarme|que pasa si no|obligatori\\w+|multa\\w*|sancion\\w*|nunca (?:hemos|hicimos)|no hemos|revisor\\w*)\\b`,
    ),
    text: [
      'Pídela por escrito al representante legal, que es quien cita en una S.A.S., con cinco días hábiles de anticipación si los estatutos no dicen otra cosa (Ley 1258 de 2008, art. 20), y guarda la prueba.',
      'Si no cita a la reunión del año, los accionistas se pueden reunir por derecho propio el primer día hábil de abril, a las 10 de la mañana, en las oficinas de la administración del domicilio principal (Código de Comercio, art. 422). Fuera de esa fecha, mira en los estatutos quién más puede citar; un abogado del equipo mira si la Superintendencia de Sociedades puede ordenarla y prepara la carta y el acta contigo.',
    ],
    links: [lawyer, call],
  },
  {
    topic: 'Se perdió el libro de actas',
    when: [
      /\blibros? (?:de )?(?:actas?|accionistas|soci[oa]s|registro)\b|\blibros de la (?:empresa|sociedad)\b/,
      /\b(?:perd\w+|extravi\w+|rob\w+|quem\w+|da[nñ]\w+|moj\w+|bot(?:o|aron|amos)|no (?:aparece\w*|l[oa]s? (?:encuentr\w+|tengo|tenemos)))\b/,
    ],
    not: new RegExp(
      `${building.source}|\\b(?:contador\\w*|perdidas? (?:fiscal|del ano)|cuanto (?:me |nos )?cobran)\\b`,
    ),
    text: [
      'Se puede rehacer: 1. Denuncia la pérdida en la Policía, por internet; si hubo delito, en la Fiscalía. 2. Inscribe un libro nuevo en la Cámara de Comercio. 3. Reconstrúyelo dentro de los seis meses siguientes, con copias de las actas, lo inscrito en la Cámara y lo que tengan los socios, el contador o terceros (Decreto 2270 de 2019, anexo 6, art. 18).',
      'Las actas inscritas las puedes pedir en la Cámara. Lo que no se logre rehacer lo deja escrito la asamblea. Un abogado del equipo arma la lista contigo.',
    ],
    links: [lawyer, call],
  },
  {
    topic: 'Quiero abrir empresa con otra persona: ¿S.A.S. o persona natural, y cuánto sale?',
    when: [
      ...asksFounding,
      /\bpersona natural\b/,
      /\bcon (?:mi |un |una |mis |otr[oa]s? |dos )?(?:herman[oa]s?|espos[oa]|pareja|novi[oa]|prim[oa]s?|amig[oa]s?|soci[oa]s?|mama|papa|hij[oa]s?|cunad[oa]|companer[oa]s?|persona)\b|\b(?:entre|somos) (?:dos|tres|varios|\d)\b/,
    ],
    not: notFounding,
    text: [
      'S.A.S.: entre dos no se puede ser una persona natural, porque es un solo dueño y el otro quedaría sin nada a su nombre (o cada uno por separado). En la S.A.S. cada uno tiene sus acciones y no responden con lo suyo por las deudas de la sociedad, salvo fraude (Ley 1258 de 2008, arts. 1, 5 y 42).',
      founding.steps,
      founding.cost,
    ],
    links: [evaluation, legal, call],
  },
  {
    topic: 'Quiero abrir una S.A.S.: por dónde empiezo y cuánto sale',
    when: asksFounding,
    not: notFounding,
    text: [founding.steps, founding.cost, founding.taxes],
    links: [evaluation, legal, call],
  },
]
