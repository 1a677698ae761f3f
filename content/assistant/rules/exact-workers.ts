import { contactHref } from '../../contact-topics'
import { ministry, owedHolidays } from '../owed-holidays'
import { call, lawyer } from '../reply-links'
import type { Rule } from '../rules'

const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const read = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina y fechas' } as const

const ill =
  /\b(?:incapac\w+|enferm[oa]s?|enfermedad|cirugia|operad[oa]|operaron|operacion|hospital\w*|tratamiento|cancer|accidente|discapacidad)\b/
const dismissed =
  /\b(?:me|l[oea]|l[oe]s|nos) (?:acab\w+ de )?(?:ech(?:aron|o|an)|despid\w+|despach\w+|bot(?:aron|o)|sac(?:aron|o)|retir(?:aron|o)|corri(?:eron|o)|termin(?:aron|o) (?:el|su|mi) contrato|cancel(?:aron|o) (?:el|su|mi) contrato|dieron por terminado)\b|\bdespido (?:en|estando|durante|por) (?:la |una )?(?:incapac|enferm)\w+/
const owes =
  /\b(?:no (?:he|hemos|ha|han|pago|pagamos|pague|paga) ?(?:podido |vuelto a )?(?:pag\w+)?|sin pagar|deb(?:o|emos|e)|en mora|atras\w+|dej(?:e|amos) de pagar|pendientes?)\b/

/** With one of these words, a message about a settlement is an employer's or asks for a sum. */
const notOwedToMe =
  /\d{5,}|\b(?:millon(?:es)?|minimo|cuanto(?! tiempo)|mi emplead[oa]|un emplead[oa]|tengo para pagar|debo pagarle|embaraz\w+|incapac\w+|ustedes|iva|contrato de prestacion|prestacion de servicios|accidente|dian|cesantias (?:del|de) fondo|factura|empleador soy)\b/
const owedAtOnce =
  'desde el último día de trabajo: la ley no da días de plazo, ni 15 ni 30. Si la empresa no paga lo que debe, un juez puede ordenar un día de salario por cada día de demora, hasta por 24 meses si ganabas más de un mínimo (Código Sustantivo del Trabajo, art. 65). No es automático: el juez mira si hubo buena fe.'
const claimSettlement = `Ahora: 1. Pídela por escrito, detallada y con fecha, y guarda la prueba. 2. No firmes paz y salvo si no la entiendes; recibir un pago parcial no te obliga a firmarlo. 3. Tienes tres años para reclamar (art. 488). ${ministry}`
const sumOfSettlement =
  'Escríbeme el salario y las fechas de entrada y de salida y te digo cuánto es y cuánto vale cada día.'

