import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore, uvtByYear } from '../../legal-figures'
import { specialRequest } from '../letters'
import { call, incomeLink, lateLink, lawyer, mail, whatsapp, write } from '../reply-links'
import type { Rule } from '../rules'

const wealthDates = {
  href: '/herramientas/vencimientos/impuesto-al-patrimonio',
  label: 'Ver las fechas',
} as const
const yearlyLimits = [2022, 2023, 2024, 2025]
  .flatMap((year) => uvtByYear[year] ?? [])
  .map(({ year, value }) => `${inPesos(1_400 * value)} en ${year}`)
  .join(', ')
const purchases = inPesos(1_400 * uvtBefore.value)

const wealthLimit = inPesos(72_000 * uvt.value)
const wealthHome = 'De la casa donde vives se restan las primeras 12.000 UVT (art. 295-3).'
const asksWealth =
  /\bimpuestos? (?:al|del?|sobre el) patrimonio\b|\bimpuesto (?:a|de) la riqueza\b|\bpatrimonio 20\d\d\b|\b(?:tarifas?|topes?) (?:del?|al) patrimonio\b/
/** Words of questions that the wealth tax answers do not fit, such as about due dates or the income return. */
const notWealth =
  /\b(?:cuando|fechas?|plazos?|venc\w+|dias?|calendario|nit|multa\w*|sancion\w*|tarde|no (?:lo )?(?:presente|declare|pague)|corre[gj]\w+|ingresos y patrimonio|patrimonio de familia|cuanto (?:me )?cobran|renta)\b/
const otherCollectors =
  /\b(?:juez|juzgado|banco|letra|pagare|mi cliente|un cliente|me deben?|antes de(?:l| que)?|todavia no|no me ha llegado|cuanto (?:me )?cobran|precio|emplead\w+|trabajador\w*|ugpp|alcaldia|municipio|hacienda|predial|transito|comparendo)\b/

const saysNotFiled =
  /\bomis[oa]s?\b|\b(?:carta|correo|oficio|mensaje|aviso|notificacion|comunicacion|citacion|papel|persuasiv[oa]|me escribio)\b(?=[^]*\b(?:no (?:\w+ )?(?:declar\w+|present\w+)|sin declarar)\b)|\b(?:no (?:\w+ )?(?:declar\w+|present\w+)|sin declarar)\b(?=[^]*\b(?:carta|correo|oficio|mensaje|aviso|notificacion|comunicacion|citacion|persuasiv[oa])\b)/
const otherSummons =
  /\b(?:emplaz\w+|emplas\w+|requerimiento|pliego|resolucion|mandamiento|embarg\w+|ugpp|u[gj]pp|camara|exogena|ica|industria y comercio|predial|alcaldia|municipio|hacienda distrital)\b/
const ifNotFiled = `2. Si es de renta, mira si te tocaba ese año: 1.400 UVT de ingresos, consignaciones, compras o tarjeta (${yearlyLimits}) o más de 4.500 UVT de patrimonio bruto (arts. 592 y 593). 3. Si no pasaste ninguno, respóndelo así por el mismo medio, con extractos y certificados. 4. Si pasaste alguno, preséntala antes del emplazamiento: 5% del impuesto a cargo por mes o fracción, o 0,5% de los ingresos brutos si no dio impuesto (art. 641), no menos de ${minimumPenaltyInPesos} (art. 639), con posible reducción (art. 640); después se dobla (art. 642). Los intereses de lo no pagado van aparte (art. 634).`

