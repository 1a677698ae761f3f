import { bogota } from '../bogota'
import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore, uvtInPesos } from '../../legal-figures'
import { startingPrice } from '../../services'
import { simpleRegime } from '../../tools/guides/simple-regime'
import { foundingCost } from '../founding-cost'
import { notRenewed } from '../not-renewed'
import { placesAbroad } from '../places-abroad'
import { call, incomeLink, lateLink, write } from '../reply-links'
import type { Rule } from '../rules'
import { simpleDeadline } from '../simple-deadline'

const legal = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const payroll = { href: contactHref('asesoria-nomina'), label: 'Preguntar por la nómina' } as const
const legalPage = { href: '/servicios/asesoria-legal#preguntas', label: 'Leer sobre asesoría legal' } as const
const dates = { href: '/herramientas/vencimientos', label: 'Ver las fechas' } as const
const legalPrice = inPesos(startingPrice('asesoria-legal'))
const company = /\b(?:sas|s a s|empresa|sociedad|compania)\b/
const ofCompany = /\b(?:sas|s a s|empresa|sociedad|compania|estatutos)\b/
const foundsIt =
  /\b(?:cre(?:ar(?:la)?|o|amos|e|emos)|abr(?:ir(?:la)?|o|imos)|mont(?:ar(?:la)?|o|amos)|constitu\w+|registr(?:ar(?:la)?|o|amos)|form(?:ar|o|amos|alizar)|arm(?:ar|o|amos)|fund(?:ar|o|amos)|hacer|inscrib(?:ir|o|imos)|creacion|hago (?:una |la |mi )(?:sas|empresa|sociedad)|firm(?:ar|a|e|o) los estatutos)\b/
/** Matches somebody who founds a company from abroad, at a distance or by power of attorney. */
const fromAfar = new RegExp(
  String.raw`\bsin (?:tener que )?(?:viajar|ir|venir|estar|ser presencial|presentarme|desplazarme)\b|\b(?:tengo|tiene|tienen|tenemos|toca|hay|debo|debe) (?:que )?(?:viajar|venir|ir (?:hasta|alla|a colombia|a bogota)|estar (?:alla|aqui|presente))\b|\b(?:no (?:puede|puedo|podemos|quiere) (?:venir|viajar|ir))\b|\b(?:desde|en|por) (?:la |los )?(?:${placesAbroad}|afuera|fuera)\b|\bfuera del? (?:pais|colombia)\b|\b(?:por|un|el|con|mediante|dar|doy|con un|de un) poder\b|\bpoder (?:especial|general|notarial|autenticado|apostillado|del consulado|para)\b|\bapoderad[oa]s?\b|\bapostill\w+|\bconsulado\b|\bpersonalmente\b|\ba distancia\b|\b(?:sas|empresa|sociedad) (?:por internet|virtual\w*|en linea|online)\b`,
)
const notFoundedAfar = new RegExp(
  String.raw`\b(?:cerr(?:ar|o|amos)|liquid\w+|cancel\w+|sucursal|filial|matriz|empresa extranjera|compania extranjera|portal|emplead\w+|contrat\w+|banco|bancaria|marca|renov\w+|renta|declar\w+|impuestos?|residen\w+ fiscal|dividend\w+|vend\w+|compr(?:o|ar) (?:acciones|una empresa)|asamblea|junta|dian|rut|iva|factur\w+|cliente\w*|trabajo para|export\w+|import\w+|visa|remesas?|invert\w+ en|fondo de inversion|sin poder|para poder|voy a poder|(?:empresa|sociedad|compania|negocio|sas) en (?:la |los )?(?:${placesAbroad}))\b`,
)
const afar = {
  yes: 'Se puede sin viajar: la S.A.S. se crea por documento privado, y quien la crea puede autenticarlo él mismo o con un apoderado (Ley 1258 de 2008, art. 5, parágrafo 1). Sirve un poder, y el apoderado no tiene que ser abogado (Supersociedades, oficio 220-106721 de 2022). Vale para uno o para todos los socios, colombianos o no.',
  power:
    'El poder: especial, con tus datos y los del apoderado, y dice para qué: crear esa sociedad, firmar y autenticar los estatutos y pedir la inscripción en la Cámara. Si se firma afuera, ante el cónsul de Colombia, o ante un notario de allá y con apostilla (Supersociedades, oficio 220-025505 de 2012); si está en otro idioma, con traducción oficial. Otra vía es firmar los estatutos por internet en la página de la Cámara, si puede identificarte desde donde estás: confírmalo con ella. Si se aporta un inmueble, va por escritura.',
  rest: `Lo que también hay que prever: quién será el representante legal, porque necesita RUT y firma electrónica de la DIAN; la cuenta, que cada banco abre con sus reglas; y, si el capital llega de afuera, su registro en el Banco de la República. Lo hacemos a distancia, con reuniones por videollamada: desde ${legalPrice} la hora, más IVA, con el valor por escrito antes. Toma de 2 a 4 semanas.`,
} as const
const neverFiled =
  /\b(?:nunca|jamas|no) (?:he |hemos |lo |la )?(?:declar\w+|present\w+)\b|\bsin (?:declarar|presentar)\b/
