import { contactHref } from '../../contact-topics'
import { inPesos, uvt, wageByYear } from '../../legal-figures'
import { contributions } from '../payroll'
import { call, lawyer } from '../reply-links'
import type { Rule } from '../rules'

const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const read = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina y fechas' } as const
const ministry =
  'El Ministerio del Trabajo orienta y cita a la empresa sin costo (www.mintrabajo.gov.co), y un consultorio jurídico atiende gratis; nosotros asesoramos a empresas.'
const threeYears =
  'Tienes tres años desde que cada pago se debía, y los de las cesantías se cuentan desde que termina el contrato, según la Corte Suprema; un reclamo escrito que la empresa reciba frena ese plazo una sola vez, y vuelve a contar (Código Sustantivo del Trabajo, arts. 488 y 489).'
const employer =
  /\b(?:mi emplead[oa]|un emplead[oa]|una empleada|mi trabajador\w*|mis trabajadores|soy el jefe|tengo una empresa)\b/

const isCited =
  /\b(?:cit(?:o|aron|acion(?:es)?|ad[oa]s?|an|atorio)|audiencias?|conciliaci?on(?:es)?|conciliar)\b/
const atMinistry =
  /\b(?:ministerio (?:del? )?(?:trabajo|laboral)|min ?trabajo|inspector\w* (?:del? )?trabajo|inspeccion (?:del? )?trabajo|oficina (?:del? )?trabajo)\b|\bex ?(?:emplead[oa]|trabajador\w*)\b.*\bconcili\w+|\bconcili\w+.*\bex ?(?:emplead[oa]|trabajador\w*)\b/

const wage = wageByYear[uvt.year]?.value
const riderPercent = contributions.risks[3] ?? 0
const ofRider = `${String(riderPercent).replace('.', ',')}% de la base, que es el 40% del valor mensual y no menos de un salario mínimo${wage ? `: sobre el mínimo, ${inPesos((wage * riderPercent) / 100)} al mes en ${uvt.year}` : ''}`

