import { firm } from '../../firm'
import { inPesos } from '../../legal-figures'
import { startingPrice } from '../../services'
import { call, evaluation, lateLink, lawyer, mail, signIn, treatment, whatsapp, write } from '../reply-links'
import type { Rule } from '../rules'

const prices = { href: '#servicios', label: 'Comparar servicios y precios' } as const
const privacy = { href: '/politicas-privacidad', label: 'Leer la política de privacidad' } as const

const taxFrom = startingPrice('asesoria-tributaria')

const includes =
  /\b(?:por (?:el|ese|este) (?:mismo )?(?:precio|valor)|incluid[oa]s?|incluy\w+|aparte|adicional|trae[nr]?|entran? en|viene[n]? (?:con|ahi)|que (?:viene|entra)|tambien (?:me |nos |l[ea]s? )?(?:sac|mir|revis|actualiz|hac|ayud)\w+)\b/
const signature =
  /\bfirmas? (?:electronica|digital)\b|\b(?:sac\w+|renov\w+|renuev\w+|tramit\w+|activ\w+) (?:\w+ ){0,4}?firma\b|\brut\b|\bclave (?:de la )?dian\b/
const unknownPart =
  'Eso lo dice tu propuesta: antes de empezar te damos por escrito el valor y todo lo que incluye. Aquí no lo sé con certeza, así que pide que quede escrito lo que preguntas, y si algo va aparte, cuánto vale.'
const signatureIsFree =
  'La firma electrónica y el RUT son gratis en www.dian.gov.co, y los saca el titular con su clave, que no se presta; te guiamos para hacerlo.'

const authority =
  'dian|ugpp|uiaf|hacienda|alcaldia|fiscalia|gobierno|autoridades|entidades(?: del estado)?|el estado|(?:alguien|gente|los) de impuestos'
const them = String.raw`(?:l[aoe]s? |l[oa]s |l[ea] |se |me |nos )*`
/** Matches a message that asks whether the firm, its portal or its chat hands things to an authority. */
const handsOver = new RegExp(
  String.raw`\b${them}(?:pasan|pasarian|mandan|envian|entregan|comparten|compart\w+|muestran|reportan|cuentan|avisan|denunciar\w*|denuncian|informan|digan|cuenten|pasen|manden|entreguen|avisen|reporten|muestren|delat\w+|sapean|echan|sueltan|dan|suben|venden)\b[^]*\b(?:${authority})\b|\b(?:${authority})\b(?: (?:puede|pueden|podria|tiene acceso|lo|los|la|las|se|no|tambien|a))*(?: (?:ve|ven|ver|vea|vean|verlos|verlo|mira|mire|mirar|revisa|revise|entera|entere|enterar|accede|acceder|lee|lea|leer|acceso|cuenta|consulta|consultar))\b|\b(?:pagina|portal|plataforma|chat|firma|herramientas?)\b(?: \w+){0,4} (?:reporta|manda|envia|pasa|avisa|cuenta|entrega|comparte|muestra)\b[^]*\b(?:${authority})\b|\b(?:${authority})\b(?: \w+){0,3} (?:l[ea]s?|se l[oa]s?) (?:pasan|mandan|envian|entregan|cuentan|muestran|dan) (?:mis |los |las )?(?:datos|documentos|papeles|informacion|todo|cosas)\b|\b(?:llega|llegan|llegue|llegar|queda|quedan|va|van|a parar|termina\w*)(?: \w+){0,4} (?:a|en) (?:la |manos de la )?(?:${authority})\b`,
)
const handed =
  /\b(?:documentos?|papeles|papeleria|datos|informacion|archivos|extractos?|soportes|facturas|cuentas|certificados|fotos|(?:lo|las cosas) que (?:yo |uno |un[oa] |les? |nosotros )*(?:sub\w+|mand\w+|envi\w+|cuent\w+|di[gj]\w+|pas\w+|entreg\w+|escrib\w+|calcul\w+|teng\w+|gan\w+|ve[no]?)|les (?:cuento|digo|muestro|confieso)|algo raro|lo mio|todo)\b/