/** Answers for workers who were dismissed, never registered or not paid, and for employers with unpaid contributions. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Puedo mandar a todos los empleados a vacaciones a fin de año?',
    when: [
      /\bvacacion\w*\b/,
      /\b(?:tod[oa]s?|colectivas?|personal|gente|equipo|(?:l[oa]s|mis) (?:emplead[oa]s|trabajador[ae]s|muchach[oa]s))\b/,
      /\b(?:puedo|podemos|se puede|mand(?:ar|o|amos)|dar(?:les?)?|sac(?:ar|o|amos)|cerr(?:ar|amos)|cierr\w+|obligar\w*|envi(?:ar|amos|o))\b/,
      /\b(?:diciembre|dic|enero|navidad|fin de ano|cerr\w+|cierr\w+|colectivas?|cumpl\w+ (?:el |un |su )?ano|(?:un|el) ano|llevan? (?:\w+ ){0,2}mes(?:es)?|nuev[oa]s)\b/,
    ],
    not: /\b(?:primas?|dotacion|dinero|plata|efectivo|liquid\w+|vend\w+|compens\w+|incapac\w+|embaraz\w+|renunci\w+|despid\w+|ustedes|cobran|cuanto|domestic\w+|licencia|no remunerad\w+|sin sueldo|(?:me|nos) (?:mand\w+|oblig\w+|dan|dieron|sac\w+|quieren|deben|tocan?)|mi (?:jef[ea]|patron\w*|empresa)|impuestos?|renta|iva)\b/,
    text: [
      'Sí. A quien ya cumplió el año le fijas tú la fecha, avisándole con 15 días (Código Sustantivo del Trabajo, art. 187): para salir el 21 de diciembre, a más tardar el 6. A quien no lo ha cumplido se le dan por adelantado, con un acuerdo escrito y firmado, y se abonan a los días que vaya ganando; si se va antes, en principio no se le descuenta lo que disfrutó de más, salvo que lo haya autorizado.',
      'Solo se gastan días hábiles: no cuentan los domingos, ni el 25 de diciembre, ni el 1 de enero. Del 21 de diciembre de 2026 al 10 de enero de 2027 son 13 si trabajan de lunes a viernes y 16 si también los sábados; por un año son 15 (art. 186). Se pagan con el salario del día en que salen, sin auxilio de transporte, y la prima va aparte, en los primeros 20 días de diciembre.',
    ],
    links: [read, payroll, call],
  },
  {
    topic: 'La planilla me sale en mora y la pagué a tiempo',
    when: [
      /\b(?:pila|planillas?|seguridad social|aportes|salud|eps|pension)\b/,
      /\b(?:moras?|moros[oa]|atrasad[oa]s?|deuda|vencid[oa]s?|no pagad[oa]s?|sin pagar|no (?:me )?aparec\w+|no (?:me )?(?:sale|figura))\b/,
      /\b(?:pag(?:ue|e|amos|ad[oa]s?)|cancel(?:e|amos|ad[oa]))\b/,
      /\b(?:a tiempo|puntual\w*|cumplid[oa]\w*|en la fecha|en (?:su|mi) (?:fecha|dia)|antes de (?:la fecha|que venciera)|dentro (?:del plazo|de la fecha|de las fechas)|el dia que (?:era|tocaba|vencia)|ya (?:la |lo |las |los )?(?:pague|pagamos|cancele)|tengo (?:el |los )?(?:recibos?|comprobantes?|soportes?|pagos?))\b/,
    ],
    not: /\b(?:no (?:la |lo |las |los |he |hemos )+pag\w+|no pagu?e|pagu?e (?:tarde|mal)|tarde|mi (?:jef[ea]|patron\w*|emplead\w+ no)|empleador|la empresa|renta|iva|ica|predial|ustedes|contador\w*|cuanto|u[gj]pp|banco|tarjeta|credito|colegio|aliment\w+|multa\w*)\b/,
    text: [
      'Con calma: no la pagues otra vez hasta saber qué pasó. 1. Mira el comprobante: número de planilla, mes, valor, día y hora del pago. 2. Compáralo con tu fecha, del segundo al decimosexto día hábil según los dos últimos dígitos de la cédula o del NIT (Decreto 1990 de 2016).',
      'Si pagaste a tiempo, mira si el banco lo abonó al otro día, si quedó en otro mes o con otro tipo de planilla, o si faltó una de varias. 3. Reclámale por escrito al operador con el comprobante, y pide a la EPS o al fondo que muestra la mora el detalle y que aplique el pago; guarda el radicado. 4. Si el mes o el tipo quedó mal, el operador te dice si va una planilla de corrección. Si te llegó una carta, no dejes pasar su plazo: llámanos con los dos papeles.',
    ],
    links: [{ href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga la PILA' }, payroll, call],
    calms: true,
  },
  {
    topic: 'Un empleado me robó, ¿lo puedo despedir sin indemnización?',
    when: [
      /\b(?:rob(?:o|ando\w*|aba|a|an|aron|arse|arme|ado)|hurt\w+|ladron\w*|(?:llev|sac|cog)(?:ando|andose|o|aba|aban|a) (?:la |una? |mi )?(?:plata|mercancia|dinero|productos?|inventario|cosas))\b/,
      /\b(?:emplead[oa]s?|trabajador(?:a|es|as)?|cajer[oa]s?|vendedor(?:a|es)?|meser[oa]s?|muchach[oa]s?|bodeguer[oa]|auxiliar|operari[oa]|conductor)\b/,
      /\b(?:ech(?:o|ar\w*|e|amos|arl[oa])|despid\w+|despedir\w*|despedi|sac(?:o|ar\w*|arlo|arla)|bot(?:o|ar\w*)|termin\w+ (?:el|su|le) |terminarle|indemni\w+|justa causa)\b/,
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|me (?:echaron|despidieron|sacaron|acus\w+|botaron|estan acusando)|soy (?:el |la )?(?:emplead[oa]|cajer[oa])|mi jefe|contador\w*|soci[oa]|renunci\w+|embaraz\w+|cuanto|nos robaron|robaron (?:el|la|mi)|ladrones)\b/,
    text: [
      'Sí: robar en el trabajo es justa causa, sin indemnización (Código Sustantivo del Trabajo, art. 62, literal a, numeral 5). Pero hay que probarlo y oírlo antes: sin prueba o sin proceso, un juez puede ordenar la indemnización (art. 64).',
      'Ahora, y pronto: 1. Guarda el video completo, con su fecha y quién lo tuvo. 2. Cítalo a descargos por escrito, con los hechos y la prueba, y con tiempo para preparar su defensa (Ley 2466 de 2025). 3. Oye su versión en un acta. 4. Si decides terminar, la carta dice esos hechos. 5. Paga de todas formas la liquidación: salario, cesantías, prima y vacaciones; no descuentes lo robado sin su autorización escrita (art. 149). Las cesantías solo se retienen en los casos del art. 250, con denuncia y mientras el juez decide.',
      'La denuncia va a la Fiscalía. Si está embarazada, incapacitada o tiene fuero, no lo hagas sin consejo. Llámanos: un abogado prepara contigo la citación y la carta.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Despedí a alguien, ¿cómo hago la liquidación?',
    when: [
      /\b(?:desp[ie]di(?:mos)?|eche|echamos|bote|saque|termine (?:el|un|su) contrato|le (?:termine|cancele))\b/,
      /\bliquid\w+\b/,
      /\b(?:como|que (?:lleva|incluye|debo|tengo que|le (?:pago|debo))|ayud\w+|no se)\b/,
    ],
    not: /\d{5,}|\b(?:me (?:despid\w+|echaron|botaron|sacaron)|mill\w+|minimo|gana\w*|sueldo de|embaraz\w+|incapac\w+|enferm\w+|no (?:quiere|firma|recibe|aparece)|demand\w+|cuanto (?:me |nos )?cobran|sas|sociedad|empresa en liquidacion|plazo|cuanto tiempo|domestic[oa])\b/,
    text: [
      'Suma hasta el último día: 1. Salario pendiente. 2. Cesantías: salario con auxilio de transporte × días del año / 360 (Código Sustantivo del Trabajo, art. 249), y sus intereses, 12% al año en proporción (Ley 52 de 1975, art. 1). 3. Prima: salario con auxilio × días del semestre / 360 (art. 306). 4. Vacaciones no tomadas: salario sin auxilio × días / 720 (art. 186). Se resta lo ya pagado.',
      'Si fue sin justa causa, más la indemnización (art. 64): a término indefinido y con menos de diez mínimos, 30 días de salario por el primer año y 20 por cada año más; a término fijo, lo que falte del contrato.',
      'Se paga al terminar, sin días de plazo: la demora puede costar un día de salario por cada día (art. 65). Escríbeme el salario, las fechas de entrada y salida y el tipo de contrato, y te hago la cuenta.',
    ],
    links: [call, payroll],
  },
  {
    topic: 'Renunció, ¿le pago la prima o solo las cesantías?',
    when: [
      /\bprimas?\b/,
      /\bcesantias?\b/,
      /\b(?:renunci\w+|se (?:me |nos )?(?:va|retira|fue|retiro)|desp[ie]d\w+|eche|termin(?:o|a) (?:el |su )?contrato)\b/,
      /\b(?:o (?:nada mas|solo|solamente|unicamente|no)|sol(?:o|amente) (?:las? |la )?(?:cesantias|prima)|las dos|ambas|igual|tambien)\b/,
    ],
    not: /\d{5,}|\b(?:mill\w+|minimo|gana\w*|me (?:van a |tienen que |deben? )?(?:pagar?|dan|deben)|renuncie|voy a renunciar|si renuncio|cuanto|domestic[oa]|no (?:me )?(?:han|quier\w+))\b/,
    text: [
      'Las dos, en proporción, también si renuncia o si lo despides. Prima: salario con auxilio de transporte × días desde el 1 de julio (o el 1 de enero) / 360; por ejemplo, del 1 de julio al 20 de noviembre son 140 días (Código Sustantivo del Trabajo, art. 306). Cesantías: salario con auxilio × días del año / 360 (art. 249).',
      'Suma los intereses de las cesantías, 12% al año en proporción (Ley 52 de 1975, art. 1), las vacaciones no tomadas y el salario pendiente. Por renunciar no hay indemnización; por un despido sin justa causa, sí (art. 64). Se paga al terminar el contrato (art. 65). Escríbeme el salario y las fechas de entrada y salida y te hago la cuenta.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿La prima y las cesantías llevan auxilio de transporte?',
    when: [
      /\b(?:primas?|cesantias?)\b/,
      /\b(?:auxilio|subsidio|transporte?|transp)\b/,
      /\b(?:llevan?|incluyen?|cuentan?|suman?|entran?|con|se (?:suma|incluye|cuenta|paga|tiene en cuenta)|base|hace parte|en (?:la |las )?(?:primas?|cesantias))\b/,
    ],
    not: /\d{5,}|\b(?:cuanto|mill\w+|minimo|gana\w*|renunci\w+|desp[ie]d\w+|conectividad|teletrabajo|domestic[oa]|por dias|vacaciones|familiar|desempleo|vivienda|arriendo|liquid\w+|no (?:me|le|les) (?:pag|d)\w+|incapac\w+)\b/,
    text: [
      'Sí: a quien recibe auxilio de transporte se le suma al salario para la prima, las cesantías y sus intereses (Ley 1 de 1963, art. 7). Para la prima: (salario + auxilio) × días del semestre / 360.',
      'No entra en las vacaciones ni en la base de salud y pensión. Escríbeme el salario y la fecha de entrada y te hago la cuenta.',
    ],
    links: [read, call],
  },
  {
    topic: '¿Las cesantías se pagan en enero o en febrero?',
    when: [/\bcesantias?\b/, /\benero\b/, /\bfebrero\b/],
    not: /\d{5,}|\b(?:no (?:me |le |les )?(?:las )?(?:han )?(?:pag|consign)\w+|mora|multa\w*|sancion\w*|renunci\w+|desp[ie]d\w+|retir\w+|liquid\w+|entr[eo]|desde enero|de enero a|del \d+)\b/,
    text: [
      'En febrero: las cesantías del año se consignan en el fondo del trabajador a más tardar el 14 de febrero (Ley 50 de 1990, art. 99). En enero van los intereses, 12% al año, que se pagan al trabajador directamente, hasta el 31 de enero (Ley 52 de 1975, art. 1).',
      'Si se consignan tarde, puede costar un día de salario por cada día de demora; los intereses que no se pagan a tiempo se pagan otra vez. Si el contrato terminó antes, todo va en la liquidación.',
    ],
    links: [read, call],
  },
  {
    topic: 'Me despidieron estando incapacitado',
    when: [ill, dismissed],
    not: /\b(?:embaraz\w+|mi emplead[oa]|un emplead[oa]|una empleada|mi trabajador\w*|puedo (?:despedir|echar)|soat|cuanto (?:me |nos )?cobran|la (?:plata|cuenta)|eps me|de la eps|del (?:seguro|hospital|carro))\b/,
    text: [
      'Ese despido se puede reclamar: a quien está incapacitado o enfermo no lo pueden despedir por eso sin permiso del Ministerio del Trabajo. Sin ese permiso, un juez puede dejar el despido sin efecto, ordenar que vuelva al trabajo y una indemnización de 180 días de salario (Ley 361 de 1997, art. 26). Hay que probar la enfermedad y que la empresa la sabía: la incapacidad entregada sirve.',
      'Además, en todo caso, desde el último día se deben el salario pendiente, la prima, las cesantías con sus intereses y las vacaciones; no hay días de plazo y cada día de demora puede costar un día de salario (Código Sustantivo del Trabajo, art. 65). La incapacidad que ya corría se reclama aparte, a la EPS o a la ARL.',
      `Ahora: 1. No firmar renuncia, acuerdo ni paz y salvo. 2. Guardar las incapacidades, la historia clínica, la carta o los mensajes del despido y los desprendibles. 3. Pedir por escrito el reintegro y la liquidación. 4. Moverse esta semana: la tutela es la vía rápida y se pide pronto; si no, un juez laboral. ${ministry}`,
    ],
    links: [lawyer, call],
  },
  {
    topic: '¿Puedo despedir a un empleado incapacitado?',
    when: [
      ill,
      /\b(?:desped(?:i|imos|ir\w*)|despid\w+|eche|saque|echar(?:l[oa])?|sacar(?:l[oa])?|retirar(?:l[oa])?|terminar(?:le)? (?:el|su) contrato|liquidar(?:l[oa])?)\b/,
      /\b(?:emplead[oa]s?|trabajador\w*|muchach[oa]|operari[oa]|vendedor[a]?|secretaria|puedo|podemos|se puede)\b/,
    ],
    not: /\b(?:me (?:pueden|puede|van|quieren|despid\w+)|embaraz\w+|cuanto|\d{3} dias|cuenta|soy (?:emplead|trabajador)\w*|ministerio ya)\b/,
    text: [
      'Por estar incapacitado, no: hace falta permiso previo del Ministerio del Trabajo. Sin él, un juez puede dejar el despido sin efecto, ordenar el reintegro y 180 días de salario (Ley 361 de 1997, art. 26). Si hay otra razón, como una falta grave, también conviene pedir el permiso antes. Una enfermedad común de más de 180 días puede ser causa, y aun así con permiso (Código Sustantivo del Trabajo, art. 62, numeral 15).',
      'Mientras dura, el contrato sigue: aportes, prima, cesantías y lo que diga la EPS. No le pidas la renuncia ni lo reemplaces para siempre; si ya lo despediste, no esperes la tutela: mira pronto si conviene reintegrarlo. Cuéntanos el cargo, desde cuándo está incapacitado y la razón: un abogado del equipo lo mira antes de que entregues una carta.',
    ],
    links: [lawyer, payroll, call],
  },
  {
    topic: 'Mi jefe lleva meses sin pagar la seguridad social',
    when: [
      /\b(?:seguridad social|salud|pension|eps|planillas?|pila|aportes)\b/,
      /\b(?:jef[ea]s?|patron\w*|empleador\w*|donde trabajo|la empresa|empresa (?:donde|en la que|no me)|no (?:me|nos))\b/,
      /\bno (?:(?:me|nos|la|lo|las|los|le|ha|han|esta|estan|viene|vienen) ){0,4}(?:pag(?:a|an|ado|ando|o|aron)|consign\w+|gir\w+)\b|\batrasad[oa]s?\b|\ben mora\b|\bdej(?:o|aron) de pagar\b|\bmes(?:es)? sin (?:pagar|consignar|girar)\w*\b|\b(?:debe|deben) (?:\w+ ){0,3}mes(?:es)?\b/,
      /\b(?:hace|desde|ultim[oa]s|mes(?:es)?|atrasad[oa]s?|en mora|dej(?:o|aron) de)\b/,
    ],
    not: /\b(?:nunca|jamas|sin (?:afiliar\w*|contrato)|no (?:me |nos )?(?:afili|inscrib)\w+|independiente|contratista|prestacion de servicios|honorarios|mis? (?:emplead[oa]s?|trabajador(?:a|es)?)|tengo (?:\w+ ){0,2}(?:emplead|trabajador)\w+|mi (?:empresa|negocio) (?:lleva|debe)|ugpp|desc(?:on|uen)t\w+|quit\w+|sueldos?|salarios?|quincenas?|liquid\w+|incapac\w+|accident\w+|primas?|cesantias|pensionad[oa]|mesadas?|renunci\w+|echaron|despid\w+|ustedes|maternidad)\b/,
    text: [
      'Responde tu empleador: debe pagar toda la planilla, su parte y la tuya, con los intereses de la demora (Ley 100 de 1993, arts. 22 y 23). Esos meses no los pagas tú, y lo que te descontaron no se te cobra otra vez.',
      'La pensión no se pierde: si estás afiliado, el fondo tiene que cobrarle (art. 24) y, según la Corte Suprema, las semanas en mora cuentan si no hizo ese cobro (SL537-2019). Si nunca te afilió es otra cosa: ahí paga un cálculo actuarial (art. 33).',
      `Ahora: 1. Baja de tu EPS y de tu fondo el reporte de meses en mora y guarda tus desprendibles. 2. Pide por escrito que pague, con fecha. 3. Si no lo hace, avisa a la EPS y al fondo, y denuncia en la UGPP (www.ugpp.gov.co). 4. Si te niegan la atención en salud, un juez puede ordenarla con una tutela. ${ministry}`,
    ],
    links: [call],
  },
  {
    topic: '¿Cómo reclamo la afiliación sin que me echen?',
    when: [
      /\b(?:pension\w*|seguridad social|afili\w+|eps|arl|cotiz\w+|prestaciones)\b/,
      /\b(?:nunca|jamas|no|sin) (?:(?:me|nos|han|ha|lo|tengo|estoy) ){0,3}(?:afili\w+|cotiz\w+|pag\w+|inscrib\w+|meti\w*|eps|pension|seguridad social|prestaciones)\b/,
      /\b(?:sin que (?:me|nos) (?:ech|bot|sac|despid|cog|mir)\w*|sin (?:perder (?:el|mi) (?:trabajo|puesto|empleo)|que se enter\w+)|(?:miedo|temor|susto) (?:a|de|que) (?:que )?(?:me |perder )?(?:ech|bot|sac|despid|el|mi)\w*|si (?:reclamo|digo|pregunto|pido|me quejo|denuncio)(?: \w+){0,3} (?:ech|bot|sac|despid)\w*|represalias?)\b/,
    ],
    not: /\b(?:mi emplead[oa]|mis emplead\w+|tengo (?:\w+ ){0,2}(?:emplead|trabajador)\w+|prestacion de servicios|contratista|ugpp me|cuanto (?:me |nos )?cobran)\b/,
    text: [
      'Se puede empezar sin que tu jefe lo sepa. Reclamar no es una causa para echarte: si te echan por eso, es un despido sin justa causa y se paga indemnización (Código Sustantivo del Trabajo, art. 64). Nadie te puede asegurar que no pase, por eso ve en orden.',
      '1. Sin avisar: mira tu afiliación en la EPS y tus semanas en Colpensiones o en tu fondo, y guarda fuera del trabajo mensajes, consignaciones, fotos y nombres de quien te vio desde el primer día. 2. Antes de pedir nada, consulta gratis en el Ministerio del Trabajo (www.mintrabajo.gov.co) o en un consultorio jurídico, y pregunta si tu nombre se puede reservar. 3. Con las pruebas listas, pide por escrito la afiliación desde el día en que entraste y guarda la copia recibida. 4. Si no responde, el Ministerio o un juez laboral.',
      'Tomarte unos días no te quita el derecho: quien te emplea responde por todo el aporte desde el primer día (Ley 100 de 1993, art. 22), y el tiempo sin afiliar se paga con un cálculo actuarial (art. 33). Lo demás se reclama en tres años (art. 488 del Código). Nosotros asesoramos a empresas.',
    ],
    links: [call],
  },
  {
    topic: 'Nunca me afiliaron a pensión, ¿lo puedo reclamar?',
    when: [
      /\b(?:pension\w*|seguridad social|afili\w+|eps|arl|salud|cotiz\w+|semanas)\b/,
      /\b(?:nunca|jamas|no|ni|sin que|ningun[oa]) (?:(?:me|nos) )(?:\w+ ){0,3}?(?:afili\w+|cotiz\w+|pag\w+|inscrib\w+|meti\w*|puso|pusieron|tuv\w+|tiene|tienen)\b|\b(?:tiene|tienen|debe|deben|toca) que afiliarme\b|\b(?:nunca|no) estuve afiliad[oa]\b|\bsin afiliarme\b|\b(?:no|nunca) (?:cotiz|afili)(?:o|aron)\b|\b(?:pero|y) no (?:a )?(?:la )?pension\b|\bno (?:tengo|tenemos) derecho a (?:la )?pension\b|\b(?:llev(?:o|a|amos)|trabaj(?:o|a|e|amos|aba|aron|an))\b[^]*\bsin (?:contrato ni )?(?:seguridad social|pension|afiliacion|eps)\b|\bmi (?:mama|papa|espos[oa]|herman[oa]|hij[oa]|novi[oa]|ti[oa]|pareja|suegra)\b[^]*\b(?:nunca|no) l[oae] (?:\w+ ){0,2}?(?:afili|cotiz|pag)\w+\b/,
      /\b(?:nunca|jamas|sin|trabaj\w+|empresa|jefe|patron\w*|casa|contrato|senora?|duen[oa]|emplead\w+|afili\w+|cotiz\w+)\b/,
    ],
    not: /\b(?:primas?|ugpp|contrato de prestacion|prestacion de servicios|honorarios|independiente|mesadas?|pensionad[oa]|incapacidad(?:es)?|liquidacion|sueldos?|descont\w+|descuent\w+|licencia|maternidad|colpensiones no|medicina|cita|rappi|uber|factura|ustedes|cuanto (?:me |nos )?cobran|mi emplead[oa]|mis emplead\w+|tengo (?:\w+ ){0,2}(?:emplead|trabajador)\w+|trabajando|muchach[oa]s?|seguro de|banco|accident\w+|sobrin[oa]|puedo (?:tener|contratar|pagarle))\b/,
    text: [
      'Sí, lo puedes reclamar. Quien te emplea debía afiliarte desde el primer día y responde por todo el aporte a pensión, aunque no te lo haya descontado (Ley 100 de 1993, art. 22); también en una casa de familia o por días. El tiempo sin pagar se arregla con un cálculo actuarial: el fondo dice cuánto vale, quien te empleó lo paga y esas semanas te cuentan (art. 33).',
      'Los aportes a pensión no prescriben: según la Corte Suprema se piden en cualquier tiempo. Lo demás se pierde si no lo reclamas en tres años (Código Sustantivo del Trabajo, art. 488), pero no se cuentan igual: los de cada prima y recargo, desde el día en que se debían pagar; los de las cesantías, desde que termina el contrato, así que mientras sigas ahí se pueden pedir las de todos los años. Y un reclamo por escrito que el empleador reciba lo frena una vez.',
      `Ahora: 1. Junta pruebas: mensajes, consignaciones, fotos, vecinos o compañeros que te vieron, y la fecha en que entraste. 2. Mira tu historia de semanas en Colpensiones o en tu fondo. 3. Pide por escrito la afiliación y los años que faltan, con copia firmada. 4. Si no responde, el Ministerio o un juez laboral. ${ministry}`,
    ],
    links: [call],
  },
  ...owedHolidays,
  {
    topic: '¿Es legal que me paguen la liquidación después?',
    when: [
      /\bliquid(?:acion|aron|ado|an|arme)\b/,
      /\b(?:es|sera|eso|esta|seria) (?:eso )?(?:legal|ilegal|permitido|normal|correcto|bien)\b|\b(?:puede|pueden|se puede|tienen derecho|tiene derecho|estan? en (?:su|el) derecho)\b|\blegalmente\b|\bes verdad\b/,
      /\b(?:pag\w+|dan?|consign\w+|entreg\w+|gira\w*|liquid\w+|demor\w+)\b[^]*\b(?:(?:en|a los|despues de|dentro de|hasta|por) (?:\w+ ){0,2}(?:dias?|mes(?:es)?|semanas?|quincenas?|cuotas|diciembre|enero)|(?:otro|proximo|siguiente) (?:mes|ano)|(?:el )?mes (?:que viene|entrante|siguiente)|fin de mes|mas (?:tarde|adelante))\b/,
      /\b(?:renunci(?:e|o|amos)|me (?:retir(?:e|o|aron)|fui|ech(?:aron|o)|despid\w+|bot(?:aron|o)|sac(?:aron|o)|pag\w+|dan|consign\w+|liquid\w+|entreg\w+|dij\w+|dic\w+)|mi (?:jefe|jefa|patron|patrona|empleador|liquidacion))\b/,
    ],
    not: notOwedToMe,
    text: [`No: se debe ${owedAtOnce}`, claimSettlement, sumOfSettlement],
    links: [read, call],
  },
  {
    topic: 'Renuncié y no me pagan la liquidación',
    when: [
      /\bliquid(?:acion|aron|ado|an)\b/,
      /\bno (?:me|nos) (?:(?:han|ha|quieren|quiere|la|lo|van a) )*(?:pag\w+|liquid\w+|dan|dado|dieron|consign\w+|entreg\w+|respond\w+)\b|\bme deben?\b[^]*\bliquidacion\b|\bnada de (?:la |mi )?liquidacion\b|\bcuant[oa]s (?:dias|semanas|meses)\b[^]*\b(?:pag|consign|entreg)\w+\b|\ben cuanto tiempo\b[^]*\bpag\w+\b|\b(?:que|cual es el) plazo\b|\bsin (?:pagarme|que me paguen|liquidar(?:me|l[oa])?)\b|\bdemor\w+\b[^]*\bpag\w+\b|\bme (?:la |lo )?(?:pag\w+|dan|consign\w+) (?:\w+ )?(?:en|a los|despues de|dentro de) (?:\w+ )?(?:dias?|mes(?:es)?|semanas?|cuotas)\b/,
    ],
    not: notOwedToMe,
    text: [`Se debe ${owedAtOnce}`, claimSettlement, sumOfSettlement],
    links: [read, call],
  },
  {
    topic: 'Intereses por pagar tarde la planilla',
    when: [
      /\b(?:pila|planillas?|seguridad social|aportes|parafiscales)\b/,
      /\b(?:interes(?:es)?|mora|recargo)\b/,
      /\b(?:cuanto|como se (?:calcul|liquid)\w+|tasa|son|cobran|calcul\w+)\b/,
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|ugpp|cuanto (?:me |nos )?cobran ustedes|cesantias|iva|renta|retencion|prestamo)\b/,
    text: [
      'Son por cada día de atraso y con la misma tasa de los impuestos (Ley 100 de 1993, art. 23; E.T., art. 635). No los calculas tú: en el operador de la planilla escoges el mes que falta y el día en que vas a pagar, y sale el total con la mora. Cambia si pagas otro día.',
      'Págala cuanto antes: mientras tanto una incapacidad o un accidente pueden quedar sin cobertura. Si son varios meses o empleados, una persona de nómina te arma la cuenta.',
    ],
    links: [payroll, call],
  },
  {
    topic: 'Soy independiente y debo meses de seguridad social',
    when: [
      /\b(?:independientes?|contratista|freelance\w*|por mi cuenta|prestacion de servicios|honorarios)\b/,
      /\b(?:seguridad social|salud|pension|pila|planillas?|aportes|eps|cotiz\w+)\b/,
      /\b(?:no (?:he |hemos )?(?:podido )?(?:pag(?:o|ue|ado|ar)|cotiz(?:o|e|ado|ar))|sin (?:pagar|cotizar)|debo|atras\w+|en mora|deje de (?:pagar|cotizar))\b/,
      /\b(?:desde|mes(?:es)?|ano|anos|atras\w+|mora|multa\w*|sancion\w*|al dia)\b/,
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|ugpp|emplead\w+|trabajador\w*|cuanto (?:me |nos )?cobran|no (?:he |hemos )?(?:tenido|tuve|recibido) ingresos|sin ingresos|cuanto (?:debo|tengo que) (?:pagar|cotizar)|pensionad\w+|debo (?:pagar|cotizar))\b/,
    text: [
      'Con calma: se paga mes por mes en la PILA, con intereses por cada día (Ley 1066 de 2006, art. 3), y conviene hacerlo antes de que escriba la UGPP, porque cuando notifica un requerimiento propone además un 5% de lo que falta por cada mes, hasta el 100%, y si no se paga dentro del plazo, un 10% por mes, hasta el 200% (Ley 1607 de 2012, art. 179).',
      'Mira primero qué meses debes: la base es el 40% de lo que recibiste en el mes, sin IVA y no menos de un salario mínimo, y en un mes sin ingresos, en general, no se cotiza (Ley 2277 de 2022, art. 89).',
      'Ahora: 1. Paga el mes que corre, para no quedar sin salud. 2. Haz la lista de meses con lo que recibiste y saca en el operador de la planilla cada uno con la fecha en que pagas. 3. Guarda contratos y comprobantes. Una persona de nómina te hace la cuenta.',
    ],
    links: [payroll, call],
  },
  {
    topic: 'Debo meses de parafiscales o de planilla de mis empleados',
    when: [
      /\b(?:parafiscales|caja de compensacion|sena|icbf|pila|planillas?|seguridad social|aportes)\b/,
      owes,
      /\b(?:parafiscales|caja de compensacion|sena|icbf|emplead[oa]s?|trabajador\w*|muchach[oa]s|nomina|personas)\b/,
      /\b(?:desde|mes(?:es)?|ano|anos|semestre|multa\w*|sancion\w*|que (?:me |nos )?(?:puede|pasa|hago|hacemos)|como|al dia|ponerme|ponernos|debo|debemos|atras\w+|mora)\b/,
    ],
    not: /\b(?:que (?:\w+ ){0,2}(?:le|les) debo|por dias|no me|me deben?|mi jefe|ustedes|ugpp|independiente|prestacion de servicios|honorarios|renta|iva|aprendi\w+|cuota|interes(?:es)?|debo pagar|debo (?:hacer|afiliar)|debemos pagar|exonerad\w+|exento|toca pagar|contrat(?:ar|e|o)|liquidacion|prima|cesantias|sueldos?|salarios?|si (?:me atraso|no pago)(?! desde)|jubil\w+|pensionad\w+)\b/,
    text: [
      'Con calma: se paga mes por mes en la PILA, con intereses por cada día (Ley 100 de 1993, art. 23; Ley 1066 de 2006, art. 3), y conviene hacerlo antes de que escriba la UGPP. Cuando ella notifica un requerimiento, propone además un 5% de lo que falta por cada mes de retardo, hasta el 100%; si no se paga dentro del plazo para responder, un 10% por mes, hasta el 200% (Ley 1607 de 2012, art. 179).',
      'Mira primero qué debes de verdad. La caja de compensación, 4% de la nómina, no entra en la exoneración. SENA (2%), ICBF (3%) y la salud del empleador, por quienes ganan menos de diez salarios mínimos, no los debe una sociedad que declara renta, ni una persona natural con dos trabajadores o más (E.T., art. 114-1). Si tampoco pagaste salud, pensión ni ARL, eso va primero: un accidente sin ARL lo paga quien emplea.',
      'Ahora: 1. Paga hoy el mes que corre, para que no crezca. 2. En el operador de la planilla saca los meses que faltan, con la fecha en que vas a pagar. 3. Si no alcanza de una vez, pregunta a cada entidad si da plazos. 4. Guarda los comprobantes. Una persona de nómina te arma la lista con tus empleados y salarios.',
    ],
    links: [payroll, call],
  },
]