/** Replies to workers about certificates and time limits, to employers about the ARL of who works for them, and about a hearing with a former worker. */
export const rules: readonly Rule[] = [
  {
    topic: 'Me citaron al Ministerio del Trabajo por un ex empleado',
    when: [isCited, atMinistry],
    not: /\b(?:me (?:deben|despid\w+|echaron|sacaron)|no (?:me|nos) pag\w+|mi (?:ex ?)?(?:jefe|jefa|patron\w*|empleador)|cit(?:e|ar|arlo|arla) |visit\w+|acta|investig\w+|pliego|embaraz\w+|juzgado|juez|bancaria|acoso|portal)\b/,
    calms: true,
    text: [
      'Con calma: si es por lo que reclama un ex empleado, es una audiencia de conciliación. El inspector busca un acuerdo: no decide quién tiene razón ni te condena. Ve el día y a la hora que dice la citación, porque faltar puede traer una sanción y una investigación; si no puedes, avisa antes por escrito y pide otra fecha.',
      'Que la ley te exija abogado no lo tengo confirmado: lo dice la citación. Sí conviene, porque lo que se firma ahí es definitivo y se puede cobrar. Va el representante legal o alguien con poder suyo. Lo cierto no se rebaja; lo dudoso sí se puede acordar (Código Sustantivo del Trabajo, arts. 14 y 15).',
      'Ahora: 1. Mira qué reclama. 2. Reúne contrato, comprobantes de pago, liquidación, PILA y cesantías. 3. Haz la cuenta antes: paga lo que sí debes y no firmes lo que no. Sin acuerdo, la otra parte puede ir a un juez. Llámanos hoy con la citación: un abogado la mira contigo.',
    ],
    links: [call, lawyer],
  },
  {
    topic: '¿Qué nivel de ARL tiene un mensajero en moto y quién la paga?',
    when: [
      /\b(?:ar[lp]|riesgos? (?:laboral(?:es)?|profesional(?:es)?)|(?:nivel|clase) de riesgo)\b/,
      /\b(?:mensajer\w+|domiciliari\w+|repartidor\w*|motorizad\w+|motos?|motociclet\w+)\b/,
      /\b(?:nivel|clase|riesgo|quien|contratista\w*|prestacion de servicios|servicios|independiente|ops|cuenta de cobro)\b/,
    ],
    not: /\b(?:soy|trabajo (?:en|con|de|como)|me (?:toca|paga\w*|afili\w*)|rappi\w*|didi|uber|ifood|app|aplicacion|accident\w+|cayo|choc\w+|sin arl|no (?:tenia|tiene|lo afili\w+)|multa\w*|sancion\w*)\b/,
    text: [
      `Cuenta con clase IV, la del transporte por tierra, hasta que tu ARL confirme la de mensajería (código 5320) en la tabla del Decreto 768 de 2022: la clase la da la actividad del contrato. En IV o V la paga completa quien lo contrata, ${ofRider}. Si la ARL lo deja en III o menos, la paga el contratista en su planilla (Decreto 723 de 2013).`,
      'Quien contrata lo afilia en los dos casos, al menos un día antes de empezar: si el contrato dura más de un mes o, en IV y V, lo que dure (Ley 1562 de 2012, art. 2). Sin eso, un accidente queda a su cargo. Si es empleado, la paga completa la empresa. Y si le pones horario y órdenes, puede ser un contrato de trabajo.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Cuántos días tienen para pagarme la liquidación?',
    when: [
      /\b(?:liquidacion|liquid(?:arme|aron|an|en|ado))\b/,
      /\b(?:cuantos dias|cuanto tiempo|que plazo|plazos?|hasta cuando|cuando (?:me |nos )?(?:tiene\w*|deben?|toca))\b/,
      /\b(?:no (?:me |nos )?(?:la )?(?:han? )?(?:pag\w+|liquid\w+|d(?:an|io|ieron|ado)|consign\w+|gir\w+)|me (?:ech\w+|despid\w+|despidieron|sac\w+|bot\w+|deben)|renunci\w+|(?:tiene|tienen) (?:la empresa|el jefe|mi jefe)|(?:empresa|jefe|patron) (?:\w+ )?(?:tiene|tienen)|pagarme|pagarnos)\b/,
    ],
    not: /\b(?:embaraz\w+|iva|dian|renta|retencion|ugpp|sas|sociedad|camara|emplead[oa]s?|pagarle|le (?:pago|debo)|sociedad conyugal|\d{5,}|mill\w+)\b/,
    text: [
      'Ninguno: la liquidación se debe el mismo día en que termina el contrato. Por cada día de demora un juez puede ordenar que te paguen un día de tu salario; si ganas más de un mínimo, hasta por 24 meses (Código Sustantivo del Trabajo, art. 65).',
      'Hoy: 1. Pídela por escrito (correo o WhatsApp) con la fecha en que saliste y la cuenta detallada: salario, prima, cesantías con intereses, vacaciones y, si te despidieron sin justa causa, la indemnización. 2. Guarda el contrato, los comprobantes y la respuesta. 3. Si no contestan, el Ministerio del Trabajo orienta y cita a la empresa gratis (www.mintrabajo.gov.co).',
      'Escríbeme tu salario y las fechas en que entraste y saliste, y te hago la cuenta.',
    ],
    links: [call],
  },
  {
    topic: 'Trabajé en una empresa que ustedes atienden y necesito mi certificado',
    when: [
      /\b(?:certificad[oa]s?|certificacion|constancia|carta laboral|desprendibles?|220)\b/,
      /\b(?:trabaj(?:e|o|aba|amos|abamos)|labor(?:e|o|aba)|fui emplead[oa]|ex ?emplead[oa]|empresa donde|mi ex ?(?:empresa|jefe|empleador|patron))\b/,
      /\b(?:ustedes|uds)\b(?: \w+){0,3} (?:llevan|llevaban|manejan|manejaban|hacen|hacian|tienen|son)\b|\bcon ustedes llevan\b|\b(?:cliente|clientes) de ustedes\b|\b(?:su|sus) (?:cliente|contadores?)\b|\bles? (?:llevan|manejan|hacen) (?:la|el) (?:nomina|contabilidad)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?(?:cobran|vale|cuesta)|(?:mis?|un|una|los) emplead\w+|mis trabajadores|mi trabajador\w*|soy (?:el|la) (?:duen[oa]|gerente)|hoja de vida|vacantes?)\b/,
    text: [
      'Pídeselo a la empresa donde trabajaste: el certificado lo expide ella, que fue quien te pagó, aunque nosotros le llevemos la nómina. Lo preparamos cuando ella nos lo pide y a ella se lo entregamos; por reserva no confirmamos clientes ni damos datos por este chat.',
      'Ahora: 1. Escríbele a recursos humanos o a contabilidad con tu cédula, el año y tu correo, y guarda la prueba. 2. El de ingresos y retenciones (formulario 220) se entrega a más tardar el último día hábil de marzo del año siguiente (DUR 1625 de 2016, art. 1.6.1.13.2.40): si ya pasó, dilo. 3. Mientras llega, en www.dian.gov.co puedes consultar lo que reportaron de ti. Si la empresa no responde, el Ministerio del Trabajo orienta gratis.',
    ],
    links: [call],
  },
  {
    topic: 'No me dan la carta laboral',
    when: [
      /\b(?:carta|certificad[oa]|certificacion|constancia) (?:laboral(?:es)?|de trabajo|de tiempo)\b/,
      /\bno (?:me |nos |la |quier\w+ |han |ha )*(?:d(?:a|an|ar|arme|ieron|io)|entreg\w+|exp[ie]d\w+|respond\w+)\b|\b(?:niega|niegan|nego|negaron)\b|\b(?:obligad[oa]s?|pueden? negar\w*|cuanto tiempo|plazo)\b/,
    ],
    not: new RegExp(`${employer.source}|\\b(?:ustedes|extranjer\\w+|visa)\\b`),
    text: [
      'Te la tienen que dar: a quien la pida le certifican el tiempo de servicio, la labor y el salario (Código Sustantivo del Trabajo, art. 57, numeral 7), al terminar el contrato y, según la Corte Constitucional, también mientras trabajas. Ahí no pueden poner por qué saliste ni comentarios malos.',
      `Ahora: 1. Pídela por escrito, como derecho de petición, con lo que debe decir y para qué la necesitas, y guarda la prueba. 2. Si no contestan o la niegan, se puede poner una tutela. 3. Mientras tanto sirven el contrato, los desprendibles y la historia de aportes a pensión. ${ministry}`,
    ],
    links: [read, call],
  },
  {
    topic: 'Firmé paz y salvo, ¿puedo reclamar?',
    when: [
      /\bpaz y salvo\b/,
      /\b(?:firm\w+|liquid\w+|empresa|jefe|patron\w*|trabaj\w+)\b/,
      /\b(?:reclam\w+|demand\w+|menos|incomplet\w+|mal|falt\w+|obligad[oa]|si no firmo|vale|pierd\w+|tengo que firmar|puedo|blanco|me hicieron|me obligaron)\b/,
    ],
    not: new RegExp(
      `${employer.source}|\\b(?:ustedes|dian|banco|predial|conjunto|administracion|notaria|contador\\w*|honorarios|arr[ie]+nd\\w+)\\b`,
    ),
    text: [
      'Sí, puedes reclamar: un paz y salvo general no te quita lo que la ley manda pagar, porque esos derechos son irrenunciables (Código Sustantivo del Trabajo, art. 14). Un juez lo mira con cuidado y ordena pagar la diferencia si quedó mal hecha. Otra cosa es una conciliación ante el Ministerio o un juez, o una transacción sobre algo dudoso: ahí que un abogado la lea primero.',
      `${threeYears} Ahora: 1. Pide la liquidación detallada. 2. Compara fechas, salario, auxilio y lo ya pagado: escríbemelos y te hago la cuenta. 3. Reclama por escrito la diferencia. ${ministry}`,
    ],
    links: [read, call],
  },
  {
    topic: 'No me pagan la liquidación, ¿me ayudan o dónde me quejo?',
    when: [
      /\b(?:liquidacion|liquid(?:ado|aron|o|an|en)|prestaciones)\b/,
      /\bno (?:me |nos |la |han |ha |quier\w+ |quis\w+ )*(?:pag\w+|liquid\w+|dad[oa]|dan|dieron)\b|\b(?:me|nos) (?:deben?|quedaron debiendo)\b|\bnada que (?:me |nos )?(?:pag\w+|liquid\w+)\b/,
      /\b(?:trabaj(?:aba|e|abamos|o)|renunci\w+|me (?:echaron|despidieron|sacaron|retir\w+|fui|sali)|sali|ex ?(?:jefe|empleador|patron)|mi (?:jefe|jefa|patron|patrona|empleador))\b/,
      /\b(?:donde|a quien|ante quien|con quien)\b(?: \w+){0,3} (?:quej\w+|reclam\w+|denunci\w+|demand\w+|acud\w+|voy)\b|\b(?:ustedes|uds)\b(?: \w+){0,3} (?:ayud\w+|llevan|hacen|demand\w+|reclam\w+)\b|\b(?:me|nos) (?:pueden |podrian )?ayud(?:an|ar|arian)\b/,
    ],
    not: new RegExp(
      `${employer.source}|\\d{5,}|\\bmill(?:on|ones)\\b|\\b(?:embaraz\\w+|incapac\\w+|domestic\\w+|cerro|quebr\\w+|dian|ugpp|cuanto (?:me |nos )?(?:cobran|deben|toca))\\b`,
    ),
    text: [
      `Ese reclamo no lo llevamos nosotros, pero lo puedes empezar hoy y sin pagar. 1. Pide por escrito la liquidación, con la fecha en que saliste, y guarda la prueba de que la recibieron. 2. Si no pagan, acude al Ministerio; si no hay acuerdo, a un juez laboral. ${ministry}`,
      'La liquidación se debe desde el día en que termina el contrato. Por cada día de demora un juez puede ordenar un día de tu salario, a quien gana más de un mínimo hasta por 24 meses; no es automático: mira si la empresa obró de buena fe (Código Sustantivo del Trabajo, art. 65). Tienes tres años para reclamar (art. 488). Dime el salario y las fechas y te hago la cuenta.',
    ],
    links: [read, call],
  },
  {
    topic: '¿Cuánto tiempo tengo para reclamarle a mi empleador?',
    when: [
      /\b(?:cuanto tiempo|plazo|hasta cuando|prescri\w+|cuantos anos|todavia (?:puedo|alcanzo)|ya (?:es tarde|perdi|se vencio)|anos despues|(?:hace|pasaron|van) (?:\w+ )?anos)\b/,
      /\b(?:demand\w+|reclam\w+|cobrar(?:le|les)?)\b/,
      /\b(?:empleador\w*|exempleador|ex empleador|empresa donde|trabaj(?:e|aba)|jefe|exjefe|patron\w*|laboral(?:es)?|liquidacion|prestaciones|horas extras?|cesantias|primas?|sueldos?|salarios?)\b/,
    ],
    not: new RegExp(
      `${employer.source}|\\d{5,}|\\b(?:pension|seguridad social|salud|dian|ugpp|ustedes|factura\\w*|cliente\\w*|acoso|tutela|embaraz\\w+|incapac\\w+|fiscal(?:ia)?|cuanto (?:me |nos )?cobran)\\b`,
    ),
    text: [
      `${threeYears} Si trabajas todavía, puedes reclamar lo de los últimos tres años. Los aportes a pensión que no pagaron no prescriben.`,
      `Ahora: 1. Escribe un reclamo con lo que te deben, las fechas y los valores, y haz que lo reciban con fecha: así no se te pasa el plazo mientras consigues ayuda. 2. Reúne contrato, desprendibles, mensajes y testigos. 3. Ve al Ministerio o a un juez laboral. ${ministry}`,
    ],
    links: [read, call],
  },
  {
    topic: 'Me liquidaron con un salario menor al real',
    when: [
      /\b(?:me (?:\w+ )?(?:liquid\w+|pag(?:an|aron|aban)|cotiz\w+|report\w+|afili\w+|tienen|tenian)|liquidacion)\b/,
      /\b(?:con|sobre|por|solo|en) (?:el |un |solo |apenas )*(?:salario |sueldo )?(?:minimo|menos|menor|bajo|basico)\b/,
      /\b(?:pero|cuando|y (?:yo )?(?:gan|me pag)\w+|real|de verdad|por fuera|por debajo|en efectivo|bonos?)\b/,
    ],
    not: new RegExp(
      `${employer.source}|\\b(?:ustedes|renta|iva|dian|pensionad[oa]|credito|integral|honorarios|prestacion de servicios)\\b`,
    ),
    text: [
      'Puedes reclamar la diferencia: la liquidación y los aportes se calculan con lo que de verdad te pagaban por tu trabajo, aunque una parte llegara por fuera, en bonos o en efectivo (Código Sustantivo del Trabajo, art. 127). Hay que probarlo.',
      `Ahora: 1. Junta extractos, consignaciones, mensajes, recibos y testigos de lo que recibías cada mes. 2. Pide por escrito la liquidación detallada y la diferencia. 3. Mira en tu fondo y en tu EPS con qué salario te reportaron: eso también se corrige. ${threeYears} ${ministry}`,
    ],
    links: [read, call],
  },
  {
    topic: 'Un fondo me cobra aportes de alguien que ya no trabaja',
    when: [
      /\b(?:colpensiones|fondo(?: de pensiones)?|eps|arl|caja(?: de compensacion)?|porvenir|proteccion|colfondos|skandia)\b/,
      /\b(?:cobr\w+|deuda presunta|deuda|mora)\b/,
      /\b(?:emplead[oa]s?|trabajador\w*|ya no trabaja|se fue|retir\w+|renunci\w+|presunta|viej[oa]s|(?:de )?hace (?:\w+ )?anos|ex ?emplead\w+|aportes)\b/,
    ],
    not: /\b(?:pension(?:ar)?me|incapacidad|mesada|cuanto (?:me |nos )?cobran|copago|cita|credito|subsidio|mi pension|no me paga\w*|independiente|multa de la ugpp)\b/,
    text: [
      'Con calma: casi siempre es una deuda presunta. Si nadie marcó el retiro en la planilla, el fondo cree que esa persona sigue y cobra los meses siguientes. No pagues sin revisar.',
      'Ahora: 1. Mira la fecha de la carta: el requerimiento para constituir en mora suele dar 15 días para contestar, y después viene una liquidación que ya se puede cobrar. 2. Busca la última planilla pagada, la carta de renuncia o de terminación y la liquidación. 3. Responde por escrito, o en el portal de la entidad, con la fecha de retiro y esas copias, y reporta la novedad que faltó. 4. Si algún mes sí se debía, págalo con sus intereses (Ley 100 de 1993, art. 23). 5. Pide el paz y salvo.',
      'Una persona de nómina arma contigo la respuesta; si ya hay un mandamiento de pago o un embargo, llámanos hoy.',
    ],
    links: [payroll, call],
  },
]
