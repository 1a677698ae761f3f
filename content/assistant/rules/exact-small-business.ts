import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtInPesos } from '../../legal-figures'
import { bogota, localTaxPeriod } from '../bogota'
import { guests } from '../guests'
import { call, evaluation, incomeLink, lawyer, write } from '../reply-links'
import type { Rule } from '../rules'
import { startingAt } from '../starting-at'

const invoicing = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const

const servedElsewhere: readonly RegExp[] = [
  /\b(?:ica|industria y comercio)\b/,
  /\b(?:servicios?|consultori\w+|asesori\w+|consultor\w*|disen\w+|clases|mantenimiento|program\w+|profesional|contador\w*|abogad\w+|arquitect\w+|ingenier\w+|psicolog\w+|honorarios|trabaj(?:o|amos|e))\b/,
  /\b(?:clientes?|empresa|contrat\w+|me pag\w+|quien me paga)\b(?: \w+){0,4} (?:de|en|desde|es de|queda en|esta en) (?:medellin|cali|barranquilla|cartagena|bucaramanga|pereira|manizales|bogota|otra ciudad|otro municipio|soacha|chia|envigado|itagui|rionegro|cucuta|ibague|santa marta|villavicencio)\b/,
  /\b(?:donde|en (?:que|cual) (?:ciudad|municipio|lado)|a (?:que|cual) (?:ciudad|municipio|alcaldia)|en cual|alla o|o alla|en las dos)\b/,
]
const notServed =
  /\b(?:reteica|rete ica|retuv\w+|retien\w+|retenc\w+|vendo|ventas|mercancia|productos?|envi(?:o|amos)|despach\w+|local|tienda|sucursal|obra|constru\w+|transporte|tarifa|cuando|cuanto (?:me |nos )?cobran)\b/
const servedRest =
  'Cuenta el lugar donde se hace el trabajo, no la ciudad de quien paga (Ley 1819 de 2016, art. 343). Si una parte la haces allá, en persona, ese pedazo del ingreso se declara allá. Ahora: 1. Di en la factura o el contrato dónde prestas el servicio. 2. Regístrate en tu ciudad y declara ahí. 3. Si tu cliente te retiene ICA de su ciudad, muéstrale eso y pide que lo corrija. Si no es claro, un tributarista mira el contrato contigo.'

const askedAboutLocalTax = [
  /\b(?:ica|industria y)\b/,
  /\b(?:donde|en (?:cual|que) (?:ciudad|municipio|lado)|a (?:quien|cual|que (?:alcaldia|ciudad|municipio))|cual (?:ciudad|municipio))\b/,
] as const
const notAService =
  /\b(?:vend\w+|tienda|local|despach\w+|bodega|mercancia|almacen|rete ?ica|retuv\w+|retien\w+|descont\w+|multa\w*|sancion\w*|simple|rst|vence\w*|cuando)\b/
const livesIn = String.raw`\b(?:viv(?:o|imos)|resid(?:o|imos)|mi casa (?:es|queda|esta)|soy)\b(?: \w+){0,2} (?:en|de)`
const worksIn = String.raw`\b(?:trabaj\w+|prest\w+|atiend\w+|dict\w+)\b(?: (?!clientes?\b|empresa\b)\w+){0,5} en`

const healer =
  /\b(?:medic[oa]s?|odontolog[oa]|dentista|psicolog[oa]|fisioterapeuta|enfermer[oa]|nutricionista|terapeuta|optometra|fonoaudiolog[oa]|bacteriolog[oa])\b/
const worksAlone =
  /\b(?:prestacion de servicios|honorarios|independientes?|contratista|freelance\w*|por mi cuenta|ops|consultas? particular\w*)\b/
const asksWhatFromUs =
  /\b(?:que|cual) (?:\w+ ){0,2}(?:me (?:conviene|convendria|sirve|serviria|recomiendan|aconsejan|sugieren|ofrecen|pueden|podrian)|necesito|deberia|pueden|podrian|ofrecen)\b[^]*\b(?:ustedes|uds|llev\w+|hag\w+|hacer\w*|ayud\w+|contrat\w+|servicios?)\b|\b(?:que|cual) (?:servicio|plan|paquete)(?: de ustedes)? (?:\w+ ){0,2}(?:conviene|convendria|sirve|serviria|necesito|recomiendan|contrato|tomo)\b/