const noActivity =
  /\b(?:sin|ningun|cero|no (?:ha |he |hemos |tiene |tuvo |hubo )?(?:tenido |hecho )?(?:ningun )?)\s?(?:movimientos?|ingresos|ventas|operaciones|actividad|vendido|facturado|factura\w*)\b|\b(?:inactiva|quieta|parada|en ceros?)\b|\bno ha (?:vendido|facturado|operado|tenido ningun movimiento)\b/

/** Matches words for the current year, or a month named without a year. */
const thisYear = new RegExp(
  `\\b(?:cre\\w+|mont(?:e|amos|o|ada)|abr(?:i|imos|io)|constitu\\w+|registr\\w+|saque|sacamos|hice|hicimos|matricul\\w+|inscrib\\w+|desde)\\b[^]*\\b(?:este ano|${uvt.year}|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre)|desde (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre)|hace (?:\\w+ ){1,2}mes(?:es)?|a (?:principios|comienzos|mitad) de(?:l| este)? ano)\\b|\\b(?:este ano|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre)|hace (?:\\w+ ){1,2}mes(?:es)?)\\b[^]*\\b(?:cre(?:e|amos|ada)|mont(?:e|amos)|abr(?:i|imos)|constitu\\w+|registre|saque)\\b`,
)

const founds = /\b(?:crear|montar|abrir|constituir|hacer|armar|formar|registrar|inscribir|poner|sacar)\w*\b/
const asksCost = /\bcuanto (?:me |nos |se )?(?:cuestan?|valen?|sale|cobran?|valdria)\b|\bcosto\b|\bprecio\b/
const asksPapers =
  /\b(?:papeles|documentos|requisitos|que (?:necesito|se necesita|necesitamos|piden|hay que|debo)|pasos)\b/
const notFoundedByFirm =
  /\b(?:cerrar|liquid\w+|cancel\w+|sucursal|portal|emplead\w+|extranjer\w+|restaurante|banco|marca|renov\w+|aumentar|contabilidad|impuestos)\b/
const notFounded = new RegExp(`${notFoundedByFirm.source}|\\b(?:ustedes|uds)\\b`)
const notFoundedByUs =
  /\b(?:cerrar|liquid\w+|cancel\w+|sucursal|portal|emplead\w+|extranjer\w+|exterior|restaurante|banco|marca|renov\w+|aumentar|contabilidad|impuestos|declar\w+|mensual\w*|mes|demor\w+|tard\w+|tiempo|camara|persona natural|papeles|documentos|requisitos|pasos|poder|balance\w*|estados|auditor\w*|capital)\b|\d{5,}|\bmill\w+/