const toFirm =
  /\b(?:ustedes|uds|usted|la firma(?! (?:electronica|digital))|l[oa]s contrat\w+|que (?:le |se l[oa]s? |l[oa]s? )?(?:digan|cuenten|pasen|manden|entreguen|avisen|reporten)|(?:mis|nuestr[oa]s) (?:papeles|documentos|datos|extractos|archivos|soportes) (?:quedan|llegan|van)|herramientas?|su(?:bo|be|ben|bir|bimos|bi|ba|bamos)|portal|pagina|plataforma|chat|escribo aqui|les? (?:\w+ )?(?:mand|muestr|cuent|dig|di|pas|entreg|envi|suba)\w*|que (?:yo )?(?:les|le) \w+|(?:comparten|pasan|entregan|mandan|envian|reportan) (?:mi|mis|nuestr[oa]s?|los|el|la|las)|(?:mi|mis) \w+ (?:se )?(?:los|las|lo|la)? ?(?:pasan|mandan|entregan|comparten)|se l[oa]s? (?:pasan|mandan|entregan|muestran))\b/
/** A message with one of these words asks about a letter, a return or a report of others, not about the firm. */
const notHandedOver =
  /\b(?:requerimientos?|emplaz\w+|carta|me (?:llego|mando|mandaron|escribio|pide|piden|pidio|reporto|reportaron|envio)|exogenas?|declaraci\w+|medios magneticos|bancos? (?:le )?(?:report|pas|inform|mand)\w*|nequi|daviplata|bold|airbnb|booking|uber|rappi\w*|mercado ?libre|paypal|payoneer|wise|binance|camara de comercio|notari\w+|empleador|jefe|clientes?|proveedor\w*|inquilin\w+|vecin\w+|soci[oa]s?|competencia|otro contador|contador anterior|mi contador\w*|factura electronica|facturas electronicas|facturo|nomina electronica|balances?|estados financieros|como (?:le |la |lo |los |se )*(?:mando|envio|entrego|paso|subo|respondo|informo|reporto|denunci\w+)|donde|quiero denunciar|denunciar a|ventas|vendo|consignaciones|rut|certificado de|tengo que|debo|toca|hay que|obligad\w+)\b/

const changesAccountant =
  /\bcambi\w+ (?:\w+ ){0,2}?(?:contador\w*|firma contable|firma de contador\w*|oficina contable|contabilidad)\b|\bcambi(?:ar|arme|arnos|o|amos) (?:con|a|para|por) (?:ustedes|uds)\b|\b(?:me|nos) cambi(?:o|amos) (?:con|a|para|de) (?:ustedes|uds|contador\w*|firma)\b|\bpas(?:ar|arme|arnos|o|amos) (?:\w+ )?(?:con|a|para|donde) (?:ustedes|uds|otr[oa] (?:contador\w*|firma))\b|\bcambi(?:ar|arme|arnos|o|amos) a su (?:firma|oficina)\b|\bcontador\w*(?: \w+){0,4} (?:quiero|quisiera|voy a|pienso|queremos) cambiar(?:lo|la)?\b|\bcambio de contador\w*\b/
const asksWhen =
  /\b(?:esper(?:o|ar|amos|arme|arnos|e)|mejor|conviene|convendria|recomiend\w+|aconsej\w+|epoca|(?:buen|mal|mejor) (?:momento|mes|tiempo)|(?:ya|ahora|hoy) o|o (?:ya|ahora|mejor|cuando|despues|en)|tiene sentido|muy tarde|es tarde|es bueno|es malo|toca|se puede|puedo|podemos|quien (?:me |nos )?(?:hace|haria|prepara|firma) (?:el|la))\b/
const timesOfYear =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ano|anos|cierre|cerrar|cierra|cierren?|acab\w+|termin\w+|mitad|ahora|ya|epoca|temporada|momento|mes|dia|fecha|despues|antes|cuando)\b/

const sent =
  /\bya (?:lo |la |les |me |te |se )*(?:llene|envie|mande|pedi|solicite|diligencie|complete|deje|hice|puse|llenamos|enviamos|mandamos|pedimos|solicitamos)\b|\b(?:llene|llenamos|envie|enviamos|mande|mandamos|pedi|pedimos|solicite|solicitamos|diligencie|complete|deje|dejamos)\b|\b(?:acabo|acabamos|termine|terminamos) de (?:llenar|enviar|mandar|pedir|solicitar|diligenciar|completar|dejar|hacer)\b|\b(?:despues|luego) de (?:llenar|enviar|mandar|pedir|solicitar|diligenciar|completar|dejar)\b|\bcuando (?:uno )?(?:llena|envia|manda|pide|diligencia) (?:el|la)\b/
