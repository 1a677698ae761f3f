import { contactHref } from '../../contact-topics'
import { inPesos, uvt, wageByYear } from '../../legal-figures'
import { apprentices } from '../apprentices'
import { longLeave } from '../long-leave'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const legal = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const read = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina y fechas' } as const

const wage = wageByYear[uvt.year]
const net = wage
  ? `${inPesos(wage.value + (wage.aid ?? 0) - 2 * Math.round(wage.value * 0.04))} al mes en ${uvt.year}: ${inPesos(wage.value)} de salario, más ${inPesos(wage.aid ?? 0)} de auxilio de transporte, menos ${inPesos(wage.value * 0.04)} de salud (4%) y otro tanto de pensión (4%)`
  : 'el salario y el auxilio de transporte, menos 4% de salud y 4% de pensión'

const fifth = wage
  ? `: con un sueldo de ${inPesos(3_000_000)} serían ${inPesos((3_000_000 - wage.value) / 5)} en ${uvt.year}`
  : ''
const base = wage ? `: con ese piso, ${inPesos((wage.value * 13 * 70) / 100)}` : ''
const integral = wage
  ? `Desde ${inPesos(wage.value * 13)} al mes en ${uvt.year}: diez salarios mínimos (${inPesos(wage.value * 10)}) más un factor prestacional de al menos el 30% (${inPesos(wage.value * 3)}), según el Código Sustantivo del Trabajo, art. 132.`
  : 'Desde diez salarios mínimos más un factor prestacional de al menos el 30% (Código Sustantivo del Trabajo, art. 132).'