const notWhatFromUs =
  /\b(?:nec[ei]sito (?:llevar|traer|tener|reunir|mandar)|requisitos|sas|s a s|sociedad|emplead[oa]s|nomina|cuanto|precios?|multa\w*|sancion\w*|atras\w+|carta|requerimiento\w*|simple|vend\w+|papeles|documentos)\b/
const whatFromUs = (vat: string): readonly string[] => [
  'Lo usual en tu caso es solo tu declaración de renta, una vez al año, si pasas un tope (E.T., art. 592): honorarios, arriendos y lo demás van en la misma. La contabilidad cada mes no hace falta, salvo que estés obligado a llevarla.',
  `Con ella miramos: 1. La PILA: salud y pensión sobre el 40% de todo lo que recibes, sumados los contratos. 2. El IVA: ${vat}; el arriendo de vivienda no lo lleva (art. 476). 3. Qué baja más tu renta: restar costos o el 25% exento (art. 206), y si el SIMPLE sale mejor.`,
  'El valor depende de tus ingresos, bienes y soportes, y va por escrito antes de empezar. La evaluación es gratuita: trae el RUT, los contratos y la última declaración.',
]

/** Matches a business that asks about the risk of the people who work for it by a contract for services. */
const contractorsAtRisk: readonly RegExp[] = [
  /\b(?:prestacion de servicios|contratistas?|por servicios|ops)\b/,
  /\briesgos? (?:laboral|legal|juridico|de (?:contrato|demanda|un contrato))\w*|\bcontrato realidad\b/,
  /\b(?:somos|tenemos|tengo|mis|nuestr[oa]s|contrat(?:o|amos)|manejamos|queremos (?:revisar|saber|mirar|evaluar))\b/,
]
const changesAccountant =
  /\bcambi(?:ar|o|amos|arnos|arme) (?:de |el |al |nuestr[oa] |mi )+(?:contador\w*|firma|asesor\w*)\b|\b(?:nuev[oa]|otr[oa]) contador\w*\b/
const notTheHirer =
  /\b(?:soy (?:un |una )?contratista|mi (?:jef[ea]|patron\w*|empleador)|me (?:deben|pagan|contrat(?:o|aron)|exig\w+|obligan)|nos (?:exig\w+|obligan)|demand(?:o|aron|aba)|arl|nivel|clase|cuanto (?:\w+ )?cotiz\w+|juzgado|notificacion|renunci\w+|viene todos)\b/
const riskOfContractors =
  'Hay riesgo si cumplen horario, reciben órdenes o usan tus equipos: un juez laboral puede tratarlo como un contrato de trabajo aunque el papel diga otra cosa (contrato realidad; Código Sustantivo del Trabajo, arts. 23 y 24), con prestaciones y aportes desde el primer día. La UGPP también revisa esos aportes.'