const asksNext =
  /\b(?:que|q|k) (?:mas )?(?:sigue|siguen|pasa|viene|hago|hacemos|tengo que hacer|debo hacer|toca|falta|hacen ustedes|hay que hacer)\b|\b(?:y )?ahora (?:que|q)\b|\b(?:siguiente|proximo) paso\b|\bcomo (?:sigue|es el proceso|continua|seguimos)\b|\b(?:cuando|en cuanto(?: tiempo)?|cuanto (?:tiempo )?(?:se )?(?:demor\w+|tard\w+)(?: en)?|a que horas?) (?:me |nos |les |la |en )*(?:mand|envi|lleg|respond|contest|contact|escrib|dan|dar|entreg)\w*|\bcuanto (?:tiempo )?(?:se )?(?:demor|tard)\w+ (?:la |el |una |su )*(?:cotizacion|propuesta|evaluacion|respuesta)\b|\bcuanto (?:tiempo )?(?:se )?(?:demor|tard)\w+$/

const sells =
  /\b(?:vend(?:en|e|es)|ofrecen|manejan|cotizan|cotizame|hacen|sacan|expiden|tramitan|renuevan|distribuyen|comercializan|compr(?:ar|o|arles)|adquirir|sacar|renovar|consigo|tienen|asesoran en|aseguran|aseguradora|cuanto (?:me )?(?:vale|cuesta|sale|cobran)|que (?:precio|valor)|precio)\b/
const insurance =
  /\bsoat\b|\bseguros\b|\bun seguro\b|\bseguro (?:de (?:vida|vehiculo|carro|moto|auto|viaje|salud|hogar|arrendamiento|arriendo|accidentes?)|para|todo riesgo|todoriesgo|contra|obligatorio|exequial|funerario|medico|estudiantil)\b|\bpolizas\b|\bpoliza (?:de (?:vida|vehiculo|carro|moto|salud|hogar|cumplimiento|seriedad|arrendamiento)|para|todo riesgo)\b|\baseguran (?:carros?|motos?|vehiculos?|casas?|negocios?|empresas?|locales|mercancia)\b|\bson (?:una )?aseguradora\b/

const lends =
  /\b(?:hacen|dan|ofrecen|tienen|venden|manejan|otorgan|consiguen)(?: \w+){0,4}? (?:prestamos?|creditos?|financiacion|financiamiento)\b|\b(?:me |nos |les )?prestan\b|\bfinancian\b/

const weDo =
  'Hacemos seis cosas: contabilidad, impuestos, nómina, asesoría legal para empresas, revisoría fiscal y auditoría externa.'
/** Matches a question by which service or team of the firm a matter is handled. */
const whichArea =
  /\b(?:que|cual|cuales|q|k) (?:\w+ )?(?:areas?|servicio|departamento|asesoria|equipo)\b|\b(?:areas?|asesoria|servicio)(?: de)? (?:legal|tributari[oa]|contable|impuestos|laboral|contabilidad)(?: \w+){0,3} o\b|\bcon (?:quien|cual de ustedes)(?: \w+)? (?:habl|me (?:toca|asesor|comunic)|deb|teng)\w+|\b(?:abogad[oa]|contador\w*|tributarista) o (?:\w+ )?(?:abogad[oa]|contador\w*|tributarista)\b/

const polite = String.raw`(?:(?:hola|buen[oa]s|dias|tardes|noches|disculp\w+|perdon|una pregunta|pregunta|ustedes|uds|ahi|alla|aqui|en (?:su|la) (?:oficina|pagina|firma)|por favor|quisiera saber si|quiero saber si|me|nos|tambien|si|y|o|de casualidad) )*`
const goods = String.raw`(?:computador\w*|portatil\w*|impresoras?|celular\w*|telefonos|repuestos?|papeleria|talonarios?|factureros?(?! electronic)|sellos?|tintas?|muebles|carros?|motos?|casas?|apartamentos?|lotes?|ropa|uniformes?|comida|almuerzos?|cursos?|boletas?|tiquetes?|pasajes?|loteria|chance|minutos|recargas?|giros|internet|planes de celular|medicamentos|libros(?! de)|dolares|criptomonedas|bitcoins?)`

/** Matches a request of an authority, which the law may oblige the firm to answer. */
const onRequest = new RegExp(
  String.raw`\bsi (?:la |el |los |una |un )?(?:${authority}|autoridad|juez)(?: \w+){0,3} (?:pid\w+|exig\w+|solicit\w+|requier\w+|investig\w+|orden\w+)`,
)
const whoSees =
  'Lo que subes al portal lo ven las personas de tu empresa que invitas y el equipo de la firma que la atiende, que además tiene secreto profesional (Ley 43 de 1990); no se vende ni se comparte con bancos. Se usa para el servicio que pediste, y puedes pedir copia, corregir o borrar al correo de abajo (Ley 1581 de 2012). En este chat y en las herramientas no se guarda ni se envía nada.'