export const rules: readonly Rule[] = [
  {
    topic: '¿Cuánto recibe quien gana el mínimo?',
    asked: `cuanto le queda libre a un empleado que gana el minimo con auxilio de transporte`,
    when: [
      /\bminimo\b/,
      /\b(?:libres?|neto|en la mano|liquidos?|(?:le|me) (?:queda\w*|llega\w*|quedaria\w*)|descuent\w+|recibe)\b/,
      /\bcuanto\b/,
    ],
    not: /\b(?:domingo\w*|prima|cesantias|liquidacion|integral|pensionad\w+|renuncia|dias)\b/,
    text: [
      `Le queda, estimado: ${net}. El auxilio no cuenta para salud ni pensión.`,
      'Otros descuentos (préstamos, libranza, embargo) necesitan permiso escrito o una orden, y en general no pueden bajar del mínimo. Las horas extra y los recargos se suman. El salario de 2026 está por confirmar: el decreto de diciembre de 2025 fue suspendido y uno transitorio mantiene la cifra.',
    ],
    links: [call, read],
  },
  {
    topic: '¿Qué papeles pido al contratar?',
    asked: `que documentos pido al contratar`,
    when: [
      /\b(?:papeles|documentos|requisitos|que pido)\b/,
      /\b(?:contratar|emplead\w+|trabajador\w*|vincular|ingres\w+)\b/,
    ],
    not: /\b(?:ustedes|elimin\w+|borr\w+|l[oa]s voy a|liquid\w+|para declarar|portal|credito|extranjer\w+)\b/,
    text: [
      'Pide: copia del documento de identidad, hoja de vida con soportes, certificados de EPS y de fondo de pensiones y cesantías, cuenta de banco, y los datos del beneficiario para la caja (registros civiles). Haz el examen médico de ingreso, que pagas tú. Antecedentes judiciales los consultas tú; no se piden prueba de embarazo ni de VIH.',
      'Tú entregas: contrato firmado en dos copias, afiliación a ARL antes de empezar y a EPS, pensión y caja el día de ingreso, reglamento, inducción de seguridad y la autorización para tratar sus datos (Ley 1581 de 2012). Guarda todo en una carpeta por persona. Te damos los modelos.',
    ],
    links: [call, payroll],
  },
  {
    topic: 'Vacaciones anticipadas, festivos y otras dudas',
    asked: `le puedo dar vacaciones anticipadas, se pagan las vacaciones si cae un festivo`,
    when: [
      /\bvacacion\w*\b/,
      /\b(?:anticipad\w+|adelantad\w+|festiv\w+|colectiv\w+|acumul\w+|quien decide|fecha|negar\w*|obligar)\b/,
    ],
    not: /\b(?:dinero|plata|liquid\w+|cuanto (?:valen|son|le pago))\b/,
    text: [
      'Son 15 días hábiles por año (Código Sustantivo del Trabajo, art. 186): los domingos y festivos que caigan dentro no cuentan como días de vacaciones, así que el período se alarga. Las fija el empleador dentro del año siguiente, avisando con 15 días, o las acuerdan (art. 187); se pueden acumular hasta dos años, y al menos 6 días se toman cada año (art. 190).',
      'Anticipadas: se pueden dar antes de cumplir el año, por acuerdo escrito; si la persona se va antes, en principio no se le descuenta lo que disfrutó de más, salvo que lo haya autorizado. Colectivas también valen, con acta. Se pagan al salario del día en que salen, sin auxilio de transporte.',
    ],
    links: [read, call],
  },
  {
    topic: '¿Quién paga la ARL de un contratista?',
    asked: `tengo que pagarle arl a mi contratista`,
    when: [/\b(?:arl|riesgos)\b/, /\b(?:contratista\w*|prestacion de servicios|independiente|ops)\b/],
    not: /\bcuanto (?:es|pago|vale)\b/,
    text: [
      'Si su contrato dura más de un mes debe tener ARL, y quien contrata lo afilia. Riesgo I, II y III: la paga el contratista, en su planilla, mes vencido o anticipado según el caso. Riesgo IV y V (construcción, alturas, transporte, vigilancia…): la paga el contratante (Decreto 723 de 2013).',
      'Se afilia al menos un día antes de empezar, con la fecha y el valor del contrato. Antes de cada pago pide la planilla de salud, pensión y ARL (E.T., art. 108): sin ella el gasto puede no aceptarse. La clase de riesgo la da la actividad del contrato, no la de tu empresa.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Cuándo se da la dotación?',
    asked: `tengo que pagar la dotacion a un empleado que gana 3 millones, debo pagar dotacion en diciembre`,
    when: [
      /\bdotacion\b/,
      /\b(?:cuando|diciembre|abril|agosto|fecha|debo|tengo que|quien|gana|plata|dinero)\b/,
    ],
    text: [
      `Tres veces al año: 30 de abril, 31 de agosto y 20 de diciembre, a quien en esa fecha lleva más de tres meses y gana hasta dos salarios mínimos (Código Sustantivo del Trabajo, arts. 230 y 232). Es un par de zapatos y un vestido de labor, gratis. A quien gana más de dos mínimos${wage ? ` (${inPesos(2 * wage.value)} en ${wage.year})` : ''} no es obligatoria: con 3 millones sí se da.`,
      'No se cambia por plata mientras siga el contrato. Guarda la entrega firmada con tallas y fecha. Los elementos de protección son aparte y van siempre, gane lo que gane. Con la lista de tu gente te decimos a quién le toca.',
    ],
    links: [read, call],
  },

  {
    topic: '¿Puedo pagar la nómina por Nequi o transferencia?',
    asked: `le puedo pagar a mi empleado por nequi`,
    when: [
      /\b(?:nequi|daviplata|transferencia|consignar|bre b)\b/,
      /\b(?:emplead\w+|trabajador\w*|nomina|sueldo\w*|salario\w*|muchacha)\b/,
      /\b(?:pag\w+|puedo|sirve|vale)\b/,
    ],
    not: /\b(?:dian|declar\w+|renta|honorarios de ustedes|ustedes|estafa|cesantias)\b/,
    text: [
      'Sí: el salario se puede pagar por transferencia, Nequi o Daviplata a una cuenta del trabajador, si él está de acuerdo. Es mejor que el efectivo: queda la prueba y el gasto se puede restar en la renta (E.T., art. 771-5).',
      'Guarda el comprobante con un desprendible: período, días, salario, auxilio, descuentos de salud y pensión, y neto. Que salga de la cuenta de la empresa, no de la tuya. Aparte van la PILA y, si la restas, la nómina electrónica.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Puedo bajar el sueldo?',
    asked: `puedo bajar el sueldo de mis empleados por la crisis`,
    when: [
      /\b(?:bajar\w*|reducir\w*|disminuir\w*|rebajar\w*|bajaron)\b/,
      /\b(?:sueldo\w*|salario\w*|pago de mis|horas)\b/,
    ],
    not: /\b(?:impuesto\w*|retencion|renta|me llego menos)\b/,
    text: [
      'Solo de común acuerdo y por escrito: el empleador no puede bajarlo por su cuenta, y nunca por debajo del mínimo para la jornada pactada. Se firma un otrosí al contrato, de aquí en adelante; lo ya trabajado no se toca. Si el trabajador no acepta, sigue igual, y presionarlo puede ser despido indirecto.',
      'Otras salidas en una crisis: reducir jornada y salario en proporción, vacaciones anticipadas o colectivas, licencia no remunerada pedida de verdad por el trabajador, o suspensión del contrato en los casos de ley (Código Sustantivo del Trabajo, art. 51), con aviso al Ministerio. Los aportes siguen. Un abogado del equipo te arma el acuerdo. Si eres el trabajador, no firmes sin leer: www.mintrabajo.gov.co orienta gratis.',
    ],
    links: [call, legal],
  },
  {
    topic: '¿Hay licencia de matrimonio?',
    asked: `debo dar licencia de matrimonio`,
    when: [
      /\b(?:matrimonio|casarme|boda|se casa|cumpleanos|mudanza|trasteo)\b/,
      /\b(?:licencia|permiso|dias|emplead\w+|debo)\b/,
    ],
    text: [
      'La ley no obliga a dar licencia de matrimonio, cumpleaños ni trasteo en el sector privado: se da si está en el contrato, el reglamento, una convención o una política de la empresa, o si la acuerdan. Puede ser con pago, sin pago o tomada de vacaciones; déjalo por escrito y aplícalo igual para todos.',
      'Las que sí son obligatorias y pagadas: maternidad, paternidad, luto, calamidad, votar, citas médicas, obligaciones escolares y citaciones judiciales (Código Sustantivo del Trabajo, art. 57, con la Ley 2466 de 2025).',
    ],
    links: [read, call],
  },
  {
    topic: '¿Necesito reglamento interno o comités?',
    asked: `necesito reglamento interno de trabajo, debo tener comite de convivencia`,
    when: [/\b(?:reglamento(?: interno)?|comite|copasst|convivencia|vigia)\b/],
    not: /\b(?:conjunto|copropiedad|edificio|propiedad horizontal)\b/,
    text: [
      'Reglamento interno de trabajo: obligatorio con más de 5 trabajadores permanentes si eres comercio o servicios, más de 10 en industria y más de 20 en lo agrícola (Código Sustantivo del Trabajo, art. 105). No se registra en el Ministerio: se publica, se entrega y se oyen objeciones 15 días (arts. 119 y 120). Sin él no se pueden poner multas ni sanciones.',
      'Comités: COPASST desde 10 trabajadores, y un vigía de seguridad si son menos; y comité de convivencia, contra el acoso laboral, en empresas privadas según el número de personas: cómo se integra lo fija una resolución del Ministerio, que cambió en 2025, así que confírmalo. También va el SG-SST. Te los redacta un abogado del equipo.',
    ],
    links: [call, legal],
  },
  {
    topic: 'Un empleado llega tarde o no cumple',
    asked: `un empleado llega tarde todos los dias que hago`,
    when: [
      /\b(?:emplead\w+|trabajador\w*|vendedor\w*|muchach\w+)\b/,
      /\b(?:llega tarde|llegadas tarde|no cumple|irresponsable|falta mucho|no rinde|mal trabajo|groser\w+|borracho|indisciplin\w*)\b/,
    ],
    not: /\b(?:ustedes|asesor)\b/,
    text: [
      'Por pasos, y por escrito: 1. Llamado de atención con fecha y hechos. 2. Si se repite, citación a descargos: qué hizo, qué norma o regla incumplió, con unos días para preparar su defensa, y acompañante si lo pide. 3. Acta de descargos firmada. 4. Decisión proporcional: amonestación, multa o suspensión, solo si están en el reglamento (la multa por retardo no pasa de la quinta parte del salario de un día; Código Sustantivo del Trabajo, art. 113). 5. Si hay justa causa (art. 62), la carta dice los hechos concretos.',
      'No descuentes tiempo sin que quede claro en la nómina, ni despidas de una vez: la Ley 2466 de 2025 exige el debido proceso, y sin él el despido puede salir como injusto. Revisa también si hay una razón de salud o familia. Un abogado del equipo te prepara las cartas.',
    ],
    links: [call, legal],
  },
  {
    topic: 'Un empleado renunció sin avisar',
    asked: `mi empleado renuncio sin avisar le descuento`,
    when: [
      /\brenunci\w+\b|\bse fue\b/,
      /\bsin (?:avisar|aviso|preaviso)\b|\bpreaviso\b|\bde un dia para otro\b/,
    ],
    not: /\b(?:contador\w*|revisor|arriendo|socio|no (?:me |nos )?(?:contest\w+|respond\w+|aparec\w+)|no (?:ha )?(?:volvio|vuelto))\b/,
    text: [
      'No le puedes descontar por no avisar: hoy la ley no fija una indemnización del trabajador por renunciar sin preaviso, y un descuento de la liquidación necesita su autorización escrita o una orden de juez. Si tenía un contrato que lo pacta o te causó un daño que puedes probar, se reclama aparte, no en la liquidación.',
      'Ahora: 1. Pide la renuncia por escrito, o deja constancia del último día trabajado. 2. Liquida y paga lo debido al terminar: salario, prima, cesantías con intereses y vacaciones; si no la recibe, consígnala en un juzgado laboral (art. 65). 3. Reporta el retiro en la PILA. 4. Pide entrega de llaves, equipos y claves con acta, y ofrece el examen de retiro. Escríbeme el salario y las fechas y te hago la cuenta.',
    ],
    links: [call, payroll],
  },
  {
    topic: 'Una incapacidad de muchos meses',
    asked: `mi empleada se enfermo y lleva 6 meses incapacitada`,
    when: [/\bincapac\w+\b/, /\b(?:\d+ meses|meses|180|540|larga|prolongad\w+|mucho tiempo)\b/],
    not: /\b(?:\d+ dias?|cuanto me pagan)\b/,
    text: longLeave,
    links: [call, read],
  },
  {
    topic: '¿Cuántos aprendices del SENA me tocan?',
    asked: `cuanto es la cuota de aprendices sena para 20 empleados`,
    when: [
      /\b(?:aprendi\w+|sena)\b/,
      /\b(?:cuota|cuant\w+|obligad\w+|toca|tocan|empleados|trabajadores|contratar)\b/,
    ],
    not: /\b(?:parafiscales|exonerad\w+|cuanto (?:gana|se le paga|le pago)|2 por ciento)\b/,
    text: [apprentices.general, `${apprentices.paths} ${apprentices.tell}`],
    links: [call, payroll],
  },
  {
    topic: '¿Cuánto me puede embargar un juez del sueldo de un empleado?',
    asked: `hasta cuanto se embarga un salario, llego un oficio de un juzgado para descontarle a un trabajador, cuota de alimentos descontada por nomina, embargo de salario por una cooperativa,
se puede embargar el salario minimo, un empleado tiene un embargo y no se cuanto descontar, que porcentaje del sueldo se puede embargar, demandaron a mi trabajador por la cuota de los hijos y me toca retenerle,
como se calcula el embargo del sueldo, que pasa si no hago el descuento que ordeno el juez, dos embargos para el mismo empleado, la prima y las cesantias se embargan por alimentos`,
    when: [
      /\b(?:embarg\w+|juzgado|juez|cuota alimentaria|cuota de alimentos)\b/,
      /\b(?:emplead\w+|trabajador\w*|sueldo|salario)\b/,
      /\b(?:descont\w+|cuanto|porcentaje|maximo|reten\w+|quitar\w*)\b/,
    ],
    not: /\b(?:dian|cuenta|cuentas|me (?:van a |pueden )?embarg\w+|demand\w+|liquidacion|deben|debo)\b/,
    text: [
      `Depende de la deuda. Por alimentos o a favor de una cooperativa, hasta el 50% del salario, aunque gane el mínimo (Código Sustantivo del Trabajo, art. 156). Por lo demás, el mínimo no se toca y de lo que pase de él se embarga la quinta parte (arts. 154 y 155)${fifth}. El porcentaje exacto es el que dice el juez: no se descuenta más ni menos.`,
      'Ahora: 1. Lee en el oficio quién lo ordena, cuánto, desde cuándo y a qué cuenta. 2. Descuéntalo desde la siguiente nómina y consígnalo ahí: si no lo haces, puedes terminar respondiendo tú. 3. Contesta al juzgado por escrito que lo aplicas, o que la persona ya no trabaja contigo. 4. Muéstralo en el desprendible. Si hay dos órdenes, o el oficio incluye prima y cesantías, un abogado confirma el orden y la base antes de pagar.',
    ],
    links: [call, legal, payroll],
  },
  {
    topic: '¿Qué le puedo descontar a un empleado?',
    asked: `me falto plata en la caja y quiero descontarsela al cajero, daño una herramienta y se la voy a cobrar del sueldo, le preste plata a un trabajador como se la descuento, puedo descontar el uniforme, mi trabajador perdio el celular de la empresa,
descuento por mercancia perdida, le puedo quitar del salario lo que se comio, un empleado me debe y gana el minimo, descontar un anticipo de nomina, me autorizo por escrito un descuento sirve,
que descuentos son legales en la nomina, libranza de un empleado cuanto le pueden descontar, cobrarle al mesero las cuentas que no pagaron, descontar de la liquidacion lo que debe`,
    insteadOf: ['¿Qué me pueden descontar del sueldo?'],
    text: [
      'Sin preguntarle, solo lo de ley (salud, pensión, retención) y lo que ordene un juez: por alimentos o una cooperativa, hasta el 50%; por otras deudas, la quinta parte de lo que pase del mínimo (Código Sustantivo del Trabajo, arts. 154 a 156). Un préstamo, un daño, un faltante de caja, una herramienta o un anticipo necesitan su autorización escrita para ese caso, no una general en el contrato (arts. 59 y 149). Y aunque la firme, lo que le quede no puede bajar del salario mínimo (art. 149); la excepción son las libranzas (Ley 1527 de 2012).',
      'Ahora: 1. Acuerda con la persona cuánto, por qué y en cuántas cuotas. 2. Que lo firme antes del descuento. 3. Ponlo con su nombre en el desprendible. Si no firma y crees que debe, se reclama aparte, con pruebas y descargos. Si el descuento te lo hicieron a ti, pide por escrito en qué se basa: el Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co).',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Cuánto dura el período de prueba y cómo se pacta?',
    asked: `cuanto dura el periodo de prueba, cuantos dias de prueba puedo poner en un contrato, periodo de prueba en contrato de seis meses, se puede ampliar el periodo de prueba, lo tengo a prueba y no firmamos nada,
vale el periodo de prueba si no esta escrito, en prueba se paga seguridad social, lo quiero tener un mes a prueba antes de contratarlo, el empleado nuevo no sirvio y lleva veinte dias, renovar contrato con otro periodo de prueba,
prueba de dos meses contrato indefinido, lo saco en la prueba y le pago algo, si no paso la prueba le debo indemnizacion, la empleada nueva no da la talla`,
    text: [
      'Hasta dos meses, y por escrito; en un contrato a término fijo de menos de un año, la quinta parte del plazo (con 6 meses, 36 días). Si no quedó escrito no hay período de prueba, y con la misma persona solo vale en el primer contrato (Código Sustantivo del Trabajo, arts. 76 a 80). Se puede alargar por acuerdo antes de que acabe, sin pasar de ese máximo.',
      'Mientras dura, cualquiera de los dos termina el contrato sin preaviso ni indemnización; tú, por razones del trabajo, que conviene dejar escritas. Se paga todo desde el primer día: salario, seguridad social y, al salir, prima, cesantías con intereses y vacaciones de esos días. Con alguien embarazada, incapacitada o enferma, habla antes con un abogado.',
    ],
    links: [call, legal],
  },
  {
    topic: '¿Con cuántos días se avisa para renunciar o terminar un contrato?',
    asked: `cuantos dias de preaviso debe dar un empleado que renuncia, es obligatorio avisar un mes antes, con cuanto tiempo le aviso que no le renuevo, preaviso de contrato indefinido, cuanto anticipo doy para despedir,
el trabajador renuncia hoy y se va mañana se puede, carta de no renovacion con cuantos dias, quiero renunciar con cuanto tiempo aviso, si no doy preaviso que pasa, multa por no dar preaviso,
que preaviso pide la ley laboral, se me paso avisar que no renovaba el contrato`,
    text: [
      'A término fijo: quien no quiera renovar avisa por escrito 30 días antes, la empresa o el trabajador; sin aviso el contrato se renueva (Código Sustantivo del Trabajo, art. 46). A término indefinido: al trabajador se le pide avisar 30 días antes (art. 47), pero desde la Ley 789 de 2002 no hay multa si no lo hace, y no se le descuenta.',
      'La empresa que termina sin justa causa no da preaviso: paga la indemnización (art. 64). En período de prueba no hay aviso. Algunas justas causas sí lo piden: eso lo confirma un abogado antes de la carta. Dime el tipo de contrato, el salario y las fechas y te hago la cuenta.',
    ],
    links: [call, legal],
  },
  {
    topic: '¿Desde cuánto se puede pactar un salario integral?',
    asked: `salario integral 2026 cuanto es, cual es el minimo para ganar integral, como se liquida la seguridad social de un sueldo integral, sobre cuanto cotiza un salario integral, un gerente con salario integral tiene prima y cesantias,
pasar a un empleado a salario integral, base de aportes del integral, trece salarios minimos, factor prestacional del 30 por ciento, integral tiene vacaciones, monto del salario integral este año, requisitos del salario integral`,
    when: [
      /\b(?:salario|sueldo) integral\b/,
      /\b(?:cuanto|minimo|cotiz\w+|base|desde|pactar|requisitos?|puedo|podemos|se puede|poner\w*|ahorr\w+|convien\w+|sirve)\b/,
    ],
    text: [
      integral,
      `Ya trae adentro prima, cesantías, sus intereses, recargos y horas extra; las vacaciones se pagan aparte. Se cotiza a salud y pensión sobre el 70% del total (Ley 100 de 1993, art. 18)${base}. Se pacta por escrito; a quien ya trabaja contigo se le liquidan sus cesantías y demás prestaciones hasta ese día. Si el mínimo subió y el sueldo quedó por debajo de ese piso, nómina lo revisa contigo.`,
    ],
    links: [payroll, call],
  },
]
