import { contactHref } from '../../contact-topics'
import { inPesos, uvt, wageByYear } from '../../legal-figures'
import { startingPrice } from '../../services'
import { texts as ownBusiness } from '../later/own-business'
import { longLeave } from '../long-leave'
import { pensionHealth } from '../own-incomes'
import { call, evaluation, write } from '../reply-links'
import type { Rule } from '../rules'
import { startingAt } from '../starting-at'
import { sundayPay, workingWeek } from '../working-week'

const read = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina y fechas' } as const
const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const

const wage = wageByYear[uvt.year]
const ofYear = wage
  ? ` Con el mínimo de ${uvt.year}, cada año completo deja ${inPesos(wage.value)} de cesantías, ${inPesos(wage.value * 0.12)} de intereses, dos primas de ${inPesos(wage.value / 2)} y ${inPesos(wage.value / 2)} de vacaciones.`
  : ''

const livesIn =
  /\bintern[ao]s?\b|\bpuertas adentro\b|\b(?:viv(?:e|ia|io)|duerm\w+|dormia|se qued\w+)(?: a dormir)? (?:(?:aqui )?en (?:mi|la|nuestra) (?:misma )?casa|con(?:migo| nosotros)|aqui)\b/
const atHome =
  /\b(?:emplead[oa]s?|domestic[oa]s?|muchach[ao]s?|senora|niner[ao]|cuidador\w*|cocinera|aseo|servicio)\b/
const withoutAid =
  'La base es solo el salario, sin auxilio de transporte: no se debe a quien vive donde trabaja (Ley 15 de 1959).'