const founding = {
  papers:
    'Papeles: 1. Cédula de cada socio y del representante legal. 2. Estatutos en documento privado firmado y autenticado, o firmado por internet en la página de la Cámara (por escritura si se aporta un inmueble: Ley 1258 de 2008, art. 5). 3. Carta de aceptación de los nombrados. 4. Formulario del RUES y el pre-RUT de la DIAN. Antes, mira en www.rues.org.co que el nombre esté libre y escoge el código CIIU.',
} as const
const onlyOwner =
  /\bunic[oa] (?:soci[oa]|accionista|duen[oa]|propietari[oa])\b|\b(?:soci[oa]|accionista|duen[oa]) unic[oa]\b|\bun solo (?:soci[oa]|accionista|duen[oa])\b|\bsin (?:mas |otros )?soci[oa]s\b|\b(?:yo|una) sol[oa]\b|\buna sola persona\b|\bsoy el unico\b/
const notOnlyOwner =
  /\b(?:extranjer\w+|muri\w+|fallec\w+|embarg\w+|cerrar\w*|liquid\w+|vend\w+|cuant[oa]|revisor\w*|dividendos|despid\w+|mis emplead[oa]s|mi emplead[oa]|contador\w*)\b/
const only = {
  may: 'Sí: una S.A.S. puede tener un solo accionista (Ley 1258 de 2008, art. 1), y él mismo puede ser el representante legal (Supersociedades, oficio 220-068602 de 2011). El nombramiento se inscribe en la Cámara de Comercio.',
  works:
    'Empleado, con cuidado. La ley de las S.A.S. no lo prohíbe (Supersociedades, oficio 220-060561 de 2011), pero un contrato de trabajo pide subordinación de verdad (Código Sustantivo del Trabajo, art. 23), y es dudosa en quien se da órdenes a sí mismo: el Ministerio de la Protección Social dijo que el accionista único cotiza como independiente (concepto 10240 de 2011).',
  pays: 'Con contrato de trabajo hay nómina, aportes y prestaciones. Sin él, la sociedad te paga honorarios y cotizas como independiente, o repartes dividendos de las utilidades aprobadas. Un abogado y una persona de nómina miran cuál te conviene antes del primer pago.',
} as const
const notIdle =
  /\b(?:multa\w*|sancion\w*|no (?:he |hemos )?present\w+|nunca (?:he )?(?:declar\w+|present\w+)|atras\w+|cerrar\w*|liquid\w+|cancel\w+|simple|emplaz\w+)\b/
const idleLinks = [dates, write, call]
const idle = {
  local: `ICA: el impuesto nace de ejercer una actividad en la ciudad, así que sin actividad no hay nada que pagar. En ${bogota}, una empresa que empieza es anual hasta el primer cierre (Resolución SDH-000195 de 2025). Si de todos modos hay que presentar la anual en cero no lo tengo confirmado: mira tu RIT, porque estar inscrito con una actividad activa puede pedirla, y confírmalo en Hacienda o con nosotros antes de enero.`,
  reports: `Exógena de la DIAN: no por ser sociedad. Le toca a la que tuvo ingresos brutos de más de 2.400 UVT (${inPesos(2_400 * uvt.value)} en ${uvt.year}) en el año o en el anterior, o que practicó alguna retención o autorretención (Resolución DIAN 000162 de 2023, art. 1). Sin ingresos ni retenciones, en principio no.`,
  income:
    'Renta: sí, la del año se presenta aunque dé cero (una sociedad declara siempre), y queda también la renovación de la matrícula hasta el 31 de marzo. El IVA de un período sin operaciones y la retención de un mes sin pagos sujetos a ella no se presentan (E.T., arts. 601 y 606).',
} as const