export const ours = true

/** Answers to questions about the firm's own work whose words also name an obligation, a letter or a product. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Dónde denuncio a un contador que se quedó con la plata del impuesto?',
    when: [
      /\b(?:contador(?:a|es)?|contable|tramitador\w*|asesor[a]? (?:tributari[oa]|contable|de impuestos))\b/,
      /\b(?:rob(?:o|aron|ado)|estaf\w+|tumb(?:o|aron)|(?:se )?(?:quedo|quedaron|gasto|gastaron|cogio|embolsillo|fue|llevo) (?:con )?(?:la |mi |el |esa |toda )*(?:plata|dinero))\b|\b(?:nunca|no) (?:lo |la |los )?(?:pago|consigno)\b(?=[^]*\b(?:plata|dinero|le di|le consigne|le pague)\b)/,
      /\b(?:denunci\w+|queja\w*|quejarme|demand\w+|ante quien|donde|sancion\w+|reclam\w+|que hago|que puedo hacer)\b/,
    ],
    not: /\b(?:conjunto|edificio|copropiedad|socios?|mi empresa de|emplead[oa]s?|cajer[oa]|inventarios?|anonim\w+|falsific\w+|firmo por mi|a tiempo|honorarios)\b/,
    text: [
      `Lo siento. Se denuncia en dos partes: el robo, en la Fiscalía; y su conducta profesional, con una queja escrita en la Junta Central de Contadores (www.jcc.gov.co), que puede multar y suspender (Ley 43 de 1990, art. 23). Si trabaja en esta firma, escríbelo hoy a ${firm.email}.`,
      'Primero, hoy: 1. Entra tú a www.dian.gov.co y mira qué quedó presentado y, en «Obligación financiera», qué se pagó. 2. Cambia la clave, el correo del RUT y la firma electrónica. 3. Pídele por escrito los recibos 490 con el sello del banco. 4. Si no lo pagó, ante la DIAN respondes tú y los intereses corren: págalo o pide una facilidad, y después se lo cobras. 5. Guarda chats, consignaciones y contrato.',
      'Con eso un abogado prepara contigo la denuncia y el reclamo de la plata, y un tributarista, lo de la DIAN: llámanos.',
    ],
    links: [call, lawyer],
    calms: true,
  },
  {
    topic: '¿Qué entregan si la DIAN o un juez lo pide?',
    when: [onRequest, handed, toFirm],
    not: notHandedOver,
    text: [
      'Solo lo que esa autoridad puede pedir por ley, y nada más. Si te lo pide a ti, la respuesta la preparamos contigo y va con tu aprobación. Qué cubre eso en tu caso te lo dice una persona del equipo.',
      whoSees,
    ],
    links: [treatment, call, mail],
  },
  {
    topic: '¿Le pasan a la DIAN lo que subo o les cuento?',
    when: [handsOver, handed, toFirm],
    not: notHandedOver,
    text: [
      'No: ni tus papeles ni lo que nos cuentas se le pasan a la DIAN o a otra entidad. Le llega lo que se presenta a tu nombre con tu aprobación (una declaración, la exógena o la respuesta a una carta) y lo que tú autorices. La excepción es lo que la ley manda reportar o lo que pide una autoridad que puede pedirlo.',
      whoSees,
    ],
    links: [treatment, privacy, mail],
  },
  {
    topic: '¿Cambio de contador ya o espero al cierre del año?',
    when: [changesAccountant, asksWhen, timesOfYear],
    not: /\b(?:no (?:me |nos )?(?:respond\w+|contest\w+|aparec\w+|entreg\w+|devuelv\w+|coge)|desaparec\w+|se perdio|renunci\w+|se (?:me |nos )?fue|rob\w+|demand\w+|denunci\w+|asignad\w+|asesor\w*|revisor\w*|auditor\w*|empalme|papeles|documentos|libros|claves?|quien (?:le )?(?:pide|habla)|pena|cuanto (?:me |nos )?(?:cobr\w+|cuesta|vale|sale)|atras\w+|sancion\w*|multa\w*|embarg\w+|requerimiento|carta|programa|software|que le (?:escribo|digo|piden))\b/,
    text: [
      'No hay que esperar a enero ni al cierre: se puede cambiar en cualquier mes. Y si el año no ha cerrado, suele convenir antes: quien llega alcanza a revisar saldos y soportes y prepara el cierre y la renta. Si esperas a enero, recibe un año que cerró otro, justo cuando llegan la exógena, la renovación de la matrícula y la renta.',
      'Esperar un poco tiene sentido si quien te lleva hoy la contabilidad está por terminar algo, como una respuesta a la DIAN o una declaración que vence en estos días: acuerda por escrito que lo termina, y empezamos después de eso.',
      'Empezamos entre 1 y 2 semanas después de firmar, y el empalme lo hacemos nosotros: pedimos libros, soportes y claves con una lista, y se reciben con un acta. Tú avisas por escrito que termina y a quién entrega; mira en su contrato con cuántos días. Lo atrasado, si lo hay, se cotiza aparte, por escrito.',
    ],
    links: [evaluation, call, whatsapp],
  },
  {
    topic: 'Ya envié el formulario o pedí la cotización, ¿qué sigue?',
    when: [
      /\b(?:formulario|coti[zs]aci\w+|propuesta|evaluacion|mis datos|mensaje (?:por|en|desde|de) (?:la pagina|su pagina|contacto))\b/,
      sent,
      asksNext,
    ],
    not: /\b(?:dian|ugpp|formulario (?:\d+|de la dian|del rut|rues|de retiro|de afiliacion)|rut|registro|registr\w+|cuenta del portal|crear cuenta|nadie|nunca|no (?:me |nos )(?:han?|llam\w+|contest\w+|respond\w+)|todavia no|aun no|sigo esperando|sin respuesta|llam\w+|error|no (?:deja|funciona|carga|abre|envia)|camara|empleo|trabajo|vacante|hoja de vida|borr\w+|elimin\w+|devoluc\w+|saldo a favor|datos personales|visa|banco|credito|proveedor\w*|cliente|llevar|declaracion|renta)\b/,
    text: [
      'Por ahora no tienes que hacer nada más: una persona del equipo lee tu mensaje en horario hábil y te responde al correo o al teléfono que dejaste. No hay una hora prometida. Si pasa más de un día hábil, mira «Correo no deseado» y llama con el número que te salió al enviarlo; si algo vence en estos días, llama ya.',
      'Lo que sigue: 1. La evaluación, que es gratuita y sin compromiso: nos cuentas tu caso y vemos qué obligaciones tienes. 2. La propuesta por escrito, con el alcance y el valor. 3. Si la aceptas, se firma y empezamos entre 1 y 2 semanas después. Si tienes a mano el RUT y la última declaración o los últimos estados financieros, ayudan, pero no son obligatorios.',
    ],
    links: [call, whatsapp, mail],
  },
  {
    topic: 'Me mandaron la propuesta o ya la firmé, ¿qué sigue?',
    when: [
      /\bpropuesta\b/,
      /\b(?:me|nos) (?:la )?(?:mandaron|enviaron|llego|pasaron|dieron)\b|\b(?:recibi|recibimos|firme|firmamos|acepte|aceptamos|tengo|aprobe|aprobamos)\b/,
      asksNext,
    ],
    not: /\b(?:dian|conciliacion|laboral|emplead\w+|banco|proveedor\w*|cliente|soci[oa]s?|renunci\w+|indemniz\w+|acuerdo de pago|negocio|trabajo|no (?:me )?lleg\w+|nadie)\b/,
    text: [
      'Si te sirve, se firma, y empezamos entre 1 y 2 semanas después. Antes mira el alcance, el valor con IVA, lo que va aparte y con cuántos días se cancela, y pregunta lo que no quede claro: no hay permanencia.',
      'Con la firma: 1. Si vienes de otro contador, hacemos el empalme con una lista y un acta. 2. Creas tu cuenta en el portal, si no la tienes, y ahí te pedimos los documentos. 3. Dinos qué vence en estos días, para acordar quién lo presenta. Desde este chat no veo propuestas: si tienes una duda de la tuya, llama o responde el correo con que llegó.',
    ],
    links: [call, mail, signIn],
  },
  {
    topic: '¿Cuánto cobran a un independiente por la contabilidad y la renta?',
    when: [
      /\b(?:contabilidad|contable|cuentas|libros)\b/,
      /\brenta\b/,
      /\b(?:cuanto|precios?|tarifas?|valor|honorarios|coti[sz]\w+)\b/,
      /\b(?:independientes?|freelance\w*|contratista|persona natural|profesional(?:es)?|por mi cuenta|consultorio|(?:soy|como) (?:un |una )?(?:odontolog[oa]|medic[oa]|abogad[oa]|psicolog[oa]|arquitect[oa]|ingenier[oa]|disenador\w*|fisioterapeuta|veterinari[oa]|comerciante|enfermer[oa]))\b/,
    ],
    not: /\b(?:sas|s a s|sociedad|compania|emplead[oa]s|nomina|iva|exogenas?|multa\w*|sancion\w*|atras\w+|plazo|cuando|tengo que|obligad[oa]|retencion\w*|papeles|documentos|incluy\w+|fundacion|conjunto)\b/,
    text: [
      `Son dos precios distintos. Llevar la contabilidad: desde ${inPesos(startingPrice('asesoria-contable'))} al mes, más IVA. Tu renta como persona se cobra una vez al año y no tiene tarifa mensual: depende de tus ingresos, bienes y soportes, y te damos el valor por escrito antes de empezar.`,
      'Mira primero si necesitas las dos: si no estás obligado a llevar contabilidad, puede bastarte la renta, con las facturas y los gastos del año en orden, y unas horas de asesoría. En la evaluación gratuita vemos tu RUT y te decimos cuál sobra.',
    ],
    links: [evaluation, prices, call],
  },
  {
    topic: '¿Qué trae el precio de la declaración de renta?',
    when: [
      /\brenta\b|\b(?:la|mi|una) declaracion\b|\basesoria (?:para|de) declarar\b/,
      includes,
      new RegExp(
        String.raw`${signature.source}|\b(?:exogenas?|(?:reportaron|reportan|reporto)|terceros|correg\w+|correccion|anexos|recibo de pago|presentarla|presentacion|borrador)\b|^(?:\w+ ){0,3}que (?:incluye|trae|viene)\b`,
      ),
    ],
    not: /\b(?:requerimientos?|emplaz\w+|carta|dian (?:me )?(?:pregunt|llam|escrib|requier|pide|pid)\w*|sas|empresa|sociedad|negocio|mensual\w*|plan|contabilidad|nomina|iva|retencion\w*|retefuente|ica|simple|(?:debo|tengo que|toca|hay que|puedo|como|se) inclu\w+|ingresos?|aparec\w+|sancion\w*|multa\w*|cuanto (?:me )?cobran|contador anterior|mi contador\w*|pongo|exogenas? (?:me |le )?(?:trae|viene|tiene|dice))\b/,
    text: [
      unknownPart,
      `Lo que sí te puedo decir: 1. ${signatureIsFree} 2. Lo que bancos, empleador y otros reportaron de ti (la exógena) lo bajas gratis de la DIAN con tu usuario: tráelo con los certificados, porque conviene compararlo con la declaración antes de presentarla. 3. La exógena que tú tengas que enviar, si te toca, es otro trabajo.`,
      'La renta de una persona se cobra una vez al año y no tiene tarifa fija: depende de tus ingresos, tus bienes y tus soportes. La evaluación es gratuita.',
    ],
    links: [write, call, mail],
  },
  {
    topic: '¿La asesoría tributaria incluye la exógena y las declaraciones?',
    when: [
      /\basesoria tributaria\b|\b(?:plan|servicio|mensualidad|paquete) (?:de |tributari[oa]|los )*(?:impuestos|tributari[oa])\b|\blo tributario\b/,
      includes,
      /\b(?:exogenas?|medios magneticos|ica|renta|retencion\w*|declaraciones)\b/,
    ],
    not: /\b(?:requer\w+|emplaz\w+|carta|contabilidad|nomina|persona natural|del duen[oa]|mi renta|cuanto (?:me |nos )?(?:cobran|vale|cuesta)|multa\w*|sancion\w*|atras\w+)\b/,
    text: [
      `Sí: la asesoría tributaria mensual, desde ${inPesos(taxFrom)} más IVA, incluye las declaraciones de IVA, retención, renta de la empresa e ICA, la exógena y responder a la DIAN por lo que llevamos. Lo que no entra es la contabilidad, la nómina y la renta del dueño como persona: van aparte. La propuesta dice el alcance por escrito antes de empezar.`,
    ],
    links: [prices, evaluation, call],
  },
  {
    topic: '¿El servicio incluye la firma electrónica o el RUT?',
    when: [
      signature,
      includes,
      /\b(?:contabilidad|nomina|plan|planes|mensualidad|paquete|servicio|asesoria|iva|tributaria|cre(?:ar|acion|an)|constitu\w+|sas|empresa|sociedad|ustedes|uds)\b|^(?:y |eso |tambien |el precio |ya |el valor )*incluyen?\b/,
    ],
    not: /\b(?:renta|vencid\w+|perdi|olvid\w+|no (?:me )?(?:deja|funciona|sirve)|contador firma|firma (?:del|el|un|de) contador\w*|estados financieros|certificad\w+|camara de comercio y|actividad|responsabilidad\w*|direccion|casilla|codigo|cuanto (?:me |nos )?(?:cobran|vale|cuesta)|multa\w*|sancion\w*|tengo que|debo|se incluye)\b/,
    text: [
      unknownPart,
      `${signatureIsFree} Si estás creando la empresa, el RUT sale con la Cámara de Comercio, y las 2 a 4 semanas que toma cuentan también la firma electrónica y la facturación.`,
    ],
    links: [prices, evaluation, call],
  },
  {
    topic: '¿Prestan plata para pagar impuestos?',
    when: [lends, /\b(?:dian|impuestos?|iva|renta|declaracion)\b/],
    not: /\b(?:servicios?|asesoria|honorarios|pagar(?:les|los|le a ustedes)|tributari[oa]s?|donaci\w+|bancos?|emplead\w+|soci[oa]s?|vivienda|hipoteca\w*|certific\w+|deduc\w+|registr\w+|contabiliz\w+|embarg\w+|cliente\w*|agencia|mi (?:negocio|empresa) (?:de|hace|da))\b/,
    text: [
      'No: no prestamos plata ni vendemos seguros. Para pagarle a la DIAN no hace falta un préstamo: ella misma da facilidades de pago, por cuotas, hasta cinco años; según el plazo y el valor puede pedir garantía, y los intereses siguen hasta que se paga (E.T., art. 814).',
      'Ahora: 1. Presenta la declaración a tiempo o ya, aunque no la pagues: así la sanción por tarde no sube (menos la retención y la anual del SIMPLE, que sin el pago no valen: arts. 580-1 y 914). 2. Abona lo que puedas con el recibo 490. 3. Pide la facilidad por lo que falte. Si es IVA o retención, págalos primero: son plata de otros. Una persona hace la solicitud contigo.',
    ],
    links: [call, write, lateLink],
  },
  {
    topic: '¿Venden seguros, SOAT o pólizas?',
    when: [sells, insurance],
    not: /\b(?:iva|renta|declar\w+|deduc\w+|desc(?:on|uen)t\w+|retenc\w+|retefuente|emplead\w+|trabajador\w*|arl|eps|nomina|contabiliz\w+|registr\w+|factur\w+|gastos?|agente|corredor|soy|siniestro|indemniz\w+|herencia|desempleo|responsabilidad (?:civil|profesional)|por (?:sus|los) errores|garantia|responden|multas?|comparendo|fotomulta|me exig\w+|vendi|vendo|vendemos|vendiamos|mi (?:negocio|empresa|agencia)|seguros sociales|datos|documentos|vida util)\b/,
    text: [
      'No: aquí no vendemos ni tramitamos seguros, SOAT ni pólizas; no es nuestro tema. Se compran a una aseguradora vigilada por la Superintendencia Financiera (www.superfinanciera.gov.co) o con su intermediario.',
      'Lo nuestro es la contabilidad, los impuestos, la nómina, la auditoría, la revisoría fiscal y lo legal de las empresas. Si la pregunta es cómo se registra o se resta un seguro, o quién cubre un accidente de trabajo (la ARL), en eso sí te ayudamos.',
    ],
    links: [prices, call],
  },
  {
    topic: '¿Hacen avalúos?',
    when: [
      /\bavaluos?\b|\bavaluador\w*|\bavaluan\b|\btasacion(?:es)?\b/,
      /\b(?:ustedes|uds|hac\w+|haga\w*|realizan|ofrecen|manejan|prestan|cobran|tienen|nec[ei]s\w+|requiero|busco|servicio|conta\w+)\b/,
    ],
    not: /\b(?:catastral|predial|renta|declar\w+|ganancia|patrimonio|notari\w+|costo fiscal|impuestos?|dian|renovar|herencia)\b/,
    text: [
      `No, avalúos no hacemos: los firma un avaluador inscrito en el Registro Abierto de Avaluadores, el RAA (Ley 1673 de 2013); pídele que te muestre su inscripción. ${weDo}`,
      'Si el avalúo es para los libros de tu empresa, con ese informe te decimos cómo se registra.',
    ],
    links: [prices, call, whatsapp],
  },
  {
    topic: '¿Hacen solo contabilidad?',
    when: [
      /\b(?:ustedes|uds|hacen|llevan|manejan|ofrecen|prestan|se dedican)\b/,
      /\b(?:solo|solamente|unicamente|nada mas)\b(?: \w+){0,3} (?:contabilidad|conta|contable\w*|impuestos|tributari\w+|nomina|declaraciones)\b|\b(?:contabilidad|impuestos|nomina) (?:solamente|unicamente|nada mas)\b/,
    ],
    not: /\b(?:cuanto|precio|cobran|vale|cuesta|quiero|nec[ei]s\w+|busco|puedo|contratar|una vez|mes|emplead\w+|marketing|arquitect\w+|sistemas|software|notari\w+|visas?|divorci\w+|avaluos?|seguros?|soat|prest(?:an|amos) (?:plata|dinero))\b/,
    text: [
      weDo,
      'Cada servicio se toma solo o con otros. Dime cuál buscas y te cuento qué trae y desde cuánto vale.',
    ],
    links: [prices, evaluation, call],
  },
  {
    topic: 'Voy a importar, ¿qué área me sirve?',
    when: [
      /\bimport(?:ar|o|amos|acion(?:es)?|ador\w*|arlo|arla|ando)\b|\btra(?:er|igo|emos)\b(?: \w+){0,5} (?:china|afuera|exterior|estados unidos|usa|panama|turquia)\b/,
      whichArea,
    ],
    text: [
      'Empieza por impuestos: el RUT debe decir que eres importador (casilla 54), y en la aduana se paga el arancel y el IVA, que va sobre el valor en aduana más ese arancel (E.T., art. 459); después vienen el IVA de lo que vendas, la renta y la contabilidad.',
      'La declaración de importación no la hacemos: es de una agencia de aduanas autorizada por la DIAN (Decreto 1165 de 2019, art. 34). La parte legal entra si vas a crear una sociedad, firmar un contrato con el proveedor o registrar una marca. Si no sabes cuál, pide la evaluación gratuita: cuenta qué traes y de dónde, y una persona te dice con quién va.',
    ],
    links: [{ ...write, label: 'Contárselo a impuestos' }, evaluation, lawyer, call],
  },
  {
    topic: '¿Qué área o servicio me sirve?',
    when: [
      whichArea,
      /\b(?:no (?:se|sabemos|tengo claro|estoy segur[oa])|cual|que area|con quien)\b/,
      /\b(?:areas?|servicio)\b/,
    ],
    not: /\b(?:dian|emplaz\w+|requer\w+|multa\w*|sancion\w*|precio|cuanto|cobran|cuesta|vale|portal|simple|rst|iva|registr\w+|cerrar|liquid\w+|auditor\w*|revisor\w*|trabajo|vacante)\b|\d (?:mil|millon(?:es)?)\b|\d{5,}/,
    text: [
      'Si no sabes cuál, pide la evaluación gratuita: cuentas el caso una vez y una persona te lleva con quien toca.',
      'Como guía: impuestos, si es de la DIAN, IVA, renta o importaciones; contabilidad, si son libros, facturas o estados financieros; nómina, si son empleados y seguridad social; legal, si son socios, contratos, marcas o crear y cerrar una sociedad; revisoría fiscal o auditoría, si piden un dictamen.',
    ],
    links: [evaluation, call, whatsapp],
  },
  {
    topic: '¿Venden otra cosa?',
    when: [
      new RegExp(
        String.raw`^${polite}(?:venden|vende|vendes|alquilan|hacen|manejan|ofrecen|distribuyen)(?: (?:ustedes|uds|ahi|alla|aqui|tambien|unos|unas|un|una))* ${goods}(?: \w+){0,5}$`,
      ),
    ],
    not: /(?<!\btalonarios? de )\bfactura\w*|\b(?:iva|renta|declar\w+|contabilidad|nomina|contrato|empresa|impuestos?|retenc\w+|mi|mis)\b/,
    text: [
      'No: aquí no vendemos eso; no es nuestro tema. Somos una firma de contadores, tributaristas y abogados: llevamos contabilidad, impuestos y nómina, hacemos auditoría y revisoría fiscal, y creamos empresas.',
      'Si lo tuyo va por ahí, cuéntame qué necesitas.',
    ],
    links: [prices, call],
  },
]