/** Answers about working hours, sick leave and live-in workers, for messages that would get a wrong answer. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Una iglesia declara renta?',
    when: [
      /\b(?:iglesias?|parroquias?|congregacion(?:es)?|confesion(?:es)? religiosas?|(?:entidad(?:es)?|asociacion(?:es)?|comunidad(?:es)?) religiosas?|templo|sinagoga|mezquita)\b/,
      /\b(?:renta|declar\w+|impuestos?|tribut\w+|contribuyentes?|ingresos y patrimonio|dian|110)\b/,
    ],
    not: /\b(?:le (?:doy|done|dono|di|arr[ie]+nd\w+|vend\w+|compr\w+)|(?:doy|pago|mi|mis) (?:el |los )?diezmos?|done|dono|descont\w+|deduc\w+|trabajo (?:en|con|para)|predial|iva|ica|vehiculos?|revisor\w*|contabilidad|cuanto (?:me |nos )?cobran|cuota|matrimonio|bautizo|sancion\w*|multa\w*)\b/,
    text: [
      'No paga renta, pero sí declara: una iglesia o confesión reconocida por el Estado, o una asociación religiosa sin ánimo de lucro, no es contribuyente de renta y presenta cada año la declaración de ingresos y patrimonio, que es informativa y va en el formulario 110 (E.T., arts. 23, 598 y 599). El plazo es el de las personas jurídicas, por el último dígito del NIT; a unas el Decreto 1175 de 1991 se lo suspendió, y si les sirve a ustedes lo confirma un tributarista.',
      'El reconocimiento, la personería jurídica especial, lo da el Ministerio del Interior: sin él la DIAN la puede tratar como contribuyente. Una fundación de la iglesia es otra entidad, con sus reglas (art. 19).',
      'Aparte pueden tocarle la retención que practica, la exógena y, con empleados, la nómina y la seguridad social. Mira la casilla 53 del RUT y dinos qué dice: te decimos qué falta.',
    ],
    links: [call, write, { href: '/herramientas/vencimientos', label: 'Ver qué vence y cuándo' }],
  },
  {
    topic: '¿Cuánto cobran por actualizar el régimen especial?',
    when: [
      /\b(?:regimen (?:tributario )?especial|rte|registro web)\b/,
      /\b(?:actuali[zc]\w+|permanen\w+|renov\w+|calific\w+|tramite)\b/,
      /\b(?:cobr\w+|cuanto (?:me |nos )?(?:cuesta|vale|sale)|precio|valor|tarifa|honorarios)\b/,
    ],
    not: /\b(?:multa\w*|sancion\w*|camara)\b/,
    text: [
      `La actualización no tiene tarifa publicada: es un trabajo de una sola vez, y el valor te lo damos por escrito después de la evaluación, que es gratuita. Si quieres la asesoría tributaria de cada mes, va ${startingAt('asesoria-tributaria')}.`,
      ...(ownBusiness['¿Qué impuestos tiene una fundación?'] ?? []),
    ],
    links: [evaluation, { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }, call],
  },
  {
    topic: '¿Cuántas horas a la semana puede trabajar un empleado?',
    when: [
      /\b(?:cuant[ao]s? horas|que horas|horas (?:maxim\w+|legales)|(?:maximo|limite|tope|numero) (?:\w+ )?horas|jornada (?:maxima|legal|laboral))\b/,
      /\bseman\w+\b/,
      /\b(?:trabaj\w+|laboral\w*|labor(?:a|ar|an)|emplead\w+|contrat\w+|ley|legal\w*)\b/,
    ],
    not: /\d{2,}|\b(?:millon(?:es)?|extras?|nocturn\w+|noche|domingos?|festivos?|intern[ao]|vive|duerme|menor(?:es)?|adolescentes?|medio tiempo|tiempo parcial|por dias|ustedes|uds|atienden|oficina|valor|cuanto (?:vale|cuesta|pago|le pago)|almuerzo|sabados?|vigilan\w+|celador\w*|conductor\w*|direccion|confianza|manejo)\b/,
    text: [
      workingWeek,
      'Más de 42 son horas extra: con acuerdo, hasta dos al día y doce a la semana, con 25% más de día y 75% de noche (Código Sustantivo del Trabajo, art. 168). El valor de la hora sale del salario del mes dividido por 210.',
    ],
    links: [read, call],
  },
  {
    topic: '¿Desde qué hora es nocturno y cuántas horas son a la semana?',
    when: [
      /\b(?:nocturn[oa]s?|(?:recargo|hora|horas) de (?:la )?noche)\b/,
      /\b(?:que horas?|empiez\w+|empez\w+|comienz\w+|arranca\w*|desde cuando)\b/,
      /\b(?:semana\w*|jornada|4[2-8] horas|\d{2} horas)\b/,
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|minimo|cuanto (?:me |nos |vale|pagan|cobran)|domingos?|dominical\w*|festivos?|ustedes|atienden)\b/,
    text: [
      'El recargo nocturno empieza a las 7:00 p.m. y va hasta las 6:00 a.m., desde el 25 de diciembre de 2025 (Ley 2466 de 2025, art. 10): cada hora de la jornada en ese tiempo vale 35% más (Código Sustantivo del Trabajo, art. 168).',
      'A la semana, en 2026, son máximo 42 horas desde el 15 de julio (Ley 2101 de 2021), sin bajar el salario. Lo que pase de ahí son horas extra: si te ponen 48, seis a la semana, con 25% más las de día y 75% más las de noche (art. 168). No es legal pagarlas como normales. El domingo y el festivo tienen su propio recargo.',
      'Lleva la cuenta de tus turnos y compárala con el desprendible; si faltan, pídelas por escrito. El Ministerio del Trabajo orienta gratis: www.mintrabajo.gov.co. Si eres quien contrata, nómina te hace la cuenta.',
    ],
    links: [read, call],
  },
  {
    topic: '¿Una fundación puede pagarle sueldo a su representante o directivos?',
    when: [
      /\b(?:fundacion(?:es)?|corporacion|asociacion|esal|ong|sin animo de lucro)\b/,
      /\b(?:represent\w+|director\w*|president[ea]|fundador\w*|gerente|junta|directiv[oa]s?|administrador\w*)\b/,
      /\b(?:sueldos?|salarios?|pag(?:a|ar|arle|arles|arse|arme|o|an)|remuner\w+|contrat(?:ar|arlo|arla|o))\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?(?:cobran|cuesta|vale)|revisor\w*|iva|ica|renta|impuestos?|multa\w*|sancion\w*|donacion\w*|padres de familia|conjunto|copropiedad|horizontal|constitu\w+|cre(?:ar|o)|camara)\b/,
    text: [
      'Sí puede. Sin ánimo de lucro quiere decir que los excedentes no se reparten, no que se trabaje gratis. El sueldo va con contrato de trabajo, afiliación y aportes, por lo que ese cargo vale en el mercado, y con el acta que pidan los estatutos. Lo prohibido es un pago que no corresponde a un trabajo real.',
      'Si está en el régimen tributario especial (código 04 en el RUT): los contratos con fundadores, representantes y directivos, o su familia, se registran en la DIAN, y lo que se paga a los cargos directivos por encima del 30% del gasto total del año no se acepta; pregunta si el tope aplica a una entidad de tu tamaño (E.T., art. 356-1). Un contador revisa contigo contrato, acta y registro.',
    ],
    links: [{ href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }, call],
  },
  {
    topic: 'No actualizamos el régimen especial, ¿perdimos el beneficio?',
    when: [
      /\b(?:fundacion(?:es)?|corporacion|asociacion|esal|ong|sin animo de lucro|entidad)\b/,
      /\b(?:regimen (?:tributario )?especial|rte|registro web|actualizaci\w+|permanencia)\b/,
      /\bno (?:\w+ ){0,3}(?:hic\w+|hizo|actualiz\w+|present\w+|renov\w+|registr\w+|tramit\w+|pud\w+|alcanz\w+)\b|\b(?:se nos|se me) (?:paso|olvido|vencio)\b|\b(?:olvid\w+|sin actualizar|fuera de (?:plazo|tiempo)|tarde)\b/,
      /\b(?:perd\w+|pierd\w+|beneficio|sac\w+|exclu\w+|que (?:pasa|hacemos|hago|sigue)|quedamos|grave|volver|recuper\w+|todavia|ordinari\w+|arregl\w+|solucion\w*)\b/,
    ],
    not: /\b(?:camara|renovacion mercantil|revisor\w*|donacion\w*|sueldos?|emplead[oa]s?|iva|ica|cuanto (?:me |nos )?(?:cobran|cuesta|vale)|cre(?:ar|o)|conjunto|copropiedad)\b/,
    text: [
      'Con calma: el beneficio de ese año, en general, sí se pierde, pero no para siempre. La entidad que no actualiza el registro web de la DIAN hasta el 30 de junio declara ese año como del régimen ordinario y lo cambia en el RUT (E.T., art. 364-5). Para volver pide de nuevo la calificación, en el mismo servicio.',
      'Ahora: 1. Entra al servicio de la DIAN y mira qué quedó presentado: a veces faltó un solo paso. 2. Mira si en la casilla 53 sigue el 04. 3. Aparta plata para la renta de ese año como ordinario y guarda los soportes de cada gasto. 4. No esperes otro año para pedir la calificación: un tributarista mira el caso contigo.',
    ],
    links: [call, { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }],
    calms: true,
  },
  {
    topic: '¿Actualizan el régimen tributario especial de una fundación?',
    when: [
      /\b(?:fundacion(?:es)?|corporacion|asociacion|esal|ong|sin animo de lucro|entidad)\b/,
      /\b(?:regimen (?:tributario )?especial|registro web|permanencia)\b/,
      /\b(?:(?:ustedes|uds) (?:lo |la |los )?(?:hacen|hace|manejan|tramitan|ayudan|actualizan)|lo hacen|hacen (?:eso|ese tramite|la actualizacion)|(?:me|nos) (?:pueden |podrian )?(?:ayud\w+|colabor\w+))\b/,
    ],
    not: /\b(?:cre(?:ar|o)|constitu\w+|revisor\w*|donacion\w*|donar|sueldos?|emplead[oa]s?|iva|ica|multa\w*|sancion\w*)\b/,
    text: [
      `Sí, lo hacemos: es parte de la asesoría tributaria, desde ${inPesos(startingPrice('asesoria-tributaria'))} al mes, más IVA; si quieres solo ese trámite, te damos el valor por escrito antes de empezar.`,
      ...(ownBusiness['¿Qué impuestos tiene una fundación?'] ?? []).slice(0, 1),
      'Ten a mano el RUT, los estatutos, el certificado de existencia, los estados financieros y la última declaración.',
    ],
    links: [{ href: contactHref('asesoria-tributaria'), label: 'Contárselo a un tributarista' }, call],
  },
  {
    topic: '¿Cómo liquido a una empleada interna?',
    when: [
      livesIn,
      atHome,
      /\bli[qk]u?id\w+\b|\bprestaciones\b|\b(?:se va|renunci\w+|termin\w+|se fue)\b[^]*\bcuanto\b|\bcuanto\b[^]*\b(?:se va|renunci\w+|termin\w+|se fue)\b/,
    ],
    not: /\b(?:demand\w+|embaraz\w+|despid\w+|despedi|incapac\w+|auditor\w*|control|revisor\w*|por dias|ustedes|seguridad social|mi (?:jefe|patron\w*)|soy|minimo|mil|millon(?:es)?|palos)\b|\d{5,}/,
    text: [
      `${withoutAid} Lo que se pactó en especie, como comida y pieza, también es salario y cuenta; si gana el mínimo, hasta el 30% (Código Sustantivo del Trabajo, art. 129).${ofYear}`,
      'La cuenta: cesantías, base × días / 360 (art. 249). Intereses: cesantías × días × 12% / 360 (Ley 52 de 1975). Prima: base × días del semestre / 360 (art. 306). Vacaciones: base × días / 720 (art. 186). Los días van desde que entró, con meses de 30. Resta lo que ya pagaste, suma los días sin pagar y paga al terminar, con un recibo firmado (art. 65); si la despides sin justa causa va además una indemnización.',
      'Escríbeme el salario y las fechas y hago la cuenta: «empleada interna, gana 1.800.000 al mes, entró el 3 de marzo y sale el 15 de diciembre, cuánto es la liquidación».',
    ],
    links: [payroll, call],
  },
  {
    topic: 'La prima y las cesantías de una empleada interna',
    when: [livesIn, atHome, /\b(?:primas?|cesantias)\b/],
    not: /\b(?:demand\w+|embaraz\w+|despid\w+|despedi|li[qk]u?id\w+|auditor\w*|control|por dias|ustedes|mi (?:jefe|patron\w*)|soy|mil|millon(?:es)?|palos|cuando|vence\w*|plazo)\b|\d{5,}|\bminimo\b[^]*\bcuanto\b|\bcuanto\b[^]*\bminimo\b/,
    text: [
      `Sí las tiene, como cualquier empleado. ${withoutAid}${ofYear}`,
      'Con menos tiempo van en proporción: la prima, salario × días del semestre / 360 (Código Sustantivo del Trabajo, art. 306), a más tardar el 30 de junio y en los primeros 20 días de diciembre; las cesantías, salario × días del año / 360 (art. 249), se consignan en su fondo hasta el 14 de febrero. Escríbeme el salario y el día en que entró y hago la cuenta.',
    ],
    links: [payroll, call],
  },
  {
    topic: 'La jornada de la semana y los domingos',
    when: [
      /\b(?:4[2-8] horas|jornada|horas (?:a la semana|semanales))\b/,
      /\b(?:domingos?|festivos?|dominical(?:es)?)\b/,
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|minimo|ustedes|atienden|nocturn\w+|noche|extras?|por dias|vigilan\w+|celador\w*|confianza)\b/,
    text: [workingWeek, sundayPay],
    links: [read, call],
  },
  {
    topic: 'Un empleado incapacitado más de 180 días',
    when: [
      /\bincapac\w+\b/,
      /\b(?:1[89]\d|[2-9]\d\d) dias\b/,
      /\b(?:emplead[oa]s?|trabajador\w*|retirar\w*|despedir\w*|echar\w*|terminar\w* (?:el|su) contrato|sacar(?:l[oa])?)\b/,
    ],
    not: /\b(?:cuanto (?:me )?(?:pagan|es)|maternidad|arl|accidente|cesantias)\b/,
    text: longLeave,
    links: [payroll, call],
  },
  {
    topic: 'La EPS no le paga la incapacidad a la empresa',
    when: [
      /\beps\b/,
      /\bincapac\w+\b/,
      /\bno (?:\w+ ){0,4}(?:pag\w+|reconoc\w+|respond\w+|reembols\w+|devuel\w+)\b|\b(?:nieg\w+|nego|negaron|demor\w+|debe|deben|rechaz\w+)\b|\brecobr\w+|\b(?:cobr(?:o|ar\w*|amos)|recuper\w+)\b(?=[^]*\beps\b)/,
      /\b(?:(?:un|una|mi|mis|nuestr[oa]s?|de la|del|de l[oa]s) (?:\w+ )?(?:emplead[oa]s?|trabajador(?:a|es|as)?|operari[oa]s?|muchach[oa]s?|vendedor(?:a|es)?|conductor)|recobr\w+)\b/,
    ],
    not: /\b(?:soy (?:\w+ )?(?:emplead|trabajador)\w*|mi (?:jef[ea]|patron\w*|empleador)|maternidad|paternidad|arl|accidente de trabajo|cuant[oa]s?|desped\w+|despid\w+|echar\w*|\d{3} dias|domestic[oa]|quien (?:\w+ ){0,2}pag\w+|si (?:la eps )?no pag\w+|independiente)\b/,
    text: [
      'Mientras tanto le pagas tú y se lo cobras a la EPS: el trámite es de la empresa (Decreto Ley 19 de 2012, art. 121). Por enfermedad común la EPS responde del día 3 al 180, así que a los cuatro o cinco meses todavía es ella; del 181 al 540, el fondo de pensiones (art. 142).',
      'Ahora: 1. Revisa que cada una esté radicada y que los aportes se pagaron. 2. Pide por escrito la razón y la fecha: la EPS tiene 15 días hábiles para revisar y 5 para pagar, y si se demora debe intereses (Decreto 1427 de 2022). 3. Si no responde, pon la queja en la Superintendencia Nacional de Salud, gratis. El cobro prescribe a los tres años de haberle pagado al trabajador.',
      'Si va largo, pide ya el concepto de rehabilitación: la EPS debe enviarlo al fondo antes del día 150. El contrato y los aportes siguen, y no lo despidas por eso sin permiso del Ministerio del Trabajo (Ley 361 de 1997, art. 26). Te ayudamos con el recobro.',
    ],
    links: [payroll, call],
  },
  {
    topic: 'La EPS no me paga la incapacidad',
    when: [
      /\beps\b/,
      /\bincapac\w+\b/,
      /\bno (?:\w+ ){0,3}(?:pag\w+|reconoc\w+|respond\w+)\b|\b(?:nieg\w+|nego|negaron|demor\w+|debe|deben|sin pagar(?:me)?)\b/,
    ],
    not: /\b(?:mi emplead[oa]|mi trabajador\w*|un emplead[oa]|una empleada|recobr\w+|maternidad|quien (?:\w+ ){0,2}pag\w+|si (?:la eps )?no pag\w+|cuanto|\d{3} dias|arl)\b/,
    text: [
      'Si ya está radicada y no pagan: 1. Reclámala por escrito a la EPS con el número de radicado, la incapacidad y tu cuenta, y pide la razón y la fecha de pago; guarda la copia con sello. 2. Si niegan o no contestan, pon la queja en la Superintendencia Nacional de Salud, que es gratis. 3. Si es tu único ingreso, puedes pedir el pago con una tutela: la Corte la acepta cuando se afecta el mínimo vital (T-194 de 2021).',
      'Si eres empleado, ese trámite es de la empresa y no te lo puede pasar: ella la radica y la cobra a la EPS (Decreto Ley 19 de 2012, art. 121); pídele por escrito el radicado. Si cotizas como independiente, revisa que los aportes del mes estén pagados. Y si ya pasó el día 180, paga el fondo de pensiones hasta el 540 (art. 142).',
    ],
    links: [payroll, call],
  },
  {
    topic: '¿Cuánta salud le descuentan a un pensionado?',
    when: [
      /\b(?:pensionad[oa]s?|jubilad[oa]s?|mesadas?)\b/,
      /\b(?:salud|eps)\b/,
      /\b(?:descuent\w+|descont\w+|quit\w+|porcentaje|(?:cuanto|por ?que|que tanto) (?:\w+ ){0,4}(?:pag\w+|es|salud))\b/,
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|contratos?|honorarios|prestacion de servicios|independiente|trabaj\w+|emplead[oa]s?|contrat\w+|asesor\w*|renta|declar\w+|arr[ie]+nd\w+|prepagada)\b/,
    text: [
      `Porque quien recibe pensión paga toda su salud: ya no hay quien emplee y ponga su parte. ${pensionHealth}`,
      'Se descuenta de cada mesada y ya no se cotiza a pensión. Si te descuentan otro porcentaje, pídele la explicación por escrito a quien te paga la pensión, con el desprendible. Si además trabajas por tu cuenta, por eso también se cotiza a salud: dímelo y te digo cuánto.',
    ],
    links: [read, call],
  },
  {
    topic: '¿Cuánto vale la revisoría fiscal de una fundación?',
    when: [
      /\b(?:fundaci\w+|corporacion|asociacion|esal|ong|sin animo de lucro)\b/,
      /\brevisor\w*\b/,
      /\bcuanto (?:me |nos |les |se )?(?:vale|valdria|cuesta|costaria|cobr\w+|sale|saldria|paga\w*)\b|\ben cuanto\b|\bprecios?\b|\btarifas?\b|\bhonorarios\b|\bcoti[sz]\w+\b|\bque valor\b/,
    ],
    not: /\b(?:no tener\w*|que pasa|gana|sueldo|multa\w*|sancion\w*|contabilidad|contador\w*|conjuntos?|edificios?)\b/,
    text: [
      `Desde ${inPesos(startingPrice('revisoria-fiscal'))} al mes, más IVA. El valor exacto va por escrito antes de empezar y depende de los ingresos, los activos, las sedes y los empleados; no la hacemos si llevamos tus libros.`,
      'Antes mira si la necesitas: una fundación, corporación o asociación la tiene si lo dicen sus estatutos o la entidad que la vigila (alcaldía o gobernación); los topes de la Ley 43 de 1990 (art. 13) son para sociedades comerciales. Mándanos los estatutos, el certificado de existencia y los ingresos y activos del último año, y te decimos si toca y cuánto vale.',
    ],
    links: [{ href: contactHref('revisoria-fiscal'), label: 'Pedir una cotización' }, call],
  },
  {
    topic: '¿Auditan fundaciones y proyectos de cooperación?',
    when: [
      /\baudit\w+\b/,
      /\b(?:fundaci\w+|corporacion(?:es)?|asociacion(?:es)?|esal|ong|oeneges?|sin animo de lucro|cooperacion|donantes?|cooperante)\b/,
      /\b(?:ustedes|uds|hacen|auditan|realizan|ofrecen|prestan|pueden|nos (?:pid\w+|exig\w+|solicit\w+)|necesit\w+|busc\w+|informe|coti[sz]\w+)\b/,
    ],
    not: /\b(?:revisor\w*|revisoria|dian|ugpp|beneficio de auditoria|que es|diferencia\w*|regimen|rte|forense|hallazgos?|contrat\w+ a (?:otr|un)\w+|juez|demand\w+)\b/,
    text: [
      `Sí, también auditamos fundaciones y otras entidades sin ánimo de lucro, si no llevamos su contabilidad ni somos su revisor fiscal. Toma de 3 a 8 semanas, desde ${inPesos(startingPrice('auditoria-externa'))} por proyecto, más IVA; la fecha del informe queda escrita en la propuesta.`,
      'Mira primero qué pide el donante: sus términos de referencia dicen si se audita solo el proyecto o toda la entidad, en qué idioma y moneda, y si exige cierta firma. Mándanos esos términos, el convenio, el presupuesto con lo gastado, el balance y la fecha en que lo necesitas. Si es para los primeros meses del año, conviene empezar ya, y si hay que contar existencias, avísanos antes del 31 de diciembre.',
    ],
    links: [{ href: contactHref('auditoria-externa'), label: 'Pedir una propuesta' }, call],
  },
  {
    topic: '¿Cuánto es la hora extra de noche?',
    when: [
      /\bextras?\b/,
      /\bnocturn\w+\b|\bnoche\b/,
      /\b(?:cuanto|cual|valor|porcentaje|recargo|como se paga)\b/,
      /\b(?:reforma|jornada|porcentaje|ahora|ley)\b/,
    ],
    not: /\d{5,}|\b(?:domin\w+|festiv\w+|millon(?:es)?|minimo|gan[ao]|vigilan\w+|celador\w*|ustedes|intern[ao]s?|no (?:me |les? )?pag\w+)\b/,
    text: [
      `La hora ordinaria más el 75%; la extra de día, más el 25% (Código Sustantivo del Trabajo, art. 168). Con ${inPesos(2_000_000)} al mes, la hora es ${inPesos(2_000_000 / 210)}: la extra de noche, ${inPesos((2_000_000 / 210) * 1.75)}, y la de día, ${inPesos((2_000_000 / 210) * 1.25)}. La noche empieza a las 7:00 p.m. desde el 25 de diciembre de 2025. Son dos horas extra al día y doce a la semana, como máximo.`,
      `${workingWeek} La hora sale del salario del mes dividido por 210.`,
    ],
    links: [read, call],
  },
]