/** Answers about papers of DIAN whose words would lead to the answer of another question. */
export const rules: readonly Rule[] = [
  {
    topic: 'Requerimiento especial de la DIAN: ¿llevan esos casos?',
    when: [
      /\brequerimiento especial\b/,
      /\b(?:ustedes|uds|(?:me|nos) (?:pueden |podrian )?(?:ayud\w+|asesor\w+|defiend\w+|representan))\b/,
      /\b(?:llev\w+|manej\w+|ayud\w+|contest\w+|respond\w+|hacen|atienden|asesor\w+|defiend\w+|defens\w+|represent\w+|trabajan)\b/,
    ],
    not: /\b(?:ugpp|cuanto (?:me |nos )?(?:cobran|cuesta|vale)|precio|honorarios|ya se vencio|se me paso|no (?:lo )?conteste|liquidacion oficial)\b/,
    text: [
      ...specialRequest,
      'Sí llevamos esos casos: un tributarista y un abogado preparan la respuesta contigo. Llámanos hoy con el documento y el día en que llegó.',
    ],
    links: [call, write, lawyer],
    calms: true,
  },
  {
    topic: 'Debo y no puedo pagar, ¿acuerdo de pago o me embargan la cuenta?',
    when: [
      /\bdeb(?:o|emos|iendo)\b|\bdeudas?\b/,
      /\b(?:dian|impuestos?|renta|iva|retencion)\b/,
      /\b(?:cuotas|acuerdos?|facilidad(?:es)?|plazos|no (?:tengo|tenemos) (?:como|con que|plata)|no (?:puedo|podemos|alcanzo a) pagar)\b/,
      /\b(?:(?:me|nos) (?:pueden |puede |van a |va a )?(?:embarg\w+|quit\w+|congel\w+|bloque\w+)|embargarme|embargarnos)\b/,
      /\b(?:cuentas?|nequi|daviplata|banco|ahorros|billetera|plata)\b/,
    ],
    not: /\b(?:embargaron|embargo la|embargad[oa]s?|congelaron|bloquearon|sas|s a s|sociedad|empresa|nomina|sueldo|juez|juzgado|mandamientos?|ugpp|alcaldia|predial|ica|prescri\w+|casa|apartamento|carro|correo|mensaje|incumpl\w+|ustedes|uds)\b/,
    calms: true,
    text: [
      'Con calma: sí puedes hacer un acuerdo de pago (la DIAN lo llama «facilidad»): cuotas, en general hasta cinco años, con intereses y, según el plazo y el valor, una garantía (E.T., art. 814). Mientras la cumplas, esa deuda no te la embargan. Sin eso sí pueden embargar, también Nequi o Daviplata.',
      `Protegido: las primeras 510 UVT (${inPesos(510 * uvt.value)} en ${uvt.year}) de tu cuenta de ahorros más antigua, si eres persona natural (art. 837-1). Nequi sin topes es una cuenta de ahorros; con topes, un depósito de bajo monto: pregúntales cuál es la tuya y desde cuándo.`,
      'Ahora: 1. Si falta la declaración, preséntala aunque no pagues. 2. Mira cuánto debes en «Obligación financiera» de la DIAN. 3. Pide ya la facilidad, en su portal o con cita. 4. Abona: primero IVA y retención, después renta. Si llega un mandamiento de pago, llámanos ese día: el plazo es corto.',
    ],
    links: [call, lateLink, write],
  },
  {
    topic: 'Debo a la DIAN, ¿dan cuotas y lo tramitan ustedes?',
    when: [
      /\bdeb(?:o|emos|ia|iamos|iendo)\b|\bdeudas?\b/,
      /\b(?:dian|impuestos|renta)\b/,
      /\b(?:cuotas|acuerdos?|facilidad(?:es)?|plazos|financi\w+|a pedazos)\b/,
      /\b(?:ustedes|uds)\b|\b(?:me|nos) (?:(?:pueden?|puedes|podrian?|podrias|lo|la) ){0,2}(?:tramit|gestion|ayud|consig|arm|prepar)\w+|\bpued\w+ (?:tramit|gestion|prepar)\w+|\bla firma\b/,
    ],
    not: /\b(?:(?:me|nos) deben|juez|juzgado|embarg\w+|mandamientos?|ugpp|alcaldia|predial|ica|prescri\w+|devol\w+|incumpl\w+|(?:sus|los) honorarios|pagar(?:les|le) a ustedes|les debo|debo (?:declar|present|factur)\w+)\b/,
    calms: true,
    text: [
      'Con calma: sí a las dos. La DIAN da facilidades de pago, en general hasta cinco años; según el plazo y el valor puede pedir garantía, y los intereses siguen hasta que se paga (E.T., art. 814). Y sí, el trámite lo preparamos nosotros: una persona hace la cuenta y la solicitud contigo, con el valor por escrito antes de empezar.',
      'Ahora: 1. Mira en «obligación financiera» de la DIAN cuánto debes por impuesto y período. 2. Lo que no esté presentado se presenta ya, aunque no se pague todo. 3. Paga primero IVA y retención: es plata de otros, y no entregarla pasados dos meses es delito (Código Penal, art. 402). 4. Abona con el recibo 490: baja el interés. Si llegó un mandamiento de pago, dilo primero: tiene plazo corto. No esperes, porque la DIAN puede embargar antes (art. 837).',
    ],
    links: [call, lateLink, write],
  },
  {
    topic: 'Me dicen que debo a la DIAN, ¿es una estafa?',
    when: [
      /\bdian\b/,
      /\b(?:deb(?:o|ia|emos)(?! (?!pagar)\w+[aei]r\b)|deudas?|adeud\w+|obligacion(?:es)? pendientes?|saldo pendiente|cobr(?:o|an|ando) de)\b/,
      /\b(?:estafas?|fals[oa]s?|phishing|fraude|engan\w+|legitim[oa]|sospechos[oa]|(?:sera|(?<!y )es|si es) (?:real|verdad|cierto|de verdad)|reales|creerle?)\b/,
    ],
    not: new RegExp(
      `${otherSummons.source}|\\b(?:me estafaron|facturas? falsas?|proveedor\\w*|ya (?:pague|di|abri|consigne)|portal de ustedes|ustedes me|(?:un|mi) cliente)\\b`,
    ),
    calms: true,
    text: [
      'Con calma: puede ser una estafa y puede ser una deuda real; se sabe sin tocar el enlace. No lo abras, no pagues desde el mensaje ni des tu clave: la DIAN escribe desde @dian.gov.co y un impuesto no se consigna a una persona.',
      'Ahora: 1. Entra tú a www.dian.gov.co, escribiendo la dirección, con tu usuario, y abre «Obligación financiera»: ahí están tus saldos, por impuesto y año. 2. Si no aparece nada, puede ser falso, pero hay actos que todavía no están ahí: mira también tus comunicados y notificaciones en la misma página, y llama a la DIAN. Guarda una captura y no lo borres hasta estar seguro. 3. Si aparece, mira el año y el impuesto: suele ser una declaración presentada sin pagar, un pago que quedó en otro período o intereses. No pagues sin entenderlo: un tributarista lo mira contigo.',
      'Si ya abriste el enlace o pagaste, cambia tus claves desde otro equipo, avisa a tu banco y llámanos.',
    ],
    links: [call, whatsapp, write],
  },
  {
    topic: 'La DIAN rechazó o inadmitió la devolución del saldo a favor',
    when: [
      /\b(?:rech[ae]z\w+|neg(?:o|aron|ada|ado)|nieg\w+|inadmi\w+|devolvieron la solicitud|no (?:me |nos )?(?:aceptaron|aprobaron|aprobo|acepto))\b/,
      /\b(?:devolucion(?:es)?|saldos? a favor)\b/,
      /\b(?:dian|saldos? a favor|iva|renta|impuestos?|inadmi\w+|solicitud de devolucion)\b/,
    ],
    not: /\b(?:mercancia|cliente\w*|proveedor\w*|notas? credito|ustedes|factura|tarjeta|credito|prestamo|turista\w*|tiquetes?|arrastr\w+|cuanto (?:me |nos )?cobran)\b/,
    text: [
      'Con calma: sí se puede discutir, y lo primero es mirar cuál de las dos es. Si es un auto que inadmite, faltó un requisito: se corrige y se pide otra vez dentro del mes siguiente a la notificación (E.T., art. 857, parágrafo 1). Si es una resolución que rechaza, contra ella va el recurso de reconsideración, dentro de los dos meses siguientes a la notificación (art. 720); si lo niegan, sigue un juez.',
      'Qué se discute: la DIAN solo puede rechazar por las causas del artículo 857, y el Consejo de Estado no acepta que lo haga por dudar de la declaración sin un requerimiento especial. Si se pidió pasados los dos años del artículo 854, esa plata en general ya no se recupera.',
      'Ahora: 1. Anota el día en que te llegó: los plazos corren desde ahí. 2. Lee la causa exacta. 3. Reúne la solicitud, la declaración, los certificados de retención y los extractos. Llámanos con la resolución: un tributarista te dice si se corrige o se recurre.',
    ],
    links: [call, write, whatsapp],
    calms: true,
  },
  {
    topic: 'Me llegó un correo de que soy omiso, ¿es real o es estafa?',
    when: [
      saysNotFiled,
      /\b(?:real(?:es)?|verdad\w*|cierto|estafas?|fals[oa]s?|phishing|fraude|engan\w+|legitim[oa]|confiable|creo|creerle?)\b/,
    ],
    // A rule of exact-cases answers an employee.
    not: new RegExp(`${otherSummons.source}|\\b(?:asalariad[oa]|emplead[oa]|con contrato|sueldo|salario)\\b`),
    calms: true,
    text: [
      'Con calma: puede ser real, y un aviso de «omiso» todavía no es una sanción ni un emplazamiento (E.T., art. 715). Ahora: 1. Compruébalo sin tocar el enlace ni el archivo, sin pagar y sin dar tu clave: la DIAN escribe desde @dian.gov.co, y si es verdad aparece al entrar tú mismo a www.dian.gov.co.',
      ifNotFiled,
      'Si es falso, bórralo; si ya lo abriste o pagaste, cambia tus claves desde otro equipo y avisa a tu banco. Mándanos una foto del correo: un tributarista lo mira contigo.',
    ],
    links: [call, whatsapp, incomeLink],
  },
  {
    topic: 'La DIAN dice que soy omiso, ¿cuántos días tengo?',
    when: [
      saysNotFiled,
      /\bcuant[oa]s? (?:\w+ ){0,2}(?:dias|tiempo|plazo)\b|\b(?:que|cual es el|hay|tengo|tiene|con) plazo\b|\bplazo (?:tengo|hay|para|de)\b|\b(?:dias|tiempo) (?:tengo|hay|me dan|para (?:contest|respond)\w+)\b|\bhasta cuando (?:\w+ ){0,2}(?:contest|respond)\w+|\btermino (?:tengo|hay|para)\b/,
    ],
    not: otherSummons,
    calms: true,
    text: [
      'Con calma: el plazo lo dice la carta. Mira el título y si pone una fecha. Un aviso, un correo o una carta persuasiva que te llama «omiso» todavía no es una sanción: responde en los días que ponga y, si no pone ninguno, cuanto antes. Si el título dice «emplazamiento para declarar», es un mes desde que te lo notificaron (E.T., art. 715).',
      `Ahora: 1. Comprueba que sea de verdad: entra tú a www.dian.gov.co, no por un enlace. ${ifNotFiled}`,
      'Anota el día en que te llegó, guárdala y mándanosla hoy: un tributarista la lee contigo antes de contestar.',
    ],
    links: [call, incomeLink, write],
  },
  {
    topic: 'Un juez libró mandamiento de pago',
    when: [
      /\bmandamientos? de pago\b/,
      /\b(?:juez|juzgado|letra|pagare|demanda\w*)\b/,
      /\b(?:contra mi|contra nosotros|me (?:llego|notific\w+|demand\w+)|nos (?:llego|notific\w+|demand\w+)|recibi)\b/,
    ],
    not: /\b(?:dian|ugpp|impuestos?|me deben|mi cliente|quiero)\b/,
    calms: true,
    text: [
      'Con calma, pero hoy: si lo libra un juez es un proceso ejecutivo, no un cobro de la DIAN. Desde que te lo notifican hay 5 días para pagar y 10 días hábiles para presentar excepciones, con abogado en casi todos los casos (Código General del Proceso, arts. 431 y 442).',
      'Ahora: 1. Anota el día y la forma en que te llegó. 2. Mira en www.ramajudicial.gov.co el número del proceso y quién demanda. 3. Reúne los recibos de lo pagado y el contrato. 4. Llámanos hoy con el documento; si no puedes pagar un abogado, un consultorio jurídico o la Defensoría del Pueblo orientan gratis.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Se pasaron los 15 días de un mandamiento de pago',
    when: [
      /\bmandamientos? de pago\b/,
      /\b(?:se (?:me |nos )?(?:paso|pasaron|vencio|vencieron|fue|fueron)|ya (?:paso|pasaron|vencio|vencieron)|no (?:lo |la )?(?:respondi|conteste|alcance|hice nada)|hace (?:\w+ ){1,2}mes(?:es)?)\b/,
    ],
    not: otherCollectors,
    calms: true,
    text: [
      'Con calma, pero hoy: pasados los 15 días para pagar o presentar excepciones (E.T., art. 830), la DIAN puede ordenar seguir el cobro con lo embargado. Aun así puedes pagar o pedir la facilidad de pago (art. 814), que se mira mientras no hayan rematado.',
      'Cuenta bien primero: el plazo corre desde que te notificaron de verdad, y si la notificación salió mal o la deuda prescribió (en general, a los 5 años, art. 817), un abogado mira si todavía se puede decir. La casa con patrimonio de familia o afectación a vivienda familiar no se embarga, ni las primeras 510 UVT de la cuenta de ahorros más antigua (art. 837-1).',
      'Ahora: 1. Entra tú a www.dian.gov.co y mira el saldo y si hay embargo. 2. Junta el mandamiento, cómo te llegó y los recibos. 3. Llámanos con eso.',
    ],
    links: [call, whatsapp, lawyer],
  },
  {
    topic: 'Me llegó un mandamiento de pago, ¿qué hago en los 15 días?',
    when: [
      /\bmandamientos? de pago\b/,
      /\b(?:lleg\w+|notific\w+|recib\w+|mand(?:aron|o)|tengo|carta|papel|dias|plazo|termino|casa|carro|quit\w+|embarg\w+|respond\w+|contest\w+|excepcion\w*|que hago|que hacer|defend\w+)\b/,
    ],
    not: otherCollectors,
    calms: true,
    text: [
      'Con calma, pero hoy: el mandamiento abre el cobro coactivo, y tienes 15 días desde que te lo notificaron para pagar o presentar excepciones por escrito (E.T., art. 830). Sirven solo las de la ley: ya pagaste, hay acuerdo de pago, la deuda prescribió (en general, a los 5 años, art. 817), demandaste el acto, o el título no está en firme o no existe (art. 831).',
      'Nadie quita una casa de un día para otro: el remate solo viene después de resolver las excepciones. Pero el embargo puede estar ordenado ya (art. 837). La casa con patrimonio de familia o afectación a vivienda familiar no se embarga, ni las primeras 510 UVT de la cuenta de ahorros más antigua (art. 837-1).',
      'Ahora: 1. Anota el día de la notificación y cuenta los 15. 2. Entra tú a www.dian.gov.co y compara año, impuesto y valor. 3. Junta la declaración y los recibos de lo pagado. 4. Si la debes y no alcanza, pide la facilidad de pago (art. 814) dentro del plazo. Llámanos hoy: un abogado mira qué excepción cabe.',
    ],
    links: [call, whatsapp, lawyer],
  },
  {
    topic: '¿Puedo declarar renta sin estar obligado, para una visa o un banco?',
    when: [
      /\b(?:declaracion|declarar|declare|declaro|declarado|declarante|renta)\b/,
      /\b(?:visa|embajada|consulado|voluntari\w+|(?:sin|aunque|asi) (?:\w+ ){0,2}(?:estar |este |sea )?(?:obligad\w+|me toque)|(?:no|aunq(?:ue)?) (?:\w+ ){0,2}(?:obligad\w+)|(?:banco|credito|arriendo|apartamento|beca|universidad|viaje)\b.{0,60}\b(?:pid\w+|exig\w+)|(?:pid\w+|exig\w+)\b.{0,60}\b(?:banco|credito|arriendo|apartamento|beca|universidad|viaje))\b/,
      /\b(?:nunca (?:he )?declar\w+|no (?:he )?declar(?:o|e|ado|ante)|no soy declarante|no (?:estoy|estar|este|estaba|soy|era) (?:\w+ )?obligad\w+|sin (?:estar|ser) obligad\w+|voluntari\w+|no me toca|aunque no)\b/,
      /\b(?:puedo|se puede|podria|sirve|sacar|hacer|presentar|necesito|pid\w+|exig\w+|que (?:hago|llevo|presento))\b/,
    ],
    not: /\b(?:retuv\w+|retenc\w+|retefuente|devuel\w+|devoluc\w+|saldo a favor|multa\w*|sancion\w*|iva|emplaz\w+|pasaporte|extranjer\w+|residente|atrasad\w+|anos sin)\b/,
    text: [
      `Solo sirve si te hicieron retenciones: quien no está obligado puede declarar para recuperarlas (E.T., art. 6). Sin retenciones, la declaración de un no obligado no tiene efecto legal (art. 594-2), así que hacerla para la visa o el banco no ayuda. Antes comprueba que de verdad no te tocaba: por ${uvtBefore.year}, ingresos, compras, tarjeta o consignaciones de 1.400 UVT (${purchases}) o patrimonio bruto de más de 4.500 UVT (${inPesos(4_500 * uvtBefore.value)}).`,
      'En su lugar lleva: 1. Certificado de ingresos: el de tu empleador o, si trabajas por tu cuenta, uno firmado por un contador público con tus soportes. 2. Una carta tuya que diga que no estás obligado a declarar y por qué. 3. Extractos de los últimos meses. Qué acepta lo decide el consulado o el banco: mira su lista.',
      'El certificado lo firma un contador del equipo después de ver extractos, facturas o contratos; no tiene tarifa fija y sabes el valor antes de empezar.',
    ],
    links: [incomeLink, call, write],
  },
  {
    topic: 'Mi contador se equivocó y la DIAN me cobra, ¿lo demando?',
    when: [
      /\bcontador\w*\b/,
      /\b(?:mal|error\w*|equivoc\w+|embarr\w+|embal\w+|no presento|tarde|fuera de (?:fecha|plazo|tiempo)|extempor\w+|culpa|negligen\w+|deficiente)\b/,
      /\bdemand\w+|\b(?:lo|la|le) puedo (?:reclamar|cobrar|denunciar|hacer responder)\b|\b(?:quien|el|ella) (?:responde|paga|debe pagar|tiene que pagar|asume)\b|\breclam\w+|\bque (?:el|ella) (?:pague|responda)\b|\bcobrarle\b|\bindemni\w+|\bdenunci\w+/,
    ],
    not: /\b(?:fals\w+|robo|robaron|se llevo|estaf\w+|sin mi (?:permiso|autorizacion)|despid\w+|despedir|renunci\w+|emplead\w+|ustedes (?:se equivoc\w+|responden|pagan)|si (?:ustedes|se equivocan)|contador de ustedes|me demand\w+|asign\w+|con ustedes|de la firma|de su firma)\b/,
    calms: true,
    text: [
      'Sí lo puedes demandar o reclamarle, pero aparte: ante la DIAN respondes tú, porque la declaración es tuya aunque la hiciera él. El daño (multas, intereses, lo que pagaste) se le cobra por el contrato, con un arreglo escrito o ante un juez civil, y un abogado mira si vale la pena. La queja por su conducta va a la Junta Central de Contadores (www.jcc.gov.co), que lo puede sancionar (Ley 43 de 1990, art. 23), pero no te paga.',
      `Y sí, lo corregimos. Lo que aumenta el impuesto se corrige dentro de los 3 años desde que vencía el plazo (E.T., art. 588), con el 10% de ese aumento si la DIAN no ha actuado, o el 20% después de un emplazamiento (art. 644), y no menos de ${minimumPenaltyInPesos} (art. 639). Si ya te escribió, manda el título de la carta, que trae su plazo: según cuál sea, se corrige en la respuesta o se discute.`,
      'Ahora: 1. Anota el día en que te llegó. 2. Descarga de la DIAN lo presentado. 3. Pídele por escrito a quien la hizo los soportes y los borradores, y guarda lo que te escribió. 4. Llámanos con la carta: el valor de corregir depende de lo que haya, y lo sabes por escrito antes de empezar.',
    ],
    links: [call, write, lawyer],
  },
  {
    topic: `¿Quién paga el impuesto al patrimonio de ${uvt.year}?`,
    when: [asksWealth, new RegExp(`\\b${uvt.year}\\b`)],
    not: notWealth,
    text: [
      `Lo de ${uvt.year} hay que confirmarlo antes de pagar: por la norma permanente lo paga quien el 1 de enero tenga un patrimonio líquido de 72.000 UVT o más (${wealthLimit}; E.T., arts. 292-3 y 294-3); un decreto de emergencia bajó ese tope a 40.000 UVT y subió las tarifas, y la Corte Constitucional lo suspendió en enero de 2026 (Decreto 1474 de 2025).`,
      `${wealthHome} Se declara en mayo, con la mitad, y la otra mitad va en septiembre. En el RUT es el código 03. Qué quedó al final no lo sé y prefiero no adivinar: dinos tus bienes y deudas y un tributarista te responde con lo vigente.`,
    ],
    links: [wealthDates, write, call],
  },
  {
    topic: '¿Quién paga el impuesto al patrimonio y cuánto es?',
    when: [asksWealth],
    not: notWealth,
    text: [
      `Por ${uvt.year + 1} lo paga, según la norma permanente, la persona natural o la sucesión que el 1 de enero de ${uvt.year + 1} tenga un patrimonio líquido (bienes menos deudas) de 72.000 UVT o más (E.T., arts. 292-3 y 294-3): ${wealthLimit} con la UVT de ${uvt.year}, y la del año nuevo sube ese tope. ${wealthHome} Las sociedades de aquí no lo pagan por esa norma.`,
      'La tarifa es por tramos: 0% hasta 72.000 UVT, 0,5% sobre lo que pase hasta 122.000 y 1% sobre lo que pase de ahí; el 1,5% de los más altos era solo hasta 2026 (art. 296-3). Se declara en mayo, con la mitad, y la otra mitad va en septiembre. En el RUT es el código 03.',
      'Confírmalo antes de pagar, porque una ley nueva puede cambiarlo: dinos tus bienes y deudas y un tributarista te hace la cuenta.',
    ],
    links: [wealthDates, write, call],
  },
  {
    topic: 'Si llega un requerimiento después, ¿va incluido en lo que pago por la renta?',
    when: [
      /\b(?:renta|declaracion\w*)\b/,
      /\b(?:requerimientos?|requier\w+|requir\w+|(?:carta|oficio|llamado|revision|visita|problema\w*) (?:de|con) la dian|la dian (?:me )?(?:llama|escribe|pregunta|revisa|manda|molesta|pide|audita))\b/,
      /\b(?:incluid\w+|incluy\w+|inclu(?:ye|irian)|va aparte|cobran aparte|se cobra aparte|cuesta aparte|adicional|responden|me (?:acompanan|ayudan|defienden|responden)|cubre\w*|garantia)\b/,
      /\b(?:cobr\w+|precio|vale|valor|cuesta|pago|ustedes|servicio|incluid\w+|incluy\w+|garantia|contrat\w+)\b/,
    ],
    not: /\b(?:ya me lleg\w+|me llego|me mandaron|sas|empresa|sociedad|mensual\w*)\b/,
    text: [
      'Eso lo dice tu propuesta: antes de empezar te damos por escrito el valor y todo lo que incluye, así que pide que quede si responder un requerimiento de la DIAN por esa declaración va incluido o se cobra aparte, y hasta cuándo. Aquí no lo sé con certeza. Si llega, igual te ayudamos.',
      'La renta de una persona se cobra una vez al año y no tiene tarifa fija: depende de tus ingresos (sueldo, arriendos, inversiones), tus bienes y tus soportes. Ten a mano el RUT, la declaración del año pasado, los certificados de ingresos, bancos e inversiones, y el predial o la escritura de cada inmueble. La evaluación es gratuita.',
    ],
    links: [write, call, mail],
  },
]