/** Answers about taxes and registers of small businesses, for messages whose words suggest a less complete answer. */
export const rules: readonly Rule[] = [
  {
    topic: 'Contratistas con riesgo laboral y cambio de contador',
    when: [...contractorsAtRisk, changesAccountant],
    not: notTheHirer,
    text: [
      `Con nosotros, las dos cosas: un abogado del equipo revisa los contratos y el riesgo, y un contador hace el cambio. Llama o pide la evaluación gratuita, y cuenta las dos. ${riskOfContractors}`,
      'El cambio: te damos la propuesta por escrito, empezamos entre 1 y 2 semanas después de firmar y recibimos libros y claves con un acta; tú solo le avisas por escrito al contador de hoy.',
      `La asesoría legal va ${startingAt('asesoria-legal')}; la contabilidad, ${startingAt('asesoria-contable')}. Ten a mano los contratos, los pagos y las planillas PILA de esas personas.`,
    ],
    links: [call, evaluation, lawyer],
  },
  {
    topic: '¿Hay riesgo laboral con mis contratistas?',
    when: contractorsAtRisk,
    not: notTheHirer,
    text: [
      riskOfContractors,
      'Ahora: 1. Mira cómo trabaja cada uno, no solo el papel: horario, órdenes, equipos, si atiende a otros clientes. 2. Reúne los contratos, los pagos y sus planillas PILA. 3. A quien trabaja como un empleado, pásalo a nómina o cambia de verdad la forma de trabajar. Un abogado del equipo mira los contratos y te dice cuánto cuesta cada camino: llámanos o pide la evaluación gratuita.',
    ],
    links: [lawyer, call, evaluation],
  },
  ...[true, false].map((here): Rule => ({
    topic: here
      ? `Vendo en ${bogota} y despacho a otras ciudades, ¿dónde pago el ICA?`
      : 'Despacho a otras ciudades, ¿dónde pago el ICA?',
    when: [
      /\b(?:ica|industria y comercio)\b/,
      /\b(?:vend\w+|venta|tienda|negocio|productos?|mercancia)\b/,
      /\b(?:despach\w+|envi(?:o|os|amos|ando|ar)|mand(?:o|amos|ar|ando))\b/,
      /\b(?:donde|en (?:que|cual|cuales)|a (?:que|cual)|cual|alla|cada ciudad|las (?:dos|tres))\b/,
      ...(here
        ? [
            /\b(?:vend\w+|tienda|negocio|bodega|estoy|desde|local)(?: \w+){0,3} (?:en|desde) bogota\b|\bdesde bogota\b/,
          ]
        : []),
    ],
    not: /\b(?:rete ?ica|retuv\w+|retien\w+|retenc\w+|sucursal\w*|servicios?|multa\w*|sancion\w*|simple|rst|cuando|vence\w*|tarifa|cuanto (?:me |nos )?cobran|exterior|export\w+)\b/,
    text: [
      `${here ? `En ${bogota}, si vendes por internet, catálogo o teléfono y despachas desde allá` : 'En la ciudad desde donde despachas, si vendes por internet, catálogo o teléfono'}: no cuenta dónde vive quien compra (Ley 1819 de 2016, art. 343). A las ciudades adonde solo llega el paquete no les pagas ICA por eso.`,
      'Cambia si tienes un local o punto de venta en otra ciudad: lo que se vende ahí se declara allá. Y si visitas al cliente y cierras la venta con él, va donde acuerdan el precio y la cosa. Guarda los pedidos y las guías: prueban de dónde salió cada venta. Dinos cómo vendes y lo miramos contigo.',
    ],
    links: [write, call],
  })),
  {
    topic: 'Soy médico y trabajo por servicios, ¿qué me conviene?',
    when: [healer, worksAlone, asksWhatFromUs],
    not: notWhatFromUs,
    text: whatFromUs('los servicios médicos y de salud no lo llevan'),
    links: [evaluation, incomeLink, call],
  },
  {
    topic: 'Soy independiente, ¿qué me conviene que me lleven?',
    when: [/\b(?:soy|trabajo|como)\b/, worksAlone, asksWhatFromUs],
    not: notWhatFromUs,
    text: whatFromUs('depende de si pasas de 3.500 UVT al año (art. 437, parágrafo 3)'),
    links: [evaluation, incomeLink, call],
  },
  {
    topic: `¿Dónde va el ICA si trabajo en ${bogota} y mi cliente es de otra ciudad?`,
    when: [
      ...servedElsewhere,
      /\b(?:prest\w+|hag\w+|trabaj\w+|estoy|vivo|oficina|desde|ofrec\w+|soy)\b(?: (?!clientes?\b|empresa\b|contrat|paga|a\b|para\b)\w+){0,6} (?:en|desde|de) bogota\b/,
    ],
    not: notServed,
    text: [
      `En ${bogota}, si es allí donde prestas el servicio, aunque tu cliente sea de otra ciudad.`,
      servedRest,
    ],
    links: [write, call],
  },
  {
    topic: '¿Dónde va el ICA de un servicio si mi cliente es de otra ciudad?',
    when: servedElsewhere,
    not: notServed,
    text: ['En el municipio donde prestas el servicio, aunque tu cliente sea de otra ciudad.', servedRest],
    links: [write, call],
  },
  {
    topic: '¿Qué retención va por honorarios a quien no declara?',
    when: [
      /\b(?:h?onorarios|abogad\w+|ingenier\w+|arquitect\w+|consultor\w*)\b/,
      /\b(?:ret\w*nc\w+|ret\w*fuente|retien\w*|retuv\w+|retengo|reten(?:er|go)\w*|desc(?:ue|o)nt\w+|quit(?:an?|aron|o))\b/,
      /\bno (?:(?:soy|es|son|somos|estoy|esta) )?(?:declar(?:ante\w*|o|a|an|amos)|obligad[oa]s? a declarar)\b/,
    ],
    not: /\b(?:certificad\w+|iva|ica|reteica|salario|tarde|sancion\w*|multa\w*|emplead\w+|sas|empresa|sociedad|devol\w+|devuelv\w+|simple|mil|millon(?:es)?|1[01]|cuanto (?:me |nos )?cobran)\b|\d{5,}/,
    text: [
      `En honorarios no lo decide si declara, sino si resta costos y gastos. A la persona natural que no los pide se le retiene con la tabla de los salarios: cero hasta 95 UVT al mes (${inPesos(Math.round(95 * uvt.value))}), después de restar salud y pensión (E.T., art. 383, parágrafo 2, y Decreto 2231 de 2023). A la que sí los pide, el 10%, o el 11% si su contrato o sus pagos del año pasan de 3.300 UVT (${inPesos(3_300 * uvt.value)}; art. 392 y Decreto 260 de 2001). La base va sin IVA.`,
      'Quien cobra dice en su factura o cuenta de cobro cuál de las dos es. Si te quitaron el 10% o el 11% sin que pidieras costos, pídele a quien retuvo que te devuelva lo de más (DUR 1625 de 2016, art. 1.2.4.16). A quien de verdad no le toca declarar, lo bien retenido le queda como su impuesto del año (E.T., art. 6). Dime cuánto es el pago del mes y te hago la cuenta.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cuánto le descuento a quien me cobra honorarios?',
    when: [
      /\b(?:h?onorarios|abogad\w+|ingenier\w+|arquitect\w+|consultor\w*)\b/,
      /\b(?:cuant[oa]|que (?:porcentaje|retencion|tarifa|se)|a como)\b/,
      /\b(?:(?:se )?les? (?:debo |tengo que |hay que |toca )?(?:desc(?:ue|o)nt\w+|ret[ie]+n\w+|quit\w+)|(?:retengo|descuento|descontar\w*|retener\w*|quitarle) (?:a|al|por|de)\b)/,
    ],
    not: /\b(?:iva|ica|reteica|salarios?|sueldo|emplead\w+|nomina|tarde|sancion\w*|multa\w*|simple|1[01]|tutela|demand\w+|multiplic\w+|certificad\w+|no (?:soy|es|son) declarante\w*|no declar\w+|me (?:hacen|hicieron|descuent\w+|descont\w+|quit\w+|retuv\w+)|descuento (?:de ustedes|por volumen|si)|cuanto (?:me |nos )?cobran|ustedes|mil|millon(?:es)?)\b|\d{5,}/,
    text: [
      `A una persona natural que no pide restar costos y gastos, lo que diga la tabla de los salarios: cero hasta 95 UVT al mes (${inPesos(Math.round(95 * uvt.value))}), después de restar salud y pensión (E.T., art. 383, parágrafo 2, y Decreto 2231 de 2023). Si los pide, el 10%, o el 11% si su contrato o sus pagos del año pasan de 3.300 UVT (${inPesos(3_300 * uvt.value)}; art. 392 y Decreto 260 de 2001). A una sociedad, el 11%. Va sobre el valor sin IVA: de ${inPesos(3_000_000)}, el 10% son ${inPesos(300_000)} y el 11%, ${inPesos(330_000)}.`,
      'Antes de pagar: 1. Que diga en la factura o la cuenta de cobro si pide costos, y mande su planilla. 2. Si está en el SIMPLE, no se le retiene renta (art. 911). 3. Solo retiene quien es agente (código 07 en el RUT). El ReteICA va aparte y depende de la ciudad. Un tributarista te hace la cuenta con el documento a la vista.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cuánto es la sanción del ICA?',
    when: [/\b(?:ica|industria y comercio)\b/, /\b(?:sancion\w*|multa\w*|extempor\w+)\b/],
    not: /\b(?:reteica|rete ica|emplaz\w+|embarg\w+|iva|renta|retenc\w+|retefuente|predial|simple|exogena|medios magneticos|cancel\w+|cerr\w+|sell\w+|carta|resolucion|llego|cobr\w+)\b/,
    text: [
      'Con calma: la fija cada municipio con su propia norma, no la DIAN, así que el 5% por mes y la mínima de 10 UVT de los impuestos nacionales pueden no ser los tuyos, y no te doy una cifra que no sea segura. Tampoco es igual presentar tarde que no presentar: preséntalo y págalo antes de que te escriban. Los intereses corren por día.',
      'Ahora: 1. Entra a la página de la secretaría de hacienda de tu ciudad (en Bogotá, D.C., www.haciendabogota.gov.co): el formulario del año calcula la sanción y el interés. 2. Ten a mano ingresos del año por municipio, actividad CIIU y RIT. 3. Resta el ReteICA que te hicieron. 4. Guarda el recibo. Un tributarista te dice cuánto da y si hay una rebaja vigente.',
    ],
    links: [call, { href: '/herramientas/vencimientos/ica-bogota', label: 'Ver las fechas' }, write],
  },
  {
    topic: '¿Cuánto es el ICA de un restaurante?',
    when: [
      /\b(?:ica|industria y comercio)\b/,
      /\b(?:rest[oa]u?rant\w*|cafeterias?|bar(?:es)?|comidas? rapidas?|asadero|pizzeria|panaderia|heladeria|hamburgues\w+|(?:vend|prepar)\w+ (?:comida|almuerzos)\w*)\b/,
      /\b(?:tarifa|cuant[oa]|porcentaje|que (?:valor|tasa)|por mil|pag\w+|vend\w+|ventas)\b/,
    ],
    not: /\b(?:que es|simple|cada cuanto|cuando|certificado|vence\w*|plazo|sancion\w*|multa\w*|tarde|atras\w+|reteica|rete ica|ret\w*nc\w+|ustedes|cobran|iva|medellin|cali|barranquilla|soacha|chia|cota|funza|mosquera|bucaramanga|villavicencio|ibague|pereira|cartagena|manizales|armenia|cucuta|neiva|pasto|santa marta)\b/,
    text: [
      `La última tarifa que conocemos para restaurantes, cafeterías y bares en ${bogota} es 13,8 por mil (Acuerdo 65 de 2002), y hay que confirmarla: los Acuerdos 780 de 2020 y 816 de 2021 pudieron cambiarla. Con ella, cada ${inPesos(10_000_000)} de ventas sin el impuesto al consumo pagan ${inPesos(138_000)}. Si tienes un aviso que se ve desde la calle se suma avisos y tableros, el 15% del ICA: ${inPesos(20_700)} más por esos ${inPesos(10_000_000)}; sin aviso a la vista, no (Ley 14 de 1983, art. 37; Decreto Distrital 352 de 2002, art. 57). La vigente se mira en www.haciendabogota.gov.co con el código CIIU de tu RUT; en otra ciudad es otra.`,
      `Cada cuánto: ${localTaxPeriod.charAt(0).toLowerCase()}${localTaxPeriod.slice(1)} Lo anual de ${uvt.year} se declara hasta el viernes 26 de febrero de 2027. Un contador te confirma la tarifa antes de declarar.`,
    ],
    links: [{ href: '/herramientas/vencimientos/ica-bogota', label: 'Ver las fechas del ICA' }, write, call],
  },
  {
    topic: 'Ya me sellaron el local, ¿puedo pagar una multa?',
    when: [
      /\b(?:sell(?:o|os|ado|ada|aron|ar|en)|clausur\w*|cerr(?:o|aron|ado|ada|ar|arme|arnos)|cierr(?:e|a|an|en))\b/,
      /\b(?:dian|factura\w*|factur(?:ar|e))\b/,
      /\b(?:multa|pag(?:ar|o|ando|amos|arle)|plata)\b/,
      /\b(?:(?:me |nos )?(?:quit|levant|retir)(?:an|en|ar|o)\w*|en (?:vez|lugar)|a cambio|evit\w+|no (?:me |nos |lo )?cierr\w+|(?:re)?abr(?:ir|an|en|o|amos)|cambiar\w*)\b/,
    ],
    not: /\b(?:transito|camara|matricula|sociedad|sas|rut|cuentas?|portal|policia|alcaldia|sanidad|secretaria|soborn\w+|funcionario|por debajo|ugpp|retenc\w+|declaraci\w+)\b/,
    text: [
      'La multa existe, pero es para evitar el cierre: por no facturar es el 5% de los ingresos operacionales del mes anterior al de la falta, y si la aceptas y la pagas la DIAN no ordena el cierre (E.T., art. 657, parágrafo 6). Con el sello ya puesto, si todavía la reciben hay que confirmarlo hoy mismo con la oficina que firma la resolución. Llámanos con ella en la mano.',
      'Ahora: 1. Mira en la resolución desde y hasta qué día va: por no facturar son tres días y después se abre. 2. No quites los sellos ni vendas desde ahí: puede costar otra sanción y más días. 3. Por la mercancía que se daña, pide hoy por escrito a esa oficina que dejen sacarla, con un funcionario y un acta; no te puedo asegurar que lo acepten. 4. Mira cuándo te notificaron la resolución: el recurso es en los 10 días hábiles siguientes, y como el sello se pone después, lo normal es que ya hayan pasado. 5. Deja lista la facturación para el día en que abras. No le pagues a nadie en efectivo.',
    ],
    links: [call, invoicing],
  },
  {
    topic: '¿Qué es el ICA y cuánto paga un negocio pequeño?',
    when: [
      /\b(?:ica|industria y comercio)\b/,
      /\b(?:que es|es que|eso que|que significa|en que consiste|para que (?:es|sirve)|expli\w+|como funciona|no se que es)\b/,
      /\b(?:puest(?:o|ico)|caseta|carrit[oa]|carreta|chaza|quiosco|kiosco|vend(?:o|emos|edor\w*)|ambulante|tienda|tiendita|negocio|arepas?|empanadas?|tintos?|comidas?|jugos|restaurante|local|peluqueria|papeleria|panaderia|miscelanea|alcaldia)\b/,
    ],
    not: /\b(?:iva|renta|reteica|rete ica|ret\w*nc\w+|simple|multa\w*|sancion\w*|atras\w+|cancel\w+|deb[eo]|simulador|formulario|cod\w+|medellin|cali|barranquilla|soacha|chia|cota|funza|mosquera|bucaramanga|villavicencio|ibague|pereira|cuanto (?:me |nos )?cobran)\b|\d{6,}/,
    text: [
      `El ICA es el impuesto de industria y comercio: lo cobra la ciudad por vender o prestar servicios en ella, con local o sin él. Vale una parte por cada mil pesos de lo que vendes, según la actividad: a 10 por mil, que es solo un ejemplo, ventas de ${inPesos(20_000_000)} en el año pagan ${inPesos(200_000)}. La de comidas preparadas en ${bogota} ha sido más alta que esa; la que rige hoy hay que confirmarla en www.haciendabogota.gov.co con el código CIIU del RUT, y no la digo sin verla, para no equivocarla.`,
      `En ${bogota} un negocio pequeño lo declara una vez al año: lo de ${uvt.year}, hasta el viernes 26 de febrero de 2027 (Resolución SDH-000195 de 2025); una persona con un solo local y menos de 1.933 UVT de ingresos en el año${uvtInPesos(1_933)} en general no declara: confírmalo. Ahora: 1. Inscríbete en el RIT, que es gratis. 2. Anota lo que vendes cada día. 3. Si alguien te lo cobra, pide el papel y mira qué oficina firma y qué año es; no le pagues en efectivo: se paga con el formulario, en el banco o en esa página. El permiso para estar en la calle es otra cosa.`,
    ],
    links: [{ href: '/herramientas/vencimientos/ica-bogota', label: 'Ver las fechas del ICA' }, write, call],
  },
  {
    topic: '¿Qué gastos resta un independiente?',
    when: [
      /\b(?:independientes?|freelance\w*|honorarios|prestacion de servicios|por (?:mi )?cuenta propia|por mi cuenta|contratista|profesional)\b/,
      /\b(?:gastos?|costos?|descont\w+|descuent\w+|deduc\w+|rest(?:o|ar|arme|arlo|arlos)|meter|incluir)\b/,
      /\b(?:arriendo|internet|celular|telefono|luz|servicios publicos|computador\w*|gasolina|transportes?|coworking|oficina en (?:la |mi )?casa|(?:que|cuales) (?:gastos|costos|cosas)|(?:gastos|costos) (?:puedo|sirven|se pueden|me sirven))\b/,
      /\b(?:renta|declar\w+|descont\w+|descuent\w+|deduc\w+|impuestos?|dian|rest(?:o|ar|arme|arlo|arlos))\b/,
    ],
    not: /\b(?:iva|seguridad social|pila|planilla|salud|pension|ugpp|cotiz\w+|ret\w*nc\w+|retefuente|retien\w+|simple|sas|empresa|sociedad|liquid\w+|acta|camara|recib\w+ (?:un )?arriendo|arriend[oa] (?:mi|un|una) |dependientes?|prepagada|hipotec\w+|credito|cuanto (?:me |nos )?cobran|uber|taxi\w*|exterior|dolares)\b/,
    text: [
      'La parte que usas para trabajar: un gasto se resta si ayuda a producir tus ingresos, es necesario y proporcionado, y tiene soporte a tu nombre (E.T., art. 107). Internet y celular, en la proporción del trabajo, no completos si también son de la casa. Arriendo, el de la oficina o el coworking; el de tu vivienda, solo por el espacio que de verdad usas para eso, y la DIAN puede discutirlo. Los gastos de la familia no.',
      'Antes haz la otra cuenta: por honorarios se escoge entre restar costos y gastos o la renta exenta del 25%, no las dos (arts. 206, parágrafo 5, y 336, numeral 4). Si tus gastos no pasan del 25% de lo que queda después de salud y pensión, suele servir más la exención. Guarda facturas electrónicas con tu cédula o documentos soporte; si los costos pasan del 60% de los ingresos, se avisa en la declaración (art. 336-1). En el SIMPLE no se restan.',
    ],
    links: [incomeLink, write, call],
  },
  ...guests,
  {
    topic: `Vivo en otro municipio y presto servicios en ${bogota}, ¿dónde pago ICA?`,
    when: [...askedAboutLocalTax, new RegExp(`${livesIn} (?!bogota)`), new RegExp(`${worksIn} bogota\\b`)],
    not: notAService,
    text: [
      `En ${bogota}, si ahí prestas el servicio: el ICA de un servicio se paga donde se hace, no donde vives (Ley 1819 de 2016, art. 343). En tu municipio, solo por lo que hagas allá; si trabajas desde tu casa, muéstrale el contrato a un tributarista antes de declarar.`,
      `Ahora: 1. Inscríbete en el RIT, gratis, en www.haciendabogota.gov.co. 2. Pon en cada factura y contrato dónde se presta el servicio. 3. Si trabajas en los dos, reparte el ingreso y declara en cada uno. ${localTaxPeriod}`,
    ],
    links: [write, call],
  },
  {
    topic: 'Vivo en un municipio y presto servicios en otro, ¿dónde pago ICA?',
    when: [...askedAboutLocalTax, new RegExp(livesIn), new RegExp(`${worksIn} \\w+`)],
    not: notAService,
    text: [
      'Donde prestas el servicio, no donde vives (Ley 1819 de 2016, art. 343). En el municipio donde vives, solo por lo que hagas allá; si trabajas desde tu casa, muéstrale el contrato a un tributarista antes de declarar.',
      'Ahora: 1. Inscríbete en la Secretaría de Hacienda de la ciudad donde trabajas y mira allá tarifa y fechas. 2. Pon en cada factura y contrato dónde se presta el servicio. 3. Si trabajas en los dos, reparte el ingreso y declara en cada uno.',
    ],
    links: [write, call],
  },
]