/** Answers for people who found a company, are inactive or never filed; they ask for several things at once. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Qué papeles pide crear una S.A.S. y cuánto cobran ustedes?',
    when: [founds, company, asksPapers, asksCost, /\b(?:ustedes|uds|honorarios)\b/],
    not: notFoundedByFirm,
    text: [founding.papers, foundingCost.withUs, `${foundingCost.chamber} ${foundingCost.time}`],
    links: [legalPage, legal, call],
  },
  {
    topic: '¿Qué papeles pide crear una S.A.S., cuánto tarda y cuánto vale?',
    when: [founds, company, asksPapers, asksCost],
    not: notFounded,
    text: [founding.papers, foundingCost.time, foundingCost.general],
    links: [legalPage, legal, call],
  },
  {
    topic: '¿Cuánto cobra la Cámara por una S.A.S. con su capital?',
    when: [founds, company, /\bcapital\b/, asksCost],
    not: notFounded,
    text: [foundingCost.general, foundingCost.time],
    links: [legalPage, legal, call],
  },
  {
    topic: '¿Cuánto cobra la Cámara por una S.A.S. y cuánto tarda?',
    when: [founds, company, /\b(?:demor\w+|tard\w+|cuanto tiempo)\b/, asksCost],
    not: notFounded,
    text: [foundingCost.time, foundingCost.two, foundingCost.general],
    links: [legalPage, legal, call],
  },
  {
    topic: '¿Cuánto cuesta crear la S.A.S. con ustedes, todo incluido?',
    when: [
      founds,
      company,
      asksCost,
      /\b(?:ustedes|uds|todo (?:incluid[oa]|completo|en total)|con todo|en total|por todo|todo el (?:proceso|tramite))\b/,
    ],
    not: notFoundedByUs,
    text: [foundingCost.withUs, foundingCost.chamber, foundingCost.time],
    links: [legalPage, legal, call],
  },
  {
    topic: '¿Cuánto vale crear una S.A.S. desde afuera?',
    when: [foundsIt, ofCompany, fromAfar, asksCost],
    not: notFoundedAfar,
    text: [afar.yes, afar.power, foundingCost.general],
    links: [legal, legalPage, call],
  },
  {
    topic: '¿Puedo crear una S.A.S. desde afuera, sin viajar y con un poder?',
    when: [foundsIt, ofCompany, fromAfar],
    not: notFoundedAfar,
    text: [afar.yes, afar.power, afar.rest],
    links: [legal, legalPage, call],
  },
  {
    topic: '¿Puedo ser el único socio, el representante y empleado de mi S.A.S.?',
    when: [
      company,
      onlyOwner,
      /\b(?:represent\w+|gerente)\b/,
      /\b(?:emplead[oa]|trabajador\w*|contratarme|contrato (?:de trabajo|laboral)|sueldo|salario|nomina|asalariad[oa])\b/,
    ],
    not: notOnlyOwner,
    text: [only.may, only.works, only.pays],
    links: [legal, payroll, call],
  },
  {
    topic: '¿Puedo ser empleado de mi propia S.A.S. si soy el único socio?',
    when: [
      company,
      onlyOwner,
      /\b(?:emplead[oa]|trabajador\w*|contratarme|contrato (?:de trabajo|laboral)|asalariad[oa])\b|\b(?:ponerme|pagarme|tener|asignarme|me (?:pago|pongo|asigno))(?: \w+){0,2} (?:sueldo|salario)\b/,
    ],
    not: notOnlyOwner,
    text: [only.works, only.pays],
    links: [legal, payroll, call],
  },
  {
    topic: '¿Una S.A.S. puede tener un solo socio, que sea también el representante?',
    when: [
      company,
      onlyOwner,
      /\b(?:represent\w+|gerente)\b/,
      /\b(?:pued\w+|se puede|es legal|permit\w+|a la vez|al mismo tiempo|tambien)\b/,
    ],
    not: notOnlyOwner,
    text: [only.may],
    links: [legal, legalPage, call],
  },
  ...notRenewed,
  {
    topic: 'Nunca declaré, ¿por dónde empiezo?',
    when: [
      neverFiled,
      /\b(?:por donde|como (?:me pongo|empiezo|arreglo|lo arreglo|hago)|ponerme al dia|banco|credito|prestamo)\b|^(?=.*\bcuanto debo\b).*\b(?:negocio|taller|tienda|local|peluqueria)\b/,
      /\b(?:banco|credito|negocio|taller|tienda|local|almacen|peluqueria|restaurante|ferreteria|camara)\b/,
    ],
    not: /\d{6,}|\b(?:mill\w+|palos|sas|s a s|sociedad|iva|retenc\w+|exogena|emplaz\w+|requerimiento|carta|embarg\w+|pila|planilla|consignaciones|muri\w+|fallec\w+|exterior|visa|ya venc\w+|hoy|cuanto (?:me )?cobran)\b/,
    text: [
      `Con calma: le pasa a mucha gente y se arregla en orden. Por dónde empezar: 1. Mira año por año, desde que abriste, si pasaste un tope: ingresos de 1.400 UVT o más, compras, tarjeta o consignaciones de más de 1.400, patrimonio de más de 4.500, o ser responsable de IVA (los de ${uvtBefore.year}, ${inPesos(1_400 * uvtBefore.value)} y ${inPesos(4_500 * uvtBefore.value)}). El año que no pasó ninguno no se declara y no debe nada. 2. Reúne extractos, ventas y compras de los demás. 3. Mira en www.dian.gov.co la casilla 53 del RUT y qué figura pendiente. 4. Presenta primero los que tienen impuesto, antes de que la DIAN escriba.`,
      `Cuánto debes: por cada año que tocaba, el impuesto, sus intereses y la sanción por tarde: 5% del impuesto por mes o fracción, como máximo el 100%; sin impuesto, 0,5% de los ingresos por mes, como máximo el 5% (E.T., art. 641). Nunca menos de ${minimumPenaltyInPesos} por declaración (art. 639). Baja a la mitad, sin bajar de esa, si la DIAN no ha actuado y no te han sancionado por lo mismo en dos años (art. 640); con un emplazamiento se dobla (art. 642).`,
      'Para el banco: sirven las declaraciones que presentes ahora y, mientras tanto, los extractos y una certificación de ingresos con soportes. No firmes cifras que no puedas probar. Mira también si la matrícula está renovada. Cuéntanos los años y las ventas de cada uno, sin juzgarte, y te decimos cuánto es y en qué orden.',
    ],
    links: [lateLink, incomeLink, write, call],
    calms: true,
  },
  {
    topic: 'Creé la empresa este año y no la he movido, ¿qué presento?',
    when: [
      company,
      thisYear,
      new RegExp(
        `${noActivity.source}|\\b(?:nunca|no) (?:la |lo |ha |he |hemos |se |hice |hizo )*(?:mov\\w+|us\\w+|oper\\w+|arranc\\w+|factur\\w+|vend\\w+|funcion\\w+|nada)\\b`,
      ),
      /\b(?:declar\w+|present\w+|ceros?|renta|impuestos|dian)\b/,
    ],
    not: new RegExp(
      `\\b(?:20(?:0\\d|1\\d|2[0-5])|ano pasado|hace (?:\\w+ )?anos?|anos sin|varios anos|multa de|emplaz\\w+|requerimiento|carta|cerrar\\w*|liquid\\w+|cancel\\w+|emplead\\w+|persona natural|ica|exogena|simple|cuanto (?:me |nos )?cobran|el otro ano)\\b|\\bhace (?:dos|tres|cuatro|cinco|[2-9]) anos\\b`,
    ),
    text: [
      `Con calma: en renta no estás tarde. Una sociedad declara siempre, aunque dé cero, pero la primera, la de ${uvt.year}, se presenta en mayo de ${uvt.year + 1}, en el día que da tu NIT. El IVA de un período sin operaciones y la retención de un mes sin pagos sujetos a ella no se presentan, ni en ceros (E.T., arts. 601 y 606).`,
      `Mira en la casilla 53 del RUT: si dice 47 (SIMPLE), el anticipo sí se presenta aunque dé cero. Falta revisar: 1. El RUB, que iba en los 2 meses siguientes al RUT: si no lo hiciste, hazlo ya. 2. El ICA de tu ciudad: si tu registro pide la declaración anual. 3. La matrícula, que se renueva hasta el 31 de marzo de ${uvt.year + 1}. 4. La contabilidad, que va desde el primer día, aunque sea el capital y los gastos de crearla.`,
      'Si no la vas a usar, cerrarla a tiempo evita las rentas en cero de cada año. Con el NIT te decimos qué falta.',
    ],
    links: [dates, write, call],
    calms: true,
  },
  {
    topic: 'Una empresa sin movimiento, ¿declara renta, ICA o IVA?',
    when: [company, noActivity, /\b(?:ica|industria y comercio)\b/, /\b(?:renta|declaraciones)\b/],
    not: notIdle,
    text: [idle.income, idle.local, idle.reports],
    links: idleLinks,
  },
  {
    topic: 'Una empresa sin ingresos, ¿presenta renta?',
    when: [
      company,
      noActivity,
      /\brenta\b/,
      /\b(?:present\w+|declar\w+|obligad\w+|debe|debo|toca|tiene que)\b/,
    ],
    not: notIdle,
    text: [idle.income, idle.reports],
    links: idleLinks,
  },
  {
    topic: 'Una empresa sin movimiento, ¿declara ICA?',
    when: [company, noActivity, /\b(?:ica|industria y comercio)\b/],
    not: notIdle,
    text: [idle.local, idle.reports, idle.income],
    links: idleLinks,
  },
  {
    topic: 'Una empresa sin movimiento, ¿presenta exógena?',
    when: [company, noActivity, /\b(?:exogena|medios magneticos)\b/],
    not: notIdle,
    text: [idle.reports, idle.income],
    links: idleLinks,
  },
  {
    topic: '¿Quién puede entrar al SIMPLE y hasta cuándo?',
    when: [
      /\b(?:simple|rst)\b/,
      /\b(?:quien(?:es)?|requisitos?|condiciones|puede\w?(?: \w+){0,6} (?:entrar|estar|inscrib\w+|meter\w*|pas\w+|acog\w+))\b/,
      /\b(?:cuando|plazo|fecha|hasta)\b/,
      /\b(?:met\w+|entrar|estar|inscrib\w+|pas\w+|acog\w+|requisitos?|cambi\w+)\b/,
    ],
    not: /\b(?:sal(?:ir|irme|go)|retir\w+|salirme|volver|excluy\w+|anticipos?|pag(?:o|ar|a) (?:el|la)|declaracion anual|iva|retenc\w+|cuanto (?:se )?pag\w+|presenta\w* (?:el|la)|no me gusta|despues|ordinario|conviene)\b/,
    text: [
      `Puede entrar quien ejerce un negocio o una profesión, persona natural o sociedad de socios personas naturales residentes, con ingresos brutos del año anterior de menos de 100.000 UVT${uvtInPesos(100_000)}, y sin una actividad excluida, como la financiera, ni una relación de trabajo disfrazada (E.T., arts. 905 y 906). Hay que estar inscrito en el RUT, con firma electrónica y al día en impuestos y seguridad social. Quien solo recibe salario no gana nada con él.`,
      simpleDeadline,
      'Se hace en el RUT, en línea y gratis: agrega la responsabilidad 47 y quita la 05. La herramienta te dice si puedes; si conviene, lo dicen tus ventas y gastos.',
    ],
    links: [{ href: simpleRegime.path, label: simpleRegime.name }, write, call],
  },
  {
    topic: '¿Compro dólares?',
    when: [
      /\b(?:dolar(?:es)?|euros?|trm|divisas?)\b/,
      /\b(?:a (?:como|cuanto)|cuanto (?:esta|vale|va)|sub(?:e|ira|ir|iendo)|baj(?:a|ara|ar|ando)|recomiend\w+|invert\w+|compr(?:o|ar|amos)|convien\w+)\b/,
      /\b(?:sub(?:e|ira|ir)|baj(?:a|ara|ar)|recomiend\w+|invert\w+|conviene comprar|compr(?:o|ar) dolares|que (?:hago|compro))\b/,
    ],
    not: /\b(?:factur\w+|declar\w+|impuesto\w*|renta|retenc\w+|import\w+|export\w+|proveedor|contab\w+|cliente|iva|patrimonio|diferencia en cambio)\b/,
    text: [
      'No te puedo decir si sube ni qué comprar: no damos consejos de inversión, y nadie lo sabe con certeza. Tampoco tengo el valor de hoy: la TRM del día la publican la Superintendencia Financiera (www.superfinanciera.gov.co) y el Banco de la República (www.banrep.gov.co).',
      'En lo que sí te ayudamos: qué tasa usar en una factura o en la contabilidad, y cómo se declaran los dólares que tienes o recibes.',
    ],
    links: [call, write],
  },
]
