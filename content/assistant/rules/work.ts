import { fixedTerm } from '../fixed-term'
import { contactHref } from '../../contact-topics'
import { inPesos, uvt, wageByYear } from '../../legal-figures'
import { call } from '../reply-links'
import type { Rule } from '../rules'
import { workingWeek } from '../working-week'

const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const read = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina y fechas' } as const
const ministry = 'Si eres trabajador, el Ministerio del Trabajo orienta gratis: www.mintrabajo.gov.co.'
const wage = wageByYear[uvt.year]
const least = wage ? inPesos(wage.value) : 'un salario mínimo'

export const rules: readonly Rule[] = [
  {
    topic: '¿Cuántos días es la licencia de luto?',
    asked: `un empleado en licencia de luto cuantos dias son`,
    when: [
      /\bluto\b|\b(?:murio|fallec\w+)\b.*\b(?:papa|mama|padre|madre|abuel\w+|hij\w+|espos\w+|herman\w+|familiar)\b|\b(?:papa|mama|padre|madre|abuel\w+|hij\w+|espos\w+|herman\w+|familiar)\b.*\b(?:murio|fallec\w+)\b/,
      /\b(?:luto|licencia|permiso|dias|emplead\w+|trabaj\w+)\b/,
    ],
    not: /\b(?:renta|empresa|socio|contador|herencia|declar\w+)\b/,
    text: [
      'La licencia de luto es de 5 días hábiles pagados, con cualquier tipo de contrato, por la muerte del cónyuge o compañero, de un familiar hasta el segundo grado de consanguinidad (padres, hijos, abuelos, hermanos, nietos), primero de afinidad (suegros, hijastros, yernos, nueras) o primero civil (Ley 1280 de 2009). Los días se cuentan según los que trabaja la persona.',
      `Se prueba con el documento de la autoridad dentro de los 30 días siguientes. La paga quien emplea y no se descuenta de las vacaciones. ${ministry}`,
    ],
    links: [read, call],
  },
  {
    topic: '¿Cuánto es la licencia de paternidad?',
    asked: `licencia de paternidad cuantas semanas`,
    when: [/\bpaternidad\b|\b(?:papa|padre)\b.*\blicencia\b|\bvoy a ser papa\b/],
    text: [
      'La licencia de paternidad es de dos semanas pagadas (Ley 2114 de 2021). La reconoce la EPS según las semanas que el padre cotizó durante el embarazo; quien emplea la paga en la nómina y la recobra (Decreto 19 de 2012, art. 121).',
      'El soporte es el registro civil de nacimiento, que se entrega a la EPS a más tardar en los 30 días siguientes. La pareja también puede repartirse las últimas seis semanas de la licencia de la madre. Si la EPS no responde, escríbenos con la fecha en que la radicaste.',
    ],
    links: [read, call],
  },
  {
    topic: 'Una trabajadora embarazada, ¿qué derechos tiene?',
    asked: `mi empleada esta embarazada que derechos tiene`,
    when: [
      /\bembaraz\w+\b|\bmaternidad\b|\blactancia\b/,
      /\b(?:emplead\w+|trabaj\w+|muchacha|despid\w+|despedir|sacar|echar|derechos?|contrat\w+|licencia|cuant\w+|paga)\b/,
    ],
    not: /\bquien (?:la )?paga\b.*\bmaternidad\b|\bmaternidad\b.*\bquien (?:la )?paga\b|\bcomo (?:cobro|recobro)\b/,
    text: [
      'Tiene fuero: para terminarle el contrato durante el embarazo o después del parto hace falta permiso del Ministerio del Trabajo (Código Sustantivo del Trabajo, arts. 239 y 240). Sin ese permiso el despido no vale y hay indemnización. La licencia de maternidad es de 18 semanas (art. 236): la paga quien emplea, en la nómina, y la recobra a la EPS (Decreto 19 de 2012, art. 121). Después hay permiso de lactancia.',
      'Si empleas: pide la constancia médica o ten presente que ya lo sabes, sigue pagando salario y aportes, y no firmes ninguna terminación ni «renuncia» antes de hablarlo con un abogado; vale igual con contrato a término fijo. Si eres la trabajadora, avisa por escrito y guarda copia: el Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co).',
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Cuándo no se paga auxilio de transporte y para qué cuenta?',
    asked: `el auxilio de transporte se paga en vacaciones, el auxilio de transporte cuenta para la prima, un trabajador en casa tiene auxilio de transporte`,
    when: [
      /\bauxilio\b/,
      /\b(?:vacacion\w*|incapac\w*|prima|cesantias|liquid\w*|casa|remoto|teletrabajo|virtual|cuenta|base|licencia|salud|pension|aporte\w*|domingo\w*|falta\w*)\b/,
    ],
    not: /\bcuanto le? ?queda|\blibre\b|\bneto\b/,
    text: [
      'El auxilio de transporte se paga completo a quien trabaja todo el mes, y no va por los días de vacaciones, incapacidades ni licencias. No es base de salud ni de pensión, ni de las vacaciones, pero sí suma para la prima, las cesantías y sus intereses (Ley 1 de 1963, art. 7).',
      `Quien trabaja desde la casa o en teletrabajo y gana hasta dos salarios mínimos recibe en su lugar el auxilio de conectividad, por el mismo valor (reforma laboral de 2025); no se pagan los dos. Si la empresa lleva y trae a la persona, no lo debe. Con el caso y las fechas te hacemos la cuenta.`,
    ],
    links: [read, call],
  },
  {
    topic: '¿Cuántas horas extra se pueden hacer?',
    asked: `cuantas horas extra al dia se pueden trabajar`,
    when: [
      /\bextras?\b/,
      /\b(?:maxim\w+|limite|tope|cuantas (?:horas )?(?:extras?|puede\w*|se puede\w*|al dia|a la semana)|obliga\w*|permiso|autorizac\w+|pueden? exigir)\b/,
    ],
    not: /\bcuanto (?:se paga|vale|es|pago)\b/,
    text: [
      'Como máximo dos horas extra al día y doce a la semana (Ley 50 de 1990, art. 22, y reforma laboral, Ley 2466 de 2025, que además quitó el permiso previo del Ministerio). Seguridad privada y salud tienen reglas propias.',
      'Quien emplea lleva un registro con el nombre, la actividad y las horas de día y de noche, y se lo entrega al trabajador que lo pida (Código Sustantivo del Trabajo, art. 162). Se pagan con 25% más de día y 75% de noche (art. 168). Escríbeme el salario y te digo cuánto vale la hora.',
    ],
    links: [read, call],
  },
  {
    topic: '¿Qué exámenes médicos se le hacen a un empleado?',
    asked: `que examenes medicos tengo que hacer a un empleado`,
    when: [
      /\bexamen\w*\b/,
      /\b(?:medic\w*|ingreso|egreso|retiro|ocupacional\w*|emplead\w+|trabajador\w*|periodic\w*)\b/,
    ],
    text: [
      'Los de ingreso, los periódicos y los de retiro, y otros como después de una incapacidad larga (Resolución 1843 de 2025 del Ministerio del Trabajo). Los paga quien emplea y se hacen en horario de trabajo, con un médico con licencia en salud ocupacional.',
      'No se puede pedir prueba de embarazo ni de VIH para contratar. Al retiro se ofrece el examen por escrito y se guarda la constancia, aunque la persona no vaya. La ARL te dice cada cuánto según el riesgo.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Cuándo y cómo afilio a un empleado nuevo?',
    asked: `como afilio a un empleado por primera vez a la arl, en cuanto tiempo debo afiliar a un empleado nuevo`,
    when: [
      /\bafili\w+\b|\binscrib\w+\b/,
      /\b(?:emplead\w+|trabajador\w*|ayudante|muchacha|alguien|contrat\w+|arl)\b/,
      /\b(?:nuev\w+|primera vez|cuando|cuanto tiempo|antes|plazo|como|donde|pasos|arl|dias)\b/,
    ],
    not: /\b(?:no (?:los |lo |la |me |tengo |tiene )?(?:tengo |tiene )?afili\w+|sin afiliar|multa|independiente|por dias|domestica|servicio|casa|beneficiari\w+|mi mama|mi papa|hij\w+)\b/,
    text: [
      'Antes de que empiece. La ARL cubre desde el día calendario siguiente a la afiliación: si entra el lunes, afílialo a más tardar el domingo. EPS, pensión y caja, a más tardar el día de ingreso.',
      'En orden: 1. Contrato firmado. 2. ARL, con el riesgo de su oficio. 3. EPS y fondo de pensiones que él escoja. 4. Caja de compensación. 5. Primer pago en la PILA al mes siguiente. Ten a mano su documento, el salario, el cargo y la fecha. Si prefieres, lo hacemos por ti.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Cómo contrato a alguien?',
    asked: `tengo que darle contrato escrito a mi empleado`,
    when: [
      /\b(?:contrato|por)? ?(?:escrito|verbal|de palabra|hablado)\b/,
      /\b(?:contrat\w+|emplead\w+|trabaj\w+)\b/,
    ],
    not: /\b(?:queja|reclam\w+|ustedes|datos|borr\w+|elimin\w+|arrend\w+|arriendo|dian|preaviso|terminacion|renunci\w+|firm\w+ (?:la )?renuncia)\b/,
    text: [
      'El contrato de trabajo puede ser verbal, y vale igual: si no se escribe, se entiende a término indefinido. Deben ir por escrito, entre otros, el de término fijo, el período de prueba, el salario integral y lo que se pacte que no es salario (Código Sustantivo del Trabajo, arts. 46 y 77).',
      'Conviene escribirlo siempre: quién, cargo, salario, horario, lugar, fecha y período de prueba. El papel protege a los dos y es lo primero que pide un inspector. Lo redacta un abogado del equipo.',
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Pedir el contrato' }],
  },
  {
    topic: '¿Qué tipo de contrato de trabajo me conviene?',
    asked: `que es un contrato a termino indefinido y cual me conviene, que es un contrato por obra o labor`,
    when: [
      /\bcontrato\b/,
      /\b(?:indefinid\w+|termino fijo|obra o labor|obra labor|tipos?|conviene|clase)\b/,
      /\b(?:conviene|mejor|que es|diferencia\w*|cual|tipos?|clase)\b/,
    ],
    not: /\b(?:servicios|arrend\w+|arriendo|termin\w+ el|acab\w+|renov\w+|liquid\w+|simple|sociedad)\b/,
    text: [
      'Depende de para qué necesitas a la persona. Indefinido: para lo permanente; dura mientras dure la necesidad y es la regla si no se escribe otra cosa. Término fijo: va por escrito, tiene fecha final y se renueva solo si nadie avisa por escrito con 30 días (Código Sustantivo del Trabajo, art. 46). Obra o labor: termina con la obra, que hay que describir bien.',
      'En los tres se pagan lo mismo: salario, prestaciones, vacaciones y aportes. Cambia cómo termina y cuánto vale terminarlo antes sin justa causa (art. 64). La reforma de 2025 (Ley 2466) cambió los topes del término fijo: un abogado lo confirma con tu caso.',
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Puedo dejar que se acabe un contrato a término fijo?',
    asked: `no le voy a renovar el contrato a un empleado, con cuanto tiempo aviso que no renuevo, se le vence el contrato fijo y no quiero seguir, carta de no renovacion de contrato`,
    when: [
      /\b(?:no (?:le )?(?:voy a |quiero |puedo )?(?:renov\w+|prorrog\w+)|preaviso|se (?:le )?(?:vence|acaba|termina) el contrato|aviso)\b/,
      /\b(?:contrato|fijo|emplead\w+|trabajador\w*|dias)\b/,
    ],
    not: /\b(?:embaraz\w+|enferm\w+|incapac\w+|arriendo|arrend\w+|renunci\w+|proveedor)\b/,
    text: [
      `Sí: si no quieres renovarlo, avísale por escrito con al menos 30 días de anticipación a la fecha final, y guarda la copia firmada (Código Sustantivo del Trabajo, art. 46). ${fixedTerm.end}`,
      'Si la persona está embarazada, incapacitada o enferma, no basta la fecha: hace falta permiso del Ministerio del Trabajo, así que consúltalo antes de entregar la carta. Un contrato de 30 días o menos no necesita preaviso (Decreto 1072 de 2015). Un abogado del equipo revisa la carta y las fechas, con lo que cambió la Ley 2466 de 2025.',
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Se puede pagar el salario en efectivo?',
    asked: `puedo pagar el salario en efectivo`,
    when: [/\befectivo\b/, /\b(?:salario\w*|sueldo\w*|nomina|emplead\w+|trabajador\w*|quincena\w*)\b/],
    not: /\b(?:por (?:debajo|fuera)|no declar\w+|cesantias|robo|caja menor)\b/,
    text: [
      'Sí, el salario se puede pagar en efectivo, pero deja prueba: desprendible firmado con fecha, días, salario, descuentos y neto. No cambia nada de aportes ni de prestaciones, que van sobre el salario real.',
      'Para la empresa tiene un costo: lo pagado en efectivo solo se resta en la renta hasta unos topes (E.T., art. 771-5). Por eso conviene transferencia, Nequi o cheque al primer beneficiario. Si hoy pagas así, te ayudamos a pasarlo a banco.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Se puede contratar a un menor de edad?',
    asked: `le puedo pagar el sueldo a un menor de edad`,
    when: [
      /\bmenor(?:es)?(?: de edad)?\b|\b1[4-7] anos\b/,
      /\b(?:contrat\w+|emplead\w+|trabaj\w+|sueldo|pagar)\b/,
    ],
    not: /\bmenor(?:es)? (?:de|a|que) (?:\d|un salario|uno|dos|lo)|\bmenos del?\b/,
    text: [
      'Solo desde los 15 años y con autorización previa del inspector de trabajo, que la pide el empleador con el adolescente; si no hay inspector, la da el comisario de familia o el alcalde (Código de Infancia y Adolescencia, Ley 1098 de 2006, art. 113). Tiene horario reducido y no puede hacer trabajos peligrosos ni nocturnos.',
      'Gana salario, prestaciones y seguridad social como cualquiera. No empieces antes de tener la autorización: sin ella hay multa. El Ministerio del Trabajo explica el trámite gratis en www.mintrabajo.gov.co.',
    ],
    links: [call, read],
  },
  {
    topic: '¿Cada cuánto se paga la nómina?',
    asked: `cada cuanto se paga la nomina puede ser mensual`,
    when: [
      /\b(?:cada cuanto|mensual\w*|quincenal\w*|semanal\w*|por quincena|fecha de pago)\b/,
      /\b(?:nomina|sueldo\w*|salario\w*|le pago|emplead\w+)\b/,
      /\b(?:cada cuanto|puede ser|puedo|toca|obligator\w+|tengo que)\b/,
    ],
    not: /\b(?:electronica|cobran|declar\w+|retencion|ustedes|gan[ao]\w*|prima|cuanto vale)\b/,
    text: [
      'Lo que diga el contrato, por períodos iguales y vencidos: los jornales, a lo sumo cada semana; los sueldos, a lo sumo cada mes (Código Sustantivo del Trabajo, art. 134). Mensual está permitido; la quincena es costumbre.',
      'Aparte, cada mes se paga la PILA y, si restas la nómina en la renta, se transmite la nómina electrónica en los 10 primeros días del mes siguiente.',
    ],
    links: [read, call],
  },
  {
    topic: '¿Qué pasa si no pago la prima a tiempo?',
    asked: `que pasa si no pago la prima a tiempo`,
    when: [
      /\bprimas?\b/,
      /\bno (?:he |ha |les? |la |puedo |alcanz\w+ |tengo |se )?(?:les? )?(?:pag\w+|alcanz\w+|plata|tengo)|\b(?:tarde|atras\w+|multa|sancion)\b/,
    ],
    not: /\b(?:mi jefe|mi patron\w*|no me (?:han? )?(?:pag|dieron|quier)\w*|me deben)\b/,
    text: [
      'Con calma, pero esta semana. La prima se paga a más tardar el 30 de junio y dentro de los primeros 20 días de diciembre (Código Sustantivo del Trabajo, art. 306). Si no se paga, el trabajador puede reclamarla ante el Ministerio del Trabajo, que puede multar, o ante un juez; y si el contrato termina con la prima sin pagar, un juez puede ordenar un día de salario por cada día de demora (art. 65).',
      'Ahora: 1. Haz la cuenta de cada persona: base × días del semestre / 360. 2. Habla con ellos antes de la fecha y ofrece por escrito un pago con fecha cercana: no borra la mora, pero la acorta. 3. Paga primero a quien se retira. 4. Guarda los recibos firmados. Si no sabes por dónde empezar, llámanos con el número de empleados y los salarios.',
    ],
    links: [call, payroll],
    calms: true,
  },
  {
    topic: '¿Qué es el fondo de solidaridad pensional?',
    asked: `que es el fondo de solidaridad pensional`,
    when: [/\bsolidaridad\b/],
    not: /\beconomia solidaria\b/,
    text: [
      'Es un aporte adicional a pensión de quien gana cuatro salarios mínimos o más: desde el 1% del salario, y más desde 16 salarios mínimos (Ley 100 de 1993, art. 27, y Ley 797 de 2003). Lo paga solo el trabajador: se descuenta en el desprendible y va en la misma PILA. Si entra en vigencia la reforma pensional de 2024, suspendida, puede cambiar: confírmalo con nómina.',
    ],
    links: [call, read],
  },
  {
    topic: '¿Debo pagar un permiso?',
    asked: `mi empleado pide permiso para una cita medica se lo pago`,
    when: [
      /\bpermisos?\b|\bcita medica\b/,
      /\b(?:emplead\w+|trabajador\w*|se lo pago|pag\w+|descont\w+|dar|obligad\w+|medic\w+|descuent\w+)\b/,
    ],
    not: /\b(?:ppt|permiso por proteccion|uso del? suelo|bomberos|local|migracion|funcionamiento|residencia|ministerio|sanidad|sanitari\w+)\b/,
    text: [
      'Hay permisos que se dan y se pagan: votar, calamidad doméstica comprobada, citas médicas de urgencia o programadas, ir al entierro de un compañero, cargos públicos forzosos y obligaciones escolares como acudiente (Código Sustantivo del Trabajo, art. 57, numeral 6, con la Ley 2466 de 2025). La persona avisa y trae el soporte.',
      'Una diligencia personal que no está ahí la decides tú: puedes darla sin pago o para reponer el tiempo, por escrito. Mira también tu reglamento interno. Lo que cambió en 2025 lo confirma una persona de nómina.',
    ],
    links: [call, read],
  },
  {
    topic: '¿Cuántas horas es la jornada?',
    asked: `de cuantas horas quedo la jornada semanal y eso me cambia el valor de la hora extra`,
    when: [/\b(?:jornada|horario)\b/, /\b(?:cuant\w+|maxim\w+|legal|horas|semana|sabado|almuerzo|2026)\b/],
    not: /\b(?:atienden|ustedes|oficina|servicios|ops|nocturn\w+|noche|prestacion)\b/,
    text: [
      workingWeek,
      'Sí cambia el valor de la hora: como el mes paga lo mismo por menos horas, la hora ordinaria sale del salario dividido por 210 (con 44 horas era por 220), así que cada hora, y cada extra, vale más. Lo que pase de 42 es hora extra, con un máximo de dos al día y doce a la semana: 25% más de día y 75% de noche, que empieza a las 7:00 p.m. Con 2 millones de salario, la hora es de $ 9.524 y la extra de día, $ 11.905.',
    ],
    links: [read, call],
  },
  {
    topic: 'Contrato por servicios con horario',
    asked: `le puedo exigir horario a un contratista`,
    when: [
      /\b(?:prestacion de servicios|ops|contrato de servicios|por servicios|contratista)\b/,
      /\b(?:horario|jefe|ordenes|tarjeta|como emplead\w+|exig\w+|subordin\w+|todos los dias|contrato realidad)\b/,
    ],
    text: [
      'Si hay horario, órdenes y un pago fijo, un juez laboral lo trata como un contrato de trabajo aunque el papel diga otra cosa: se llama contrato realidad (Código Sustantivo del Trabajo, arts. 23 y 24). Entonces se deben salario, prima, cesantías, vacaciones y aportes desde el primer día.',
      'Si trabajas así: guarda correos, turnos, chats, órdenes y los pagos, y no firmes paz y salvos en blanco; reclama por escrito y, si no responden, el Ministerio del Trabajo y un abogado laboral orientan; los derechos prescriben a los tres años (art. 488). Si contratas así: quita horario y órdenes o pásalo a nómina ya; un abogado del equipo te dice cuánto cuesta cada camino. Reclamos contra tu empleador no los llevamos.',
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Puedo ser empleado de mi propia empresa?',
    asked: `puedo ser empleado de mi propia sas`,
    when: [
      /\b(?:mi propia|mi misma|mi) (?:sas|s a s|empresa|sociedad)\b/,
      /\b(?:emplead\w+|sueldo|salario|nomina|contratarme|pagarme)\b/,
    ],
    not: /\b(?:mis emplead\w+|un emplead\w+|trabajador\w*|de mi empresa no|contador)\b/,
    text: [
      'En una S.A.S., sí: el accionista puede tener un contrato de trabajo con ella, porque la sociedad es otra persona. Debe haber un trabajo real, un salario de mercado y aportes a seguridad social; así la empresa lo resta como gasto con nómina electrónica y tú sumas ese sueldo en tu renta. Si eres único dueño y representante legal, deja el nombramiento y el salario en un acta.',
      'Las otras formas de sacar plata son honorarios, dividendos o un préstamo, y cada una paga distinto. Como persona natural con negocio no puedes ser tu propio empleado: cotizas como independiente. Con tus cifras te decimos qué mezcla sale mejor.',
    ],
    links: [call, { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Cuánto cuesta contratar desde el exterior o con todo?',
    asked: `cuanto me cuesta un empleado que gana 2 millones`,
    when: [
      /\b(?:cuanto|que porcentaje|cuales)\b/,
      /\b(?:carga prestacional|por encima del (?:sueldo|salario)|ademas del (?:sueldo|salario)|me (?:cuesta|sale|vale)|costo)\b/,
      /\b(?:emplead\w+|trabajador\w*|vendedor\w*|persona|alguien|prestacional)\b/,
    ],
    not: /\b(?:despedir|sacar|echar|liquid\w+|indemniz\w+|cobran|ustedes|incapacid\w+|nomina de|por dias)\b/,
    text: [
      `Encima del salario, calcula alrededor de la mitad más. Quien emplea paga pensión 12%, ARL desde 0,522% según el riesgo, caja 4% y, si no está exonerado, salud 8,5%, SENA 2% e ICBF 3%. Y guarda cada mes prima 8,33%, cesantías 8,33%, intereses 1% y vacaciones 4,17%. Quien gana hasta dos mínimos recibe además auxilio de transporte${wage?.aid ? `, ${inPesos(wage.aid)}` : ''}.`,
      `Con el mínimo de ${uvt.year} (${least}) y una empresa exonerada de salud, SENA e ICBF, escríbeme «cuánto es la prima del mínimo» o el salario que piensas pagar y te hago cada cuenta; una persona de nómina te da el total con tu riesgo.`,
    ],
    links: [payroll, call, read],
  },
]
